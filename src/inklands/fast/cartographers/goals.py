"""The totals of the sixteen goals as kernels; the title's own goals are their slow twins."""

from __future__ import annotations

from inklands.fast.cartographers import constants as t
from inklands.fast.cartographers.match import FARM, FILLED, FOREST, MONSTER, VILLAGE, WATER
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

_number = t.GOAL_KEYS.index
SENTINEL_WOOD = _number("sentinel-wood")
GREENBOUGH = _number("greenbough")
TREETOWER = _number("treetower")
CANAL_LAKE = _number("canal-lake")
MAGES_VALLEY = _number("mages-valley")
THE_GOLDEN_GRANARY = _number("the-golden-granary")
WILDHOLDS = _number("wildholds")
GREAT_CITY = _number("great-city")
GREENGOLD_PLAINS = _number("greengold-plains")
BORDERLANDS = _number("borderlands")
LOST_BARONY = _number("lost-barony")
THE_BROKEN_ROAD = _number("the-broken-road")
# A goal is found by its category first, as compiled kernels have no tables of functions.
_, FARM_WATER_GOALS, VILLAGE_GOALS, SPACE_GOALS, _ = t.CATEGORY_AT
SIDE = GRID.width


@kernel
def neighbours(cells: int) -> int:
    sideways = (cells & NOT_LAST) << 1 | (cells & NOT_FIRST) >> 1
    return (sideways | cells << SIDE | cells >> SIDE) & EVERYWHERE


@kernel
def region(start: int, area: int) -> int:
    """The connected part of *area* that holds *start*: a flood, one step a turn to all sides."""
    while True:
        wider = (start | neighbours(start)) & area
        if wider == start:
            return start
        start = wider


@kernel
def surrounded(filled: int) -> int:
    """The cells whose neighbours are all filled: those that are not next to an empty cell."""
    return EVERYWHERE & ~neighbours(EVERYWHERE & ~filled)


@kernel
def greenbough(forest: int) -> int:
    points = 0
    for i in range(SIDE):
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
        # More than one mountain: something is left when the lowest bit is taken off.
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
    for i in range(SIDE):
        if filled & ROWS[i] == ROWS[i]:
            full += 1
        if filled & COLUMNS[i] == COLUMNS[i]:
            full += 1
    return 6 * full


@kernel
def lost_barony(filled: int) -> int:
    side = 0
    # Corners of filled squares: four of one size beside each other make one of the next size.
    while filled:
        side += 1
        filled = filled & filled >> 1 & filled >> SIDE & filled >> SIDE + 1 & NOT_LAST
    return 3 * side


@kernel
def the_broken_road(filled: int) -> int:
    full = 0
    for i in range(SIDE):
        if filled & DIAGONALS[i] == DIAGONALS[i]:
            full += 1
    return 3 * full


@kernel
def forest_goal(goal: int, b: Masks, at: int, layout: int) -> int:
    forest = b[at + FOREST]
    if goal == SENTINEL_WOOD:
        return (forest & BORDER).bit_count()
    if goal == GREENBOUGH:
        return greenbough(forest)
    if goal == TREETOWER:
        return (forest & surrounded(b[at + FILLED])).bit_count()
    return stoneside_forest(forest, MOUNTAINS[layout])


@kernel
def farm_water_goal(goal: int, b: Masks, at: int, layout: int) -> int:
    farm = b[at + FARM]
    water = b[at + WATER]
    if goal == CANAL_LAKE:
        return (water & neighbours(farm)).bit_count() + (farm & neighbours(water)).bit_count()
    if goal == MAGES_VALLEY:
        beside = BESIDE_MOUNTAINS[layout]
        return 2 * (water & beside).bit_count() + (farm & beside).bit_count()
    if goal == THE_GOLDEN_GRANARY:
        wet = water & BESIDE_RUINS[layout]
        return wet.bit_count() + 3 * (farm & RUINS[layout]).bit_count()
    return inland(farm, water) + inland(water, farm)


@kernel
def village_goal(goal: int, b: Masks, at: int, layout: int) -> int:
    if goal == WILDHOLDS:
        return wildholds(b[at + VILLAGE])
    if goal == GREAT_CITY:
        return great_city(b[at + VILLAGE], MOUNTAINS[layout])
    if goal == GREENGOLD_PLAINS:
        return greengold_plains(b, at, MOUNTAINS[layout])
    return shieldgate(b[at + VILLAGE])


@kernel
def space_goal(goal: int, b: Masks, at: int) -> int:
    filled = b[at + FILLED]
    if goal == BORDERLANDS:
        return borderlands(filled)
    if goal == LOST_BARONY:
        return lost_barony(filled)
    if goal == THE_BROKEN_ROAD:
        return the_broken_road(filled)
    return (EVERYWHERE & ~filled & surrounded(filled)).bit_count()


@kernel
def goal_points(goal: int, b: Masks, at: int, layout: int) -> int:
    """What goal number *goal* gives for the sheet whose masks begin at *at*."""
    if goal < FARM_WATER_GOALS:
        return forest_goal(goal, b, at, layout)
    if goal < VILLAGE_GOALS:
        return farm_water_goal(goal, b, at, layout)
    if goal < SPACE_GOALS:
        return village_goal(goal, b, at, layout)
    return space_goal(goal, b, at)
