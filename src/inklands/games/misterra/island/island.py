"""The island that all discover: tiles, hazy or confirmed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from inklands.games.misterra.island.places import GRID
from inklands.games.misterra.island.terrain import LETTERS, TERRAINS, Terrain
from inklands.grid.art import layers_rows, parse_layers
from inklands.grid.grid import Mask

Tiles = tuple[Mask, Mask, Mask, Mask]
"""The cells of each terrain."""

NO_TILES: Tiles = (0, 0, 0, 0)


class Change(Enum):
    """What an observation does to a cell of the island."""

    PLACED = "placed"
    CONFIRMED = "confirmed"
    REPLACED = "replaced"
    KEPT = "kept"
    LACKED = "lacked"


@dataclass(frozen=True, slots=True)
class Island:
    """The tiles by terrain; those not confirmed are hazy."""

    tiles: Tiles
    confirmed: Mask

    @property
    def covered(self) -> Mask:
        steppe, lagoon, jungle, mountain = self.tiles
        return steppe | lagoon | jungle | mountain

    def terrain_at(self, index: int) -> Terrain | None:
        return terrain_at(self.tiles, index)

    def region(self, index: int) -> Mask:
        """The tiles of one terrain, hazy ones too, joined to the one at *index*."""
        terrain = self.terrain_at(index)
        return 0 if terrain is None else GRID.region(1 << index, self.tiles[terrain])

    def confirmed_tiles(self) -> Tiles:
        """The tiles that are left when the hazy ones are taken off."""
        confirmed = self.confirmed
        steppe, lagoon, jungle, mountain = self.tiles
        return steppe & confirmed, lagoon & confirmed, jungle & confirmed, mountain & confirmed


def terrain_at(tiles: Tiles, index: int) -> Terrain | None:
    """The terrain that covers the cell, if one does."""
    for terrain in TERRAINS:
        if tiles[terrain] >> index & 1:
            return terrain
    return None


def laid(tiles: Tiles, terrain: Terrain, index: int) -> Tiles:
    """*tiles* with *terrain* on the cell, over anything."""
    cell = 1 << index
    others = [cells & ~cell for cells in tiles]
    others[terrain] |= cell
    steppe, lagoon, jungle, mountain = others
    return steppe, lagoon, jungle, mountain


def observed(
    island: Island,
    terrain: Terrain,
    index: int,
    stock: tuple[int, ...],
    *,
    left: int | None = None,
) -> tuple[Island, Change]:
    """
    The island after somebody has seen *terrain* on the cell.

    *stock* is how many tiles of each terrain the box holds; those not on the island are the supply.
    *left* is how many of this terrain there were when the card was played, if that was earlier.
    """
    cell = 1 << index
    # EN p. 5: a tile that is confirmed is never replaced.
    if island.confirmed & cell:
        return island, Change.KEPT
    tiles = island.tiles
    now = stock[terrain] - tiles[terrain].bit_count()
    # All three rulebooks: a terrain that has run out has no effect, so it confirms nothing either.
    if not (now if left is None else left):
        return island, Change.LACKED
    # To confirm turns a tile over: the card's other half may have taken the last of the supply.
    if tiles[terrain] & cell:
        return Island(tiles, island.confirmed | cell), Change.CONFIRMED
    if not now:
        return island, Change.LACKED
    # EN p. 5: another terrain replaces a hazy tile and is hazy itself: a tile is confirmed by two
    # equal observations in a row.
    change = Change.REPLACED if island.covered & cell else Change.PLACED
    return Island(laid(tiles, terrain, index), island.confirmed), change


def in_need(island: Island, terrain: Terrain) -> Mask:
    """The cells on which an observation of *terrain* takes a tile from the supply."""
    return GRID.everywhere & ~island.confirmed & ~island.tiles[terrain]


def supply(island: Island, stock: tuple[int, ...]) -> tuple[int, ...]:
    """How many tiles of each terrain are still beside the island."""
    return tuple(stock[t] - island.tiles[t].bit_count() for t in TERRAINS)


def tiles_rows(tiles: Tiles) -> tuple[str, ...]:
    """A map as one string a row, ``.`` where it is empty."""
    return layers_rows(GRID, dict(zip(LETTERS, tiles, strict=True)))


def island_rows(island: Island) -> tuple[str, ...]:
    """The island as one string a row, hazy tiles in lower case."""
    layers = dict(zip(LETTERS, island.confirmed_tiles(), strict=True))
    for letter, cells in zip(LETTERS, island.tiles, strict=True):
        layers[letter.lower()] = cells & ~island.confirmed
    return layers_rows(GRID, layers)


def parse_tiles(rows: tuple[str, ...]) -> Tiles:
    """The map drawn as rows of ``S L J M`` and ``.``."""
    layers = parse_layers(GRID, rows, LETTERS + ".")
    steppe, lagoon, jungle, mountain = (layers[letter] for letter in LETTERS)
    return steppe, lagoon, jungle, mountain


def parse_island(rows: tuple[str, ...]) -> Island:
    """The island drawn as rows, hazy tiles in lower case."""
    layers = parse_layers(GRID, rows, LETTERS + LETTERS.lower() + ".")
    confirmed = sum(layers[letter] for letter in LETTERS)
    steppe, lagoon, jungle, mountain = (layers[t] | layers[t.lower()] for t in LETTERS)
    return Island((steppe, lagoon, jungle, mountain), confirmed)


def zones(tiles: Tiles) -> Iterator[tuple[Terrain, Mask]]:
    """The joined cells of one terrain each, terrain by terrain."""
    for terrain in TERRAINS:
        for zone in GRID.regions(tiles[terrain]):
            yield terrain, zone
