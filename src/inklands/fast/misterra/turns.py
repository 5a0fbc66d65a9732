"""How a seat plays in playouts: the best starts of a turn, each tried with a second half day."""

from __future__ import annotations

from inklands.fast.match import SEAT, copy_match
from inklands.fast.misterra.evaluation import half_days_left, open_cells
from inklands.fast.misterra.ground import ONE, first_of
from inklands.fast.misterra.match import (
    CARD,
    HALF_DAY,
    MASKS,
    NO_CARD,
    NUMBERS,
    PLAN_ACT,
    PLAN_KIND,
    PLAN_PLACE,
    STAND_AT,
    STARTS,
    STARTS_AS,
    STARTS_KEPT,
    STAYS,
)
from inklands.fast.misterra.policy import (
    follow_plan,
    places_open,
    plan,
    plan_number,
    set_plan,
    sight_evaluation,
    spare_kind,
    survey,
)
from inklands.fast.misterra.prefilter import NOWHERE, best_sights, sighted_act, sighted_kind
from inklands.fast.misterra.rules import CLAIM, MAPS, PASS
from inklands.fast.misterra.sketches import kinds_shown
from inklands.fast.ranking import insert
from inklands.grid.kernel import Ints, Masks, kernel, new_ints, new_masks


@kernel
def play_planned(b: Masks, v: Ints, m: int) -> None:
    """The rest of the turn, or of a half day that has begun, by the best of *m* plans each."""
    if v[HALF_DAY] or v[CARD] != NO_CARD or not kinds_shown(v):
        plan(b, v, m)
        follow_plan(b, v)
    else:
        play_turn(b, v, m)


@kernel
def play_turn(b: Masks, v: Ints, m: int) -> int:
    """
    The turn with the greatest value of its two half days together; that value.

    No card is turned up between them, so that nothing is foreseen that the seat cannot see.
    """
    to_b, to_v = new_masks(MASKS), new_ints(NUMBERS)
    start, rest, most = 0, 0, NOWHERE
    for i in range(best_starts(b, v, m)):
        copy_match(b, v, to_b, to_v)
        set_plan(to_v, v[STARTS_AS + i])
        follow_plan(to_b, to_v)
        value = plan(to_b, to_v, m)
        if value > most:
            start, most = v[STARTS_AS + i], value
            rest = plan_number(to_v[PLAN_PLACE], to_v[PLAN_KIND], to_v[PLAN_ACT])
    set_plan(v, start)
    follow_plan(b, v)
    set_plan(v, rest)
    follow_plan(b, v)
    return most


@kernel
def best_starts(b: Masks, v: Ints, m: int) -> int:
    """Notes the first half days of the greatest value, of claims and of *m* maps; how many."""
    kinds = kinds_shown(v)
    left = half_days_left(v)
    survey(b, v, places_open(b, v), left)
    found = best_stays(b, v, spare_kind(v, kinds))
    for i in range(best_sights(v, kinds, m)):
        act = sighted_act(v, i)
        number = plan_number(v[STAND_AT + (act >> 1)], sighted_kind(v, i), MAPS + act)
        value = sight_evaluation(b, v, i, left)
        found = insert(v, STARTS, v, STARTS_AS, value, number, found, STARTS_KEPT)
    return found


@kernel
def best_stays(b: Masks, v: Ints, kind: int) -> int:
    """Notes the first half days of the greatest value without a map; how many."""
    found = 0
    claimable = open_cells(b, v[SEAT])
    places = places_open(b, v)
    while places:
        place = first_of(places)
        places &= places - 1
        number = plan_number(place, kind, CLAIM if claimable >> place & ONE else PASS)
        found = insert(v, STARTS, v, STARTS_AS, v[STAYS + place], number, found, STARTS_KEPT)
    return found
