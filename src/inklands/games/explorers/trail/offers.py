"""What a seat may choose before it crosses, and how many crosses that gives."""

from __future__ import annotations

from inklands.games.explorers.actions import Action, Choose, UseMap
from inklands.games.explorers.landscape.terrain import CHOICES, TERRAINS
from inklands.games.explorers.state import (
    Draft,
    Setup,
    Stage,
    State,
    active_seat,
    free_maps,
)
from inklands.games.explorers.trail.growth import passable, room

CHOOSE = {choice: Choose(choice) for choice in CHOICES}
USE_MAP = {terrain: UseMap(terrain) for terrain in TERRAINS}


def offers(state: State, seat: int) -> tuple[Choose | UseMap, ...]:
    """The choices of a seat whose draft asks for one, or of the active seat before the card."""
    if state.clock.stage is Stage.SIDE:
        return tuple(CHOOSE[side] for side in state.card)
    draft = state.drafts[seat]
    if state.clock.stage is not Stage.CROSSES:
        return tuple(CHOOSE[terrain] for terrain in _terrains_in_reach(state.setup, draft))
    sides = tuple(CHOOSE[side] for side in sides_of(state, seat))
    if not has_map(state, seat):
        return sides
    maps = (USE_MAP[terrain] for terrain in _terrains_in_reach(state.setup, draft))
    return (*sides, *maps)


def sides_of(state: State, seat: int) -> tuple[str, ...]:
    """The sides of the card that *seat* may use: the active seat only the one it took."""
    clock = state.clock
    # FR p. 4: the active player must use the side taken; the others may use either.
    if clock.side is not None and seat == active_seat(state.setup.seats, clock.round, clock.turn):
        return (state.card[clock.side],)
    return state.card


def crosses_of(state: State, seat: int, action: Action) -> int:
    """How many crosses the choice *action* gives."""
    crosses = state.setup.components.crosses
    if isinstance(action, UseMap):
        return crosses.map
    if state.clock.stage is Stage.OPENING:
        return crosses.opening
    if state.clock.stage is Stage.BONUS:
        return state.drafts[seat].batches[0]
    return _crosses_of_side(state, seat, action)


def room_of(state: State, seat: int, terrains: str, most: int) -> int:
    """How many of *most* crosses *seat* has room for in *terrains*."""
    own = state.drafts[seat] if state.drafts else state.sheets[seat]
    return room(state.setup, own.crossed, own.reach, terrains, most)


def has_map(state: State, seat: int) -> bool:
    """Whether *seat* found a map in an earlier turn and has it still."""
    # The public sheet, not the draft: a map found this turn is for a later one.
    sheet = state.sheets[seat]
    return free_maps(state.setup, sheet.crossed, sheet.maps_used) > 0


def asks_again(setup: Setup, draft: Draft) -> Draft:
    """*draft* asking for the terrain of its next batch, or without batches if no cell is left."""
    # FR p. 8: the crosses of temples are used at the end of the turn, as far as there is room.
    can_go_on = draft.batches and passable(setup, draft.crossed, draft.reach)
    return Draft(
        draft.crossed,
        draft.reach,
        draft.food,
        draft.maps_used,
        asks=bool(can_go_on),
        batches=draft.batches if can_go_on else (),
    )


def _crosses_of_side(state: State, seat: int, action: Action) -> int:
    crosses, clock = state.setup.components.crosses, state.clock
    if clock.side is None:
        return crosses.favoured
    # FR p. 4: three crosses for the active seat on its side and for the others on the side left;
    # two for those who follow. FR, solo: three on the side that faces the player.
    is_taken = action == CHOOSE[state.card[clock.side]]
    is_own = state.setup.is_solo or seat == active_seat(state.setup.seats, clock.round, clock.turn)
    return crosses.favoured if is_taken == is_own else crosses.other


def _terrains_in_reach(setup: Setup, draft: Draft) -> list[str]:
    free = passable(setup, draft.crossed, draft.reach)
    areas = setup.landscape.areas
    return [terrain for terrain in TERRAINS if free & areas[terrain]]
