"""Matches dealt from a seed: tiles, objectives, an empty mask for each seat."""

from __future__ import annotations

from inklands.fast.chance import roll, seeded
from inklands.fast.explorers import constants as t
from inklands.fast.explorers.match import (
    ADVANCED,
    AREA,
    ASKS,
    BESIDE,
    CROSSED,
    HEADER,
    ITEM,
    LAND,
    MOST_OBJECTIVES,
    NO_OBJECTIVE,
    OBJECTIVE,
    OPEN,
    REACH,
    SEAT_NUMBERS,
    SHEETS,
    SIDE,
    STAGE,
    TEMPLE,
    TEMPLES,
    VILLAGE,
)
from inklands.fast.explorers.rules import NOBODY, SETTLING, carry_on, set_out
from inklands.fast.explorers.sheet import EVERYWHERE, NONE, neighbours, sheet_of
from inklands.fast.match import CHANCE, SEATS
from inklands.grid.kernel import Ints, Masks, constants, kernel, mask_constants, nth
from inklands.grid.kernel import new_ints as new_ints
from inklands.grid.kernel import new_masks as new_masks

TILES, TURNINGS, LAYERS = 8, 4, len(t.LAYERS)
TILE_LAYERS = mask_constants(t.TILE_LAYERS)
QUARTERS = mask_constants(t.QUARTERS)
PLACE_SHIFT, FROM_MIDDLE = constants(t.PLACE_SHIFT), constants(t.FROM_MIDDLE)
OBJECTIVES = len(t.OBJECTIVES)
BEHIND = constants(t.BEHIND)
VILLAGE_LAYER, FIRST_ITEM = 4, 5


@kernel
def lay(b: Masks, place: int, tile: int) -> None:
    """Tile *tile*, four to a number, in one of the four places of the landscape."""
    first = LAYERS * tile
    shift = PLACE_SHIFT[place]
    for i in range(4):
        b[AREA + i] |= TILE_LAYERS[first + i] << shift
    for i in range(8):
        b[ITEM + i] |= TILE_LAYERS[first + FIRST_ITEM + i] << shift
    b[VILLAGE + place] = TILE_LAYERS[first + VILLAGE_LAYER] << shift
    b[BESIDE + place] = neighbours(b[VILLAGE + place])
    b[TEMPLE + place] = b[TEMPLES] & QUARTERS[place]
    b[LAND] &= ~b[VILLAGE + place]


@kernel
def lay_tiles(b: Masks, v: Ints) -> int:
    """Four different tiles, turned at random; a bit for each of them."""
    for i in range(SHEETS):
        b[i] = NONE
    b[LAND] = EVERYWHERE
    used = 0
    for place in range(4):
        tile = roll(v, CHANCE, TILES)
        while used >> tile & 1:
            tile = roll(v, CHANCE, TILES)
        used |= 1 << tile
        lay(b, place, TURNINGS * tile + roll(v, CHANCE, TURNINGS))
    return used


@kernel
def pick_objectives(v: Ints, count: int, laid: int) -> None:
    """*count* different objectives from the backs of tiles that are not *laid*."""
    for i in range(MOST_OBJECTIVES):
        v[OBJECTIVE + i] = NO_OBJECTIVE
    for i in range(count):
        found = roll(v, CHANCE, OBJECTIVES)
        while found == v[OBJECTIVE] or found == v[OBJECTIVE + 1] or not is_left(found, laid):
            found = roll(v, CHANCE, OBJECTIVES)
        v[OBJECTIVE + i] = found


@kernel
def is_left(objective: int, laid: int) -> bool:
    """Whether an objective is behind a tile that is not *laid*, or behind none that is known."""
    return not BEHIND[objective] or BEHIND[objective] & ~laid != 0


@kernel
def central_villages(b: Masks) -> int:
    """The village nearest the point where the tiles meet, or those that share that distance."""
    nearest = NONE
    least = FROM_MIDDLE[0]
    for i in range(4):
        distance = FROM_MIDDLE[nth(b[VILLAGE + i], 0)]
        if distance < least:
            least = distance
            nearest = NONE
        if distance == least:
            nearest |= b[VILLAGE + i]
    return nearest


@kernel
def start(b: Masks, v: Ints, seats: int, advanced: int, objectives: int, seed: int) -> None:
    """A match dealt from *seed*, at its first decision."""
    for i in range(HEADER + SEAT_NUMBERS * seats):
        v[i] = 0
    v[CHANCE] = seeded(seed)
    v[SEATS] = seats
    v[ADVANCED] = advanced
    v[SIDE] = NOBODY
    laid = lay_tiles(b, v)
    pick_objectives(v, objectives, laid)
    for seat in range(seats):
        b[sheet_of(seat) + CROSSED] = NONE
        b[sheet_of(seat) + REACH] = NONE
    b[OPEN] = central_villages(b)
    if b[OPEN].bit_count() > 1:
        v[STAGE] = SETTLING
        v[ASKS] = 1
    else:
        set_out(b, v, nth(b[OPEN], 0))
        carry_on(b, v)
