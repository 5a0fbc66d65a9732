"""The draw phase: what a seat may draw, on whose map, and what that earns at once."""

from __future__ import annotations

from inklands.games.cartographers.actions import Laid, Placement, Placements
from inklands.games.cartographers.components import Ambush, Landscape
from inklands.games.cartographers.sheet import GRID, Sheet, Terrain
from inklands.games.cartographers.state import State
from inklands.grid.fit import Stamp, stamp
from inklands.grid.grid import Mask
from inklands.grid.shape import Shape

ONE_CELL = stamp(GRID, Shape(((0, 0),)))
NOTHING = Placements()


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


def must_draw(state: State, seat: int) -> bool:
    """Whether *seat* still has to draw this turn; on a full map nobody can."""
    return (
        state.card is not None
        and state.pending[seat] is None
        and bool(state.sheets[map_of(state, seat)].empty)
    )


def placements(state: State, seat: int) -> Placements:
    """Everything *seat* may draw now."""
    if state.card is None or not must_draw(state, seat):
        return NOTHING
    sheet = state.sheets[map_of(state, seat)]
    ruins_due = state.ruins_due and isinstance(state.card, Landscape)
    laid = _laid(state.card, sheet, ruins_due)
    return Placements(laid) if laid else Placements(_single_cells(state, sheet), is_fallback=True)


def fits_nowhere(card: Landscape, state: State, seat: int) -> bool:
    """Whether nothing on *card*, the one of *state*, fits the map of *seat*."""
    sheet = state.sheets[seat]
    return not any(
        _fits(orientations, sheet, state.ruins_due) for orientations in card.orientations
    )


def _laid(card: Landscape | Ambush, sheet: Sheet, ruins_due: bool) -> tuple[Laid, ...]:
    found = [_fits(orientations, sheet, ruins_due) for orientations in card.orientations]
    return tuple(
        [
            Laid(offer.terrain, option, orientation, anchors)
            for option, offer in enumerate(card.offers)
            for orientation, anchors in found[offer.orientation]
        ]
    )


def _fits(
    orientations: tuple[Stamp, ...], sheet: Sheet, ruins_due: bool
) -> list[tuple[Stamp, Mask]]:
    """The orientations that fit somewhere, and where; over open ruins when those are due."""
    free = sheet.empty
    found = [
        (orientation, anchors)
        for orientation in orientations
        if (anchors := orientation.anchors(free))
    ]
    if not ruins_due:
        return found
    ruins = sheet.open_ruins
    over = ((orientation, anchors & orientation.touching(ruins)) for orientation, anchors in found)
    return [(orientation, anchors) for orientation, anchors in over if anchors]


def _single_cells(state: State, sheet: Sheet) -> tuple[Laid, ...]:
    """One cell anywhere, when nothing on the card fits or can cover ruins."""
    return tuple(
        Laid(terrain, option, ONE_CELL, sheet.empty)
        for option, terrain in enumerate(fallback_terrains(state))
    )


def fallback_terrains(state: State) -> tuple[Terrain, ...]:
    """What a single cell may be filled with, which printings of the rules see differently."""
    if not isinstance(state.card, Landscape):
        return (Terrain.MONSTER,)
    ruling = state.setup.fallback_terrain
    if ruling == "any" or (ruling == "any-under-ruins" and state.ruins_due):
        return tuple(Terrain)
    return state.card.terrains


def coins_earned(
    card: Landscape | Ambush | None, sheet: Sheet, placement: Placement, most: int
) -> tuple[int, int]:
    """The coins *placement* brings by its shape and by closing mountains, up to the track's end."""
    room = most - sheet.coins
    size = placement.cells.bit_count()
    by_shape = int(isinstance(card, Landscape) and size in card.coin_sizes and room > 0)
    by_mountains = mountains_closed(sheet, placement).bit_count()
    return by_shape, min(by_mountains, room - by_shape)


def mountains_closed(sheet: Sheet, placement: Placement) -> Mask:
    """The mountains whose last open side *placement* fills."""
    beside = GRID.neighbours(placement.cells) & sheet.layout.mountains
    if not beside:
        return 0
    return beside & GRID.surrounded(sheet.filled | placement.cells)
