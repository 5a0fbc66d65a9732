"""Pictures of maps as text, in and out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from inklands.errors import NotationError
from inklands.grid.grid import Grid, Mask

Rows: TypeAlias = tuple[str, ...]
"""A map as one string a row, one letter a cell."""


def picture(grid: Grid, cells: Mask, mark: str = "#", blank: str = ".") -> str:
    """The map with *mark* on every cell of *cells*."""
    return layers_picture(grid, {mark: cells}, blank)


def layers_picture(grid: Grid, layers: Mapping[str, Mask], blank: str = ".") -> str:
    """The map with each layer's letter on its cells, spaced for reading."""
    return "\n".join(" ".join(row) for row in layers_rows(grid, layers, blank))


def layers_rows(grid: Grid, layers: Mapping[str, Mask], blank: str = ".") -> Rows:
    """The map with each layer's letter on its cells."""
    letters = [blank] * (grid.height * grid.width)
    for letter, cells in layers.items():
        # `indices`, written out: every new map goes through here.
        left = cells
        while left:
            lowest = left & -left
            letters[lowest.bit_length() - 1] = letter
            left ^= lowest
    width = grid.width
    return tuple("".join(letters[r * width : (r + 1) * width]) for r in range(grid.height))


def parse_picture(text: str) -> tuple[str, ...]:
    """The rows of a picture, without the spaces between its letters and the empty lines around."""
    rows = ("".join(line.split()) for line in text.splitlines())
    return tuple(row for row in rows if row)


def parse_layers(grid: Grid, rows: tuple[str, ...], letters: str) -> dict[str, Mask]:
    """The cells of each of *letters* in a picture of the whole grid; no other letter may occur."""
    if len(rows) != grid.height:
        raise NotationError(f"a map has {grid.height} rows, not {len(rows)}")
    layers = dict.fromkeys(letters, 0)
    for r, row in enumerate(rows):
        if len(row) != grid.width:
            raise NotationError(f"row {r + 1}, {row!r}, has {len(row)} cells, not {grid.width}")
        for c, letter in enumerate(row):
            if letter not in layers:
                where = grid.name(grid.index(r, c))
                raise NotationError(f"{letter!r} at {where} is not one of {' '.join(letters)}")
            layers[letter] |= grid.cell(r, c)
    return layers
