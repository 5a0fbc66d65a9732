"""What a sheet is worth: the points it has, and the value of what lies near its trail."""

from __future__ import annotations

from inklands.fast.explorers.match import (
    ADVANCED,
    APPLES,
    BESIDE,
    CROSSED,
    ENTERED,
    FOOD,
    FOOD_SIDE,
    GEMS,
    HORSES,
    KEYS,
    LAND,
    MAPS,
    MAPS_USED,
    MOST_OBJECTIVES,
    NO_OBJECTIVE,
    OBJECTIVE,
    POINTS,
    RACE_TAKEN,
    ROUND,
    TEMPLE,
    TEMPLE_SIDE,
    TEMPLES,
    TURN,
    WON,
)
from inklands.fast.explorers.objectives import (
    FAMILY,
    OBJECTIVE_POINTS,
    POINTS_AT,
    RACE,
    is_met,
    objectives_points,
)
from inklands.fast.explorers.rules import TEMPLE_POINTS, TURNS
from inklands.fast.explorers.sheet import (
    FOOD_ROOM,
    NONE,
    ROUNDS,
    food_points,
    free_keys,
    free_maps,
    gem_points,
    neighbours,
    numbers_of,
    sheet_of,
    temple_value,
    village_points,
)
from inklands.fast.match import DONE
from inklands.grid.kernel import Ints, Masks, kernel

SCALE = 16
"""Worth is counted in sixteenths of a point."""
STEPS = 5
"""How far from the trail things are looked at."""
GEM, WANTED, LATER, KEY, SHRINE, MAP, HORSE, DOORSTEP = range(8)
HELD_KEY, HELD_MAP, FADE = range(8 * STEPS, 8 * STEPS + 3)
"""Weights: things at each distance, keys and maps at hand, the turns over which both fade."""


@kernel
def live_points(b: Masks, v: Ints, seat: int) -> int:
    """The points of *seat* if the match ended now."""
    numbers = numbers_of(seat)
    if v[DONE]:
        return v[numbers + POINTS]
    crossed = b[sheet_of(seat) + CROSSED]
    points = v[numbers + POINTS] + food_points(v, v[numbers + FOOD]) + gem_points(b, v, crossed)
    points += village_points(b, v, crossed) + objectives_points(b, v, crossed)
    return points + unsettled(b, v, numbers, crossed)


@kernel
def unsettled(b: Masks, v: Ints, numbers: int, crossed: int) -> int:
    """What temples entered and races met in this turn give if nobody else is quicker."""
    points = 0
    if (crossed & b[TEMPLES]).bit_count() > 0:
        for place in range(4):
            if crossed & b[TEMPLE + place] and not v[numbers + ENTERED] >> place & 1:
                points += TEMPLE_POINTS if v[ADVANCED] & TEMPLE_SIDE else temple_value(v, place)
    for i in range(MOST_OBJECTIVES):
        race = v[OBJECTIVE + i]
        is_open = race != NO_OBJECTIVE and not v[numbers + WON] >> i & 1
        if is_open and FAMILY[race] == RACE and is_met(b, race, crossed):
            points += OBJECTIVE_POINTS[POINTS_AT[race] + v[RACE_TAKEN + i]]
    return points


@kernel
def wanted_food(b: Masks, v: Ints, food: int) -> int:
    """The cells with food that this round still has room for."""
    wanted = NONE
    side = v[ADVANCED] & FOOD_SIDE
    for kind in range(3):
        if food >> 4 * kind & 15 < FOOD_ROOM[3 * (ROUNDS * side + v[ROUND]) + kind]:
            wanted |= b[APPLES + kind]
    return wanted


@kernel
def worth(b: Masks, v: Ints, w: Ints, seat: int) -> int:
    """Live points in sixteenths, gems counted for every round to come, and what may follow."""
    numbers = numbers_of(seat)
    crossed = b[sheet_of(seat) + CROSSED]
    rounds = ROUNDS - v[ROUND]
    gems = gem_points(b, v, crossed)
    turns = TURNS * rounds - v[TURN] - 1
    fade = w[FADE]
    hope = evaluation(b, v, w, numbers, crossed, rounds) * min(turns, fade) // fade
    return SCALE * (live_points(b, v, seat) + (rounds - 1) * gems) + hope


@kernel
def evaluation(b: Masks, v: Ints, w: Ints, numbers: int, crossed: int, rounds: int) -> int:
    """What lies within a few steps of the trail, and the keys and maps at hand."""
    wanted = wanted_food(b, v, v[numbers + FOOD])
    later = (b[APPLES] | b[APPLES + 1] | b[APPLES + 2]) & ~wanted if rounds > 1 else NONE
    beside = b[BESIDE] | b[BESIDE + 1] | b[BESIDE + 2] | b[BESIDE + 3]
    left = 4 - (crossed & b[TEMPLES]).bit_count()
    keys = free_keys(b, crossed)
    total = w[HELD_KEY] * min(keys, left)
    total += w[HELD_MAP] * free_maps(b, crossed, v[numbers + MAPS_USED])
    near = crossed
    for k in range(STEPS):
        near |= neighbours(near) & b[LAND]
        new = near & ~crossed
        total += w[GEM * STEPS + k] * rounds * (new & b[GEMS]).bit_count()
        total += w[WANTED * STEPS + k] * (new & wanted).bit_count()
        total += w[LATER * STEPS + k] * (new & later).bit_count()
        total += w[SHRINE * STEPS + k] * (new & b[TEMPLES]).bit_count()
        total += w[MAP * STEPS + k] * (new & b[MAPS]).bit_count()
        total += w[HORSE * STEPS + k] * (new & b[HORSES]).bit_count()
        total += w[DOORSTEP * STEPS + k] * (new & beside).bit_count()
        if keys < left:
            total += w[KEY * STEPS + k] * (new & b[KEYS]).bit_count()
    return total
