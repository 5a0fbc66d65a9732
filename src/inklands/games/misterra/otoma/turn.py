"""The solo opponent: its deck, its half days, its claims."""

from __future__ import annotations

from inklands.core.rng import Rng
from inklands.games.misterra.components import Components
from inklands.games.misterra.ending import solo_ending_reason
from inklands.games.misterra.island.claims import largest_open, with_claim
from inklands.games.misterra.island.island import Change, Island, observed
from inklands.games.misterra.news import (
    OTOMA_SEAT,
    Began,
    Claimed,
    Discarded,
    Ended,
    Ending,
    Flipped,
    News,
    Observed,
    Revealed,
    Unclaimed,
)
from inklands.games.misterra.otoma.components import OtomaAction, OtomaBox
from inklands.games.misterra.sketch_deck import refilled, without_display
from inklands.games.misterra.state import NO_CARD, Moment, Otoma, PublicState, State, Step

OWNER = 1
"""Where Otoma's markers stand among the claims."""


def shuffled_deck(box: OtomaBox, rng: Rng) -> tuple[Otoma, Rng]:
    """
    The cards as the recipe stacks them.

    Some plain cards stay in the box; the others make equal stacks, each with one claim somewhere
    below its top.
    """
    plain, rng = rng.shuffled(box.plain)
    claiming, rng = rng.shuffled(box.claiming)
    removed, rest = plain[: box.removed], plain[box.removed :]
    size = box.stack - 1
    deck: tuple[int, ...] = ()
    for n, card in enumerate(claiming):
        stack = rest[n * size : (n + 1) * size]
        place, rng = rng.below(size)
        deck += (*stack[: place + 1], card, *stack[place + 1 :])
    return Otoma(deck, (), removed), rng


def otoma_turn(components: Components, state: State) -> State:
    """Otoma's turn after the player's: what is left of the display goes, then two half days."""
    sketches = state.sketches
    news = (*state.news, Began(OTOMA_SEAT))
    if sketches.display:
        news = (*news, Discarded(sketches.display))
    after = State(
        state.setup,
        state.hands,
        state.public,
        without_display(sketches),
        state.otoma,
        state.moment,
        news,
    )
    return _half_days(components, after, 0)


def otoma_claims(components: Components, state: State, cell: int) -> State:
    """Otoma's marker goes where the player chose, and its turn goes on."""
    public, news = _claimed(state.public, cell)
    after = State(
        state.setup, state.hands, public, state.sketches, state.otoma, state.moment, (news,)
    )
    return _half_days(components, after, state.moment.half_day + 1)


def _half_days(components: Components, state: State, first: int) -> State:
    public, otoma, news = state.public, state.otoma, state.news
    assert otoma is not None
    for half_day in range(first, 2):
        otoma, public, seen = _observe(components, otoma, public)
        news = (*news, *seen)
        if components.otoma.cards[otoma.deck[0]].front.claims:
            regions = (
                largest_open(public, OWNER)
                if len(public.claims[OWNER]) < components.markers
                else ()
            )
            # EN p. 11: of several largest regions the player chooses.
            if len(regions) > 1:
                return _at(state, public, otoma, news, _choosing(state.moment, half_day))
            public, claimed = _claimed(public, regions[0]) if regions else (public, Unclaimed())
            news = (*news, claimed)
    return _after_turn(components, _at(state, public, otoma, news, state.moment))


def _observe(
    components: Components, otoma: Otoma, public: PublicState
) -> tuple[Otoma, PublicState, tuple[News, ...]]:
    """Turn the top card over for its cells; the card now on top says what is done there."""
    # EN p. 10: the card turned over gives the cells, the one below it the terrains.
    flipped, *deck = otoma.deck
    cells, front = components.otoma.cards[flipped].cells, components.otoma.cards[deck[0]].front
    island = public.island
    news: list[News] = [Flipped(cells, str(front))]
    for cell, action in zip(cells, front.actions, strict=True):
        island, change = _done(island, cell, action, components.stock)
        news.append(Observed(_terrain(island, cell, action), cell, change))
    after = Otoma(tuple(deck), (*otoma.played, flipped), otoma.removed)
    return after, PublicState(island, public.meeples, public.claims, public.parchments), tuple(news)


def _done(
    island: Island, cell: int, action: OtomaAction, stock: tuple[int, ...]
) -> tuple[Island, Change]:
    if not action.confirms or not island.covered >> cell & 1:
        return observed(island, action.terrain, cell, stock)
    if island.confirmed >> cell & 1:
        return island, Change.KEPT
    # This shows no terrain, so an empty supply does not hinder it.
    return Island(island.tiles, island.confirmed | 1 << cell), Change.CONFIRMED


def _terrain(island: Island, cell: int, action: OtomaAction) -> int:
    """The terrain for the log: the one confirmed, if the action was to confirm."""
    there = island.terrain_at(cell)
    return there if action.confirms and there is not None else action.terrain


def _claimed(public: PublicState, cell: int) -> tuple[PublicState, News]:
    terrain = public.island.terrain_at(cell)
    assert terrain is not None
    return with_claim(public, OWNER, cell), Claimed(OTOMA_SEAT, cell, terrain)


def _choosing(moment: Moment, half_day: int) -> Moment:
    barrier = moment.barrier + 1
    return Moment(Step.OTOMA, 0, half_day, NO_CARD, moment.turn, barrier, is_ending=False)


def _after_turn(components: Components, state: State) -> State:
    moment, otoma = state.moment, state.otoma
    assert otoma is not None
    reason = solo_ending_reason(state.public, otoma)
    if reason:
        over = Moment(Step.OVER, 0, 1, NO_CARD, moment.turn, moment.barrier + 1, is_ending=True)
        news = (*state.news, Ending(reason), Ended((state.hands[0].kept,)))
        return _at(state, state.public, otoma, news, over)
    sketches, revealed = refilled(state.sketches, components.display)
    turn, barrier = moment.turn + 1, moment.barrier + 1
    begun = Moment(Step.MOVE, 0, 0, NO_CARD, turn, barrier, is_ending=False)
    news = (*state.news, Revealed(revealed), Began(0))
    return State(state.setup, state.hands, state.public, sketches, otoma, begun, news)


def _at(
    state: State, public: PublicState, otoma: Otoma, news: tuple[News, ...], moment: Moment
) -> State:
    return State(state.setup, state.hands, public, state.sketches, otoma, moment, news)
