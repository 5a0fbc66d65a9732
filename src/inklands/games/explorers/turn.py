"""What an action leads to: the next step of the same stage, or the next stage."""

from __future__ import annotations

from inklands.games.explorers.actions import Action, Choose, Cross, Ride, StartAt
from inklands.games.explorers.course import Course
from inklands.games.explorers.news import Note
from inklands.games.explorers.state import Draft, Stage, State
from inklands.games.explorers.trail.crossing import cross_note, drafted


def after(state: State, seat: int, action: Action) -> State:
    """The state after a legal action, carried on to the next decision."""
    if isinstance(action, (Cross, Ride)):
        draft = drafted(state, seat, action)
        return _with_draft(state, seat, draft, cross_note(state, seat, action, draft))
    if isinstance(action, StartAt):
        return Course.of(state).set_out(action.cell)
    if state.clock.stage is Stage.SIDE:
        return _side_taken(state, seat, action)
    return _with_draft(state, seat, drafted(state, seat, action), ())


def _with_draft(state: State, seat: int, draft: Draft, news: tuple[Note, ...]) -> State:
    drafts = (*state.drafts[:seat], draft, *state.drafts[seat + 1 :])
    waiting = state.waiting if draft.asks or draft.open else state.waiting - {seat}
    moved = State(
        state.setup,
        state.deal,
        state.clock,
        state.sheets,
        drafts,
        state.temples,
        state.races,
        waiting,
        state.bonus,
        news,
    )
    return moved if waiting else Course.of(moved, news).all_finished()


def _side_taken(state: State, seat: int, action: Action) -> State:
    assert isinstance(action, Choose), "a side is all there is to choose"
    side = state.card.index(action.terrains)
    return Course.of(state, (Note("side", seat, side),)).cross_at_once(side)
