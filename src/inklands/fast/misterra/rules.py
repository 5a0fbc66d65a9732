"""The flow of a match on flat numbers: legal actions, apply, the end."""

from __future__ import annotations

from inklands.fast.match import SEAT, SEATS
from inklands.fast.misterra import constants as t
from inklands.fast.misterra.ground import EVERYWHERE, NONE, ONE
from inklands.fast.misterra.island import (
    FIRST_HALF,
    SECOND_HALF,
    can_claim,
    largest_open,
    lay_card,
    rival_dominoes,
)
from inklands.fast.misterra.match import (
    ACT,
    AT_SEA,
    CARD,
    CONFIRMED,
    DEALT,
    ENDING,
    FIRST,
    HALF_DAY,
    HAND,
    HANDS,
    JUNGLE,
    KEEP,
    KEPT,
    LAGOON,
    LAND,
    MARKERS,
    MEEPLES,
    MOVE,
    NO_CARD,
    OTOMA,
    SHOWN,
    STEP,
    SWAP,
    TAKE,
    TURN,
    end,
)
from inklands.fast.misterra.otoma import otoma_half_days, otoma_turn
from inklands.fast.misterra.points import OTOMAS, mapped_cells
from inklands.fast.misterra.points import fidelity_points as fidelity_points
from inklands.fast.misterra.points import points as points
from inklands.fast.misterra.sketches import deck_size, kinds_shown, refill, swap_card, take_card
from inklands.fast.misterra.walking import (
    BEACH,
    PLACES,
    SEEN_DOMINOES,
    covered,
    destinations,
    mappable,
    stands_on,
    vantage,
)
from inklands.grid.kernel import Ints, Mask, Masks, constants, kernel, nth
from inklands.grid.kernel import new_ints as new_ints
from inklands.grid.kernel import new_masks as new_masks

SWAPS = PLACES
TAKES = SWAPS + len(t.FIRST_HALF)
CLAIM = TAKES + len(t.FIRST_HALF)
PASS, MAPS = CLAIM + 1, CLAIM + 2
"""
Actions are numbers: a place to walk to, a swap or a card to take by its kind, a claim, a pass, or
twice the number of the two cells to map, and one more where the halves change sides, or where the
second cell is to have the last tile. Below `SWAPS` there are also the presumptions to keep and the
cell where Otoma claims, in the steps for them.
"""
MOST_ACTIONS = 2 * len(t.FIRST_CELL) + 2
PARTS = 6
"""
A set of actions is so many masks: places, swaps, cards to take, cells to map, those of them with a
choice for the last tile, the last two.
"""
TO_PLACES, TO_SWAPS, TO_TAKES, TO_MAPS, RIVALS, LAST = range(PARTS)
MAY_PASS, MAY_BOTH = Mask(2), Mask(3)
BASES = constants((0, SWAPS, TAKES, MAPS, MAPS, CLAIM))
KEEPS = constants(t.KEEPS)
WAYS_TO_KEEP = Mask((1 << len(t.KEEPS) // t.COMPONENTS.kept) - 1)


@kernel
def ways(v: Ints) -> int:
    """In how many ways the card taken lies on two cells."""
    return 1 if FIRST_HALF[v[CARD]] == SECOND_HALF[v[CARD]] else 2


@kernel
def legal(b: Masks, v: Ints, parts: Masks) -> int:
    """How many actions the seat to act has; ``parts`` receives them."""
    for i in range(PARTS):
        parts[i] = NONE
    step = v[STEP]
    place = v[MEEPLES + v[SEAT]]
    if step == ACT:
        return acts(b, v, parts, place)
    if step == LAND:
        parts[TO_PLACES] = BEACH
    elif step == KEEP:
        parts[TO_PLACES] = WAYS_TO_KEEP
    elif step == OTOMA:
        parts[TO_PLACES] = largest_open(b, OTOMAS)
    else:
        if step == MOVE:
            parts[TO_PLACES] = destinations(b, place)
        parts[TO_TAKES] = kinds_shown(v)
        if step != TAKE and deck_size(v) and stands_on(b, LAGOON, place):
            parts[TO_SWAPS] = parts[TO_TAKES]
        if not v[SHOWN]:
            parts[LAST] = MAY_PASS
    total = 0
    for i in range(PARTS):
        total += parts[i].bit_count()
    return total


@kernel
def acts(b: Masks, v: Ints, parts: Masks, place: int) -> int:
    """What can be done with the card taken."""
    parts[LAST] = MAY_BOTH if can_claim(b, v[SEAT], place) else MAY_PASS
    if not stands_on(b, JUNGLE, place):
        parts[TO_MAPS] = SEEN_DOMINOES[vantage(b, place)]
        parts[RIVALS] = rival_dominoes(b, v, parts[TO_MAPS])
    mapped = parts[TO_MAPS].bit_count() * ways(v) + parts[RIVALS].bit_count()
    return mapped + parts[LAST].bit_count()


@kernel
def action_of(v: Ints, parts: Masks, k: int) -> int:
    """The *k*-th action of those that `legal` has just found."""
    if v[STEP] == ACT:
        each = ways(v)
        n = each * parts[TO_MAPS].bit_count()
        if k < n:
            return MAPS + 2 * nth(parts[TO_MAPS], k // each) + k % each
        k -= n
        n = parts[RIVALS].bit_count()
        if k < n:
            return MAPS + 2 * nth(parts[RIVALS], k) + 1
        return CLAIM + nth(parts[LAST], k - n)
    part = 0
    while k >= parts[part].bit_count():
        k -= parts[part].bit_count()
        part += 1
    return BASES[part] + nth(parts[part], k)


@kernel
def listed(b: Masks, v: Ints, parts: Masks, actions: Ints) -> int:
    """Every legal action of the seat to act, in the order of the readable title; how many."""
    total = legal(b, v, parts)
    for k in range(total):
        actions[k] = action_of(v, parts, k)
    return total


@kernel
def apply(b: Masks, v: Ints, action: int) -> None:
    """The seat to act does *action*, and the match goes on to the next decision."""
    seat = v[SEAT]
    if action >= MAPS:
        lay_card(b, v, seat, action - MAPS)
        after_half_day(b, v)
    elif action == PASS:
        after_half_day(b, v)
    elif action == CLAIM:
        b[MARKERS + seat] |= ONE << v[MEEPLES + seat]
        after_half_day(b, v)
    elif action >= TAKES:
        v[CARD] = action - TAKES
        take_card(v, v[CARD])
        v[STEP] = ACT
    elif action >= SWAPS:
        swap_card(v, action - SWAPS)
        v[STEP] = TAKE
    elif v[STEP] == KEEP:
        keep(v, seat, action)
    elif v[STEP] == OTOMA:
        b[MARKERS + OTOMAS] |= ONE << action
        otoma_half_days(b, v, v[HALF_DAY] + 1)
    else:
        v[MEEPLES + seat] = action
        v[STEP] = SWAP


@kernel
def keep(v: Ints, seat: int, way: int) -> None:
    """A seat keeps some of its presumptions; when all have, the first turn begins."""
    hand = HANDS + HAND * seat
    for i in range(KEPT):
        v[hand + DEALT + i] = v[hand + KEEPS[KEPT * way + i]]
    choose(v)


@kernel
def choose(v: Ints) -> None:
    """The next seat that has presumptions to choose, or the first turn."""
    v[SEAT] = 0
    while v[SEAT] < v[SEATS] and v[HANDS + HAND * v[SEAT] + DEALT] >= 0:
        v[SEAT] += 1
    if v[SEAT] == v[SEATS]:
        v[SEAT] = v[FIRST]
        v[STEP] = LAND


@kernel
def resume(b: Masks, v: Ints) -> None:
    """Who has to keep presumptions, while that is what everybody does."""
    if v[STEP] == KEEP:
        choose(v)


@kernel
def after_half_day(b: Masks, v: Ints) -> None:
    v[CARD] = NO_CARD
    if v[HALF_DAY] == 0:
        v[HALF_DAY] = 1
        v[STEP] = MOVE
    elif v[SEATS] == 1:
        otoma_turn(b, v)
    else:
        next_turn(b, v)


@kernel
def next_turn(b: Masks, v: Ints) -> None:
    refill(v)
    if is_ending(b, v):
        v[ENDING] = 1
    seat = (v[SEAT] + 1) % v[SEATS]
    if v[ENDING] and seat == v[FIRST]:
        end(v)
        return
    v[SEAT] = seat
    v[TURN] += 1
    v[HALF_DAY] = 0
    v[STEP] = LAND if v[MEEPLES + seat] == AT_SEA else MOVE


@kernel
def is_ending(b: Masks, v: Ints) -> bool:
    """Whether the turn just finished brings the last round."""
    tiles = covered(b)
    return (
        b[CONFIRMED] == EVERYWHERE
        or mapped_cells(b, v[SEAT]) == EVERYWHERE
        or v[SHOWN] == 0
        or (b[CONFIRMED] == tiles and not mappable(b, v))
    )
