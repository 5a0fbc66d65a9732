"""How a trail grows on a sheet, and what it gives."""

from __future__ import annotations

from inklands.fast.explorers import constants as t
from inklands.fast.explorers.match import (
    ADVANCED,
    APPLES,
    AREA,
    BESIDE,
    CROSSED,
    FOOD,
    FOOD_SIDE,
    GEM_SIDE,
    GEMS,
    HEADER,
    KEYS,
    LAND,
    MAPS,
    REACH,
    ROUND,
    SEAT_NUMBERS,
    SHEET_MASKS,
    SHEETS,
    TAKEN,
    TEMPLE_SIDE,
    TEMPLES,
    VILLAGE_SIDE,
)
from inklands.fast.match import SEATS
from inklands.games.explorers.landscape.terrain import GRID
from inklands.grid.kernel import Ints, Mask, Masks, constants, kernel, mask_constants

NONE, EVERYWHERE = Mask(0), Mask(GRID.everywhere)
NOT_FIRST, NOT_LAST = Mask(GRID.not_first), Mask(GRID.not_last)
WIDTH = GRID.width
BIT = mask_constants(1 << cell for cell in range(t.CELLS))
NEAR = mask_constants(t.NEAR)
KEY_SLOTS, MAP_SLOTS = t.KEY_SLOTS, t.MAP_SLOTS
FOOD_ROOM, FOOD_POINTS = constants(t.FOOD_ROOM), constants(t.FOOD_POINTS)
FOOD_STRIDE, GEM_STRIDE = t.FOOD_STRIDE, t.MOST_GEMS + 1
GEM_POINTS, VILLAGE_POINTS = constants(t.GEM_POINTS), constants(t.VILLAGE_POINTS)
TEMPLE_VALUES, TEMPLE_STRIDE = constants(t.TEMPLE_VALUES), t.TEMPLE_STRIDE
ROUNDS = t.ROUNDS


@kernel
def neighbours(cells: int) -> int:
    sideways = (cells & NOT_LAST) << 1 | (cells & NOT_FIRST) >> 1
    return (sideways | cells << WIDTH | cells >> WIDTH) & EVERYWHERE


@kernel
def sheet_of(seat: int) -> int:
    """Where the masks of *seat* begin."""
    return SHEETS + SHEET_MASKS * seat


@kernel
def numbers_of(seat: int) -> int:
    """Where the numbers of *seat* begin."""
    return HEADER + SEAT_NUMBERS * seat


@kernel
def free_keys(b: Masks, crossed: int) -> int:
    """Keys found, as far as there is room for them, less those that opened a temple."""
    found = (crossed & b[KEYS]).bit_count()
    return min(found, KEY_SLOTS) - (crossed & b[TEMPLES]).bit_count()


@kernel
def free_maps(b: Masks, crossed: int, used: int) -> int:
    found = (crossed & b[MAPS]).bit_count()
    return min(found, MAP_SLOTS) - used


@kernel
def passable(b: Masks, crossed: int, reach: int) -> int:
    """The cells of the frontier that may be crossed in the right terrain: temples need a key."""
    if reach & b[TEMPLES] and free_keys(b, crossed) <= 0:
        return reach & ~b[TEMPLES]
    return reach


@kernel
def area(b: Masks, terrains: int) -> int:
    """The cells of the terrains with a bit in *terrains*."""
    found = NONE
    for i in range(4):
        if terrains >> i & 1:
            found |= b[AREA + i]
    return found


@kernel
def ticked(b: Masks, v: Ints, food: int, cell: int) -> int:
    """*food*, four bits a kind, once the food on the mask *cell* is crossed in this round."""
    side = v[ADVANCED] & FOOD_SIDE
    for kind in range(3):
        if b[APPLES + kind] & cell:
            room = FOOD_ROOM[3 * (ROUNDS * side + v[ROUND]) + kind]
            if food >> 4 * kind & 15 < room:
                return food + (1 << 4 * kind)
    return food


@kernel
def mark(b: Masks, v: Ints, seat: int, cell: int) -> None:
    """A cross of *seat* on *cell*; food finds its place or not."""
    at = sheet_of(seat)
    bit = BIT[cell]
    crossed = b[at + CROSSED] | bit
    b[at + CROSSED] = crossed
    b[at + REACH] = (b[at + REACH] | NEAR[cell] & b[LAND]) & ~crossed
    if (b[APPLES] | b[APPLES + 1] | b[APPLES + 2]) & bit:
        numbers = numbers_of(seat)
        v[numbers + FOOD] = ticked(b, v, v[numbers + FOOD], bit)


@kernel
def food_count(food: int) -> int:
    return (food & 15) + (food >> 4 & 15) + (food >> 8 & 15)


@kernel
def food_points(v: Ints, food: int) -> int:
    """Points by the number of foods ticked in the round."""
    return FOOD_POINTS[FOOD_STRIDE * (v[ADVANCED] & FOOD_SIDE) + food_count(food)]


@kernel
def gem_points(b: Masks, v: Ints, crossed: int) -> int:
    """Points by the number of gems found since the match began."""
    side = 1 if v[ADVANCED] & GEM_SIDE else 0
    return GEM_POINTS[GEM_STRIDE * side + (crossed & b[GEMS]).bit_count()]


@kernel
def village_points(b: Masks, v: Ints, crossed: int) -> int:
    """Each village by the crosses beside it; on the advanced side the least surrounded alone."""
    total = 0
    least = 4
    for i in range(4):
        beside = (b[BESIDE + i] & crossed).bit_count()
        total += VILLAGE_POINTS[beside]
        least = min(least, beside)
    return VILLAGE_POINTS[5 + least] if v[ADVANCED] & VILLAGE_SIDE else total


@kernel
def temple_value(v: Ints, place: int) -> int:
    """The best value still open at a temple: points, or crosses on the advanced side."""
    row = 4 if v[ADVANCED] & TEMPLE_SIDE else v[SEATS] - 1
    return TEMPLE_VALUES[TEMPLE_STRIDE * row + v[TAKEN + place]]
