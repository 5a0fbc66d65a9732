"""What a seat may do now."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations

from inklands.core.legal import ListedActions
from inklands.games.misterra.actions import (
    Action,
    Claim,
    Keep,
    Map,
    Move,
    OtomaClaim,
    Pass,
    Swap,
    Take,
)
from inklands.games.misterra.components import Components
from inklands.games.misterra.island.claims import can_claim, largest_open
from inklands.games.misterra.island.island import in_need, supply
from inklands.games.misterra.island.movement import destinations, sight
from inklands.games.misterra.island.places import AT_SEA, BEACH, DOMINOES, LAND, PLACES
from inklands.games.misterra.island.terrain import JUNGLE, LAGOON, PAIRS, SKETCHES, Sketch
from inklands.games.misterra.state import State, Step
from inklands.grid.grid import Mask, indices, mask

NOBODY: frozenset[int] = frozenset()
ALONE = tuple(frozenset((seat,)) for seat in range(4))
NOTHING: ListedActions[Action] = ListedActions()
CLAIM, PASS = Claim(), Pass()
SWAPS = tuple(Swap(sketch) for sketch in SKETCHES)
TAKES = tuple(Take(sketch) for sketch in SKETCHES)
WALKS = tuple(tuple(Move(source, target) for target in PLACES) for source in PLACES)
LANDINGS = tuple(Move(AT_SEA, place) for place in BEACH)
MOST_KEPT = 5_000
"""Ways to lay a card that are remembered: with a last tile they differ from match to match."""


def to_act(state: State) -> frozenset[int]:
    moment = state.moment
    if moment.step is Step.KEEP:
        return frozenset(seat for seat, hand in enumerate(state.hands) if not hand.kept)
    return NOBODY if moment.step is Step.OVER else ALONE[moment.seat]


def legal_actions(components: Components, state: State, seat: int) -> ListedActions[Action]:
    moment = state.moment
    if moment.step is Step.KEEP:
        return _keeps(components, state, seat)
    if seat != moment.seat:
        return NOTHING
    match moment.step:
        case Step.ACT:
            return ListedActions(_acts(components, state, seat))
        case Step.TAKE:
            return _takes(frozenset(state.sketches.display))
        case Step.MOVE | Step.SWAP:
            return ListedActions(_moves(state, seat) + _swaps(state, seat))
        case Step.LAND:
            return ListedActions(LANDINGS)
        case Step.OTOMA:
            return ListedActions(tuple(map(OtomaClaim, largest_open(state.public, 1))))
        case _:
            return NOTHING


def _keeps(components: Components, state: State, seat: int) -> ListedActions[Action]:
    hand = state.hands[seat]
    if hand.kept:
        return NOTHING
    return ListedActions(tuple(map(Keep, combinations(hand.dealt, components.kept))))


def _moves(state: State, seat: int) -> tuple[Action, ...]:
    if state.moment.step is not Step.MOVE:
        return ()
    place = state.public.meeples[seat]
    walks = WALKS[place]
    return tuple([walks[target] for target in indices(destinations(state.public.island, place))])


def _swaps(state: State, seat: int) -> tuple[Action, ...]:
    """The swaps a lagoon allows, and what can be taken without one."""
    sketches = state.sketches
    takes = _takes(frozenset(sketches.display)).actions
    # EN p. 4: a lagoon swaps a card before one is chosen. Without a deck the card put under it
    # would come straight back.
    if not sketches.deck or not on_lagoon(state, seat):
        return takes
    return tuple(SWAPS[take.sketch] for take in takes if isinstance(take, Take)) + takes


def on_lagoon(state: State, seat: int) -> bool:
    place = state.public.meeples[seat]
    return bool(place < LAND and state.public.island.tiles[LAGOON] >> place & 1)


def on_jungle(state: State, seat: int) -> bool:
    place = state.public.meeples[seat]
    return bool(place < LAND and state.public.island.tiles[JUNGLE] >> place & 1)


@cache
def _takes(display: frozenset[Sketch]) -> ListedActions[Action]:
    """One action for each kind of card that lies open; with none of them the half day is over."""
    # EN p. 5: play goes on with the cards that are left, down to none.
    if not display:
        return ListedActions((PASS,))
    return ListedActions(tuple(TAKES[sketch] for sketch in sorted(display)))


def _acts(components: Components, state: State, seat: int) -> tuple[Action, ...]:
    public = state.public
    last: tuple[Action, ...] = (PASS,)
    if can_claim(public, seat, components.markers):
        last = (CLAIM, PASS)
    # EN p. 4: in a jungle nobody maps; to claim or to pass is all there is.
    if on_jungle(state, seat):
        return last
    seen = sight(public.island, public.meeples[seat])
    return maps(state.moment.card, seen, contested(components, state)) + last


def contested(components: Components, state: State) -> Mask:
    """The cells of which any two would compete for the last tile of the card taken."""
    one, two = PAIRS[state.moment.card]
    island = state.public.island
    is_last = one == two and supply(island, components.stock)[one] == 1
    return in_need(island, one) if is_last else 0


@lru_cache(MOST_KEPT)
def maps(card: Sketch, seen: Mask, rivals: Mask = 0) -> tuple[Action, ...]:
    """
    Every way to lay the card so that one half lies on a cell that is seen.

    Two cells that are both *rivals* need the one tile left: it goes to the first of them, or, in
    the ways listed last, to the second.
    """
    # EN p. 5: at least half of the card lies on a cell that is seen, in any direction, over
    # anything.
    one, two = PAIRS[card]
    ways = ((one, two),) if one == two else ((one, two), (two, one))
    dominoes = [cells for cells in DOMINOES if mask(cells) & seen]
    rivalling = [cells for cells in dominoes if not mask(cells) & ~rivals]
    plain = tuple(
        Map(first, a, second, b, a if (a, b) in rivalling else None)
        for a, b in dominoes
        for first, second in ways
    )
    return plain + tuple(Map(one, a, two, b, b) for a, b in rivalling)
