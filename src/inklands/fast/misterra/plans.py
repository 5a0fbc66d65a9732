"""
Plans: what a bot weighs, whole half days wherever it can.

A plan is a number, as `fast/tree.py` has them. Above the place of its first action it says where
to stand, which card to take and what to do with it, or nothing if it is that action alone.
"""

from __future__ import annotations

from inklands.fast.match import SEAT
from inklands.fast.misterra.evaluation import evaluation, half_days_left, open_cells
from inklands.fast.misterra.ground import ONE, first_of
from inklands.fast.misterra.match import (
    ACT,
    DISPLAY,
    KEEP,
    KINDS,
    MEEPLES,
    OTOMA,
    SIGHTS_KEPT,
    STAND_AT,
    STAYS,
    STEP,
)
from inklands.fast.misterra.policy import (
    best_plan,
    claim_evaluation,
    follow_plan,
    map_evaluation,
    places_open,
    plan_number,
    set_plan,
    sight_evaluation,
    spare_kind,
    survey,
)
from inklands.fast.misterra.prefilter import best_sights, sighted_act, sighted_kind
from inklands.fast.misterra.rules import (
    CLAIM,
    MAPS,
    PASS,
    TO_PLACES,
    TO_SWAPS,
    TO_TAKES,
    action_of,
    apply,
    legal,
)
from inklands.fast.misterra.sketches import kinds_shown
from inklands.fast.misterra.walking import PLACES
from inklands.fast.ranking import insert
from inklands.fast.tree import PLANS
from inklands.grid.kernel import Ints, Masks, kernel

CANDIDATES = 8
"""How many maps are worked out to value what a swap leaves."""
MOST_PLANS = SIGHTS_KEPT + PLACES + 2 * KINDS


@kernel
def best_plans(b: Masks, v: Ints, parts: Masks, values: Ints, codes: Ints, width: int) -> int:
    """The best plans, in ``codes``, and their values in ``values``; how many."""
    n = legal(b, v, parts)
    kinds = kinds_shown(v)
    step = v[STEP]
    if step in (KEEP, OTOMA, ACT) or not kinds:
        return single_actions(b, v, parts, n, values, codes, width)
    found = swaps(b, v, parts, kinds, values, codes, width)
    survey(b, v, places_open(b, v), half_days_left(v))
    found = stays(b, v, parts, kinds, values, codes, found, width)
    return maps(b, v, parts, kinds, values, codes, found, width)


@kernel
def single_actions(
    b: Masks, v: Ints, parts: Masks, n: int, values: Ints, codes: Ints, width: int
) -> int:
    found = 0
    for k in range(n):
        worth = worth_of(b, v, action_of(v, parts, k))
        found = insert(values, 0, codes, 0, worth, k, found, width)
    return found


@kernel
def worth_of(b: Masks, v: Ints, action: int) -> int:
    """The value of an action that is weighed alone."""
    seat, left = v[SEAT], half_days_left(v)
    if v[STEP] == KEEP or v[STEP] == OTOMA:
        return 0
    if action >= MAPS:
        return map_evaluation(b, v, seat, action - MAPS, left)
    if action == CLAIM:
        return claim_evaluation(b, v, seat, v[MEEPLES + seat], left)
    return evaluation(b, v, seat, left)


@kernel
def swaps(
    b: Masks, v: Ints, parts: Masks, kinds: int, values: Ints, codes: Ints, width: int
) -> int:
    """Cards to swap; each is worth at least what can be done here with the others."""
    found = 0
    code = parts[TO_PLACES].bit_count()
    swapped = parts[TO_SWAPS]
    while swapped:
        kind = swapped & -swapped
        swapped ^= kind
        rest = kinds if v[DISPLAY + first_of(kind)] > 1 else kinds ^ kind
        value = best_plan(b, v, ONE << v[MEEPLES + v[SEAT]], rest, CANDIDATES)
        found = insert(values, 0, codes, 0, value, code, found, width)
        code += 1
    return found


@kernel
def stays(
    b: Masks, v: Ints, parts: Masks, kinds: int, values: Ints, codes: Ints, n: int, width: int
) -> int:
    """Half days without a map; where the seat stands already, one for each card to take."""
    claimable = open_cells(b, v[SEAT])
    spare = ONE << spare_kind(v, kinds)
    places = places_open(b, v)
    while places:
        place = first_of(places)
        places &= places - 1
        act = CLAIM if claimable >> place & ONE else PASS
        taken = kinds if place == v[MEEPLES + v[SEAT]] else spare
        while taken:
            code = plan_of(v, parts, place, first_of(taken), act)
            taken &= taken - 1
            n = insert(values, 0, codes, 0, v[STAYS + place], code, n, width)
    return n


@kernel
def maps(
    b: Masks, v: Ints, parts: Masks, kinds: int, values: Ints, codes: Ints, n: int, width: int
) -> int:
    """Half days with a map: those that pass the prefilter, worked out."""
    left = half_days_left(v)
    for i in range(best_sights(v, kinds, min(width, SIGHTS_KEPT))):
        act = sighted_act(v, i)
        code = plan_of(v, parts, v[STAND_AT + (act >> 1)], sighted_kind(v, i), MAPS + act)
        n = insert(values, 0, codes, 0, sight_evaluation(b, v, i, left), code, n, width)
    return n


@kernel
def plan_of(v: Ints, parts: Masks, place: int, kind: int, act: int) -> int:
    """The half day that stands on *place*, takes a card of *kind* and ends with *act*."""
    if place != v[MEEPLES + v[SEAT]]:
        first = (parts[TO_PLACES] & (ONE << place) - 1).bit_count()
    else:
        first = parts[TO_PLACES].bit_count() + parts[TO_SWAPS].bit_count()
        first += (parts[TO_TAKES] & (ONE << kind) - 1).bit_count()
    return first + PLANS * (1 + plan_number(place, kind, act))


@kernel
def follow(b: Masks, v: Ints, parts: Masks, code: int) -> None:
    """The seat to act follows a plan to its end."""
    if code < PLANS:
        legal(b, v, parts)
        apply(b, v, action_of(v, parts, code))
        return
    set_plan(v, code // PLANS - 1)
    follow_plan(b, v)
