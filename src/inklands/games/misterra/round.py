"""From half day to half day, from turn to turn, to the end."""

from __future__ import annotations

from inklands.games.misterra.components import Components
from inklands.games.misterra.ending import ending_reason
from inklands.games.misterra.island.places import AT_SEA
from inklands.games.misterra.news import Began, Ended, Ending, News, Revealed
from inklands.games.misterra.otoma.turn import otoma_turn
from inklands.games.misterra.sketch_deck import refilled
from inklands.games.misterra.state import NO_CARD, Moment, PublicState, State, Step


def first_turn(state: State) -> State:
    """The first seat's turn, once everybody knows their presumptions."""
    first, barrier = state.setup.first, state.moment.barrier + 1
    moment = Moment(Step.LAND, first, 0, NO_CARD, 1, barrier, is_ending=False)
    news = (*state.news, Began(first))
    return State(state.setup, state.hands, state.public, state.sketches, state.otoma, moment, news)


def after_half_day(
    components: Components, state: State, public: PublicState, news: tuple[News, ...]
) -> State:
    """The second half day after the first, and the next turn after the second."""
    moment = state.moment
    if moment.half_day == 0:
        second = Moment(
            Step.MOVE,
            moment.seat,
            1,
            NO_CARD,
            moment.turn,
            moment.barrier,
            moment.is_ending,
        )
        return State(state.setup, state.hands, public, state.sketches, state.otoma, second, news)
    after = State(state.setup, state.hands, public, state.sketches, state.otoma, moment, news)
    return _next_turn(components, after) if state.otoma is None else otoma_turn(components, after)


def _next_turn(components: Components, state: State) -> State:
    setup, public, moment = state.setup, state.public, state.moment
    # EN p. 5: the display is refilled after the whole turn, not after a half day.
    sketches, revealed = refilled(state.sketches, components.display)
    reason = None if moment.is_ending else ending_reason(public, sketches, moment.seat)
    news = (*state.news, Revealed(revealed)) if revealed else state.news
    if reason:
        news = (*news, Ending(reason))
    is_ending = moment.is_ending or reason is not None
    seat = (moment.seat + 1) % setup.seats
    turn, barrier = moment.turn + 1, moment.barrier + 1
    # EN p. 6: the round is finished, so that all have had the same number of turns.
    if is_ending and seat == setup.first:
        over = Moment(Step.OVER, moment.seat, 1, NO_CARD, moment.turn, barrier, is_ending)
        news = (*news, Ended(tuple(hand.kept for hand in state.hands)))
        return State(setup, state.hands, public, sketches, None, over, news)
    # EN p. 4: the first move of all goes onto the beach, and is the whole move of that half day.
    step = Step.LAND if public.meeples[seat] == AT_SEA else Step.MOVE
    begun = Moment(step, seat, 0, NO_CARD, turn, barrier, is_ending)
    return State(setup, state.hands, public, sketches, None, begun, (*news, Began(seat)))
