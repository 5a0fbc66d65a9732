"""Why a placement is not allowed, said of the first thing that is wrong with it."""

from __future__ import annotations

from inklands.core.message import Message
from inklands.core.objection import Objection
from inklands.games.cartographers.actions import Placement
from inklands.games.cartographers.drawing import map_of
from inklands.games.cartographers.legal import Placements, fallback_terrains, legal_actions
from inklands.games.cartographers.sheet import GRID, Sheet, Terrain
from inklands.games.cartographers.state import State
from inklands.grid.grid import Mask
from inklands.grid.shape import Shape


def objection(state: State, seat: int, placement: Placement) -> Objection:
    """The reason why *placement*, which is not legal, is not."""
    legal = legal_actions(state, seat)
    sheet = state.sheets[map_of(state, seat)]
    taken = placement.cells & sheet.filled
    if taken:
        return _filled(sheet, taken)
    offered = _offered_terrains(state, legal)
    if placement.terrain not in offered:
        return _wrong_terrain(placement, offered)
    if legal.is_fallback:
        return _only_one_cell(placement)
    if not placement.cells or _shape(placement.cells) not in _offered_shapes(state):
        return _wrong_shape(placement)
    return _off_ruins(placement, sheet)


def _filled(sheet: Sheet, taken: Mask) -> Objection:
    first = taken & -taken
    name = GRID.name(first.bit_length() - 1)
    if first & sheet.layout.mountains:
        reason = Message.of("cartographers-no-mountain", cell=name)
        return Objection(reason, taken, f"{name} is a mountain")
    if first & sheet.layout.wasteland:
        reason = Message.of("cartographers-no-wasteland", cell=name)
        return Objection(reason, taken, f"{name} is wasteland")
    reason = Message.of("cartographers-no-filled", cell=name)
    return Objection(reason, taken, f"{name} is already filled")


def _wrong_terrain(placement: Placement, offered: tuple[Terrain, ...]) -> Objection:
    reason = Message.of(
        "cartographers-no-terrain", terrain=f"@cartographers-{placement.terrain.key}"
    )
    names = " or ".join(terrain.key for terrain in offered)
    return Objection(
        reason, placement.cells, f"{placement.terrain.key} is not offered, only {names}"
    )


def _only_one_cell(placement: Placement) -> Objection:
    reason = Message("cartographers-no-only-one-cell")
    return Objection(reason, placement.cells, "nothing on the card fits, so draw one cell")


def _wrong_shape(placement: Placement) -> Objection:
    reason = Message("cartographers-no-shape")
    return Objection(reason, placement.cells, "the card does not show that shape")


def _off_ruins(placement: Placement, sheet: Sheet) -> Objection:
    ruins = sheet.open_ruins
    reason = Message("cartographers-no-ruins")
    names = ", ".join(GRID.names(ruins))
    return Objection(reason, ruins | placement.cells, f"a cell has to lie on ruins: {names}")


def _offered_terrains(state: State, legal: Placements) -> tuple[Terrain, ...]:
    if legal.is_fallback:
        return fallback_terrains(state)
    return tuple(dict.fromkeys(laid.terrain for laid in legal.laid))


def _offered_shapes(state: State) -> frozenset[Shape]:
    assert state.card is not None, "only a seat that is to draw has its placement refused"
    return frozenset(
        orientation.shape
        for orientations in state.card.orientations
        for orientation in orientations
    )


def _shape(cells: Mask) -> Shape:
    width = GRID.width
    places = tuple(divmod(i, width) for i in range(cells.bit_length()) if cells >> i & 1)
    return Shape.of(places)
