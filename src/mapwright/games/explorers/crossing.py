"""One seat's steps while all cross at once: what becomes of its draft."""

from __future__ import annotations

from mapwright.games.explorers.actions import Action, Choose, Cross, Ride, UseMap
from mapwright.games.explorers.growth import grown, planned
from mapwright.games.explorers.offers import asks_again, crosses_of, has_map, sides_of
from mapwright.games.explorers.state import (
    Draft,
    Note,
    Setup,
    Sheet,
    Stage,
    State,
)
from mapwright.games.explorers.terrain import FOODS


def blank_draft(sheet: Sheet, round_number: int, batches: tuple[int, ...] = ()) -> Draft:
    """A draft that asks what to do first."""
    return Draft(
        sheet.crossed,
        sheet.reach,
        sheet.food[round_number],
        sheet.maps_used,
        asks=True,
        batches=batches,
    )


def card_draft(state: State, seat: int) -> Draft:
    """The first draft of a turn; a seat with one thing to do is not asked."""
    draft = blank_draft(state.sheets[seat], state.clock.round)
    sides = sides_of(state, seat)
    if len(sides) > 1 or has_map(state, seat):
        return draft
    return planned(state.setup, draft, sides[0], crosses_of(state, seat, Choose(sides[0])))


def bonus_draft(setup: Setup, sheet: Sheet, round_number: int, batches: tuple[int, ...]) -> Draft:
    """The first draft after temples gave crosses; it waits for nothing if they cannot be used."""
    return asks_again(setup, blank_draft(sheet, round_number, batches))


def drafted(state: State, seat: int, action: Action) -> Draft:
    """The draft of *seat* after *action*."""
    setup, draft = state.setup, state.drafts[seat]
    if isinstance(action, Cross | Ride):
        column = setup.tables.food[setup.sides.food].columns[state.clock.round]
        after = grown(setup, draft, action.cell, column)
    else:
        after = _chosen(state, seat, action)
    return asks_again(setup, after) if after.batches and not after.open else after


def cross_note(state: State, seat: int, action: Cross | Ride, after: Draft) -> tuple[Note, ...]:
    """What was found on the cell, if anything."""
    item = state.setup.landscape.item_at[action.cell]
    if not item:
        return ()
    cell = 1 << action.cell
    is_lost = (item in FOODS and not after.food & cell) or (item == "h" and not after.riding)
    return (Note("lost" if is_lost else "found", seat, 0, cell, item),)


def _chosen(state: State, seat: int, action: Action) -> Draft:
    draft = state.drafts[seat]
    is_map = isinstance(action, UseMap)
    terrains = action.terrain if isinstance(action, UseMap) else _terrains(action)
    is_bonus = state.clock.stage is Stage.BONUS
    fresh = Draft(
        draft.crossed,
        draft.reach,
        draft.food,
        draft.maps_used + is_map,
        batches=draft.batches[1:] if is_bonus else (),
    )
    return planned(state.setup, fresh, terrains, crosses_of(state, seat, action))


def _terrains(action: Action) -> str:
    assert isinstance(action, Choose)
    return action.terrains
