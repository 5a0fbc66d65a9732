"""The landscape that four tiles make, with every mask that play asks for worked out once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from inklands.games.explorers.landscape.terrain import (
    CHOICES,
    GRID,
    ITEMS,
    PLACES,
    TEMPLE,
    TERRAINS,
    TILE_SIDE,
    VILLAGE,
)
from inklands.games.explorers.landscape.tiles import PlacedTile, Tile, layout_text, tile_of
from inklands.grid.art import Rows
from inklands.grid.grid import Mask, indices

NEAR = tuple(GRID.neighbours(1 << index) for index in range(GRID.height * GRID.width))
QUARTERS: tuple[Mask, ...] = tuple(
    sum(GRID.cell(r, c) for r in range(top, top + TILE_SIDE) for c in range(left, left + TILE_SIDE))
    for top in (0, TILE_SIDE)
    for left in (0, TILE_SIDE)
)
"""The cells of each tile, in the order of `PLACES`."""
BITS = {
    letter: bytes(ord("1") if code == ord(letter) else ord("0") for code in range(256))
    for letter in TERRAINS + VILLAGE + ITEMS
}
"""For each letter, what turns a picture into a binary number of where it stands."""


@dataclass(frozen=True, slots=True)
class Landscape:
    """Four tiles laid in a square: rows of terrain letters and rows of item letters."""

    layout: tuple[PlacedTile, ...]
    terrain: Rows
    items: Rows
    areas: Mapping[str, Mask] = field(init=False, repr=False, compare=False)
    """The cells of each choice of terrains; none for the empty choice."""
    cells_of: Mapping[str, Mask] = field(init=False, repr=False, compare=False)
    """The cells of each item."""
    item_at: str = field(init=False, repr=False, compare=False)
    """The letter of the item of each cell by index, or `NO_ITEM`."""
    near: tuple[Mask, ...] = field(init=False, repr=False, compare=False)
    """The neighbours of each cell that may ever be crossed: all but villages."""
    temples: tuple[Mask, ...] = field(init=False, repr=False, compare=False)
    villages: tuple[Mask, ...] = field(init=False, repr=False, compare=False)
    central: Mask = field(init=False, repr=False, compare=False)
    """The village nearest the point where the tiles meet, or those that share that distance."""

    def __post_init__(self) -> None:
        cells = _cells_by_letter("".join(self.terrain), TERRAINS + VILLAGE)
        item_at = "".join(self.items)
        items = _cells_by_letter(item_at, ITEMS)
        villages, temples = cells[VILLAGE], items[TEMPLE]
        derived = {
            "areas": {"": 0} | {c: sum([cells[t] for t in c]) for c in CHOICES},
            "cells_of": items,
            "item_at": item_at,
            "near": _near(villages),
            "temples": tuple(temples & quarter for quarter in QUARTERS),
            "villages": tuple(villages & quarter for quarter in QUARTERS),
            "central": _central(villages),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def __str__(self) -> str:
        return layout_text(self.layout)

    def terrain_at(self, index: int) -> str:
        row, column = divmod(index, GRID.width)
        return self.terrain[row][column]

    def zones(self, terrain: str) -> Iterator[Mask]:
        """The regions of one terrain; villages belong to none."""
        return GRID.regions(self.areas[terrain])


@lru_cache(maxsize=64)
def landscape(tiles: tuple[Tile, ...], layout: tuple[PlacedTile, ...]) -> Landscape:
    """The landscape of four of *tiles*."""
    laid = [tile_of(tiles, placed) for placed in layout]
    terrain: list[str] = []
    items: list[str] = []
    for left, right in ((laid[0], laid[1]), (laid[2], laid[3])):
        terrain += [a + b for a, b in zip(left.terrain, right.terrain, strict=True)]
        items += [a + b for a, b in zip(left.items, right.items, strict=True)]
    numbers = str.maketrans("12345678", "........")
    return Landscape(layout, tuple(terrain), tuple(row.translate(numbers) for row in items))


def place_letter(cells: Mask) -> str:
    """The letter of the tile that *cells* lie on."""
    return next(letter for letter, quarter in zip(PLACES, QUARTERS, strict=True) if cells & quarter)


def _near(villages: Mask) -> tuple[Mask, ...]:
    # FR p. 4: no village but the start village is ever crossed, so none is anybody's neighbour.
    near = list(NEAR)
    for index in indices(GRID.neighbours(villages)):
        near[index] &= ~villages
    return tuple(near)


def _cells_by_letter(picture: str, letters: str) -> dict[str, Mask]:
    """The cells of each of *letters*: the picture read as a binary number, last cell first."""
    backwards = picture[::-1].encode()
    return {letter: int(backwards.translate(BITS[letter]), 2) for letter in letters}


def _central(villages: Mask) -> Mask:
    # FR p. 3: the village nearest the point where the tiles meet; the measure is ours.
    by_distance: dict[int, Mask] = {}
    for index in indices(villages):
        distance = _distance_from_middle(index)
        by_distance[distance] = by_distance.get(distance, 0) | 1 << index
    return by_distance[min(by_distance)]


def _distance_from_middle(index: int) -> int:
    """Four times the square of the distance, which is a whole number."""
    row, column = divmod(index, GRID.width)
    middle = GRID.width - 1
    return (2 * row - middle) ** 2 + (2 * column - middle) ** 2
