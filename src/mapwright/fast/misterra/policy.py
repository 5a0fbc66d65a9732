"""How a seat plays in playouts: each half day the best of a few plans by what they promise."""

from __future__ import annotations

from mapwright.fast.chance import roll
from mapwright.fast.misterra.ground import EVERYWHERE, ONE, first_of, region
from mapwright.fast.misterra.island import (
    FIRST_CELL,
    FIRST_HALF,
    SECOND_CELL,
    SECOND_HALF,
    can_claim,
    lay_card,
    terrain_at,
)
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
    STEP,
    TERRAINS,
)
from mapwright.fast.misterra.otoma import OTOMA_CARDS
from mapwright.fast.misterra.points import (
    CLAIMED_TILE,
    EMPTY_CELL,
    FIDELITY,
    claim_points,
    map_points,
    mapped_cells,
    presumed_value,
)
from mapwright.fast.misterra.presumptions import POINT
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

SURE_MATCH, HAZY_MATCH, EMPTY = POINT * FIDELITY, 4, POINT * EMPTY_CELL
"""What a cell promises that agrees with a confirmed tile, with a hazy one, or is not mapped yet."""
HAZY_CLAIM, CUT_SHORT = 8, 26
"""A hazy tile joined to a claim; each turn lost when a parchment is full before its time."""
GLANCES, SLACK = 4, 8
"""How many plans are weighed cell by cell for each worked out, and how far behind they may be."""


@kernel
def turns_left(v: Ints) -> int:
    """How many turns a seat can have after this one."""
    if v[SEATS] == 1:
        return (OTOMA_CARDS - v[OTOMA_TOP] - 1) // 2 - 1
    return deck_size(v) // (2 * v[SEATS])


@kernel
def alike(b: Boards, seat: int) -> int:
    """The cells whose terrain is that of a tile of the island, hazy or confirmed."""
    at = PARCHMENTS + TERRAINS * seat
    return b[at] & b[0] | b[at + 1] & b[1] | b[at + 2] & b[2] | b[at + 3] & b[3]


@kernel
def parchment_promise(b: Boards, v: Ints, seat: int) -> int:
    """What a parchment promises as it is; the more turns are left, the more is hoped for."""
    left = turns_left(v)
    hazy = alike(b, seat) & ~b[CONFIRMED]
    empty = EVERYWHERE & ~mapped_cells(b, seat)
    value = POINT * map_points(b, v, seat) + presumed_value(b, v, seat, min(left, 1))
    value += min(HAZY_MATCH, 2 + left) * hazy.bit_count()
    value -= (1 + 3 * left // 2) * empty.bit_count()
    return value if empty else value - CUT_SHORT * left


@kernel
def cell_promise(b: Boards, same: int, mapped: int, terrain: int, cell: int) -> int:
    """About what it brings to map *terrain* on the cell, presumptions and claims apart."""
    sure = b[CONFIRMED] & cell
    other = 0 if sure else HAZY_MATCH
    after = SURE_MATCH if b[terrain] & cell else other
    if same & cell:
        return after - (SURE_MATCH if sure else HAZY_MATCH)
    return after if mapped & cell else after - EMPTY


@kernel
def halves_promise(b: Boards, same: int, mapped: int, card: int, place: int) -> int:
    """`cell_promise` of both halves of a card laid on *place*."""
    first, second = FIRST_HALF[card], SECOND_HALF[card]
    if place & 1:
        first, second = second, first
    one, two = ONE << FIRST_CELL[place >> 1], ONE << SECOND_CELL[place >> 1]
    value = cell_promise(b, same, mapped, first, one)
    return value + cell_promise(b, same, mapped, second, two)


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
def claim_promise(b: Boards, v: Ints, place: int) -> int:
    """What a marker on *place* promises."""
    cell = ONE << place
    terrain = terrain_at(b, cell)
    sure = region(cell, b[terrain] & b[CONFIRMED]).bit_count()
    joined = region(cell, b[terrain]).bit_count() - sure
    return POINT * CLAIMED_TILE * sure + HAZY_CLAIM * joined + turns_left(v) // 2


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
            value = claim_promise(b, v, place)
            if value > most:
                most = value
                v[PLAN_PLACE] = place
                v[PLAN_ACT] = CLAIM
    return most


@kernel
def plan(b: Boards, v: Ints, m: int) -> None:
    """The best of about *m* ways to spend what is left of the half day, and of all claims."""
    seat = v[SEAT]
    places = places_open(b, v)
    kinds = kinds_shown(v)
    v[PLAN_PLACE] = pick(v, places)
    v[PLAN_KIND] = v[CARD] if v[CARD] != NO_CARD or not kinds else pick(v, kinds)
    v[PLAN_ACT] = PASS
    if v[PLAN_KIND] == NO_CARD:
        return
    claims = claim_points(b, v, seat)
    most = parchment_promise(b, v, seat) + POINT * claims
    most += max(0, plan_claim(b, v, places))
    plan_map(b, v, places, kinds, m, claims, most)


@kernel
def plan_map(b: Boards, v: Ints, places: int, kinds: int, m: int, claims: int, most: int) -> None:
    """
    The best of about *m* maps that promises more than *most*, for the plan.

    Many are drawn at random, and only those worked out that are not far behind at first sight.
    """
    seat = v[SEAT]
    card = v[CARD]
    same = alike(b, seat)
    mapped = mapped_cells(b, seat)
    top = -POINT * POINT
    for _ in range(GLANCES * m):
        place = pick(v, places)
        if stands_on(b, JUNGLE, place):
            continue
        v[CARD] = card if card != NO_CARD else pick(v, kinds)
        act = 2 * pick(v, SEEN_DOMINOES[outlook_of(b, place)]) + roll(v, POLICY, 2)
        sight = halves_promise(b, same, mapped, v[CARD], act)
        if sight < top - SLACK:
            continue
        top = max(top, sight)
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
