"""A landscape of Explorers drawn at the terminal."""

from __future__ import annotations

from inklands.cli.picture import Picture
from inklands.errors import SheetError
from inklands.games.explorers.landscape.terrain import GRID

LETTERS = "x crossed, . other cells; --sheet 1,2,3,4 are the tiles, --goals the objectives"


def read_picture(picture: Picture) -> dict[str, object]:
    """The request for a landscape; its tiles are the sheet, its goals objectives."""
    if picture.sheet is None:
        raise SheetError("name the four tiles of the landscape: --sheet 1,2,3,4")
    if [len(row) for row in picture.rows] != [GRID.width] * GRID.height:
        raise SheetError(f"a landscape has {GRID.height} rows of {GRID.width} cells")
    crosses = [
        GRID.name(GRID.index(r, c))
        for r, row in enumerate(picture.rows)
        for c, mark in enumerate(row)
        if mark in "xX"
    ]
    return {"tiles": picture.sheet, "crosses": crosses, "objectives": picture.goals or []}
