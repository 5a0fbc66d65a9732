"""The way an ambush takes round the map of a solo game."""

from __future__ import annotations

from inklands.grid.grid import Grid
from inklands.grid.shape import Shape

CORNERS = ("top-left", "top-right", "bottom-right", "bottom-left")
"""Clockwise, as `_sides` lists them."""


def walk(grid: Grid, shape: Shape, corner: str, *, clockwise: bool) -> tuple[int, ...]:
    """
    Every anchor of *shape* in the order in which an ambush tries them.

    The box around the shape starts in *corner* and goes once round the map along its edge, then
    once round one cell further in from the same corner, and so on to the middle.
    """
    # A dict keeps the order and drops anchors that thin layers name twice. The rulebook gives the
    # idea of the walk; this arithmetic is ours, and that of other implementations.
    found: dict[int, None] = {}
    bottom, right = grid.height - shape.height, grid.width - shape.width
    for layer in range(min(bottom, right) // 2 + 1):
        sides = _sides(layer, bottom - layer, right - layer)
        first = CORNERS.index(corner)
        rim = [place for side in sides[first:] + sides[:first] for place in side]
        if not clockwise:
            rim = rim[:1] + rim[:0:-1]
        found.update((grid.index(row, column), None) for row, column in rim)
    return tuple(found)


def _sides(start: int, bottom: int, right: int) -> list[list[tuple[int, int]]]:
    """The sides of the rectangle from (start, start) clockwise, each without its last corner."""
    if start == bottom == right:
        return [[(start, start)], [], [], []]
    return [
        [(start, column) for column in range(start, right)],
        [(row, right) for row in range(start, bottom)],
        [(bottom, column) for column in range(right, start, -1)],
        [(row, start) for row in range(bottom, start, -1)],
    ]
