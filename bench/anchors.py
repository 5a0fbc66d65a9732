"""Where one shape of eight orientations fits on a half-filled sheet: two ways to find out."""

from __future__ import annotations

import random

from workloads import Burst

from inklands.grid.fit import stamps
from inklands.grid.grid import Grid, Mask, indices
from inklands.grid.shape import Shape

GRID = Grid(11, 11)
SHAPE = Shape.parse("..XX/XXX.")
ORIENTATIONS = stamps(GRID, SHAPE)
TABLE = [
    orientation.cells << anchor
    for orientation in ORIENTATIONS
    for anchor in indices(orientation.inside)
]


def half_filled(number: int) -> Mask:
    """The empty cells of a sheet with half of its cells filled."""
    cells = random.Random(number).sample(range(121), 60)
    return sum(1 << cell for cell in cells)


FREE = [half_filled(number) for number in range(64)]


def by_masks() -> Burst:
    def burst(number: int) -> int:
        for free in FREE:
            for orientation in ORIENTATIONS:
                orientation.anchors(free)
        return len(FREE)

    return burst


def by_filtering() -> Burst:
    def burst(number: int) -> int:
        for free in FREE:
            taken = ~free
            [cells for cells in TABLE if not cells & taken]
        return len(FREE)

    return burst
