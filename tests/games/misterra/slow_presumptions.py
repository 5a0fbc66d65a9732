"""The presumptions again, written plainly on a table of letters."""

from __future__ import annotations

from collections.abc import Callable, Iterator

Paper = list[str]
Cell = tuple[int, int]

LADDERS = {
    "zones": [(3, 2), (4, 5), (5, 8), (6, 11), (7, 14)],
    "edge": [(4, 2), (5, 5), (6, 8), (7, 11), (8, 14)],
    "apart": [(3, 4), (4, 6), (5, 8), (6, 10), (7, 12)],
    "largest": [(4, 4), (6, 10), (8, 15), (10, 20)],
    "smallest": [(2, 6), (3, 10), (4, 18), (5, 25), (6, 30)],
    "ones": [(5, 3), (8, 10), (12, 15), (16, 20), (25, 30)],
    "twos": [(4, 6), (6, 10), (8, 15), (10, 20), (12, 25)],
    "most": [(8, 6), (10, 9), (12, 12), (15, 18)],
    "sets": [(3, 5), (4, 8), (5, 12), (6, 18)],
}
CELLS = [(row, column) for row in range(5) for column in range(5)]


def slow_points(number: int, paper: Paper) -> int:
    """The points of a presumption for rows of letters, the beach at their left."""
    return RULES[number](paper)


def reached(ladder: str, count: int) -> int:
    return max((points for least, points in LADDERS[ladder] if count >= least), default=0)


def beside(cell: Cell) -> Iterator[Cell]:
    row, column = cell
    for other in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        if other in CELLS:
            yield other


def zones(paper: Paper) -> Iterator[set[Cell]]:
    left = {(row, column) for row, column in CELLS if paper[row][column] != "."}
    while left:
        zone, edge = set(), [left.pop()]
        while edge:
            cell = edge.pop()
            zone.add(cell)
            alike = {c for c in beside(cell) if c in left and at(paper, c) == at(paper, cell)}
            left -= alike
            edge += alike
        yield zone


def at(paper: Paper, cell: Cell) -> str:
    return paper[cell[0]][cell[1]]


def zones_of(letter: str) -> Callable[[Paper], int]:
    def points(paper: Paper) -> int:
        own = (zone for zone in zones(paper) if all(at(paper, cell) == letter for cell in zone))
        return sum(reached("zones", len(zone)) for zone in own)

    return points


def edge_of(letter: str) -> Callable[[Paper], int]:
    def points(paper: Paper) -> int:
        edge = [cell for cell in CELLS if len(list(beside(cell))) < 4]
        count = sum(at(paper, cell) == letter for cell in edge)
        return reached("edge", count) + max(count - 8, 0)

    return points


def apart(letter: str, avoided: str) -> Callable[[Paper], int]:
    def points(paper: Paper) -> int:
        count = sum(
            at(paper, cell) == letter and all(at(paper, c) != avoided for c in beside(cell))
            for cell in CELLS
        )
        return reached("apart", count) + max(count - 7, 0)

    return points


def columns(paper: Paper) -> list[str]:
    return ["".join(row[column] for row in paper) for column in range(5)]


def lines_of_all(lines: list[str]) -> int:
    return sum(4 for line in lines if set(line) == set("SLJM"))


def lines_of_one(lines: list[str]) -> int:
    return sum(5 for line in lines if len(set(line)) == 1 and "." not in line)


def counts(paper: Paper) -> list[int]:
    return ["".join(paper).count(letter) for letter in "SLJM"]


def zones_sized(paper: Paper, size: int) -> int:
    return sum(len(zone) == size for zone in zones(paper))


def pattern(picture: str, each: int) -> Callable[[Paper], int]:
    drawn = picture.split("/")

    def lies(paper: Paper, row: int, column: int) -> bool:
        found = {(row + r, column + c): d for r, ds in enumerate(drawn) for c, d in enumerate(ds)}
        wanted = {cell: letter for cell, letter in found.items() if letter != "."}
        return all(cell in CELLS and at(paper, cell) == wanted[cell] for cell in wanted)

    return lambda paper: each * sum(lies(paper, row, column) for row, column in CELLS)


RULES: dict[int, Callable[[Paper], int]] = {
    **{n: zones_of(letter) for n, letter in enumerate("SLJM", 1)},
    **{n: edge_of(letter) for n, letter in enumerate("SLJM", 5)},
    9: lines_of_all,
    10: lambda paper: lines_of_all(columns(paper)),
    11: lines_of_one,
    12: lambda paper: lines_of_one(columns(paper)),
    **{n: apart(*pair) for n, pair in enumerate(("SL", "LJ", "JM", "MS"), 13)},
    17: lambda paper: reached("largest", max(map(len, zones(paper)), default=0)),
    18: lambda paper: reached("smallest", min(map(len, zones(paper)), default=0)),
    19: lambda paper: reached("ones", zones_sized(paper, 1)),
    20: lambda paper: reached("twos", zones_sized(paper, 2)),
    21: lambda paper: reached("most", max(counts(paper))),
    22: lambda paper: 3 * min((count for count in counts(paper) if count), default=0),
    23: lambda paper: reached("sets", min(counts(paper))),
    **{n: pattern(p, 5) for n, p in enumerate(("SLJ", "LJM", "JMS", "MSL"), 24)},
    **{
        n: pattern(p, 8) for n, p in enumerate(("S./LJ/S.", "L./JM/L.", "J./MS/J.", "M./SL/M."), 28)
    },
}
