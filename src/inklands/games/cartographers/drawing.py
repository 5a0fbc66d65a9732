"""The draw phase: on whose map a seat draws, and what a drawing earns at once."""

from __future__ import annotations

from inklands.games.cartographers.actions import Placement
from inklands.games.cartographers.components import Ambush, Landscape
from inklands.games.cartographers.sheet import GRID, Sheet
from inklands.games.cartographers.state import State
from inklands.grid.grid import Mask


def map_of(state: State, seat: int) -> int:
    """The seat whose map *seat* draws on now: its own, or a neighbour's in an ambush."""
    return map_drawn_by(state.card, state.setup.seats, seat)


def map_drawn_by(card: Landscape | Ambush | None, seats: int, seat: int) -> int:
    """The same, for *card* among *seats*."""
    if not isinstance(card, Ambush):
        return seat
    # Maps go the way of the arrow, so each seat draws on the map that came from the other side.
    step = -1 if card.clockwise else 1
    return (seat + step) % seats


def coins_earned(
    card: Landscape | Ambush | None, sheet: Sheet, placement: Placement, most: int
) -> tuple[int, int]:
    """The coins *placement* brings by its shape and by closing mountains, up to the track's end."""
    # The track on the sheet has 14 coins and no rule says what follows the last: more are lost.
    room = most - sheet.coins
    size = placement.cells.bit_count()
    by_shape = int(isinstance(card, Landscape) and size in card.coin_sizes and room > 0)
    # FR, draw phase: a mountain with all four sides filled marks a coin, whoever drew the last one.
    by_mountains = mountains_closed(sheet, placement).bit_count()
    return by_shape, min(by_mountains, room - by_shape)


def mountains_closed(sheet: Sheet, placement: Placement) -> Mask:
    """The mountains whose last open side *placement* fills."""
    beside = GRID.neighbours(placement.cells) & sheet.layout.mountains
    if not beside:
        return 0
    # No printed mountain lies on the edge, so `surrounded` never takes the edge for a filled side.
    return beside & GRID.surrounded(sheet.filled | placement.cells)
