"""The four goals about villages."""

from __future__ import annotations

from collections.abc import Iterator

from inklands.core.message import Message
from inklands.core.points import Line
from inklands.games.cartographers.sheet import GRID, Sheet, Terrain
from inklands.grid.grid import Mask

BIG = Message("cartographers-big-village")
OFF_THE_MOUNTAINS = Message("cartographers-largest-village-off-the-mountains")
VARIED = Message("cartographers-varied-village")
SECOND = Message("cartographers-second-village")


def wildholds(sheet: Sheet) -> Iterator[Line]:
    """Eight points for each region of six or more village cells."""
    return (Line(8, BIG, region) for region in _villages(sheet) if region.bit_count() >= 6)


def great_city(sheet: Sheet) -> Iterator[Line]:
    """One point for each cell of the largest region of villages that touches no mountain."""
    mountains = sheet.layout.mountains
    off = [region for region in _villages(sheet) if not GRID.neighbours(region) & mountains]
    if off:
        # The largest among those off the mountains, even where a larger one touches a mountain.
        largest = max(off, key=int.bit_count)
        yield Line(largest.bit_count(), OFF_THE_MOUNTAINS, largest)


def greengold_plains(sheet: Sheet) -> Iterator[Line]:
    """Three points for each region of villages that touches three or more other terrains."""
    others = [sheet.cells(terrain) for terrain in Terrain if terrain is not Terrain.VILLAGE]
    # The card shows five icons: wasteland, ruins and the edge are no terrains.
    others.append(sheet.layout.mountains)
    for region in _villages(sheet):
        around = GRID.neighbours(region)
        if sum(1 for terrain in others if terrain & around) >= 3:
            yield Line(3, VARIED, region)


def shieldgate(sheet: Sheet) -> Iterator[Line]:
    """Two points for each cell of the second largest region of villages, or of an equal largest."""
    # Of two largest regions of one size, one is the second largest: later printings say so.
    by_size = sorted(_villages(sheet), key=int.bit_count, reverse=True)
    if len(by_size) > 1:
        yield Line(2 * by_size[1].bit_count(), SECOND, by_size[1])


def _villages(sheet: Sheet) -> Iterator[Mask]:
    return GRID.regions(sheet.cells(Terrain.VILLAGE))
