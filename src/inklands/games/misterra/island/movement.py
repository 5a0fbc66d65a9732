"""Where a cartographer can walk, and what it sees."""

from __future__ import annotations

from inklands.games.misterra.island.island import Island
from inklands.games.misterra.island.places import (
    BEACH_CELLS,
    FAR_SIGHT,
    LAND,
    NEAR_SIGHT,
    STEPS,
    Place,
)
from inklands.games.misterra.island.terrain import MOUNTAIN, STEPPE
from inklands.grid.grid import Mask, indices


def destinations(island: Island, place: Place) -> Mask:
    """
    The places where a move may end, other than *place* itself.

    A step leads onto a tile or the beach; from every steppe stepped on another step may follow.
    """
    # Agrees with slow_destinations in tests/games/misterra/island/test_movement.py.
    # EN p. 4: onto a tile, hazy or confirmed, or onto the beach; never onto an empty cell.
    walkable = island.covered | BEACH_CELLS
    steppe = island.tiles[STEPPE]
    found = STEPS[place] & walkable
    onward = found & steppe
    crossed = 0
    while onward:
        # EN p. 4: coming onto a steppe grants another step; standing on one at first does not.
        cell = onward & -onward
        crossed |= cell
        found |= STEPS[cell.bit_length() - 1] & walkable
        onward = found & steppe & ~crossed
    return found & ~(1 << place)


def sight(island: Island, place: Place) -> Mask:
    """The cells seen from a place: two along each line from a mountain, else those beside it."""
    # EN p. 5: a mountain shows one cell further along each line, whichever side of it is up.
    if place < LAND and island.tiles[MOUNTAIN] >> place & 1:
        return FAR_SIGHT[place]
    return NEAR_SIGHT[place]


def roaming(island: Island, places: Mask) -> Mask:
    """Every place that can be walked to from *places* in any number of half days."""
    walkable = island.covered | BEACH_CELLS
    found, fresh = 0, places & walkable
    while fresh:
        found |= fresh
        around = 0
        for place in indices(fresh):
            around |= STEPS[place]
        fresh = around & walkable & ~found
    return found
