"""The four goals about forests."""

from __future__ import annotations

from collections.abc import Iterator

from inklands.core.message import Message
from inklands.core.points import Line
from inklands.games.cartographers.goals.lines import each
from inklands.games.cartographers.sheet import GRID, Sheet, Terrain

ON_THE_EDGE = Message("cartographers-forest-on-the-edge")
ROW = Message("cartographers-row-with-forest")
COLUMN = Message("cartographers-column-with-forest")
ENCLOSED = Message("cartographers-enclosed-forest")
LINKED = Message("cartographers-linked-mountain")


def sentinel_wood(sheet: Sheet) -> Iterator[Line]:
    """One point for each forest cell on the edge of the map."""
    # A corner touches two edges and counts once, as the picture on the card shows.
    return each(1, ON_THE_EDGE, sheet.cells(Terrain.FOREST) & GRID.border)


def greenbough(sheet: Sheet) -> Iterator[Line]:
    """One point for each row and each column with a forest cell in it."""
    forest = sheet.cells(Terrain.FOREST)
    yield from (Line(1, ROW, row & forest) for row in GRID.rows if row & forest)
    yield from (Line(1, COLUMN, column & forest) for column in GRID.columns if column & forest)


def treetower(sheet: Sheet) -> Iterator[Line]:
    """One point for each forest cell with a filled cell or the map's edge on all four sides."""
    return each(1, ENCLOSED, sheet.cells(Terrain.FOREST) & GRID.surrounded(sheet.filled))


def stoneside_forest(sheet: Sheet) -> Iterator[Line]:
    """Three points for each mountain that a region of forest joins to another mountain."""
    # A mountain counts once, however many forests link it: masks add up by themselves.
    linked = 0
    for region in GRID.regions(sheet.cells(Terrain.FOREST)):
        touched = GRID.neighbours(region) & sheet.layout.mountains
        if touched.bit_count() > 1:
            linked |= touched
    return each(3, LINKED, linked)
