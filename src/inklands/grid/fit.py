"""Where a shape fits: for each orientation, one mask of the cells it may be counted from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from inklands.grid.grid import Grid, Mask
from inklands.grid.shape import Shape

MOST_KEPT = 500
"""Shapes of which the stamps are remembered: owners may draw as many as they like."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """
    One orientation of a shape, ready to be laid on a grid.

    The anchor is the top left cell of the box around the shape, filled or not. The cells covered
    from anchor *a* are ``cells << a``.
    """

    shape: Shape
    cells: Mask
    offsets: tuple[int, ...]
    inside: Mask
    """The anchors from which the shape stays on the map."""

    def anchors(self, free: Mask) -> Mask:
        """
        The anchors from which every cell of the shape lies in *free*.

        All anchors are tried at once, one shift a cell.
        """
        # Agrees with slow_anchors in tests/grid/test_fit.py.
        found = self.inside
        for offset in self.offsets:
            found &= free >> offset
        return found

    def touching(self, wanted: Mask) -> Mask:
        """The anchors from which some cell of the shape lies in *wanted*."""
        found = 0
        for offset in self.offsets:
            found |= wanted >> offset
        return found & self.inside


Orientations: TypeAlias = tuple[Stamp, ...]
"""A shape in every way it can lie, turned and flipped."""


@lru_cache(MOST_KEPT)
def stamps(grid: Grid, shape: Shape) -> Orientations:
    """One stamp for each orientation of *shape* that the grid can hold."""
    return tuple(
        stamp(grid, orientation)
        for orientation in shape.orientations()
        if orientation.height <= grid.height and orientation.width <= grid.width
    )


@lru_cache(8 * MOST_KEPT)
def stamp(grid: Grid, shape: Shape) -> Stamp:
    """*shape* exactly as it is drawn."""
    offsets = tuple(grid.index(row, column) for row, column in shape.cells)
    rows = sum(grid.rows[r] for r in range(grid.height - shape.height + 1))
    columns = sum(grid.columns[c] for c in range(grid.width - shape.width + 1))
    return Stamp(shape, sum(1 << offset for offset in offsets), offsets, rows & columns)
