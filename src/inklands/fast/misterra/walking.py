"""Where a cartographer can walk, and what it sees."""

from __future__ import annotations

from inklands.fast.match import SEATS
from inklands.fast.misterra import constants as t
from inklands.fast.misterra.ground import EVERYWHERE, NONE, ONE, first_of, neighbours
from inklands.fast.misterra.match import AT_SEA, JUNGLE, LAGOON, MEEPLES, MOUNTAIN, STEPPE
from inklands.grid.kernel import Ints, Mask, Masks, kernel, mask_constants

CELLS = t.LAND
"""Places below this one are cells of the land, the others lie on the beach."""
PLACES = len(t.STEPS)
BEACH = Mask(t.BEACH_CELLS)
STEPS_FROM = mask_constants(t.STEPS)
SIGHTS = mask_constants(t.SIGHTS)
SEEN_DOMINOES = mask_constants(t.SEEN_DOMINOES)


@kernel
def covered(b: Masks) -> int:
    """The cells of the island with a tile."""
    return b[STEPPE] | b[LAGOON] | b[JUNGLE] | b[MOUNTAIN]


@kernel
def stands_on(b: Masks, terrain: int, place: int) -> bool:
    return place < CELLS and b[terrain] >> place & ONE != NONE


@kernel
def destinations(b: Masks, place: int) -> int:
    """Where a move may end, *place* itself apart; every steppe stepped on allows another step."""
    walkable = covered(b) | BEACH
    found = STEPS_FROM[place] & walkable
    onward = found & b[STEPPE]
    crossed = NONE
    while onward:
        cell = onward & -onward
        crossed |= cell
        found |= STEPS_FROM[first_of(cell)] & walkable
        onward = found & b[STEPPE] & ~crossed
    return found & ~(ONE << place)


@kernel
def vantage(b: Masks, place: int) -> int:
    """The place in the components of sights of what is seen from *place*."""
    return PLACES + place if stands_on(b, MOUNTAIN, place) else place


@kernel
def roaming(b: Masks, places: int) -> int:
    """Every place that can be walked to from *places* in any number of half days."""
    walkable = covered(b) | BEACH
    found = NONE
    fresh = places & walkable
    while fresh:
        found |= fresh
        around = NONE
        while fresh:
            around |= STEPS_FROM[first_of(fresh)]
            fresh &= fresh - 1
        fresh = around & walkable & ~found
    return found


@kernel
def mappable(b: Masks, v: Ints) -> int:
    """The empty cells of the island that somebody can still cover, when all tiles are confirmed."""
    starts = NONE
    for seat in range(v[SEATS]):
        place = v[MEEPLES + seat]
        starts |= BEACH if place == AT_SEA else ONE << place
    left = roaming(b, starts) & ~b[JUNGLE]
    seen = NONE
    while left:
        seen |= SIGHTS[vantage(b, first_of(left))]
        left &= left - 1
    return (seen | neighbours(seen)) & EVERYWHERE & ~covered(b)
