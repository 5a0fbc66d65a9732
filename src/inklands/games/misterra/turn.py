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
from inklands.games.misterra.claims import with_claim
from inklands.games.misterra.happenings import (
    Claimed,
    Happening,
    Kept,
    Mapped,
    Moved,
    Observed,
    Passed,
    Swapped,
    Took,
)
from inklands.games.misterra.island import Change, Island, laid, observed
from inklands.games.misterra.otoma import otoma_claims
from inklands.games.misterra.round import after_half_day, first_turn
from inklands.games.misterra.state import NO_CARD, Board, Hand, Moment, Sketches, State, Step
from inklands.games.misterra.tables import Tables


def apply(tables: Tables, state: State, seat: int, action: Action) -> State:
    """The state after a legal action, carried on to the next decision."""
    match action:
        case Map():
            return _map(tables, state, seat, action)
        case Take():
            return _take(state, seat, action)
        case Move():
            return _move(state, seat, action)
        case Swap():
            return _swap(state, seat, action)
        case Pass():
            passed = Passed(seat, state.moment.card)
            return after_half_day(tables, state, state.board, (passed,))
        case Claim():
            return _claim(tables, state, seat)
        case Keep():
            return _keep(state, seat, action)
        case _:
            return otoma_claims(tables, state, action.cell)


def _keep(state: State, seat: int, action: Keep) -> State:
    hands = tuple(
        Hand(hand.dealt, action.numbers) if owner == seat else hand
        for owner, hand in enumerate(state.hands)
    )
    kept = (Kept(seat, action.numbers),)
    waiting = State(
        state.setup, hands, state.board, state.sketches, state.otoma, state.moment, kept
    )
    return waiting if not all(hand.kept for hand in hands) else first_turn(waiting)


def _move(state: State, seat: int, action: Move) -> State:
    board = state.board
    meeples = (*board.meeples[:seat], action.target, *board.meeples[seat + 1 :])
    return State(
        state.setup,
        state.hands,
        Board(board.island, meeples, board.claims, board.parchments),
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
        state.board,
        sketches,
        state.otoma,
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
        state.board,
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


def _map(tables: Tables, state: State, seat: int, action: Map) -> State:
    board, changes = mapped(tables, state.board, seat, action)
    told = (Mapped(seat, action.first_cell, action.second_cell), *changes)
    return after_half_day(tables, state, board, told)


def mapped(
    tables: Tables, board: Board, seat: int, action: Map
) -> tuple[Board, tuple[Happening, ...]]:
    """The board after a card was laid on a parchment and the island was brought up to date."""
    parchment = laid(board.parchments[seat], action.first, action.first_cell)
    parchment = laid(parchment, action.second, action.second_cell)
    parchments = (*board.parchments[:seat], parchment, *board.parchments[seat + 1 :])
    island, changes = _both_observed(tables.stock, board.island, action)
    return Board(island, board.meeples, board.claims, parchments), changes


def _both_observed(
    stock: tuple[int, ...], island: Island, action: Map
) -> tuple[Island, tuple[Happening, ...]]:
    """A half that found no tile is tried again after the other, which may have given one back."""
    first, second = action.first, action.second
    one, two = action.first_cell, action.second_cell
    island, change = observed(island, first, one, stock)
    island, other = observed(island, second, two, stock)
    if change is Change.LACKED:
        island, change = observed(island, first, one, stock)
    return island, (Observed(first, one, change), Observed(second, two, other))


def _claim(tables: Tables, state: State, seat: int) -> State:
    cell = state.board.meeples[seat]
    terrain = state.board.island.terrain_at(cell)
    assert terrain is not None
    board = with_claim(state.board, seat, cell)
    return after_half_day(tables, state, board, (Claimed(seat, cell, terrain),))


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
