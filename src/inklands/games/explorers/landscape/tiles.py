"""Landscape tiles, and the four that are laid, as `3r1,7,1r2,8r3` names them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from inklands.core.data import Reader
from inklands.core.rng import Rng
from inklands.errors import OptionError
from inklands.games.explorers.landscape import terrain as printed
from inklands.grid.art import Rows, parse_picture

TILES = 8
PLACED = re.compile(r"([1-8])(?:r([0-3]))?")


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile as it is printed: a letter of terrain and a letter of item for every cell."""

    number: int
    terrain: Rows
    items: Rows


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile and the quarter turns clockwise it was given."""

    number: int
    turns: int = 0

    def __str__(self) -> str:
        return f"{self.number}r{self.turns}" if self.turns else str(self.number)


def layout_text(layout: Sequence[PlacedTile]) -> str:
    return ",".join(map(str, layout))


def parse_layout(text: str) -> tuple[PlacedTile, ...]:
    """The four tiles that *text* lays: top left, top right, bottom left, bottom right."""
    found = [PLACED.fullmatch(word.strip()) for word in text.split(",")]
    layout = tuple(PlacedTile(int(word[1]), int(word[2] or 0)) for word in found if word)
    if len(layout) != len(found) or len(layout) != len(printed.PLACES):
        raise OptionError(f"tiles = {text!r}: write four tiles and their turns, as 3r1,7,1r2,8r3")
    if len({placed.number for placed in layout}) < len(layout):
        raise OptionError(f"tiles = {text!r}: there is only one tile of each number")
    return layout


def random_layout(rng: Rng) -> tuple[PlacedTile, ...]:
    numbers, rng = rng.shuffled(range(1, TILES + 1))
    layout = []
    for number in numbers[: len(printed.PLACES)]:
        turns, rng = rng.below(4)
        layout.append(PlacedTile(number, turns))
    return tuple(layout)


def turned(rows: tuple[str, ...], turns: int) -> tuple[str, ...]:
    """
    A picture after quarter turns clockwise.

    >>> turned(("ab", "cd"), 1)
    ('ca', 'db')
    """
    for _ in range(turns):
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    return rows


def read_tile(number: int, section: Reader) -> Tile:
    """The tile of a data section, checked so that any four tiles make a playable landscape."""
    terrain = _picture(section, "terrain", printed.TERRAINS + printed.VILLAGE)
    items = _picture(section, "items", f"{printed.ITEMS}.{number}")
    _check_village(section, number, terrain, items)
    temples = sum(row.count(printed.TEMPLE) for row in items)
    if temples != 1:
        sentence = f"a tile has one temple, T, not {temples}"
        raise section.error(sentence, "explorers-data-temples", count=temples)
    return Tile(number, terrain, items)


def _picture(section: Reader, key: str, letters: str) -> tuple[str, ...]:
    rows = parse_picture(section.text(key))
    unpainted = sum(row.count(".") for row in rows)
    if unpainted and "." not in letters:
        sentence = f"{unpainted} cells of {key} are still without a letter"
        raise section.error(sentence, "explorers-data-unpainted", count=unpainted)
    if len(rows) != printed.TILE_SIDE:
        sentence = f"{key} has {len(rows)} rows, not {printed.TILE_SIDE}"
        raise section.error(sentence, "explorers-data-picture")
    for n, row in enumerate(rows, 1):
        if len(row) != printed.TILE_SIDE:
            raise section.error(
                f"row {n} of {key}, {row!r}, has {len(row)} cells, not {printed.TILE_SIDE}",
                "explorers-data-picture",
            )
        if wrong := set(row) - set(letters):
            raise section.error(
                f"row {n} of {key}, {row!r}: {min(wrong)!r} is not one of {' '.join(letters)}",
                "explorers-data-picture",
            )
    return rows


def _check_village(
    section: Reader, number: int, terrain: tuple[str, ...], items: tuple[str, ...]
) -> None:
    cells = [(r, c) for r, row in enumerate(terrain) for c, mark in enumerate(row) if mark == "V"]
    if len(cells) != 1:
        sentence = f"a tile has one village, V, not {len(cells)}"
        raise section.error(sentence, "explorers-data-villages", count=len(cells))
    row, column = cells[0]
    if not (0 < row < printed.TILE_SIDE - 1 and 0 < column < printed.TILE_SIDE - 1):
        sentence = "the village lies on the border, with fewer than four neighbours"
        raise section.error(sentence, "explorers-data-border")
    if items[row][column] not in f".{number}":
        sentence = f"the village's cell holds the item {items[row][column]!r}"
        raise section.error(sentence, "explorers-data-village-item")
    numbers = sum(line.count(str(number)) for line in items)
    if numbers > (items[row][column] == str(number)):
        sentence = f"the number {number} stands where the village does not"
        raise section.error(sentence, "explorers-data-picture")


def tile_of(tiles: tuple[Tile, ...], placed: PlacedTile) -> Tile:
    """The tile of that number, turned."""
    tile = tiles[placed.number - 1]
    return Tile(tile.number, turned(tile.terrain, placed.turns), turned(tile.items, placed.turns))
