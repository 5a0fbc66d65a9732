"""What one player draws on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from inklands.grid.grid import Grid, Mask

GRID = Grid(11, 11)


class Terrain(IntEnum):
    """What can be drawn; the order is that of a sheet's terrains."""

    FOREST = 0
    VILLAGE = 1
    FARM = 2
    WATER = 3
    MONSTER = 4

    @property
    def key(self) -> str:
        return self.name.lower()

    @property
    def letter(self) -> str:
        return LETTERS[self]


LETTERS = "FVAWM"
MOUNTAIN, WASTELAND, EMPTY = "^", "#", "."


@dataclass(frozen=True, slots=True)
class Layout:
    """A blank printed map. Its ruins are ordinary empty cells until something is drawn on them."""

    key: str
    mountains: Mask
    ruins: Mask
    wasteland: Mask


@dataclass(frozen=True, slots=True)
class Sheet:
    """A map as far as it has been drawn, and the coins marked below it."""

    layout: Layout
    terrains: tuple[Mask, Mask, Mask, Mask, Mask]
    filled: Mask
    coins: int = 0

    def __hash__(self) -> int:
        # Sheets are looked up for every view and every count: what is drawn tells them apart.
        return hash(self.terrains)

    @classmethod
    def blank(cls, layout: Layout) -> Sheet:
        # FR, score cards: mountains and wasteland count as filled, ruins only once drawn on.
        return cls(layout, (0, 0, 0, 0, 0), layout.mountains | layout.wasteland)

    @property
    def empty(self) -> Mask:
        return GRID.everywhere & ~self.filled

    @property
    def open_ruins(self) -> Mask:
        """The ruins nothing has been drawn on."""
        return self.layout.ruins & ~self.filled

    def cells(self, terrain: Terrain) -> Mask:
        return self.terrains[terrain]

    def with_drawn(self, terrain: Terrain, cells: Mask, coins: int = 0) -> Sheet:
        """This sheet with *terrain* drawn on *cells*, and *coins* more marked."""
        terrains = list(self.terrains)
        terrains[terrain] |= cells
        forest, village, farm, water, monster = terrains
        drawn = (forest, village, farm, water, monster)
        return Sheet(self.layout, drawn, self.filled | cells, self.coins + coins)

    def threatened(self) -> Mask:
        """The empty cells beside a monster: each costs a point at the end of a season."""
        # Open ruins are empty cells; wasteland and mountains are filled and cost nothing.
        return GRID.neighbours(self.terrains[Terrain.MONSTER]) & ~self.filled
