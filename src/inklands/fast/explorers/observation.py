"""
What a seat sees of a match, as planes of cells and as numbers, each with a name.

Seats are counted from the one that looks. Of the others only what was on their sheets when the
stage began is used: what they cross in it is hidden until all have finished.
"""

from __future__ import annotations

from inklands.fast.explorers import constants as t
from inklands.fast.explorers.match import (
    ADVANCED,
    AREA,
    ASKS,
    BATCHES,
    CROSSED,
    DECK,
    ENTERED,
    FOOD,
    ITEM,
    LEFT,
    MAPS_USED,
    MOST_OBJECTIVES,
    NO_OBJECTIVE,
    OBJECTIVE,
    OPEN,
    OPENED,
    PLAN,
    POINTS,
    RACE_TAKEN,
    REACH,
    RIDING,
    ROUND,
    SIDE,
    STAGE,
    TURN,
    VILLAGE,
    WON,
)
from inklands.fast.explorers.objectives import FAMILY, RACE
from inklands.fast.explorers.rules import (
    BONUS,
    CROSSING,
    NOBODY,
    OPENING,
    TAKING,
    active_seat,
    side_terrains,
)
from inklands.fast.explorers.sheet import (
    NONE,
    free_keys,
    free_maps,
    numbers_of,
    sheet_of,
    temple_value,
)
from inklands.fast.match import DONE, SEATS, copy_match
from inklands.fast.offsets import Offsets
from inklands.fast.rows import Bytes, clear, put
from inklands.games.explorers.landscape.terrain import FOODS, ITEMS, PLACES, TERRAINS
from inklands.grid.kernel import Ints, Masks, kernel

CELLS, CARDS, OBJECTIVES = t.CELLS, t.CARDS, len(t.OBJECTIVES)
ITEM_COUNT, TERRAIN_COUNT, PLACE_COUNT = len(ITEMS), len(TERRAINS), len(PLACES)
STAGES = ("village", "opening", "side", "crosses", "bonus", "over")
ITEM_NAMES = ("temples", "keys", "maps", "horses", "apples", "carrots", "fish", "gems")
SIDE_NAMES = ("food", "gems", "temples", "villages")

_numbers = Offsets()
STAGE_AT = _numbers.reserve(len(STAGES))
ROUND_AT = _numbers.reserve()
TURN_AT = _numbers.reserve()
ACTIVE_AT = _numbers.reserve()
"""One more than the number of seats from here to the active one; 0 where there is none."""
TAKEN_AT = _numbers.reserve(2)
CARD_AT = _numbers.reserve(2 * TERRAIN_COUNT)
SHOWN_AT = _numbers.reserve(CARDS)
ASKS_AT = _numbers.reserve()
LEFT_AT = _numbers.reserve()
RIDING_AT = _numbers.reserve()
BATCH_AT = _numbers.reserve()
ADVANCED_AT = _numbers.reserve(len(SIDE_NAMES))
TEMPLE_AT = _numbers.reserve(PLACE_COUNT)
OBJECTIVE_AT = _numbers.reserve(MOST_OBJECTIVES * OBJECTIVES)
RACE_AT = _numbers.reserve(MOST_OBJECTIVES)
SEATS_AT = _numbers.size

_seat = Offsets()
POINTS_AT = _seat.reserve()
KEYS_AT = _seat.reserve()
MAPS_AT = _seat.reserve()
FOOD_AT = _seat.reserve(len(FOODS))
ENTERED_AT = _seat.reserve(PLACE_COUNT)
WON_AT = _seat.reserve(MOST_OBJECTIVES)
SEAT_SIZE = _seat.size


def plane_names(seats: int) -> tuple[str, ...]:
    """The names of the planes: the landscape, what may be crossed, and the trail of each seat."""
    seen = ["own", *(f"seat +{other}" for other in range(1, seats))]
    return (
        *(f"terrain {letter}" for letter in TERRAINS),
        *ITEM_NAMES,
        "villages",
        "terrains chosen",
        *(f"{whose}: {what}" for whose in seen for what in ("crosses", "frontier")),
    )


def scalar_names(seats: int) -> tuple[str, ...]:
    """The names of the numbers beside the maps."""
    seen = ["own", *(f"seat +{other}" for other in range(1, seats))]
    owned = (
        *("points", "free keys", "free maps", "apples", "carrots", "fish"),
        *(f"temple {place} entered" for place in PLACES),
        *(f"race {n + 1} won" for n in range(MOST_OBJECTIVES)),
    )
    objectives = range(1, MOST_OBJECTIVES + 1)
    return (
        *(f"stage: {stage}" for stage in STAGES),
        *("round", "turn", "active seat +, and one"),
        *("first side taken", "second side taken"),
        *(f"{side} side: {letter}" for side in ("first", "second") for letter in TERRAINS),
        *(f"card {n + 1} was shown" for n in range(CARDS)),
        *("asks", "crosses left", "rides", "crosses of a temple"),
        *(f"advanced {side}" for side in SIDE_NAMES),
        *(f"temple {place} offers" for place in PLACES),
        *(f"objective {n}: {key}" for n in objectives for key in t.OBJECTIVE_KEYS),
        *(f"objective {n}: values taken" for n in objectives),
        *(f"{whose}: {what}" for whose in seen for what in owned),
    )


@kernel
def look(b: Masks, v: Ints, seen_b: Masks, seen_v: Ints) -> None:
    """When a stage begins, everything on the sheets lies open."""
    is_same = seen_v[STAGE] == v[STAGE] and seen_v[ROUND] == v[ROUND] and seen_v[TURN] == v[TURN]
    if not is_same or v[STAGE] == TAKING:
        copy_match(b, v, seen_b, seen_v)


@kernel
def observe(
    b: Masks,
    v: Ints,
    seen_b: Masks,
    seen_v: Ints,
    seat: int,
    planes: Ints,
    scalars: Bytes,
    scalar_at: int,
) -> None:
    seats = v[SEATS]
    for i in range(TERRAIN_COUNT):
        put(planes, CELLS * i, b[AREA + i])
    at = CELLS * TERRAIN_COUNT
    for i in range(ITEM_COUNT):
        put(planes, at + CELLS * i, b[ITEM + i])
    at += CELLS * ITEM_COUNT
    villages = b[VILLAGE] | b[VILLAGE + 1] | b[VILLAGE + 2] | b[VILLAGE + 3]
    put(planes, at, villages)
    put(planes, at + CELLS, b[PLAN] if crosses_now(b, v) else NONE)
    clear(scalars, scalar_at, SEATS_AT + SEAT_SIZE * seats)
    for i in range(seats):
        other = (seat + i) % seats
        at += 2 * CELLS
        own = scalar_at + SEATS_AT + SEAT_SIZE * i
        if i:
            write_seat(seen_b, seen_v, other, planes, at, scalars, own)
        else:
            write_seat(b, v, other, planes, at, scalars, own)
    write_board(v, scalars, scalar_at)
    if not v[DONE]:
        write_moment(b, v, seat, scalars, scalar_at)


@kernel
def crosses_now(b: Masks, v: Ints) -> bool:
    """Whether the seat to act has chosen, and crosses cells."""
    is_crossing = v[STAGE] == OPENING or v[STAGE] == CROSSING or v[STAGE] == BONUS
    return is_crossing and not v[ASKS] and b[OPEN] != NONE


@kernel
def write_seat(
    b: Masks, v: Ints, seat: int, planes: Ints, plane_at: int, scalars: Bytes, at: int
) -> None:
    """A seat's trail, and what it has found on the way."""
    crossed = b[sheet_of(seat) + CROSSED]
    numbers = numbers_of(seat)
    put(planes, plane_at, crossed)
    put(planes, plane_at + CELLS, b[sheet_of(seat) + REACH])
    scalars[at + POINTS_AT] = v[numbers + POINTS]
    scalars[at + KEYS_AT] = free_keys(b, crossed)
    scalars[at + MAPS_AT] = free_maps(b, crossed, v[numbers + MAPS_USED])
    if not v[DONE]:
        for i in range(3):
            scalars[at + FOOD_AT + i] = v[numbers + FOOD] >> 4 * i & 15
    for i in range(PLACE_COUNT):
        scalars[at + ENTERED_AT + i] = v[numbers + ENTERED] >> i & 1
    for i in range(MOST_OBJECTIVES):
        scalars[at + WON_AT + i] = v[numbers + WON] >> i & 1


@kernel
def write_board(v: Ints, scalars: Bytes, at: int) -> None:
    """What is the same for all: sides, temples, objectives."""
    scalars[at + STAGE_AT + v[STAGE]] = 1
    for i in range(4):
        scalars[at + ADVANCED_AT + i] = v[ADVANCED] >> i & 1
        scalars[at + TEMPLE_AT + i] = temple_value(v, i)
    for i in range(MOST_OBJECTIVES):
        objective = v[OBJECTIVE + i]
        if objective != NO_OBJECTIVE:
            scalars[at + OBJECTIVE_AT + OBJECTIVES * i + objective] = 1
            if FAMILY[objective] == RACE:
                scalars[at + RACE_AT + i] = v[RACE_TAKEN + i]


@kernel
def write_moment(b: Masks, v: Ints, seat: int, scalars: Bytes, at: int) -> None:
    """The card, and what the seat is asked."""
    scalars[at + ROUND_AT] = v[ROUND]
    scalars[at + TURN_AT] = v[TURN]
    if v[OPENED]:
        write_card(v, seat, scalars, at)
    scalars[at + ASKS_AT] = v[ASKS]
    if crosses_now(b, v):
        scalars[at + LEFT_AT] = v[LEFT]
        scalars[at + RIDING_AT] = v[RIDING]
    if v[STAGE] == BONUS:
        scalars[at + BATCH_AT] = v[numbers_of(seat) + BATCHES] & 7


@kernel
def write_card(v: Ints, seat: int, scalars: Bytes, at: int) -> None:
    """The card face up, the side that was taken, and the cards of this round so far."""
    for i in range(v[TURN] + 1):
        scalars[at + SHOWN_AT + v[DECK + i]] = 1
    for side in range(2):
        for i in range(TERRAIN_COUNT):
            place = at + CARD_AT + TERRAIN_COUNT * side + i
            scalars[place] = side_terrains(v, side) >> i & 1
    if v[SIDE] != NOBODY:
        scalars[at + TAKEN_AT + v[SIDE]] = 1
    active = active_seat(v)
    if active != NOBODY:
        scalars[at + ACTIVE_AT] = 1 + (active - seat) % v[SEATS]
