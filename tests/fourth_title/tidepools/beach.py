"""The beach of one seat: sixteen cells of kelp, sand, or nothing yet."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.grid.art import layers_rows
from inklands.grid.grid import Grid, Mask

GRID = Grid(4, 4)
KELP, SAND = "K", "S"


@dataclass(frozen=True, slots=True)
class Beach:
    """The cells of each terrain."""

    kelp: Mask = 0
    sand: Mask = 0

    @property
    def free(self) -> Mask:
        return GRID.everywhere & ~(self.kelp | self.sand)

    @property
    def rows(self) -> tuple[str, ...]:
        return layers_rows(GRID, {KELP: self.kelp, SAND: self.sand})

    def drawn(self, terrain: str, cells: Mask) -> Beach:
        """This beach with *cells* filled."""
        if terrain == KELP:
            return Beach(self.kelp | cells, self.sand)
        return Beach(self.kelp, self.sand | cells)
