"""What objectives give, as kernels; the title's own objectives are their slow twins."""

from __future__ import annotations

from mapwright.fast.explorers import tables as t
from mapwright.fast.explorers.land import (
    AREA,
    COLUMNS,
    EVERYWHERE,
    FOOD,
    ITEM,
    NOT_FIRST,
    NOT_LAST,
    ROWS,
    TEMPLE_AT,
    VILLAGE_AT,
    largest_square,
    longest_run,
    region,
    surrounded,
    villages_reached,
)
from mapwright.games.explorers.landscape import QUARTERS as TILE_CELLS
from mapwright.games.explorers.objective_points import CORNERS as CORNER_CELLS
from mapwright.grid.kernel import Board, Boards, boards, kernel, table

KIND, SUBJECT, AMOUNT, POINTS = (
    table(t.OBJECTIVE_KIND), table(t.OBJECTIVE_SUBJECT),
    table(t.OBJECTIVE_AMOUNT), table(t.OBJECTIVE_POINTS),
)  # fmt: skip
THING_ITEM, RACE_ITEM = table(t.THING_ITEM), table(t.RACE_ITEM)
THING_ITEMS, RACE_ITEMS = len(t.THING_ITEM), len(t.RACE_ITEM)
QUARTERS, CORNERS = boards(TILE_CELLS), Board(CORNER_CELLS)
LINE = t.LINE
WITHOUT, ZONES, FULL_LINE, COUNT, RACE, LONGEST = range(6)


@kernel
def all_zones(b: Boards, terrain: int, crossed: int) -> bool:
    """Whether every region of a terrain holds a cross."""
    area = b[AREA + terrain]
    while area:
        zone = region(area & -area, area)
        if not zone & crossed:
            return False
        area ^= zone
    return True


@kernel
def full_line(is_row: int, crossed: int) -> bool:
    for i in range(16):
        line = ROWS[i] if is_row else COLUMNS[i]
        if crossed & line == line:
            return True
    return False


@kernel
def counted(b: Boards, thing: int, crossed: int) -> int:
    if thing < THING_ITEMS:
        return (crossed & b[ITEM + THING_ITEM[thing]]).bit_count()
    if thing == THING_ITEMS:
        fewest = (crossed & b[FOOD]).bit_count()
        fewest = min(fewest, (crossed & b[FOOD + 1]).bit_count())
        return min(fewest, (crossed & b[FOOD + 2]).bit_count())
    if thing == THING_ITEMS + 1:
        return surrounded(b, VILLAGE_AT, crossed, 4)
    if thing == THING_ITEMS + 2:
        return surrounded(b, TEMPLE_AT, crossed, 2)
    return (crossed & CORNERS).bit_count()


@kernel
def longest(direction: int, crossed: int) -> int:
    if direction == 0:
        return longest_run(crossed, 16, EVERYWHERE)
    if direction == 1:
        return longest_run(crossed, 1, NOT_FIRST)
    down_right = longest_run(crossed, 17, NOT_FIRST)
    return max(down_right, longest_run(crossed, 15, NOT_LAST))


@kernel
def objective_points(objective: int, b: Boards, crossed: int) -> int:
    """What an objective that is no race gives at the end."""
    kind = KIND[objective]
    subject = SUBJECT[objective]
    first = LINE * objective
    if kind == WITHOUT:
        return 0 if crossed & b[ITEM + subject] else POINTS[first]
    if kind == ZONES:
        return POINTS[first] if all_zones(b, subject, crossed) else 0
    if kind == FULL_LINE:
        return POINTS[first] if full_line(subject, crossed) else 0
    if kind == COUNT:
        return POINTS[first + min(counted(b, subject, crossed), LINE - 1)]
    if kind == LONGEST:
        return POINTS[first] * longest(subject, crossed)
    return POINTS[first + min(largest_square(crossed), LINE - 1)]


@kernel
def is_met(objective: int, b: Boards, crossed: int) -> bool:
    """Whether the condition of a race is met."""
    condition = SUBJECT[objective]
    if condition < RACE_ITEMS:
        return (crossed & b[ITEM + RACE_ITEM[condition]]).bit_count() >= AMOUNT[objective]
    if condition == RACE_ITEMS:
        return villages_reached(b, crossed) == 4
    if condition == RACE_ITEMS + 1:
        temples = 0
        for i in range(4):
            if crossed & b[TEMPLE_AT + i]:
                temples += 1
        return villages_reached(b, crossed) >= 3 and temples >= 3
    if condition == RACE_ITEMS + 2:
        if not crossed & ROWS[0] or not crossed & ROWS[15]:
            return False
        return bool(crossed & COLUMNS[0]) and bool(crossed & COLUMNS[15])
    for i in range(4):
        if (crossed & QUARTERS[i]).bit_count() < 3:
            return False
    return True
