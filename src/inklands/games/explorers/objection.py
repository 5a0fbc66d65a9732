"""Why an action is not allowed, said of the first thing that is wrong with it."""

from __future__ import annotations

from inklands.core.message import Message
from inklands.core.objection import Objection
from inklands.games.explorers.actions import Action, Choose, Cross, Ride, StartAt, UseMap
from inklands.games.explorers.landscape.terrain import GRID, NAMES, TEMPLE, VILLAGE
from inklands.games.explorers.log import terrains_key
from inklands.games.explorers.notation import action_text
from inklands.games.explorers.state import Draft, Stage, State, free_keys
from inklands.games.explorers.trail.offers import has_map, offers


def objection(state: State, seat: int, action: Action) -> Objection:
    """The reason why *action*, which is not legal, is not."""
    if state.clock.stage is Stage.VILLAGE or isinstance(action, StartAt):
        return _village(state, action)
    if state.clock.stage is Stage.SIDE or state.drafts[seat].asks:
        return _choice(state, seat, action)
    draft = state.drafts[seat]
    if isinstance(action, Choose | UseMap):
        return _simple("explorers-no-choice-now", "the terrain is chosen; make the crosses")
    if draft.riding != isinstance(action, Ride):
        return _horse(draft, action)
    return _cell(state, draft, action.cell)


def _village(state: State, action: Action) -> Objection:
    if state.clock.stage is not Stage.VILLAGE:
        return _simple("explorers-no-village-choice", "the start village is settled")
    central = state.setup.landscape.central
    names = ", ".join(GRID.names(central))
    return Objection(
        Message("explorers-no-central-village"), central, f"settle the start village: {names}"
    )


def _choice(state: State, seat: int, action: Action) -> Objection:
    offered = " or ".join(map(action_text, offers(state, seat)))
    if isinstance(action, Cross | Ride):
        reason = Message("explorers-no-terrain-yet")
        return Objection(reason, 1 << action.cell, f"choose first: {offered}")
    if isinstance(action, UseMap):
        if state.clock.stage is not Stage.CROSSES:
            return _simple("explorers-no-map-now", f"a map is of no use here; choose {offered}")
        if not has_map(state, seat):
            return _simple("explorers-no-map", "there is no map from an earlier turn")
    return _simple("explorers-no-such-offer", f"that is not offered; choose {offered}")


def _horse(draft: Draft, action: Cross | Ride) -> Objection:
    if draft.riding:
        reason = Message("explorers-no-horse-first")
        return Objection(reason, 1 << action.cell, "the horse comes first: write horse: before it")
    return _simple("explorers-no-horse", "there is no horse to ride")


def _cell(state: State, draft: Draft, cell: int) -> Objection:
    landscape, name, bit = state.setup.landscape, GRID.name(cell), 1 << cell
    terrain = landscape.terrain_at(cell)
    if draft.crossed & bit:
        return _about("explorers-no-crossed", cell, f"{name} is crossed already")
    if terrain == VILLAGE:
        return _about("explorers-no-village", cell, f"{name} is a village")
    if not draft.reach & bit:
        return _about("explorers-no-neighbour", cell, f"{name} lies beside no cross")
    if landscape.cells_of[TEMPLE] & bit and free_keys(state.setup, draft.crossed) <= 0:
        return _about("explorers-no-key", cell, f"{name} is a temple, and there is no key")
    wanted = " or ".join(NAMES[letter] for letter in draft.plan)
    reason = Message.of(
        "explorers-no-terrain",
        cell=name,
        terrain=terrains_key(terrain),
        wanted=terrains_key(draft.plan),
    )
    return Objection(reason, bit, f"{name} is {NAMES[terrain]}, not {wanted}")


def _about(key: str, cell: int, sentence: str) -> Objection:
    return Objection(Message.of(key, cell=GRID.name(cell)), 1 << cell, sentence)


def _simple(key: str, sentence: str) -> Objection:
    return Objection(Message(key), 0, sentence)
