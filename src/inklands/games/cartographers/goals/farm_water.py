"""The four goals about farms and water."""

from __future__ import annotations

from collections.abc import Iterator

from inklands.core.message import Message
from inklands.core.points import Line
from inklands.games.cartographers.goals.lines import each
from inklands.games.cartographers.sheet import GRID, Sheet, Terrain
from inklands.grid.grid import Mask

WATER_BY_FARM = Message("cartographers-water-beside-farm")
FARM_BY_WATER = Message("cartographers-farm-beside-water")
WATER_BY_MOUNTAIN = Message("cartographers-water-beside-mountain")
FARM_BY_MOUNTAIN = Message("cartographers-farm-beside-mountain")
WATER_BY_RUINS = Message("cartographers-water-beside-ruins")
FARM_ON_RUINS = Message("cartographers-farm-on-ruins")
INLAND_FARM = Message("cartographers-farm-away-from-water")
INLAND_WATER = Message("cartographers-water-away-from-farm")


def canal_lake(sheet: Sheet) -> Iterator[Line]:
    """One point for each water cell beside a farm and for each farm cell beside water."""
    farm, water = sheet.cells(Terrain.FARM), sheet.cells(Terrain.WATER)
    yield from each(1, WATER_BY_FARM, water & GRID.neighbours(farm))
    yield from each(1, FARM_BY_WATER, farm & GRID.neighbours(water))


def mages_valley(sheet: Sheet) -> Iterator[Line]:
    """Two points for each water cell and one for each farm cell beside a mountain."""
    beside = GRID.neighbours(sheet.layout.mountains)
    yield from each(2, WATER_BY_MOUNTAIN, sheet.cells(Terrain.WATER) & beside)
    yield from each(1, FARM_BY_MOUNTAIN, sheet.cells(Terrain.FARM) & beside)


def the_golden_granary(sheet: Sheet) -> Iterator[Line]:
    """One point for each water cell beside ruins, filled or not; three for each farm on ruins."""
    # The picture on the card counts water beside ruins that are drawn on, too.
    ruins = sheet.layout.ruins
    yield from each(1, WATER_BY_RUINS, sheet.cells(Terrain.WATER) & GRID.neighbours(ruins))
    yield from each(3, FARM_ON_RUINS, sheet.cells(Terrain.FARM) & ruins)


def shoreside_expanse(sheet: Sheet) -> Iterator[Line]:
    """Three points for each region of farms off the edge and off water, and of water likewise."""
    farm, water = sheet.cells(Terrain.FARM), sheet.cells(Terrain.WATER)
    yield from (Line(3, INLAND_FARM, region) for region in _inland(farm, water))
    yield from (Line(3, INLAND_WATER, region) for region in _inland(water, farm))


def _inland(terrain: Mask, other: Mask) -> Iterator[Mask]:
    for region in GRID.regions(terrain):
        # Wasteland is a hole in the map, not its edge: a region may touch it.
        if not (region & GRID.border or GRID.neighbours(region) & other):
            yield region
