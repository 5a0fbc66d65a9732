"""What a seat would have if the match ended now, or right after an action."""

from __future__ import annotations

from dataclasses import replace

from inklands.core.points import Points
from inklands.games.explorers.actions import Action
from inklands.games.explorers.objectives.objective import Race
from inklands.games.explorers.objectives.races import is_met
from inklands.games.explorers.scoring import final_points
from inklands.games.explorers.state import Draft, Sheet, State, gem_cells
from inklands.games.explorers.trail.crossing import drafted


def live_points(state: State, seat: int, action: Action | None) -> Points:
    """What *seat* would have if the match ended now, its own crosses of this turn included."""
    sheet = state.sheets[seat]
    if state.drafts:
        draft = state.drafts[seat] if action is None else drafted(state, seat, action)
        sheet = _foreseen(state, sheet, draft)
    if len(sheet.gems) <= state.clock.round:
        sheet = replace(sheet, gems=(*sheet.gems, gem_cells(state.setup, sheet.crossed)))
    return final_points(state.setup, sheet)


def _foreseen(state: State, sheet: Sheet, draft: Draft) -> Sheet:
    """The sheet as it would be if the turn ended with this draft and nobody else were quicker."""
    setup, now = state.setup, state.clock.round
    new = draft.crossed & ~sheet.crossed
    advanced = setup.sides.temples
    # The others' crosses are hidden, so the best value left is as much as can be foreseen.
    temples = tuple(
        (setup.components.temple_points if advanced else left[0]) if new & cell else points
        for cell, points, left in zip(
            setup.landscape.temples, sheet.temples, state.temples, strict=True
        )
    )
    races = tuple(
        left[0]
        if isinstance(o, Race) and not won and is_met(o, setup.landscape, draft.crossed)
        else won
        for o, won, left in zip(setup.objectives, sheet.races, state.races, strict=True)
    )
    food = (*sheet.food[:now], draft.food, *sheet.food[now + 1 :])
    return Sheet(draft.crossed, draft.reach, draft.maps_used, food, sheet.gems, temples, races)
