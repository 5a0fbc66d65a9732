"""Ways to write down points."""

from __future__ import annotations

from collections.abc import Iterator

from inklands.core.message import Message
from inklands.core.points import Line
from inklands.grid.grid import Mask


def each(points: int, reason: Message, cells: Mask) -> Iterator[Line]:
    """The same points for every one of *cells*, a line each."""
    while cells:
        cell = cells & -cells
        cells ^= cell
        yield Line(points, reason, cell)
