"""The totals of the sixteen goals as kernels; the title's own goals are their slow twins."""

from __future__ import annotations

from inklands.fast.cartographers import constants as t
from inklands.games.cartographers.sheet import GRID
from inklands.grid.kernel import Mask, Masks, kernel, mask_constants

NONE = Mask(0)
EVERYWHERE, BORDER = Mask(GRID.everywhere), Mask(GRID.border)
NOT_FIRST, NOT_LAST = Mask(GRID.not_first), Mask(GRID.not_last)
ROWS, COLUMNS, DIAGONALS = (
    mask_constants(GRID.rows),
    mask_constants(GRID.columns),
    mask_constants(t.DIAGONALS),
)
MOUNTAINS = mask_constants(layout.mountains for layout in t.LAYOUTS)
RUINS = mask_constants(layout.ruins for layout in t.LAYOUTS)
BESIDE_MOUNTAINS = mask_constants(GRID.neighbours(layout.mountains) for layout in t.LAYOUTS)
BESIDE_RUINS = mask_constants(GRID.neighbours(layout.ruins) for layout in t.LAYOUTS)
FOREST, VILLAGE, FARM, WATER, MONSTER, FILLED = 0, 1, 2, 3, 4, 5
SHEET_MASKS = 6


@kernel
def neighbours(cells: int) -> int:
    sideways = (cells & NOT_LAST) << 1 | (cells & NOT_FIRST) >> 1
    return (sideways | cells << 11 | cells >> 11) & EVERYWHERE


@kernel
def region(start: int, area: int) -> int:
    while True:
        wider = (start | neighbours(start)) & area
        if wider == start:
            return start
        start = wider


@kernel
def surrounded(filled: int) -> int:
    return EVERYWHERE & ~neighbours(EVERYWHERE & ~filled)


@kernel
def greenbough(forest: int) -> int:
    points = 0
    for i in range(11):
        if forest & ROWS[i]:
            points += 1
        if forest & COLUMNS[i]:
            points += 1
    return points


@kernel
def stoneside_forest(forest: int, mountains: int) -> int:
    linked = NONE
    while forest:
        wood = region(forest & -forest, forest)
        forest ^= wood
        touched = neighbours(wood) & mountains
        if touched & (touched - 1):
            linked |= touched
    return 3 * linked.bit_count()


@kernel
def inland(terrain: int, other: int) -> int:
    """Three points for each region off the edge and off the other terrain."""
    points = 0
    while terrain:
        part = region(terrain & -terrain, terrain)
        terrain ^= part
        if not part & BORDER and not neighbours(part) & other:
            points += 3
    return points


@kernel
def wildholds(village: int) -> int:
    points = 0
    while village:
        part = region(village & -village, village)
        village ^= part
        if part.bit_count() >= 6:
            points += 8
    return points


@kernel
def great_city(village: int, mountains: int) -> int:
    best = 0
    while village:
        part = region(village & -village, village)
        village ^= part
        if not neighbours(part) & mountains:
            best = max(best, part.bit_count())
    return best


@kernel
def greengold_plains(b: Masks, at: int, mountains: int) -> int:
    points = 0
    village = b[at + VILLAGE]
    while village:
        part = region(village & -village, village)
        village ^= part
        around = neighbours(part)
        kinds = 0
        if around & b[at + FOREST]:
            kinds += 1
        if around & b[at + FARM]:
            kinds += 1
        if around & b[at + WATER]:
            kinds += 1
        if around & b[at + MONSTER]:
            kinds += 1
        if around & mountains:
            kinds += 1
        if kinds >= 3:
            points += 3
    return points


@kernel
def shieldgate(village: int) -> int:
    first = 0
    second = 0
    while village:
        part = region(village & -village, village)
        village ^= part
        size = part.bit_count()
        if size > first:
            second = first
            first = size
        elif size > second:
            second = size
    return 2 * second


@kernel
def borderlands(filled: int) -> int:
    full = 0
    for i in range(11):
        if filled & ROWS[i] == ROWS[i]:
            full += 1
        if filled & COLUMNS[i] == COLUMNS[i]:
            full += 1
    return 6 * full


@kernel
def lost_barony(filled: int) -> int:
    side = 0
    while filled:
        side += 1
        filled = filled & filled >> 1 & filled >> 11 & filled >> 12 & NOT_LAST
    return 3 * side


@kernel
def the_broken_road(filled: int) -> int:
    full = 0
    for i in range(11):
        if filled & DIAGONALS[i] == DIAGONALS[i]:
            full += 1
    return 3 * full


@kernel
def forest_goal(goal: int, b: Masks, at: int, layout: int) -> int:
    forest = b[at + FOREST]
    if goal == 0:
        return (forest & BORDER).bit_count()
    if goal == 1:
        return greenbough(forest)
    if goal == 2:
        return (forest & surrounded(b[at + FILLED])).bit_count()
    return stoneside_forest(forest, MOUNTAINS[layout])


@kernel
def farm_water_goal(goal: int, b: Masks, at: int, layout: int) -> int:
    farm = b[at + FARM]
    water = b[at + WATER]
    if goal == 4:
        return (water & neighbours(farm)).bit_count() + (farm & neighbours(water)).bit_count()
    if goal == 5:
        beside = BESIDE_MOUNTAINS[layout]
        return 2 * (water & beside).bit_count() + (farm & beside).bit_count()
    if goal == 6:
        wet = water & BESIDE_RUINS[layout]
        return wet.bit_count() + 3 * (farm & RUINS[layout]).bit_count()
    return inland(farm, water) + inland(water, farm)


@kernel
def village_goal(goal: int, b: Masks, at: int, layout: int) -> int:
    if goal == 8:
        return wildholds(b[at + VILLAGE])
    if goal == 9:
        return great_city(b[at + VILLAGE], MOUNTAINS[layout])
    if goal == 10:
        return greengold_plains(b, at, MOUNTAINS[layout])
    return shieldgate(b[at + VILLAGE])


@kernel
def space_goal(goal: int, b: Masks, at: int) -> int:
    filled = b[at + FILLED]
    if goal == 12:
        return borderlands(filled)
    if goal == 13:
        return lost_barony(filled)
    if goal == 14:
        return the_broken_road(filled)
    return (EVERYWHERE & ~filled & surrounded(filled)).bit_count()


@kernel
def goal_points(goal: int, b: Masks, at: int, layout: int) -> int:
    """What goal number *goal* gives for the sheet whose masks begin at *at*."""
    if goal < 4:
        return forest_goal(goal, b, at, layout)
    if goal < 8:
        return farm_water_goal(goal, b, at, layout)
    if goal < 12:
        return village_goal(goal, b, at, layout)
    return space_goal(goal, b, at)
