"""The draw phase: what a seat may draw, on whose map, and what that earns at once."""

from __future__ import annotations

from collections.abc import Iterator

from mapwright.games.cartographers.actions import Laid, Placement, Placements
from mapwright.games.cartographers.sheet import GRID, Sheet, Terrain
from mapwright.games.cartographers.state import Drawn, State
from mapwright.games.cartographers.tables import Ambush, Landscape, Offer
from mapwright.grid.fit import stamp
from mapwright.grid.shape import Shape

ONE_CELL = stamp(GRID, Shape(((0, 0),)))
NOTHING = Placements()


def map_of(state: State, seat: int) -> int:
    """The seat whose map *seat* draws on now: its own, or a neighbour's in an ambush."""
    if not isinstance(state.card, Ambush):
        return seat
    # Maps go the way of the arrow, so each seat draws on the map that came from the other side.
    step = -1 if state.card.clockwise else 1
    return (seat + step) % state.setup.seats


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
    laid = tuple(_laid(state.card.offers, sheet, ruins_due))
    return Placements(laid) if laid else Placements(_single_cells(state, sheet), is_fallback=True)


def _laid(offers: tuple[Offer, ...], sheet: Sheet, ruins_due: bool) -> Iterator[Laid]:
    free, open_ruins = sheet.empty, sheet.open_ruins
    fits: dict[Shape, list[int]] = {}
    for option, offer in enumerate(offers):
        if offer.shape not in fits:
            found = [look.anchors(free) for look in offer.stamps]
            if ruins_due:
                pairs = zip(offer.stamps, found, strict=True)
                found = [anchors & look.touching(open_ruins) for look, anchors in pairs]
            fits[offer.shape] = found
        for look, anchors in zip(offer.stamps, fits[offer.shape], strict=True):
            if anchors:
                yield Laid(offer.terrain, option, look, anchors)


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


def draw(state: State, sheet: Sheet, placement: Placement, by: int | None, on: int) -> tuple[Sheet, Drawn]:
    """*sheet* with *placement* on it and the coins it brings, and the news of that."""
    card, room = state.card, state.setup.tables.most_coins - sheet.coins
    size = placement.cells.bit_count()
    shape_coins = int(isinstance(card, Landscape) and size in card.coin_sizes and room > 0)
    drawn = sheet.with_drawn(placement.terrain, placement.cells)
    closed = drawn.surrounded_mountains() & ~sheet.surrounded_mountains()
    mountain_coins = min(closed.bit_count(), room - shape_coins)
    coins = shape_coins + mountain_coins
    if coins:
        drawn = drawn.with_drawn(placement.terrain, 0, coins)
    return drawn, Drawn(by, on, placement, shape_coins, mountain_coins)
