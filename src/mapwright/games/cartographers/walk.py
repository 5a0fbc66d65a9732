"""The way an ambush takes round the map of a solo game."""

from __future__ import annotations

from mapwright.grid.grid import Grid
from mapwright.grid.shape import Shape

CORNERS = ("top-left", "top-right", "bottom-right", "bottom-left")
"""Clockwise, as `_rim` visits them."""


def walk(grid: Grid, shape: Shape, corner: str, *, clockwise: bool) -> tuple[int, ...]:
    """
    Every anchor of *shape* in the order in which an ambush tries them.

    The box around the shape starts in *corner* and goes once round the map along its edge, then
    once round one cell further in from the same corner, and so on to the middle.
    """
    found: dict[int, None] = {}
    bottom, right = grid.height - shape.height, grid.width - shape.width
    for layer in range(min(bottom, right) // 2 + 1):
        places = _rim(layer, layer, bottom - layer, right - layer, corner, clockwise=clockwise)
        found.update((grid.index(row, column), None) for row, column in places)
    return tuple(found)


def _rim(
    top: int, left: int, bottom: int, right: int, corner: str, *, clockwise: bool
) -> list[tuple[int, int]]:
    """Once round the rectangle from *corner*; a flat one is walked there and back."""
    sides = [
        [(top, column) for column in range(left, right)],
        [(row, right) for row in range(top, bottom)],
        [(bottom, column) for column in range(right, left, -1)],
        [(row, left) for row in range(bottom, top, -1)],
    ]
    first = CORNERS.index(corner)
    rim = [place for side in sides[first:] + sides[:first] for place in side]
    rim = rim or [(top, left)]
    return rim if clockwise else [rim[0], *reversed(rim[1:])]
