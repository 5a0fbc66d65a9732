"""The totals of the presumptions as kernels; the title's own are their slow twins."""

from __future__ import annotations

from inklands.fast.misterra import constants as t
from inklands.fast.misterra.ground import NONE, neighbours, region
from inklands.fast.misterra.match import TERRAINS
from inklands.grid.kernel import Mask, Masks, constants, kernel, mask_constants

BORDER = Mask(t.BORDER)
LINES = mask_constants((*t.COLUMNS, *t.ROWS))
SIDE = len(t.ROWS)
FAMILY, TERRAIN, ASIDE, EACH = (
    constants(t.FAMILY),
    constants(t.TERRAIN),
    constants(t.ASIDE),
    constants(t.EACH),
)
CONCERNS = constants(t.CONCERNS)
"""The terrains that matter to a presumption, a bit each."""
LADDERS, COUNTS, PRESUMPTIONS = constants(t.LADDERS), t.LAND + 1, len(t.NUMBERS)
POINT = t.POINT
ZONES = 32
ROOMY = 3
"""Zones of so many cells are neither good nor bad for the hope in the smallest."""
PATTERN_AT, PATTERN_INSIDE = constants(t.PATTERN_AT), mask_constants(t.PATTERN_INSIDE)
PATTERN_OFFSETS, PATTERN_TERRAINS = constants(t.PATTERN_OFFSETS), constants(t.PATTERN_TERRAINS)
(
    ZONES_OF_TERRAIN, EDGE, APART, LINES_OF_ALL, LINES_OF_ONE, LARGEST, SMALLEST, ZONES_OF_SIZE,
    MOST_COMMON, LEAST_COMMON, SETS, PATTERN,
) = range(len(t.FAMILIES))  # fmt: skip


@kernel
def rung(number: int, count: int, hope: int) -> int:
    """What a count gives by its ladder, and a share of the next row's points on the way there."""
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
    """What a line gives that is worth *whole*, or is estimated at with so many cells right."""
    return whole if right == SIDE else whole * right * right * hope // (16 * SIDE * SIDE)


@kernel
def lines_of_all(b: Masks, at: int, runs_inland: int, whole: int, hope: int) -> int:
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
def lines_of_one(b: Masks, at: int, runs_inland: int, whole: int, hope: int) -> int:
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
def is_about_zones(number: int) -> bool:
    """Whether a presumption looks at the zones of all terrains."""
    return FAMILY[number] in (LARGEST, SMALLEST, ZONES_OF_SIZE)


@kernel
def tally(number: int, cells: int) -> int:
    """
    What the zones of one terrain come to for a presumption about those of all.

    It is the largest, how many have the right size, or the smallest and above `ZONES` how many.
    """
    family = FAMILY[number]
    found = 0
    while cells:
        zone = region(cells & -cells, cells)
        cells ^= zone
        size = zone.bit_count()
        if family == LARGEST:
            found = max(found, size)
        elif family == ZONES_OF_SIZE:
            found += 1 if size == ASIDE[number] else 0
        else:
            least = found % ZONES
            found += ZONES + (size - least if least == 0 or size < least else 0)
    return found


@kernel
def zones_value(number: int, mapped: int, a: int, b: int, c: int, d: int, hope: int) -> int:
    """What a presumption about zones gives by the tallies of four terrains and the cells mapped."""
    if FAMILY[number] == LARGEST:
        return rung(number, max(a, b, c, d), hope)
    total = a + b + c + d
    if FAMILY[number] == ZONES_OF_SIZE:
        return rung(number, total, hope)
    least = ZONES
    for each in (a, b, c, d):
        if each:
            least = min(least, each % ZONES)
    # There is hope as long as there are few zones.
    zones = total // ZONES
    spare = mapped - ROOMY * zones
    return rung(number, least if zones else 0, hope) + spare * hope


@kernel
def most_common(b: Masks, at: int) -> int:
    most = 0
    for terrain in range(TERRAINS):
        most = max(most, b[at + terrain].bit_count())
    return most


@kernel
def least_common(b: Masks, at: int) -> int:
    """How many cells the rarest terrain has among those that are there."""
    least = 0
    for terrain in range(TERRAINS):
        count = b[at + terrain].bit_count()
        if count and (least == 0 or count < least):
            least = count
    return least


@kernel
def sets_of_four(b: Masks, at: int) -> int:
    least = b[at].bit_count()
    for terrain in range(1, TERRAINS):
        least = min(least, b[at + terrain].bit_count())
    return least


@kernel
def patterns(number: int, b: Masks, at: int, whole: int, hope: int) -> int:
    """What a pattern gives each time it lies as drawn, or lacks one cell."""
    found = PATTERN_INSIDE[number]
    nearly = found & ~found
    for i in range(PATTERN_AT[number], PATTERN_AT[number + 1]):
        right = b[at + PATTERN_TERRAINS[i]] >> PATTERN_OFFSETS[i]
        nearly = nearly & right | found & ~right
        found &= right
    return whole * found.bit_count() + (whole * hope * nearly.bit_count() >> 4)


@kernel
def presumption_value(number: int, b: Masks, at: int, hope: int) -> int:
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
    if is_about_zones(number):
        one, two = tally(number, b[at]), tally(number, b[at + 1])
        three, four = tally(number, b[at + 2]), tally(number, b[at + 3])
        mapped = (b[at] | b[at + 1] | b[at + 2] | b[at + 3]).bit_count()
        return zones_value(number, mapped, one, two, three, four, hope)
    if family == MOST_COMMON:
        return rung(number, most_common(b, at), hope)
    if family == LEAST_COMMON:
        return each * least_common(b, at)
    if family == SETS:
        return rung(number, sets_of_four(b, at), hope)
    return patterns(number, b, at, each, hope)


@kernel
def concerned_cells(number: int, b: Masks, at: int) -> int:
    """The cells mapped with a terrain that matters to presumption *number*."""
    found = NONE
    for terrain in range(TERRAINS):
        if CONCERNS[number] >> terrain & 1:
            found |= b[at + terrain]
    return found
