"""Sheets as rows of letters, in and out."""

from __future__ import annotations

from collections.abc import Iterable

from inklands.errors import NotationError
from inklands.games.cartographers.sheet import (
    EMPTY,
    GRID,
    LETTERS,
    MOUNTAIN,
    WASTELAND,
    Layout,
    Sheet,
)
from inklands.grid.art import layers_rows, parse_layers
from inklands.grid.grid import Mask

RUINS = "R"

NOT_PRINTED = {
    "mountains": "sheet-not-printed-mountains",
    "wasteland": "sheet-not-printed-wasteland",
}
"""What a picture may show otherwise than its sheet, and how that is said."""


def sheet_rows(sheet: Sheet) -> tuple[str, ...]:
    """The sheet as eleven strings; ruins show only what is drawn on them."""
    layout = sheet.layout
    layers = dict(zip(LETTERS, sheet.terrains, strict=True))
    return layers_rows(GRID, layers | {MOUNTAIN: layout.mountains, WASTELAND: layout.wasteland})


def parse_layout(key: str, rows: Iterable[str]) -> Layout:
    """The layout drawn with mountains, ruins and wasteland."""
    layers = parse_layers(GRID, tuple(rows), EMPTY + MOUNTAIN + RUINS + WASTELAND)
    return Layout(key, layers[MOUNTAIN], layers[RUINS], layers[WASTELAND])


def parse_sheet(rows: Iterable[str], ruins: Mask, layout: Layout | None = None) -> Sheet:
    """
    The sheet drawn as *rows*; its mountains and wasteland are those of the picture.

    With *layout*, the picture has to agree with what is printed there. No coins are marked.
    """
    layers = parse_layers(GRID, tuple(rows), EMPTY + LETTERS + MOUNTAIN + WASTELAND)
    mountains, wasteland = layers[MOUNTAIN], layers[WASTELAND]
    if layout is not None:
        _check_printed("mountains", mountains, layout.mountains, layout.key)
        _check_printed("wasteland", wasteland, layout.wasteland, layout.key)
    if ruins & (mountains | wasteland):
        where = ", ".join(GRID.names(ruins & (mountains | wasteland)))
        raise NotationError(f"ruins cannot lie on a mountain or wasteland: {where}")
    printed = Layout(layout.key if layout else "", mountains, ruins, wasteland)
    forest, village, farm, water, monster = (layers[letter] for letter in LETTERS)
    drawn = forest | village | farm | water | monster
    return Sheet(printed, (forest, village, farm, water, monster), drawn | mountains | wasteland)


def _check_printed(what: str, drawn: Mask, printed: Mask, key: str) -> None:
    if drawn != printed:
        where = ", ".join(GRID.names(drawn ^ printed))
        raise NotationError(
            f"the {what} are not those of sheet {key}: look at {where}",
            NOT_PRINTED[what],
            name=key,
            cells=where,
        )
