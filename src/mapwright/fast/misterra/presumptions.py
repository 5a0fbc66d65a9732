"""The totals of the presumptions as kernels; the title's own are their slow twins."""

from __future__ import annotations

from mapwright.fast.misterra import tables as t
from mapwright.fast.misterra.ground import neighbours, region
from mapwright.fast.misterra.match import TERRAINS
from mapwright.grid.kernel import Board, Boards, boards, kernel, table

BORDER = Board(t.BORDER)
LINES = boards((*t.COLUMNS, *t.ROWS))
SIDE = len(t.ROWS)
FAMILY, TERRAIN, ASIDE, EACH = table(t.FAMILY), table(t.TERRAIN), table(t.ASIDE), table(t.EACH)
LADDERS, COUNTS, PRESUMPTIONS = table(t.LADDERS), t.LAND + 1, len(t.NUMBERS)
POINT = t.POINT
PATTERN_AT, PATTERN_INSIDE = table(t.PATTERN_AT), boards(t.PATTERN_INSIDE)
PATTERN_OFFSETS, PATTERN_TERRAINS = table(t.PATTERN_OFFSETS), table(t.PATTERN_TERRAINS)
(
    ZONES_OF_TERRAIN, EDGE, APART, LINES_OF_ALL, LINES_OF_ONE, LARGEST, SMALLEST, ZONES_OF_SIZE,
    MOST_COMMON, LEAST_COMMON, SETS, PATTERN,
) = range(len(t.FAMILIES))  # fmt: skip


@kernel
def zones_of_terrain(ladder: int, cells: int) -> int:
    value = 0
    while cells:
        zone = region(cells & -cells, cells)
        cells ^= zone
        value += LADDERS[ladder + zone.bit_count()]
    return value


@kernel
def lines_of_all(b: Boards, at: int, runs_inland: int) -> int:
    """How many complete lines hold all four terrains."""
    covered = b[at] | b[at + 1] | b[at + 2] | b[at + 3]
    found = 0
    for i in range(SIDE * runs_inland, SIDE * runs_inland + SIDE):
        line = LINES[i]
        present = 0
        for terrain in range(TERRAINS):
            if b[at + terrain] & line:
                present += 1
        if covered & line == line and present == TERRAINS:
            found += 1
    return found


@kernel
def lines_of_one(b: Boards, at: int, runs_inland: int) -> int:
    """How many complete lines hold a single terrain."""
    found = 0
    for i in range(SIDE * runs_inland, SIDE * runs_inland + SIDE):
        line = LINES[i]
        for terrain in range(TERRAINS):
            if b[at + terrain] & line == line:
                found += 1
    return found


@kernel
def largest_zone(b: Boards, at: int) -> int:
    most = 0
    for terrain in range(TERRAINS):
        cells = b[at + terrain]
        while cells:
            zone = region(cells & -cells, cells)
            cells ^= zone
            most = max(most, zone.bit_count())
    return most


@kernel
def smallest_zone(b: Boards, at: int) -> int:
    """The size of the smallest zone; 0 without any."""
    least = 0
    for terrain in range(TERRAINS):
        cells = b[at + terrain]
        while cells:
            zone = region(cells & -cells, cells)
            cells ^= zone
            size = zone.bit_count()
            if least == 0 or size < least:
                least = size
    return least


@kernel
def zones_of_size(b: Boards, at: int, size: int) -> int:
    found = 0
    for terrain in range(TERRAINS):
        cells = b[at + terrain]
        while cells:
            zone = region(cells & -cells, cells)
            cells ^= zone
            if zone.bit_count() == size:
                found += 1
    return found


@kernel
def most_common(b: Boards, at: int) -> int:
    most = 0
    for terrain in range(TERRAINS):
        most = max(most, b[at + terrain].bit_count())
    return most


@kernel
def least_common(b: Boards, at: int) -> int:
    """How many cells the rarest terrain has among those that are there."""
    least = 0
    for terrain in range(TERRAINS):
        count = b[at + terrain].bit_count()
        if count and (least == 0 or count < least):
            least = count
    return least


@kernel
def sets_of_four(b: Boards, at: int) -> int:
    least = b[at].bit_count()
    for terrain in range(1, TERRAINS):
        least = min(least, b[at + terrain].bit_count())
    return least


@kernel
def patterns(number: int, b: Boards, at: int) -> int:
    """How often the pattern lies as drawn."""
    found = PATTERN_INSIDE[number]
    for i in range(PATTERN_AT[number], PATTERN_AT[number + 1]):
        found &= b[at + PATTERN_TERRAINS[i]] >> PATTERN_OFFSETS[i]
    return found.bit_count()


@kernel
def presumption_value(number: int, b: Boards, at: int, hoped: int) -> int:
    """
    What presumption *number* gives for the parchment that begins at ``b[at]``, in quarters.

    With 1 for *hoped*, a count on its way to the next row of a ladder is worth something already.
    """
    family = FAMILY[number]
    ladder = COUNTS * (number + PRESUMPTIONS * hoped)
    each = POINT * EACH[number]
    cells = b[at + TERRAIN[number]]
    if family == ZONES_OF_TERRAIN:
        return zones_of_terrain(ladder, cells)
    if family == EDGE:
        return LADDERS[ladder + (cells & BORDER).bit_count()]
    if family == APART:
        beside = neighbours(b[at + ASIDE[number]])
        return LADDERS[ladder + (cells & ~beside).bit_count()]
    if family == LINES_OF_ALL:
        return each * lines_of_all(b, at, ASIDE[number])
    if family == LINES_OF_ONE:
        return each * lines_of_one(b, at, ASIDE[number])
    if family == LARGEST:
        return LADDERS[ladder + largest_zone(b, at)]
    if family == SMALLEST:
        return LADDERS[ladder + smallest_zone(b, at)]
    if family == ZONES_OF_SIZE:
        return LADDERS[ladder + zones_of_size(b, at, ASIDE[number])]
    if family == MOST_COMMON:
        return LADDERS[ladder + most_common(b, at)]
    if family == LEAST_COMMON:
        return each * least_common(b, at)
    if family == SETS:
        return LADDERS[ladder + sets_of_four(b, at)]
    return each * patterns(number, b, at)
