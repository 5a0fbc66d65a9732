"""
The course of a match on flat numbers: deal in, legal actions, apply, points.

What may be decided now is one mask, ``b[OPEN]``: cells, or while ``v[ASKS]`` the offers numbered
below. Seats cross one after another where the readable title lets them cross at once, which comes
to the same: nobody sees the others' crosses of a turn, and temples and races wait for its end.
"""

from __future__ import annotations

from inklands.fast.chance import roll
from inklands.fast.explorers import constants as t
from inklands.fast.explorers.match import (
    ADVANCED,
    AREA,
    ASKS,
    BATCHES,
    CROSSED,
    DEALT,
    DECK,
    ENTERED,
    FACING,
    FIRST,
    FOOD,
    HORSES,
    LAND,
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
    TAKEN,
    TEMPLE,
    TEMPLE_SIDE,
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
from inklands.fast.explorers.sheet import (
    BIT,
    NEAR,
    NONE,
    ROUNDS,
    area,
    food_points,
    free_maps,
    gem_points,
    mark,
    numbers_of,
    passable,
    sheet_of,
    temple_value,
    village_points,
)
from inklands.fast.match import CHANCE, DONE, SEAT, SEATS
from inklands.grid.kernel import Ints, Masks, constants, kernel, nth
from inklands.grid.kernel import new_ints as new_ints
from inklands.grid.kernel import new_masks as new_masks

SETTLING, OPENING, TAKING, CROSSING, BONUS, OVER = range(6)
"""Stages: the start village, the first crosses, a side of the card, crosses, crosses given."""
SIDES, USE_MAP, TERRAIN = 0, 2, 6
"""Offers: the two sides of the card, a map in one of four terrains, one of four terrains."""
TURNS, CARDS = t.TURNS, t.CARDS
CARD_SIDES = constants(t.CARD_SIDES)
TEMPLE_POINTS = t.TEMPLE_POINTS
FOR_OPENING, FOR_FAVOURED, FOR_OTHER, FOR_MAP = (
    t.CROSSES.opening, t.CROSSES.favoured, t.CROSSES.other, t.CROSSES.map,
)  # fmt: skip
WAITS_FOR_DECK = 2
NOBODY = -1


@kernel
def active_seat(v: Ints) -> int:
    """Who takes a side, if anybody: nobody does alone, nor in the last turn of three."""
    seats = v[SEATS]
    if seats == 1 or (seats == 3 and v[ROUND] == ROUNDS - 1 and v[TURN] == TURNS - 1):
        return NOBODY
    return (v[ROUND] + v[TURN] + v[FIRST]) % seats


@kernel
def side_terrains(v: Ints, side: int) -> int:
    """The terrains, as bits, of a side of the card face up."""
    return CARD_SIDES[2 * v[DECK + v[TURN]] + side]


@kernel
def plan(b: Masks, v: Ints, terrains: int, crosses: int) -> None:
    """The seat has so many crosses to make in *terrains*, as far as there is room for them."""
    at = sheet_of(v[SEAT])
    b[PLAN] = area(b, terrains)
    b[OPEN] = passable(b, b[at + CROSSED], b[at + REACH]) & b[PLAN]
    v[ASKS] = 0
    v[RIDING] = 0
    v[LEFT] = crosses


@kernel
def grow(b: Masks, v: Ints, cell: int) -> None:
    """The seat to act crosses *cell*; a horse comes first, then the crosses that are left."""
    at = sheet_of(v[SEAT])
    mark(b, v, v[SEAT], cell)
    if not v[RIDING]:
        v[LEFT] -= 1
    free = passable(b, b[at + CROSSED], b[at + REACH])
    v[RIDING] = 1 if b[HORSES] & BIT[cell] and free else 0
    if v[RIDING]:
        b[OPEN] = free
    elif v[LEFT] > 0:
        b[OPEN] = free & b[PLAN]
    else:
        b[OPEN] = NONE


@kernel
def terrains_in_reach(b: Masks, v: Ints, first: int) -> int:
    """An offer, counted from *first*, for each terrain in which the seat can go on."""
    at = sheet_of(v[SEAT])
    free = passable(b, b[at + CROSSED], b[at + REACH])
    offers = NONE
    for i in range(4):
        if free & b[AREA + i]:
            offers |= BIT[first + i]
    return offers


@kernel
def first_draft(b: Masks, v: Ints) -> None:
    """What the seat is asked when its turn to cross comes; nothing if it has no choice."""
    numbers = numbers_of(v[SEAT])
    v[ASKS] = 1
    if v[STAGE] == OPENING:
        b[OPEN] = terrains_in_reach(b, v, TERRAIN)
    elif v[STAGE] == BONUS:
        b[OPEN] = terrains_in_reach(b, v, TERRAIN) if v[numbers + BATCHES] else NONE
    else:
        is_bound = v[SIDE] != NOBODY and v[SEAT] == active_seat(v)
        crossed = b[sheet_of(v[SEAT]) + CROSSED]
        has_map = free_maps(b, crossed, v[numbers + MAPS_USED]) > 0
        if is_bound and not has_map:
            plan(b, v, side_terrains(v, v[SIDE]), FOR_FAVOURED)
        else:
            b[OPEN] = BIT[SIDES + v[SIDE]] if is_bound else BIT[SIDES] | BIT[SIDES + 1]
            if has_map:
                b[OPEN] |= terrains_in_reach(b, v, USE_MAP)


@kernel
def resume(b: Masks, v: Ints) -> None:
    """The offers of a seat that has to choose one, where the stage itself does not say them."""
    if v[ASKS] and not b[OPEN] and not v[DONE]:
        first_draft(b, v)


@kernel
def crosses_of_side(v: Ints, side: int) -> int:
    if v[SIDE] == NOBODY:
        return FOR_FAVOURED
    is_own = v[SEATS] == 1 or v[SEAT] == active_seat(v)
    return FOR_FAVOURED if (side == v[SIDE]) == is_own else FOR_OTHER


@kernel
def choose(b: Masks, v: Ints, offer: int) -> None:
    """The seat to act takes up an offer."""
    numbers = numbers_of(v[SEAT])
    if offer < USE_MAP:
        plan(b, v, side_terrains(v, offer), crosses_of_side(v, offer))
    elif offer < TERRAIN:
        v[numbers + MAPS_USED] += 1
        plan(b, v, 1 << (offer - USE_MAP), FOR_MAP)
    elif v[STAGE] == OPENING:
        plan(b, v, 1 << (offer - TERRAIN), FOR_OPENING)
    else:
        crosses = v[numbers + BATCHES] & 7
        v[numbers + BATCHES] >>= 3
        plan(b, v, 1 << (offer - TERRAIN), crosses)


@kernel
def visit_temple(b: Masks, v: Ints, place: int) -> None:
    """All who entered a temple this turn get its best value; one is struck for each of them."""
    best = temple_value(v, place)
    is_advanced = v[ADVANCED] & TEMPLE_SIDE
    for seat in range(v[SEATS]):
        numbers = numbers_of(seat)
        if (
            b[sheet_of(seat) + CROSSED] & b[TEMPLE + place]
            and not v[numbers + ENTERED] >> place & 1
        ):
            v[numbers + ENTERED] |= 1 << place
            v[numbers + POINTS] += TEMPLE_POINTS if is_advanced else best
            v[TAKEN + place] += 1
            if is_advanced:
                v[numbers + BATCHES] = queued(v[numbers + BATCHES], best)


@kernel
def queued(batches: int, crosses: int) -> int:
    """A queue of small numbers, three bits each, with one more at its end."""
    end = 0
    while batches >> end:
        end += 3
    return batches | crosses << end


@kernel
def settle_races(b: Masks, v: Ints) -> None:
    """Points for all who newly meet a race; then a value is struck for each of them."""
    for i in range(MOST_OBJECTIVES):
        race = v[OBJECTIVE + i]
        if race == NO_OBJECTIVE or FAMILY[race] != RACE:
            continue
        best = OBJECTIVE_POINTS[POINTS_AT[race] + v[RACE_TAKEN + i]]
        for seat in range(v[SEATS]):
            numbers = numbers_of(seat)
            is_new = not v[numbers + WON] >> i & 1
            if is_new and is_met(b, race, b[sheet_of(seat) + CROSSED]):
                v[numbers + WON] |= 1 << i
                v[numbers + POINTS] += best
                v[RACE_TAKEN + i] += 1


@kernel
def begin_stage(b: Masks, v: Ints, stage: int) -> None:
    """A stage in which all cross; `carry_on` goes to its first seat."""
    v[STAGE] = stage
    v[SEAT] = NOBODY
    b[OPEN] = NONE


@kernel
def all_finished(b: Masks, v: Ints) -> None:
    """Temples pay, and what they pay in crosses is used; else the turn is over."""
    for seat in range(v[SEATS]):
        v[numbers_of(seat) + BATCHES] = 0
    for place in range(4):
        visit_temple(b, v, place)
    batches = 0
    for seat in range(v[SEATS]):
        batches |= v[numbers_of(seat) + BATCHES]
    if batches:
        begin_stage(b, v, BONUS)
    else:
        turn_over(b, v)


@kernel
def turn_over(b: Masks, v: Ints) -> None:
    settle_races(b, v)
    if not v[OPENED]:
        v[OPENED] = 1
        begin_round(b, v)
    elif v[TURN] + 1 < TURNS:
        v[TURN] += 1
        reveal(b, v)
    else:
        round_over(b, v)


@kernel
def round_over(b: Masks, v: Ints) -> None:
    """Food and gems pay; the next round begins, or villages and objectives are counted."""
    is_last = v[ROUND] == ROUNDS - 1
    for seat in range(v[SEATS]):
        numbers = numbers_of(seat)
        crossed = b[sheet_of(seat) + CROSSED]
        points = food_points(v, v[numbers + FOOD]) + gem_points(b, v, crossed)
        v[numbers + FOOD] = 0
        if is_last:
            points += village_points(b, v, crossed) + objectives_points(b, v, crossed)
        v[numbers + POINTS] += points
    if is_last:
        v[STAGE] = OVER
        v[DONE] = 1
    else:
        v[ROUND] += 1
        if v[SEATS] == 1:
            strike(v)
        begin_round(b, v)


@kernel
def strike(v: Ints) -> None:
    """Alone, time goes by: the best of every temple and race that is open still is struck."""
    numbers = numbers_of(0)
    for place in range(4):
        v[TAKEN + place] += 1 - (v[numbers + ENTERED] >> place & 1)
    for i in range(MOST_OBJECTIVES):
        v[RACE_TAKEN + i] += 1 - (v[numbers + WON] >> i & 1)


@kernel
def begin_round(b: Masks, v: Ints) -> None:
    v[TURN] = 0
    if v[DEALT]:
        v[DEALT] = WAITS_FOR_DECK
        b[OPEN] = NONE
        return
    for i in range(CARDS):
        v[DECK + i] = i
    reveal(b, v)


@kernel
def reveal(b: Masks, v: Ints) -> None:
    """The next card; the deck is shuffled as far as it is revealed, unless its order was dealt."""
    turn = v[TURN]
    facing = v[FACING] >> turn & 1
    if not v[DEALT]:
        j = turn + roll(v, CHANCE, CARDS - turn)
        v[DECK + j], v[DECK + turn] = v[DECK + turn], v[DECK + j]
        facing = roll(v, CHANCE, 2)
    v[SIDE] = facing if v[SEATS] == 1 else NOBODY
    active = active_seat(v)
    if active == NOBODY:
        begin_stage(b, v, CROSSING)
    else:
        v[STAGE] = TAKING
        v[SEAT] = active
        v[ASKS] = 1
        b[OPEN] = BIT[SIDES] | BIT[SIDES + 1]


@kernel
def carry_on(b: Masks, v: Ints) -> None:
    """Seats that have finished make way for others, until one has something to decide."""
    while not b[OPEN] and not v[DONE] and v[DEALT] < WAITS_FOR_DECK:
        if v[STAGE] == BONUS and v[SEAT] >= 0 and not v[ASKS]:
            first_draft(b, v)
        else:
            v[SEAT] += 1
            if v[SEAT] < v[SEATS]:
                first_draft(b, v)
            else:
                all_finished(b, v)


@kernel
def legal(b: Masks) -> int:
    """How many actions the seat to act has."""
    return b[OPEN].bit_count()


@kernel
def action(b: Masks, place: int) -> int:
    """The action at a place among the legal ones: a cell or an offer."""
    return nth(b[OPEN], place)


@kernel
def apply(b: Masks, v: Ints, chosen: int) -> None:
    """The seat to act decides; the match goes on to the next decision."""
    if not v[ASKS]:
        grow(b, v, chosen)
    elif v[STAGE] == TAKING:
        v[SIDE] = chosen
        begin_stage(b, v, CROSSING)
    elif v[STAGE] == SETTLING:
        set_out(b, v, chosen)
    else:
        choose(b, v, chosen)
    if not b[OPEN]:
        carry_on(b, v)


@kernel
def set_out(b: Masks, v: Ints, start: int) -> None:
    """All make their first crosses from the village at *start*."""
    for seat in range(v[SEATS]):
        at = sheet_of(seat)
        b[at + CROSSED] = BIT[start]
        b[at + REACH] = NEAR[start] & b[LAND]
    begin_stage(b, v, OPENING)
