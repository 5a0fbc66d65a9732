"""One seat's steps while all cross at once: what becomes of its draft."""

from __future__ import annotations

from dataclasses import replace

from inklands.games.explorers.actions import Action, Choose, Cross, Ride, UseMap
from inklands.games.explorers.landscape.terrain import FOODS, NO_ITEM
from inklands.games.explorers.news import Note
from inklands.games.explorers.state import Draft, Setup, Sheet, Stage, State
from inklands.games.explorers.trail.growth import grown, planned
from inklands.games.explorers.trail.offers import asks_again, crosses_of, has_map, sides_of


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
    # The active seat without a map has nothing to choose: its side is taken already.
    sides = sides_of(state, seat)
    if len(sides) > 1 or has_map(state, seat):
        return draft
    return planned(state.setup, draft, sides[0], state.setup.components.crosses.favoured)


def bonus_draft(setup: Setup, sheet: Sheet, round_number: int, batches: tuple[int, ...]) -> Draft:
    """The first draft after temples gave crosses; it waits for nothing if they cannot be used."""
    return asks_again(setup, blank_draft(sheet, round_number, batches))


def drafted(state: State, seat: int, action: Action) -> Draft:
    """The draft of *seat* after *action*."""
    setup, draft = state.setup, state.drafts[seat]
    if isinstance(action, (Cross, Ride)):
        column = setup.components.food[setup.sides.food].columns[state.clock.round]
        after = grown(setup, draft, action.cell, column)
    else:
        assert isinstance(action, (Choose, UseMap)), "a start village is no part of a draft"
        after = _chosen(state, seat, action)
    return asks_again(setup, after) if after.batches and not after.open else after


def cross_note(state: State, seat: int, action: Cross | Ride, after: Draft) -> tuple[Note, ...]:
    """What was found on the cell, if anything."""
    item = state.setup.landscape.item_at[action.cell]
    if item == NO_ITEM:
        return ()
    cell = 1 << action.cell
    is_lost = (item in FOODS and not after.food & cell) or (item == "h" and not after.riding)
    return (Note("lost" if is_lost else "found", seat, 0, cell, item),)


def committed(sheet: Sheet, draft: Draft, round_number: int) -> Sheet:
    """*sheet* with what was drafted on it; temples are another matter."""
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


def _chosen(state: State, seat: int, action: Choose | UseMap) -> Draft:
    draft, crosses = state.drafts[seat], crosses_of(state, seat, action)
    if isinstance(action, UseMap):
        draft = replace(draft, maps_used=draft.maps_used + 1)
        return planned(state.setup, draft, action.terrain, crosses)
    if state.clock.stage is Stage.BONUS:
        draft = replace(draft, batches=draft.batches[1:])
    return planned(state.setup, draft, action.terrains, crosses)
