"""How a seat plans half days in playouts: the best of many by their value."""

from __future__ import annotations

from inklands.fast.chance import roll
from inklands.fast.match import POLICY, SEAT
from inklands.fast.misterra.evaluation import (
    evaluation,
    half_days_left,
    open_cells,
    stand_evaluation,
    work_left,
)
from inklands.fast.misterra.ground import ONE, first_of
from inklands.fast.misterra.island import lay_card
from inklands.fast.misterra.match import (
    ACT,
    CARD,
    DEALT,
    DISPLAY,
    HAND,
    HANDS,
    JUNGLE,
    KINDS,
    LAND,
    MARKERS,
    MEEPLES,
    MOVE,
    NO_CARD,
    PARCHMENTS,
    PLAN_ACT,
    PLAN_KIND,
    PLAN_PLACE,
    SIGHTS_KEPT,
    STAND_AT,
    STANDS,
    STAYS,
    STEP,
    TERRAINS,
)
from inklands.fast.misterra.prefilter import (
    DOMINOES,
    NOWHERE,
    add_presumed_gains,
    best_sights,
    note_gains,
    sighted_act,
    sighted_kind,
)
from inklands.fast.misterra.rules import CLAIM, MAPS, PASS, TAKES, apply
from inklands.fast.misterra.sketches import kinds_shown
from inklands.fast.misterra.walking import BEACH, SEEN_DOMINOES, destinations, stands_on, vantage
from inklands.grid.kernel import Ints, Masks, kernel, nth

ACTIONS = MAPS + 2 * DOMINOES


@kernel
def map_evaluation(b: Masks, v: Ints, seat: int, place: int, left: int) -> int:
    """The value of the position after the card is laid on *place*."""
    at = PARCHMENTS + TERRAINS * seat
    tiles = b[0], b[1], b[2], b[3], b[4]
    mapped = b[at], b[at + 1], b[at + 2], b[at + 3]
    lay_card(b, v, seat, place)
    value = evaluation(b, v, seat, left)
    b[0], b[1], b[2], b[3], b[4] = tiles
    b[at], b[at + 1], b[at + 2], b[at + 3] = mapped
    return value


@kernel
def claim_evaluation(b: Masks, v: Ints, seat: int, place: int, left: int) -> int:
    """The value of the position after a claim on *place*."""
    b[MARKERS + seat] |= ONE << place
    value = evaluation(b, v, seat, left)
    b[MARKERS + seat] ^= ONE << place
    return value


@kernel
def places_open(b: Masks, v: Ints) -> int:
    """Where the seat to act can be when it takes a card."""
    place = v[MEEPLES + v[SEAT]]
    if v[STEP] == LAND:
        return BEACH
    here = ONE << place
    return here | destinations(b, place) if v[STEP] == MOVE else here


@kernel
def plan(b: Masks, v: Ints, m: int) -> int:
    """
    The best way to spend what is left of the half day, of claims and of *m* maps.

    Its value.
    """
    places = places_open(b, v)
    kinds = kinds_shown(v)
    if v[CARD] != NO_CARD:
        kinds = ONE << v[CARD]
    v[PLAN_PLACE] = nth(places, roll(v, POLICY, places.bit_count()))
    v[PLAN_KIND] = spare_kind(v, kinds) if kinds else NO_CARD
    v[PLAN_ACT] = PASS
    if not kinds:
        return evaluation(b, v, v[SEAT], half_days_left(v))
    return best_plan(b, v, places, kinds, m)


@kernel
def spare_kind(v: Ints, kinds: int) -> int:
    """The card to take where it does not matter: one that lies open twice if there is any."""
    spare = first_of(kinds)
    while kinds:
        kind = first_of(kinds)
        kinds &= kinds - 1
        if v[DISPLAY + kind] > v[DISPLAY + spare]:
            spare = kind
    return spare


@kernel
def best_plan(b: Masks, v: Ints, places: int, kinds: int, m: int) -> int:
    """
    The best plan that ends on one of *places* and takes one of *kinds*; its value.

    Of the maps, only the *m* best at first sight are worked out.
    """
    left = half_days_left(v)
    most = survey(b, v, places, left)
    return plan_map(b, v, kinds, min(m, SIGHTS_KEPT), left, most)


@kernel
def survey(b: Masks, v: Ints, places: int, left: int) -> int:
    """Notes what plans that end on *places* go by; the value of the best without a map."""
    most = plan_stands(b, v, places, left)
    note_gains(b, v, left)
    if v[HANDS + HAND * v[SEAT] + DEALT] >= 0:
        add_presumed_gains(b, v, left)
    return most


@kernel
def plan_stands(b: Masks, v: Ints, places: int, left: int) -> int:
    """
    Notes for any two cells where best to map them from, and the values of claims and passes.

    The best claim or pass becomes the plan; its value.
    """
    seat = v[SEAT]
    for i in range(DOMINOES):
        v[STANDS + i] = NOWHERE
    now = evaluation(b, v, seat, left)
    work = work_left(b, seat)
    claimable = open_cells(b, seat)
    most = NOWHERE
    while places:
        place = first_of(places)
        places &= places - 1
        stand = stand_evaluation(b, v, place, left, work, claimable)
        claims = claimable >> place & ONE
        value = stand + (claim_evaluation(b, v, seat, place, left) if claims else now)
        v[STAYS + place] = value
        if value > most:
            most = value
            v[PLAN_PLACE], v[PLAN_ACT] = place, CLAIM if claims else PASS
        if not stands_on(b, JUNGLE, place):
            note_stand(v, SEEN_DOMINOES[vantage(b, place)], place, stand)
    return most


@kernel
def note_stand(v: Ints, seen: int, place: int, stand: int) -> None:
    """Notes *place* for the cells *seen* from it, unless a better one is known."""
    while seen:
        i = first_of(seen)
        seen &= seen - 1
        if stand > v[STANDS + i]:
            v[STANDS + i] = stand
            v[STAND_AT + i] = place


@kernel
def plan_map(b: Masks, v: Ints, kinds: int, m: int, left: int, most: int) -> int:
    """The best of *m* maps becomes the plan if its value is over *most*; the value of the plan."""
    for i in range(best_sights(v, kinds, m)):
        value = sight_evaluation(b, v, i, left)
        if value > most:
            most = value
            act = sighted_act(v, i)
            v[PLAN_PLACE], v[PLAN_KIND] = v[STAND_AT + (act >> 1)], sighted_kind(v, i)
            v[PLAN_ACT] = MAPS + act
    return most


@kernel
def sight_evaluation(b: Masks, v: Ints, i: int, left: int) -> int:
    """The value of the *i*-th map that passed the prefilter, worked out."""
    act = sighted_act(v, i)
    card = v[CARD]
    v[CARD] = sighted_kind(v, i)
    value = v[STANDS + (act >> 1)] + map_evaluation(b, v, v[SEAT], act, left)
    v[CARD] = card
    return value


@kernel
def plan_number(place: int, kind: int, act: int) -> int:
    """A number for the half day that stands on *place*, takes a card of *kind* and does *act*."""
    return act + ACTIONS * (kind + 1 + (KINDS + 1) * place)


@kernel
def set_plan(v: Ints, number: int) -> None:
    """The half day of that number becomes the plan."""
    v[PLAN_ACT] = number % ACTIONS
    number //= ACTIONS
    v[PLAN_KIND], v[PLAN_PLACE] = number % (KINDS + 1) - 1, number // (KINDS + 1)


@kernel
def follow_plan(b: Masks, v: Ints) -> None:
    """The rest of the half day as it was planned."""
    act = v[PLAN_ACT]
    if v[STEP] != ACT:
        if v[PLAN_PLACE] != v[MEEPLES + v[SEAT]]:
            apply(b, v, v[PLAN_PLACE])
        if v[PLAN_KIND] != NO_CARD:
            apply(b, v, TAKES + v[PLAN_KIND])
    apply(b, v, act)
