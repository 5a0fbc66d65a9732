"""What a seat decides: cells and the terrain drawn on them."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.games.cartographers.sheet import Terrain
from inklands.grid.grid import Mask


@dataclass(frozen=True, slots=True)
class Placement:
    """A terrain and the cells it fills, as they end up on the paper."""

    terrain: Terrain
    cells: Mask
