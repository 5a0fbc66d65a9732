"""The totals of the presumptions as kernels; the title's own are their slow twins."""

from __future__ import annotations

from mapwright.fast.misterra import tables as t
from mapwright.fast.misterra.ground import NONE, neighbours, region
from mapwright.fast.misterra.match import TERRAINS
from mapwright.grid.kernel import Board, Boards, boards, kernel, table

BORDER = Board(t.BORDER)
LINES = boards((*t.COLUMNS, *t.ROWS))
SIDE = len(t.ROWS)
FAMILY, TERRAIN, ASIDE, EACH = table(t.FAMILY), table(t.TERRAIN), table(t.ASIDE), table(t.EACH)
CONCERNS = table(t.CONCERNS)
"""The terrains that matter to a presumption, a bit each."""
LADDERS, COUNTS, PRESUMPTIONS = table(t.LADDERS), t.LAND + 1, len(t.NUMBERS)
POINT = t.POINT
ROOMY = 3
"""Zones of so many cells are neither good nor bad for the hope in the smallest."""
PATTERN_AT, PATTERN_INSIDE = table(t.PATTERN_AT), boards(t.PATTERN_INSIDE)
PATTERN_OFFSETS, PATTERN_TERRAINS = table(t.PATTERN_OFFSETS), table(t.PATTERN_TERRAINS)
(
    ZONES_OF_TERRAIN, EDGE, APART, LINES_OF_ALL, LINES_OF_ONE, LARGEST, SMALLEST, ZONES_OF_SIZE,
    MOST_COMMON, LEAST_COMMON, SETS, PATTERN,
) = range(len(t.FAMILIES))  # fmt: skip


@kernel
def rung(number: int, count: int, hope: int) -> int:
    """What a count gives by its ladder, and a share of what the way to the next row promises."""
    given = LADDERS[COUNTS * number + count]
    return given + ((LADDERS[COUNTS * (number + PRESUMPTIONS) + count] - given) * hope >> 4)


@kernel
def zones_of_terrain(number: int, cells: int, hope: int) -> int:
    value = 0
    while cells:
        zone = region(cells & -cells, cells)
        cells ^= zone
        value += rung(number, zone.bit_count(), hope)
    return value


@kernel
def part_of_line(right: int, whole: int, hope: int) -> int:
    """What a line gives that is worth *whole*, or promises with so many cells right."""
    return whole if right == SIDE else whole * right * right * hope // (16 * SIDE * SIDE)


@kernel
def lines_of_all(b: Boards, at: int, runs_inland: int, whole: int, hope: int) -> int:
    """What complete lines with all four terrains give; one cell may repeat a terrain."""
    covered = b[at] | b[at + 1] | b[at + 2] | b[at + 3]
    value = 0
    for i in range(SIDE * runs_inland, SIDE * runs_inland + SIDE):
        line = LINES[i]
        present = 0
        for terrain in range(TERRAINS):
            if b[at + terrain] & line:
                present += 1
        right = min(present + 1, (covered & line).bit_count())
        value += part_of_line(right, whole, hope)
    return value


@kernel
def lines_of_one(b: Boards, at: int, runs_inland: int, whole: int, hope: int) -> int:
    """What complete lines of a single terrain give."""
    value = 0
    for i in range(SIDE * runs_inland, SIDE * runs_inland + SIDE):
        line = LINES[i]
        right = 0
        for terrain in range(TERRAINS):
            right = max(right, (b[at + terrain] & line).bit_count())
        value += part_of_line(right, whole, hope)
    return value


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
def smallest_zone(number: int, b: Boards, at: int, hope: int) -> int:
    """What the smallest zone gives; there is hope as long as there are few zones."""
    least = 0
    spare = 0
    for terrain in range(TERRAINS):
        cells = b[at + terrain]
        while cells:
            zone = region(cells & -cells, cells)
            cells ^= zone
            size = zone.bit_count()
            spare += size - ROOMY
            if least == 0 or size < least:
                least = size
    return rung(number, least, hope) + spare * hope


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
def patterns(number: int, b: Boards, at: int, whole: int, hope: int) -> int:
    """What a pattern gives each time it lies as drawn, or lacks one cell."""
    found = PATTERN_INSIDE[number]
    nearly = found & ~found
    for i in range(PATTERN_AT[number], PATTERN_AT[number + 1]):
        right = b[at + PATTERN_TERRAINS[i]] >> PATTERN_OFFSETS[i]
        nearly = nearly & right | found & ~right
        found &= right
    return whole * found.bit_count() + (whole * hope * nearly.bit_count() >> 4)


@kernel
def presumption_value(number: int, b: Boards, at: int, hope: int) -> int:
    """
    What presumption *number* gives for the parchment that begins at ``b[at]``, in sixteenths.

    With *hope*, sixteenths too, what is half done is worth something already.
    """
    family = FAMILY[number]
    each = POINT * EACH[number]
    cells = b[at + TERRAIN[number]]
    if family == ZONES_OF_TERRAIN:
        return zones_of_terrain(number, cells, hope)
    if family == EDGE:
        return rung(number, (cells & BORDER).bit_count(), hope)
    if family == APART:
        beside = neighbours(b[at + ASIDE[number]])
        return rung(number, (cells & ~beside).bit_count(), hope)
    if family == LINES_OF_ALL:
        return lines_of_all(b, at, ASIDE[number], each, hope)
    if family == LINES_OF_ONE:
        return lines_of_one(b, at, ASIDE[number], each, hope)
    if family == LARGEST:
        return rung(number, largest_zone(b, at), hope)
    if family == SMALLEST:
        return smallest_zone(number, b, at, hope)
    if family == ZONES_OF_SIZE:
        return rung(number, zones_of_size(b, at, ASIDE[number]), hope)
    if family == MOST_COMMON:
        return rung(number, most_common(b, at), hope)
    if family == LEAST_COMMON:
        return each * least_common(b, at)
    if family == SETS:
        return rung(number, sets_of_four(b, at), hope)
    return patterns(number, b, at, each, hope)


@kernel
def concerned_cells(number: int, b: Boards, at: int) -> int:
    """The cells mapped with a terrain that matters to presumption *number*."""
    found = NONE
    for terrain in range(TERRAINS):
        if CONCERNS[number] >> terrain & 1:
            found |= b[at + terrain]
    return found
