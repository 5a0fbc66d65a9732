"""The sixteen goals as plain loops over rows of letters, written from the facts of the cards."""

from __future__ import annotations

from tests.games.cartographers.paper_art import SIDE, Cell, Paper

SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))


def around(cell: Cell) -> list[Cell]:
    """The four places beside *cell*, those beyond the edge too."""
    return [(cell[0] + dr, cell[1] + dc) for dr, dc in SIDES]


def touches(drawn: Paper, cell: Cell, letters: str) -> bool:
    return any((drawn.at(*side) or "?") in letters for side in around(cell))


def on_edge(cell: Cell) -> bool:
    return cell[0] in (0, SIDE - 1) or cell[1] in (0, SIDE - 1)


def is_filled(drawn: Paper, cell: Cell) -> bool:
    return drawn.at(*cell) != "."


def is_enclosed(drawn: Paper, cell: Cell) -> bool:
    """Filled cells or the edge on all four sides: beyond the edge there is no empty cell."""
    return all(drawn.at(*side) != "." for side in around(cell))


def groups(drawn: Paper, letter: str) -> list[set[Cell]]:
    """The joined cells of one terrain, by a walk from each cell not yet met."""
    left, found = drawn.cells(letter), []
    while left:
        group, ahead = set(), [left.pop()]
        while ahead:
            cell = ahead.pop()
            group.add(cell)
            beside = [side for side in around(cell) if side in left]
            left.difference_update(beside)
            ahead.extend(beside)
        found.append(group)
    return found


def sentinel_wood(drawn: Paper) -> int:
    return len([cell for cell in drawn.cells("F") if on_edge(cell)])


def greenbough(drawn: Paper) -> int:
    forests = drawn.cells("F")
    return len({r for r, _ in forests}) + len({c for _, c in forests})


def treetower(drawn: Paper) -> int:
    return len([cell for cell in drawn.cells("F") if is_enclosed(drawn, cell)])


def stoneside_forest(drawn: Paper) -> int:
    linked: set[Cell] = set()
    for group in groups(drawn, "F"):
        mountains = {side for cell in group for side in around(cell) if drawn.at(*side) == "^"}
        if len(mountains) >= 2:
            linked |= mountains
    return 3 * len(linked)


def canal_lake(drawn: Paper) -> int:
    wet = [cell for cell in drawn.cells("W") if touches(drawn, cell, "A")]
    dry = [cell for cell in drawn.cells("A") if touches(drawn, cell, "W")]
    return len(wet) + len(dry)


def mages_valley(drawn: Paper) -> int:
    wet = [cell for cell in drawn.cells("W") if touches(drawn, cell, "^")]
    dry = [cell for cell in drawn.cells("A") if touches(drawn, cell, "^")]
    return 2 * len(wet) + len(dry)


def the_golden_granary(drawn: Paper) -> int:
    wet = [cell for cell in drawn.cells("W") if any(side in drawn.ruins for side in around(cell))]
    return len(wet) + 3 * len(drawn.cells("A") & drawn.ruins)


def shoreside_expanse(drawn: Paper) -> int:
    score = 0
    for own, other in ("AW", "WA"):
        for group in groups(drawn, own):
            if not any(on_edge(cell) or touches(drawn, cell, other) for cell in group):
                score += 3
    return score


def wildholds(drawn: Paper) -> int:
    return sum(8 for group in groups(drawn, "V") if len(group) >= 6)


def great_city(drawn: Paper) -> int:
    off = [
        len(group)
        for group in groups(drawn, "V")
        if not any(touches(drawn, cell, "^") for cell in group)
    ]
    return max(off, default=0)


def greengold_plains(drawn: Paper) -> int:
    score = 0
    for group in groups(drawn, "V"):
        met = {drawn.at(*side) for cell in group for side in around(cell)}
        if len(met & {"F", "A", "W", "M", "^"}) >= 3:
            score += 3
    return score


def shieldgate(drawn: Paper) -> int:
    sizes = sorted(len(group) for group in groups(drawn, "V"))
    return 2 * sizes[-2] if len(sizes) > 1 else 0


def borderlands(drawn: Paper) -> int:
    score = 0
    for line in range(SIDE):
        if all(is_filled(drawn, (line, c)) for c in range(SIDE)):
            score += 6
        if all(is_filled(drawn, (r, line)) for r in range(SIDE)):
            score += 6
    return score


def lost_barony(drawn: Paper) -> int:
    for side in range(SIDE, 0, -1):
        for top in range(SIDE - side + 1):
            for left in range(SIDE - side + 1):
                square = [(top + r, left + c) for r in range(side) for c in range(side)]
                if all(is_filled(drawn, cell) for cell in square):
                    return 3 * side
    return 0


def the_broken_road(drawn: Paper) -> int:
    score = 0
    for k in range(SIDE):
        if all(is_filled(drawn, (k + step, step)) for step in range(SIDE - k)):
            score += 3
    return score


def the_cauldrons(drawn: Paper) -> int:
    return len([cell for cell in drawn.cells(".") if is_enclosed(drawn, cell)])


def monsters_cost(drawn: Paper) -> int:
    return len([cell for cell in drawn.cells(".") if touches(drawn, cell, "M")])


SLOW_GOALS = {
    goal.__name__.replace("_", "-"): goal
    for goal in (
        sentinel_wood,
        greenbough,
        treetower,
        stoneside_forest,
        canal_lake,
        mages_valley,
        the_golden_granary,
        shoreside_expanse,
        wildholds,
        great_city,
        greengold_plains,
        shieldgate,
        borderlands,
        lost_barony,
        the_broken_road,
        the_cauldrons,
    )
}
