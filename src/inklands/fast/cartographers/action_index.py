"""
A number for every action, which means the same for ever.

First come the shapes: offer by offer of the card, orientation by orientation in the order of
`grid/fit.py`, anchor by anchor. Then the single cells, terrain by terrain: those of a card that
offers single cells, and those drawn where nothing fits. The last number is to wait.
"""

from __future__ import annotations

from inklands.fast.cartographers import constants as t
from inklands.fast.cartographers.legal import (
    MOST_ORIENTATIONS,
    OFFER_AT,
    OFFER_SHAPE,
    OFFER_TERRAIN,
    ONE,
    ORIENTATION_AT,
    ORIENTATION_CELLS,
    fallback_kinds,
    legal,
    place_of,
    terrain_of,
)
from inklands.fast.cartographers.match import CARD, FALLBACK, TERRAINS
from inklands.fast.cartographers.rules import apply
from inklands.fast.cartographers.workspace import Workspace
from inklands.fast.rows import put
from inklands.games.cartographers.legal import Placements
from inklands.games.cartographers.sheet import GRID, Terrain
from inklands.games.cartographers.state import State
from inklands.grid.kernel import Ints, Masks, kernel

CELLS = GRID.height * GRID.width
OFFERS = 2
"""No card offers more shapes than this, single cells apart."""
SINGLE_SHAPE = [len(shape.cells) for shape in t.SHAPES].index(1)
SINGLES = OFFERS * MOST_ORIENTATIONS * CELLS
WAIT = SINGLES + TERRAINS * CELLS
ACTIONS = WAIT + 1
ACTION_NAMES = (
    *(
        f"offer {offer + 1}, orientation {orientation + 1}, at {GRID.name(cell)}"
        for offer in range(OFFERS)
        for orientation in range(MOST_ORIENTATIONS)
        for cell in range(CELLS)
    ),
    *(f"{terrain.key} at {GRID.name(cell)}" for terrain in Terrain for cell in range(CELLS)),
    "wait",
)


def indices(state: State, _seat: int, found: Placements) -> list[int]:
    """The index of each placement, in the order of the readable title."""
    actions: list[int] = []
    for laid in found.laid:
        if laid.stamp.cells == 1:
            first = SINGLES + CELLS * laid.terrain
        else:
            assert state.card is not None
            turned = state.card.orientations[state.card.offers[laid.option].orientation]
            first = CELLS * (MOST_ORIENTATIONS * laid.option + turned.index(laid.stamp))
        actions += [first + cell for cell in range(CELLS) if laid.anchors >> cell & 1]
    return actions


@kernel
def take_action(b: Masks, v: Ints, action: int) -> None:
    """The seat to act draws what *action*, which is legal, stands for."""
    if action >= SINGLES:
        single = action - SINGLES
        apply(b, v, single // CELLS, ONE << single % CELLS)
        return
    line = action // CELLS
    offer = OFFER_AT[place_of(v[CARD])] + line // MOST_ORIENTATIONS
    orientation = ORIENTATION_AT[OFFER_SHAPE[offer]] + line % MOST_ORIENTATIONS
    apply(b, v, OFFER_TERRAIN[offer], ORIENTATION_CELLS[orientation] << action % CELLS)


@kernel
def write_legal(b: Masks, v: Ints, workspace: Workspace, out: Ints) -> int:
    """The bit of each action that the seat to act may take; how many they are."""
    total = legal(b, v, workspace.maps, workspace.counts)
    place = place_of(v[CARD])
    offers = fallback_kinds(v) if v[FALLBACK] else OFFER_AT[place + 1] - OFFER_AT[place]
    for i in range(offers):
        shape = SINGLE_SHAPE if v[FALLBACK] else OFFER_SHAPE[OFFER_AT[place] + i]
        first = MOST_ORIENTATIONS * i
        if shape == SINGLE_SHAPE:
            put(out, SINGLES + CELLS * terrain_of(v, i), workspace.maps[first])
        else:
            for j in range(ORIENTATION_AT[shape + 1] - ORIENTATION_AT[shape]):
                put(out, CELLS * (first + j), workspace.maps[first + j])
    return total
