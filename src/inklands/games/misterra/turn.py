"""What an action does, and how a match goes on from there."""

from __future__ import annotations

from inklands.games.misterra.actions import (
    Action,
    Claim,
    Keep,
    Map,
    Move,
    Pass,
    Swap,
    Take,
)
from inklands.games.misterra.components import Components
from inklands.games.misterra.island.claims import with_claim
from inklands.games.misterra.island.island import Island, laid, observed, supply
from inklands.games.misterra.news import (
    Claimed,
    Kept,
    Mapped,
    Moved,
    News,
    Observed,
    Passed,
    Swapped,
    Took,
)
from inklands.games.misterra.otoma.turn import otoma_claims
from inklands.games.misterra.round import after_half_day, first_turn
from inklands.games.misterra.state import NO_CARD, Hand, Moment, PublicState, Sketches, State, Step


def apply(components: Components, state: State, seat: int, action: Action) -> State:
    """The state after a legal action, carried on to the next decision."""
    match action:
        case Map():
            return _map(components, state, seat, action)
        case Take():
            return _take(state, seat, action)
        case Move():
            return _move(state, seat, action)
        case Swap():
            return _swap(state, seat, action)
        case Pass():
            passed = Passed(seat, state.moment.card)
            return after_half_day(components, state, state.public, (passed,))
        case Claim():
            return _claim(components, state, seat)
        case Keep():
            return _keep(state, seat, action)
        case _:
            return otoma_claims(components, state, action.cell)


def _keep(state: State, seat: int, action: Keep) -> State:
    hands = tuple(
        Hand(hand.dealt, action.numbers) if owner == seat else hand
        for owner, hand in enumerate(state.hands)
    )
    kept = (Kept(seat, action.numbers),)
    waiting = State(
        state.setup, hands, state.public, state.sketches, state.otoma, state.moment, kept
    )
    # EN p. 3: all choose at once and in secret, so the first turn waits for the last of them.
    return waiting if not all(hand.kept for hand in hands) else first_turn(waiting)


def _move(state: State, seat: int, action: Move) -> State:
    public = state.public
    meeples = (*public.meeples[:seat], action.target, *public.meeples[seat + 1 :])
    return State(
        state.setup,
        state.hands,
        PublicState(public.island, meeples, public.claims, public.parchments),
        state.sketches,
        state.otoma,
        _at_step(state.moment, Step.SWAP),
        (Moved(seat, action.source, action.target),),
    )


def _swap(state: State, seat: int, action: Swap) -> State:
    before, moment = state.sketches, state.moment
    revealed, *rest = before.deck
    place = before.display.index(action.sketch)
    display = (*before.display[:place], revealed, *before.display[place + 1 :])
    # A card that everybody saw go under the deck may come up again.
    tucked = min(before.tucked, len(rest)) + 1
    sketches = Sketches((*rest, action.sketch), display, tucked, before.removed)
    return State(
        state.setup,
        state.hands,
        state.public,
        sketches,
        state.otoma,
        # The card revealed was hidden: from here nothing is taken back past the swap.
        _at_step(moment, Step.TAKE, moment.barrier + 1),
        (Swapped(seat, action.sketch, revealed),),
    )


def _take(state: State, seat: int, action: Take) -> State:
    before, moment = state.sketches, state.moment
    place = before.display.index(action.sketch)
    display = before.display[:place] + before.display[place + 1 :]
    return State(
        state.setup,
        state.hands,
        state.public,
        Sketches(before.deck, display, before.tucked, before.removed),
        state.otoma,
        Moment(
            Step.ACT,
            moment.seat,
            moment.half_day,
            action.sketch,
            moment.turn,
            moment.barrier,
            moment.is_ending,
        ),
        (Took(seat, action.sketch),),
    )


def _map(components: Components, state: State, seat: int, action: Map) -> State:
    public, changes = mapped(components, state.public, seat, action)
    news = (Mapped(seat, action.first_cell, action.second_cell), *changes)
    return after_half_day(components, state, public, news)


def mapped(
    components: Components, public: PublicState, seat: int, action: Map
) -> tuple[PublicState, tuple[News, ...]]:
    """The public state after a card was laid on a parchment and observed on the island."""
    parchment = laid(public.parchments[seat], action.first, action.first_cell)
    parchment = laid(parchment, action.second, action.second_cell)
    parchments = (*public.parchments[:seat], parchment, *public.parchments[seat + 1 :])
    island, changes = _both_observed(components.stock, public.island, action)
    return PublicState(island, public.meeples, public.claims, parchments), changes


def _both_observed(
    stock: tuple[int, ...], island: Island, action: Map
) -> tuple[Island, tuple[News, ...]]:
    """Both halves seen on the island, with the supply as it is when the card is played."""
    # EN p. 5: only cards newly played act, so a tile that one half gives back is too late for the
    # other. The order of the halves matters for the last tile alone, where the player chooses.
    left = supply(island, stock)
    halves = [(action.first_cell, action.first), (action.second_cell, action.second)]
    changes: dict[int, News] = {}
    for cell, terrain in sorted(halves, key=lambda half: half[0] != action.tile):
        island, change = observed(island, terrain, cell, stock, left=left[terrain])
        changes[cell] = Observed(terrain, cell, change)
    return island, tuple(changes[cell] for cell, _ in halves)


def _claim(components: Components, state: State, seat: int) -> State:
    cell = state.public.meeples[seat]
    terrain = state.public.island.terrain_at(cell)
    assert terrain is not None
    public = with_claim(state.public, seat, cell)
    return after_half_day(components, state, public, (Claimed(seat, cell, terrain),))


def _at_step(moment: Moment, step: Step, barrier: int | None = None) -> Moment:
    return Moment(
        step,
        moment.seat,
        moment.half_day,
        NO_CARD,
        moment.turn,
        moment.barrier if barrier is None else barrier,
        moment.is_ending,
    )
