"""The course of a match: from the start village to the end of the last round."""

from __future__ import annotations

from dataclasses import replace

from mapwright.games.explorers.actions import Action, Choose, Cross, Ride, StartAt
from mapwright.games.explorers.crossing import (
    blank_draft,
    bonus_draft,
    card_draft,
    cross_note,
    drafted,
)
from mapwright.games.explorers.growth import sheet_from
from mapwright.games.explorers.races import settle_races
from mapwright.games.explorers.rounds import food_points, gem_points
from mapwright.games.explorers.state import (
    Clock,
    Deal,
    Draft,
    Note,
    Sheet,
    Stage,
    State,
    active_seat,
    gem_cells,
)
from mapwright.games.explorers.tables import ROUNDS, TURNS
from mapwright.games.explorers.temples import struck, visits


def after(state: State, seat: int, action: Action) -> State:
    """The state after a legal action, carried on to the next decision."""
    if isinstance(action, Cross | Ride):
        draft = drafted(state, seat, action)
        return _with_draft(state, seat, draft, cross_note(state, seat, action, draft))
    if isinstance(action, StartAt):
        return opening(replace(state, news=()), action.cell)
    if state.clock.stage is Stage.SIDE:
        assert isinstance(action, Choose)
        return _side_taken(state, seat, action)
    return _with_draft(state, seat, drafted(state, seat, action), ())


def opening(state: State, start: int) -> State:
    """All set out from the village at *start*."""
    setup = replace(state.setup, start=start)
    sheet = sheet_from(setup, start)
    return replace(
        state,
        setup=setup,
        clock=Clock(Stage.OPENING, barrier=state.clock.barrier + 1),
        sheets=(sheet,) * setup.seats,
        drafts=(blank_draft(sheet, 0),) * setup.seats,
        waiting=frozenset(range(setup.seats)),
        news=(*state.news, Note("start", cells=1 << start)),
    )


def _with_draft(state: State, seat: int, draft: Draft, news: tuple[Note, ...]) -> State:
    drafts = (*state.drafts[:seat], draft, *state.drafts[seat + 1 :])
    waiting = state.waiting if draft.waits else state.waiting - {seat}
    moved = State(
        state.setup,
        state.deal,
        state.clock,
        state.sheets,
        drafts,
        state.temples,
        state.races,
        waiting,
        news,
    )
    return moved if waiting else _all_finished(moved)


def _side_taken(state: State, seat: int, action: Choose) -> State:
    side = state.card.index(action.terrains)
    clock = replace(state.clock, stage=Stage.CROSSES, side=side)
    return _cross_at_once(replace(state, clock=clock, news=(Note("side", seat, side),)))


def _cross_at_once(state: State) -> State:
    drafts = tuple(card_draft(state, seat) for seat in range(state.setup.seats))
    return _with_drafts(state, state.clock, drafts)


def _with_drafts(state: State, clock: Clock, drafts: tuple[Draft, ...]) -> State:
    """The state at the beginning of a stage in which all cross at once."""
    return replace(
        state,
        clock=replace(clock, barrier=clock.barrier + 1),
        drafts=drafts,
        waiting=frozenset(seat for seat, draft in enumerate(drafts) if draft.waits),
    )


def _all_finished(state: State) -> State:
    """Everybody's crosses are shown, temples pay, and what they pay in crosses is used."""
    setup, clock = state.setup, state.clock
    pairs = tuple(zip(state.sheets, state.drafts, strict=True))
    new = [draft.crossed & ~sheet.crossed for sheet, draft in pairs]
    sheets = tuple(_committed(sheet, draft, clock.round) for sheet, draft in pairs)
    visited = visits(setup, sheets, state.temples, new)
    notes = (Note("crossed", seat, cells=cells) for seat, cells in enumerate(new) if cells)
    shown = replace(
        state,
        sheets=visited.sheets,
        temples=visited.values,
        drafts=(),
        news=(*state.news, *notes, *visited.notes),
    )
    drafts = tuple(
        bonus_draft(setup, sheet, clock.round, batches)
        for sheet, batches in zip(visited.sheets, visited.batches, strict=True)
    )
    if any(draft.waits for draft in drafts):
        return _with_drafts(shown, replace(clock, stage=Stage.BONUS), drafts)
    return _turn_over(shown)


def _committed(sheet: Sheet, draft: Draft, round_number: int) -> Sheet:
    food = sheet.food
    if draft.food != food[round_number]:
        food = (*food[:round_number], draft.food, *food[round_number + 1 :])
    return Sheet(
        draft.crossed,
        draft.reach,
        draft.maps_used,
        food,
        sheet.gems,
        sheet.temples,
        sheet.races,
    )


def _turn_over(state: State) -> State:
    if state.setup.objectives:
        sheets, races, notes = settle_races(state.setup, state.sheets, state.races)
        state = replace(state, sheets=sheets, races=races, news=(*state.news, *notes))
    if state.in_opening:
        return _round_begun(state, 0)
    if state.clock.turn + 1 < TURNS:
        return _card_revealed(state, state.clock.round, state.clock.turn + 1)
    return _round_over(state)


def _round_over(state: State) -> State:
    setup, round_number = state.setup, state.clock.round
    sheets = tuple(
        replace(sheet, gems=(*sheet.gems, gem_cells(setup, sheet.crossed)))
        for sheet in state.sheets
    )
    notes: list[Note] = []
    for seat, sheet in enumerate(sheets):
        food, gems = sheet.food[round_number], sheet.gems[round_number]
        notes.append(Note("food", seat, food_points(setup, food), food))
        notes.append(Note("gems", seat, gem_points(setup, gems), gems))
    scored = replace(state, sheets=sheets, news=(*state.news, *notes))
    if round_number + 1 < ROUNDS:
        return _round_begun(scored, round_number + 1)
    clock = Clock(Stage.OVER, round_number, state.clock.turn, None, state.clock.barrier + 1)
    return replace(scored, clock=clock, waiting=frozenset(), news=(*scored.news, Note("over")))


def _round_begun(state: State, round_number: int) -> State:
    if state.setup.is_solo and round_number:
        (sheet,) = state.sheets
        state = replace(
            state,
            temples=struck(state.temples, [not points for points in sheet.temples]),
            races=struck(state.races, [not points for points in sheet.races]),
            news=(*state.news, Note("struck")),
        )
    order, rng = state.deal.rng.shuffled(range(TURNS + 1))
    begun = replace(
        state, deal=Deal(order, rng), news=(*state.news, Note("round", None, round_number + 1))
    )
    return _card_revealed(begun, round_number, 0)


def _card_revealed(state: State, round_number: int, turn: int) -> State:
    deal, setup = state.deal, state.setup
    barrier = state.clock.barrier + 1
    card = Note("card", None, deal.order[turn])
    active = active_seat(setup.seats, round_number, turn)
    if active is not None:
        return replace(
            state,
            clock=Clock(Stage.SIDE, round_number, turn, None, barrier),
            waiting=frozenset({active}),
            news=(*state.news, card),
        )
    side: int | None = None
    if setup.is_solo:
        side, rng = deal.rng.below(2)
        deal = Deal(deal.order, rng)
        card = Note("facing", None, deal.order[turn] * 2 + side)
    clock = Clock(Stage.CROSSES, round_number, turn, side, barrier)
    return _cross_at_once(replace(state, deal=deal, clock=clock, news=(*state.news, card)))
