"""How a seat plays in playouts: each half day the best of a few plans by what they promise."""

from __future__ import annotations

from mapwright.fast.misterra.chance import roll
from mapwright.fast.misterra.ground import EVERYWHERE, ONE, first_of, region
from mapwright.fast.misterra.island import can_claim, lay_card, terrain_at
from mapwright.fast.misterra.match import (
    ACT,
    CARD,
    CONFIRMED,
    JUNGLE,
    LAND,
    MARKERS,
    MEEPLES,
    MOVE,
    NO_CARD,
    OTOMA_TOP,
    PARCHMENTS,
    PLAN_ACT,
    PLAN_KIND,
    PLAN_PLACE,
    POLICY,
    SEAT,
    SEATS,
    SHOWN,
    STEP,
    TERRAINS,
)
from mapwright.fast.misterra.otoma import OTOMA_CARDS
from mapwright.fast.misterra.points import (
    CLAIMED_TILE,
    claim_points,
    mapped_cells,
    parchment_points,
)
from mapwright.fast.misterra.rules import CLAIM, MAPS, PASS, TAKES, apply
from mapwright.fast.misterra.sketches import deck_size, kinds_shown
from mapwright.fast.misterra.walking import (
    BEACH,
    SEEN_DOMINOES,
    destinations,
    outlook_of,
    stands_on,
)
from mapwright.grid.kernel import Boards, Ints, kernel, nth

POINT = 4
"""Promises are counted in quarters of a point."""
HAZY_MATCH, HAZY_CLAIM, CUT_SHORT = 4, 3, 16
"""
What a cell promises that agrees with a hazy tile, what a hazy tile joined to a claim does, and what
each turn is worth that is lost when a parchment is full before its time.
"""


@kernel
def turns_left(v: Ints) -> int:
    """How many turns a seat can have after this one."""
    if v[SEATS] == 1:
        return (OTOMA_CARDS - v[OTOMA_TOP] - 1) // 2 - 1
    return deck_size(v) // (2 * v[SEATS])


@kernel
def parchment_promise(b: Boards, v: Ints, seat: int) -> int:
    """What a parchment promises as it is."""
    at = PARCHMENTS + TERRAINS * seat
    alike = b[at] & b[0] | b[at + 1] & b[1] | b[at + 2] & b[2] | b[at + 3] & b[3]
    hazy = alike & ~b[CONFIRMED]
    value = POINT * parchment_points(b, v, seat) + HAZY_MATCH * hazy.bit_count()
    if mapped_cells(b, seat) == EVERYWHERE:
        value -= CUT_SHORT * turns_left(v)
    return value


@kernel
def map_promise(b: Boards, v: Ints, seat: int, place: int, claims: int) -> int:
    """
    What parchment and claims promise after the card is laid on *place*.

    *claims* is what the markers give as long as no more tiles are confirmed.
    """
    at = PARCHMENTS + TERRAINS * seat
    tiles = b[0], b[1], b[2], b[3], b[4]
    mapped = b[at], b[at + 1], b[at + 2], b[at + 3]
    lay_card(b, v, seat, place)
    if b[MARKERS + seat] and b[CONFIRMED] != tiles[4]:
        claims = claim_points(b, v, seat)
    value = parchment_promise(b, v, seat) + POINT * claims
    b[0], b[1], b[2], b[3], b[4] = tiles
    b[at], b[at + 1], b[at + 2], b[at + 3] = mapped
    return value


@kernel
def claim_promise(b: Boards, place: int) -> int:
    """What a marker on *place* promises."""
    cell = ONE << place
    terrain = terrain_at(b, cell)
    sure = region(cell, b[terrain] & b[CONFIRMED]).bit_count()
    joined = region(cell, b[terrain]).bit_count() - sure
    return POINT * CLAIMED_TILE * sure + HAZY_CLAIM * joined


@kernel
def places_open(b: Boards, v: Ints) -> int:
    """Where the seat to act can be when it takes a card."""
    place = v[MEEPLES + v[SEAT]]
    if v[STEP] == LAND:
        return BEACH
    here = ONE << place
    return here | destinations(b, place) if v[STEP] == MOVE else here


@kernel
def plan_claim(b: Boards, v: Ints, places: int) -> int:
    """The best claim that a half day can bring, for the plan; what it promises."""
    most = -1
    left = places & b[CONFIRMED]
    while left:
        place = first_of(left)
        left &= left - 1
        if can_claim(b, v[SEAT], place):
            value = claim_promise(b, place)
            if value > most:
                most = value
                v[PLAN_PLACE] = place
                v[PLAN_ACT] = CLAIM
    return most


@kernel
def plan(b: Boards, v: Ints, m: int) -> None:
    """The best of *m* ways to spend what is left of the half day, and of all claims."""
    seat = v[SEAT]
    card = v[CARD]
    places = places_open(b, v)
    kinds = kinds_shown(v)
    v[PLAN_PLACE] = nth(places, roll(v, POLICY, places.bit_count()))
    v[PLAN_KIND] = card if card != NO_CARD or not v[SHOWN] else pick(v, kinds)
    v[PLAN_ACT] = PASS
    if v[PLAN_KIND] == NO_CARD:
        return
    claims = claim_points(b, v, seat)
    most = parchment_promise(b, v, seat) + POINT * claims
    claimed = plan_claim(b, v, places)
    if claimed > 0:
        most += claimed
    for _ in range(m):
        place = pick(v, places)
        if stands_on(b, JUNGLE, place):
            continue
        v[CARD] = card if card != NO_CARD else pick(v, kinds)
        act = 2 * pick(v, SEEN_DOMINOES[outlook_of(b, place)]) + roll(v, POLICY, 2)
        value = map_promise(b, v, seat, act, claims)
        if value > most:
            most = value
            v[PLAN_PLACE], v[PLAN_KIND], v[PLAN_ACT] = place, v[CARD], MAPS + act
    v[CARD] = card


@kernel
def pick(v: Ints, choices: int) -> int:
    """One of the bits of *choices* at random."""
    return nth(choices, roll(v, POLICY, choices.bit_count()))


@kernel
def follow_plan(b: Boards, v: Ints) -> None:
    """The rest of the half day as it was planned."""
    act = v[PLAN_ACT]
    if v[STEP] != ACT:
        if v[PLAN_PLACE] != v[MEEPLES + v[SEAT]]:
            apply(b, v, v[PLAN_PLACE])
        if v[PLAN_KIND] != NO_CARD:
            apply(b, v, TAKES + v[PLAN_KIND])
    apply(b, v, act)
