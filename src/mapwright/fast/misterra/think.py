"""What a bot asks of the simulator: deals that agree with a view, choices by worth, playouts."""

from __future__ import annotations

from mapwright.fast.misterra.deal import redeal
from mapwright.fast.misterra.deal import start as start
from mapwright.fast.misterra.ground import first_of
from mapwright.fast.misterra.island import can_claim
from mapwright.fast.misterra.match import (
    ACT,
    CARD,
    DISPLAY,
    HALF_DAY,
    JUNGLE,
    KEEP,
    KINDS,
    MEEPLES,
    OTOMA,
    OVER,
    PARCHMENTS,
    SEAT,
    SEATS,
    STEP,
    TERRAINS,
    TURN,
    copy_match,
)
from mapwright.fast.misterra.playout import play, play_on
from mapwright.fast.misterra.points import claim_points, points
from mapwright.fast.misterra.policy import (
    POINT,
    claim_promise,
    map_promise,
    parchment_promise,
)
from mapwright.fast.misterra.rules import CLAIM, MAPS, SWAPS, TAKES, action_of, apply, legal
from mapwright.fast.misterra.rules import choose as choose
from mapwright.fast.misterra.sketches import kinds_shown
from mapwright.fast.misterra.walking import SEEN_DOMINOES, outlook_of, stands_on
from mapwright.grid.kernel import Boards, Ints, kernel
from mapwright.grid.kernel import new_boards as new_boards
from mapwright.grid.kernel import new_ints as new_ints


@kernel
def lead(b: Boards, v: Ints) -> int:
    """The points of seat 0, less those of the best other seat, if all were counted now."""
    own = points(b, v, 0)
    if v[SEATS] == 1:
        return own
    best = points(b, v, 1)
    for seat in range(2, v[SEATS]):
        best = max(best, points(b, v, seat))
    return own - best


@kernel
def finish(b: Boards, v: Ints, parts: Boards, m: int, turns: int) -> int:
    """`lead` after playing *turns* more by the policy, or to the end."""
    play_on(b, v, parts, m, v[TURN] + turns)
    return lead(b, v)


@kernel
def reply(b: Boards, v: Ints, parts: Boards, m: int) -> None:
    """The other seats play by the policy until seat 0 is to act again."""
    while v[STEP] != OVER and v[SEAT]:
        play(b, v, parts, m)


@kernel
def act_worth(b: Boards, v: Ints, place: int) -> int:
    """The most that the card in hand promises when it is laid, or given up for a claim, there."""
    seat = v[SEAT]
    claims = claim_points(b, v, seat)
    most = parchment_promise(b, v, seat) + POINT * claims
    if can_claim(b, seat, place):
        most += claim_promise(b, place)
    if not stands_on(b, JUNGLE, place):
        left = SEEN_DOMINOES[outlook_of(b, place)]
        while left:
            laid = 2 * first_of(left)
            left &= left - 1
            most = max(most, map_promise(b, v, seat, laid, claims))
            most = max(most, map_promise(b, v, seat, laid + 1, claims))
    return most


@kernel
def take_worth(b: Boards, v: Ints, place: int) -> int:
    """The most that any card of the display promises there."""
    most = -10000
    card = v[CARD]
    left = kinds_shown(v)
    while left:
        v[CARD] = first_of(left)
        left &= left - 1
        most = max(most, act_worth(b, v, place))
    v[CARD] = card
    return most


@kernel
def worth_of(b: Boards, v: Ints, action: int) -> int:
    """What an action of the seat to act promises at most, this half day."""
    seat = v[SEAT]
    place = v[MEEPLES + seat]
    if v[STEP] == KEEP or v[STEP] == OTOMA:
        return 0
    if v[STEP] == ACT:
        claims = claim_points(b, v, seat)
        if action >= MAPS:
            return map_promise(b, v, seat, action - MAPS, claims)
        value = parchment_promise(b, v, seat) + POINT * claims
        return value + claim_promise(b, place) if action == CLAIM else value
    if action < SWAPS:
        return take_worth(b, v, action)
    if action < TAKES:
        return take_worth(b, v, place)
    if action < CLAIM:
        v[CARD] = action - TAKES
        value = act_worth(b, v, place)
        v[CARD] = -1
        return value
    return 0


@kernel
def worths(b: Boards, v: Ints, parts: Boards, values: Ints) -> int:
    """How many actions the seat to act has; ``values`` receives what each promises."""
    total = legal(b, v, parts)
    for k in range(total):
        values[k] = worth_of(b, v, action_of(v, parts, k))
    return total


@kernel
def take(b: Boards, v: Ints, parts: Boards, k: int) -> None:
    """The seat to act takes its *k*-th action."""
    legal(b, v, parts)
    apply(b, v, action_of(v, parts, k))


@kernel
def deal(b: Boards, v: Ints, to_b: Boards, to_v: Ints, seed: int) -> None:
    """A match that seat 0 cannot tell from this one."""
    copy_match(b, v, to_b, to_v)
    redeal(to_v, seed)


@kernel
def sample(
    b: Boards,
    v: Ints,
    to_b: Boards,
    to_v: Ints,
    parts: Boards,
    places: Ints,
    n: int,
    seed: int,
    rounds: int,
    m: int,
    turns: int,
    sums: Ints,
) -> None:
    """
    Adds to ``sums[i]`` what came of action ``places[i]`` in *rounds* deals.

    The deals are the same for all *n* actions, so that luck does not tell them apart.
    """
    for number in range(seed, seed + rounds):
        for i in range(n):
            deal(b, v, to_b, to_v, number)
            take(to_b, to_v, parts, places[i])
            sums[i] += finish(to_b, to_v, parts, m, turns)


@kernel
def look(b: Boards, v: Ints) -> int:
    """A number that tells apart what seat 0 sees of its decision."""
    seen = v[STEP] + 8 * (v[HALF_DAY] + 2 * (v[CARD] + 1) + 32 * (v[MEEPLES] + 1))
    for kind in range(KINDS):
        seen = (seen * 31 + v[DISPLAY + kind]) & 0xFFFFFFFFFFFF
    for i in range(PARCHMENTS + TERRAINS):
        seen = (seen * 1009 + word(b[i])) & 0xFFFFFFFFFFFF
    return seen


@kernel
def word(cells: int) -> int:
    """A board of the island as a plain number."""
    number = 0
    while cells:
        number += 1 << first_of(cells)
        cells &= cells - 1
    return number
