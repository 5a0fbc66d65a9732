"""What a seat decides: cells and the terrain drawn on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from inklands.core.legal import AnchorGroup
from inklands.games.cartographers.sheet import Terrain
from inklands.grid.fit import Stamp
from inklands.grid.grid import Mask, indices, nth


@dataclass(frozen=True, slots=True)
class Placement:
    """A terrain and the cells it fills, as they end up on the paper."""

    terrain: Terrain
    cells: Mask


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
