"""What the objectives give, and whether a race is met."""

from __future__ import annotations

from inklands.fast.explorers import constants as t
from inklands.fast.explorers.match import (
    APPLES,
    AREA,
    BESIDE,
    ITEM,
    MOST_OBJECTIVES,
    NO_OBJECTIVE,
    OBJECTIVE,
    TEMPLE,
    TEMPLES,
)
from inklands.fast.explorers.sheet import EVERYWHERE, NOT_FIRST, NOT_LAST, WIDTH, neighbours
from inklands.games.explorers.landscape.terrain import GRID
from inklands.games.explorers.objectives.points import CORNERS as CORNER_CELLS
from inklands.games.explorers.objectives.races import EDGES as EDGE_CELLS
from inklands.grid.kernel import Ints, Mask, Masks, constants, kernel, mask_constants

FAMILY, ABOUT, AMOUNT = constants(t.FAMILY), constants(t.ABOUT), constants(t.AMOUNT)
POINTS_AT, OBJECTIVE_POINTS = constants(t.POINTS_AT), constants(t.OBJECTIVE_POINTS)
WITHOUT, ZONES, FULL, COUNT, RACE, LONGEST = (
    t.WITHOUT, t.ZONES, t.FULL, t.COUNT, t.RACE, t.LONGEST,
)  # fmt: skip
FOOD_SET, VILLAGES, TEMPLES_BESIDE, CORNERS = t.FOOD_SET, t.VILLAGES, t.TEMPLES, t.CORNERS
PLACES, EDGES = t.PLACES, t.EDGES
CORNER_BOARD = Mask(CORNER_CELLS)
FIRST_ROW, FIRST_COLUMN = Mask(GRID.rows[0]), Mask(GRID.columns[0])
EDGE_MASKS = mask_constants(EDGE_CELLS)
QUARTER_MASKS = mask_constants(t.QUARTERS)
VERTICAL, HORIZONTAL = 0, 1
OF_ROWS, OF_COLUMNS = 0, 1


@kernel
def amount_points(objective: int, amount: int) -> int:
    """What a table gives for an amount; its last value holds for more."""
    first = POINTS_AT[objective]
    return OBJECTIVE_POINTS[first + min(amount, POINTS_AT[objective + 1] - first - 1)]


@kernel
def objectives_points(b: Masks, v: Ints, crossed: int) -> int:
    """The points of all objectives in play but races."""
    total = 0
    for i in range(MOST_OBJECTIVES):
        if v[OBJECTIVE + i] != NO_OBJECTIVE:
            total += objective_points(b, v[OBJECTIVE + i], crossed)
    return total


@kernel
def objective_points(b: Masks, objective: int, crossed: int) -> int:
    """What one objective gives; nothing for a race, which is settled turn by turn."""
    family = FAMILY[objective]
    about = ABOUT[objective]
    amount = 0
    if family == COUNT:
        return amount_points(objective, counted(b, about, crossed))
    if family == RACE:
        return 0
    if family == WITHOUT:
        amount = 0 if crossed & b[ITEM + about] else 1
    elif family == ZONES:
        amount = 1 if reaches_all(crossed & b[AREA + about], b[AREA + about]) else 0
    elif family == FULL:
        amount = 1 if crosses_over(about, crossed) else 0
    elif family == LONGEST:
        amount = longest(about, crossed)
    else:
        return amount_points(objective, largest_square(crossed))
    return amount * OBJECTIVE_POINTS[POINTS_AT[objective]]


@kernel
def reaches_all(grown: int, cells: int) -> bool:
    """Whether every joined part of *cells* holds a cell of *grown*."""
    while True:
        wider = (grown | neighbours(grown)) & cells
        if wider == grown:
            return grown == cells
        grown = wider


@kernel
def crosses_over(kind: int, crossed: int) -> bool:
    """Whether a row, a column, or one or the other is crossed from edge to edge."""
    return (kind != OF_COLUMNS and has_full_line(crossed, FIRST_ROW, WIDTH)) or (
        kind != OF_ROWS and has_full_line(crossed, FIRST_COLUMN, 1)
    )


@kernel
def has_full_line(crossed: int, line: int, step: int) -> bool:
    """Whether *line*, moved on by *step* again and again, is crossed all over once."""
    for i in range(WIDTH):
        moved = line << step * i
        if crossed & moved == moved:
            return True
    return False


@kernel
def counted(b: Masks, about: int, crossed: int) -> int:
    """How many of a thing were crossed, surrounded or reached."""
    if about == FOOD_SET:
        fewest = (crossed & b[APPLES]).bit_count()
        for kind in range(1, 3):
            fewest = min(fewest, (crossed & b[APPLES + kind]).bit_count())
        return fewest
    if about == VILLAGES:
        return surrounded(b, crossed, 4)
    if about == TEMPLES_BESIDE:
        enough = 0
        for i in range(4):
            enough += (neighbours(b[TEMPLE + i]) & crossed).bit_count() >= 2
        return enough
    if about == CORNERS:
        return (crossed & CORNER_BOARD).bit_count()
    return (crossed & b[ITEM + about]).bit_count()


@kernel
def surrounded(b: Masks, crossed: int, least: int) -> int:
    """How many villages have so many crosses beside them."""
    enough = 0
    for i in range(4):
        enough += (b[BESIDE + i] & crossed).bit_count() >= least
    return enough


@kernel
def longest(direction: int, crossed: int) -> int:
    """The length of the longest straight run of crosses."""
    if direction == VERTICAL:
        return longest_run(crossed, WIDTH, EVERYWHERE)
    if direction == HORIZONTAL:
        return longest_run(crossed, 1, NOT_FIRST)
    return max(
        longest_run(crossed, WIDTH + 1, NOT_FIRST), longest_run(crossed, WIDTH - 1, NOT_LAST)
    )


@kernel
def longest_run(crossed: int, step: int, arrival: int) -> int:
    length = 0
    ends = crossed
    while ends:
        length += 1
        ends = ends << step & arrival & crossed
    return length


@kernel
def largest_square(crossed: int) -> int:
    """The side of the largest square crossed all over."""
    side = 0
    corners = crossed
    while corners:
        side += 1
        moved = corners << 1 & NOT_FIRST
        corners &= moved & corners << WIDTH & moved << WIDTH
    return side


@kernel
def is_met(b: Masks, race: int, crossed: int) -> bool:
    about = ABOUT[race]
    if about == VILLAGES:
        return surrounded(b, crossed, 1) == 4
    if about == PLACES:
        return surrounded(b, crossed, 1) >= 3 and (crossed & b[TEMPLES]).bit_count() >= 3
    if about == EDGES:
        for i in range(4):
            if not crossed & EDGE_MASKS[i]:
                return False
        return True
    if about > EDGES:
        for i in range(4):
            if (crossed & QUARTER_MASKS[i]).bit_count() < 3:
                return False
        return True
    return (crossed & b[ITEM + about]).bit_count() >= AMOUNT[race]
