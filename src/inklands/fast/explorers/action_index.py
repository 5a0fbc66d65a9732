"""
A number for every action, which means the same for ever.

First the cells: to cross one, to ride onto it, or to set out from the village there. Then the
offers: the two sides of the card, a map in each terrain, and each terrain for crosses that are not
the card's. The last number is to wait.
"""

from __future__ import annotations

from typing import assert_never

from inklands.core.legal import LegalActions
from inklands.fast.explorers import constants as t
from inklands.fast.explorers.match import ASKS, OPEN, STAGE
from inklands.fast.explorers.rules import SETTLING, TERRAIN, USE_MAP, apply
from inklands.fast.explorers.workspace import Workspace
from inklands.fast.rows import put
from inklands.games.explorers.actions import Action, Choose, Cross, Ride, StartAt, UseMap
from inklands.games.explorers.landscape.terrain import GRID, TERRAINS
from inklands.games.explorers.state import Stage, State
from inklands.grid.kernel import Ints, Masks, kernel

CELLS = t.CELLS
OFFERS = TERRAIN + len(TERRAINS)
WAIT = CELLS + OFFERS
ACTIONS = WAIT + 1
ACTION_NAMES = (
    *(GRID.name(cell) for cell in range(CELLS)),
    "first side of the card",
    "second side of the card",
    *(f"a map, in {terrain}" for terrain in TERRAINS),
    *(f"crosses in {terrain}" for terrain in TERRAINS),
    "wait",
)


def indices(state: State, _seat: int, found: LegalActions[Action]) -> list[int]:
    """The index of each action, in the order of the readable title."""
    return [_index(state, action) for action in found]


def _index(state: State, action: Action) -> int:
    match action:
        case StartAt(cell) | Cross(cell) | Ride(cell):
            return cell
        case UseMap(terrain):
            return CELLS + USE_MAP + TERRAINS.index(terrain)
        case Choose(terrains):
            if state.clock.stage in (Stage.SIDE, Stage.CROSSES):
                return CELLS + state.card.index(terrains)
            return CELLS + TERRAIN + TERRAINS.index(terrains)
        case _:
            assert_never(action)


@kernel
def take_action(b: Masks, v: Ints, action: int) -> None:
    """The seat to act does what *action*, which is legal, stands for."""
    apply(b, v, action if action < CELLS else action - CELLS)


@kernel
def write_legal(b: Masks, v: Ints, workspace: Workspace, out: Ints) -> int:
    """The bit of each action that the seat to act may take; how many they are."""
    put(out, CELLS if v[ASKS] and v[STAGE] != SETTLING else 0, b[OPEN])
    return b[OPEN].bit_count()
