"""What a seat may draw now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from inklands.core.legal import AnchorGroup
from inklands.games.cartographers.actions import Placement
from inklands.games.cartographers.components import Ambush, Landscape
from inklands.games.cartographers.drawing import map_of
from inklands.games.cartographers.sheet import GRID, Sheet, Terrain
from inklands.games.cartographers.state import State
from inklands.grid.fit import Orientations, Stamp, stamp
from inklands.grid.grid import Mask, indices, nth
from inklands.grid.shape import Shape

ONE_CELL = stamp(GRID, Shape(((0, 0),)))


class Laid(NamedTuple):
    """The anchors of one orientation of one offer; a dozen are made for every decision."""

    terrain: Terrain
    option: int
    stamp: Stamp
    anchors: Mask


@dataclass(frozen=True, slots=True)
class Placements:
    """
    The placements open to a seat, offer by offer, orientation by orientation, anchor by anchor.

    With ``is_fallback`` they are the single cells drawn when nothing on the card fits.
    """

    laid: tuple[Laid, ...] = ()
    is_fallback: bool = False

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Placement) or action.cells <= 0:
            return False
        # The first cell of a placement tells the only anchor it can have: no search is needed.
        lowest = (action.cells & -action.cells).bit_length()
        for laid in self.laid:
            anchor = lowest - (laid.stamp.cells & -laid.stamp.cells).bit_length()
            if (
                anchor >= 0
                and laid.terrain == action.terrain
                and laid.anchors >> anchor & 1
                and laid.stamp.cells << anchor == action.cells
            ):
                return True
        return False

    def __len__(self) -> int:
        return sum(laid.anchors.bit_count() for laid in self.laid)

    def __iter__(self) -> Iterator[Placement]:
        for laid in self.laid:
            for anchor in indices(laid.anchors):
                yield Placement(laid.terrain, laid.stamp.cells << anchor)

    def __getitem__(self, place: int) -> Placement:
        left = place if place >= 0 else place + len(self)
        if left >= 0:
            for laid in self.laid:
                count = laid.anchors.bit_count()
                if left < count:
                    return Placement(laid.terrain, laid.stamp.cells << nth(laid.anchors, left))
                left -= count
        raise IndexError(place)

    @property
    def groups(self) -> tuple[AnchorGroup, ...]:
        return tuple(
            AnchorGroup(laid.terrain.letter, laid.option, laid.stamp, laid.anchors)
            for laid in self.laid
        )


NOTHING = Placements()


def to_act(state: State) -> frozenset[int]:
    """The seats that still have to draw this turn."""
    return frozenset(seat for seat in range(state.setup.seats) if must_draw(state, seat))


def must_draw(state: State, seat: int) -> bool:
    """Whether *seat* still has to draw this turn; on a full map nobody can."""
    return (
        state.card is not None
        and state.pending[seat] is None
        and bool(state.sheets[map_of(state, seat)].empty)
    )


def legal_actions(state: State, seat: int) -> Placements:
    """Everything *seat* may draw now."""
    if state.card is None or not must_draw(state, seat):
        return NOTHING
    sheet = state.sheets[map_of(state, seat)]
    # FR, note on ambushes: an ambush ignores ruins; their demand waits for the next landscape.
    ruins_due = state.ruins_due and isinstance(state.card, Landscape)
    laid = _laid(state.card, sheet, ruins_due)
    # FR, draw phase: who cannot draw any shape fills one cell instead; nobody may choose to.
    return Placements(laid) if laid else Placements(_single_cells(state, sheet), is_fallback=True)


def fits_nowhere(card: Landscape, state: State, seat: int) -> bool:
    """Whether nothing on *card*, the one of *state*, fits the map of *seat*."""
    sheet = state.sheets[seat]
    free, ruins = sheet.empty, sheet.open_ruins
    every = chain.from_iterable(card.orientations)
    if state.ruins_due:
        return not any(one.anchors(free) & one.touching(ruins) for one in every)
    return not any(one.anchors(free) for one in every)


def _laid(card: Landscape | Ambush, sheet: Sheet, ruins_due: bool) -> tuple[Laid, ...]:
    found = [_fits(orientations, sheet, ruins_due) for orientations in card.orientations]
    return tuple(
        [
            Laid(offer.terrain, option, orientation, anchors)
            for option, offer in enumerate(card.offers)
            for orientation, anchors in found[offer.orientation]
        ]
    )


def _fits(orientations: Orientations, sheet: Sheet, ruins_due: bool) -> list[tuple[Stamp, Mask]]:
    """The orientations that fit somewhere, and where; over open ruins when those are due."""
    free = sheet.empty
    found = [
        (orientation, anchors)
        for orientation in orientations
        if (anchors := orientation.anchors(free))
    ]
    if not ruins_due:
        return found
    # Ruins that are drawn on are ordinary filled cells, so only open ones can be covered.
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
    # FR: the card's terrain; EN 2019: any terrain under ruins; RU: any. See docs/rulings.md.
    ruling = state.setup.fallback_terrain
    if ruling == "any" or (ruling == "any-under-ruins" and state.ruins_due):
        return tuple(Terrain)
    return state.card.terrains
