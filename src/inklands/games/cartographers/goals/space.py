"""The four goals about filled and empty cells."""

from __future__ import annotations

from collections.abc import Iterator

from inklands.core.message import Message
from inklands.core.points import Line
from inklands.games.cartographers.goals.lines import each
from inklands.games.cartographers.sheet import GRID, Sheet
from inklands.grid.grid import mask

FULL_ROW = Message("cartographers-full-row")
FULL_COLUMN = Message("cartographers-full-column")
FULL_DIAGONAL = Message("cartographers-full-diagonal")
CAULDRON = Message("cartographers-cauldron")

SIDE = GRID.height
DIAGONALS = tuple(
    mask(GRID.index(start + step, step) for step in range(SIDE - start)) for start in range(SIDE)
)
"""From each cell of the left edge down and right to the bottom edge."""


def borderlands(sheet: Sheet) -> Iterator[Line]:
    """Six points for each row and each column without an empty cell."""
    empty = ~sheet.filled
    yield from (Line(6, FULL_ROW, row) for row in GRID.rows if not row & empty)
    yield from (Line(6, FULL_COLUMN, column) for column in GRID.columns if not column & empty)


def lost_barony(sheet: Sheet) -> Iterator[Line]:
    """Three points for each cell along a side of the largest square without an empty cell."""
    # A cell of `wider` is the top left corner of a filled square of one more than `side`.
    side, corners, wider = 0, 0, sheet.filled
    while wider:
        side, corners = side + 1, wider
        wider &= wider >> 1 & wider >> GRID.width & wider >> GRID.width + 1 & GRID.not_last
    if side:
        square = mask(GRID.index(r, c) for r in range(side) for c in range(side))
        reason = Message.of("cartographers-largest-square", side=side)
        yield Line(3 * side, reason, square << (corners & -corners).bit_length() - 1)


def the_broken_road(sheet: Sheet) -> Iterator[Line]:
    """Three points for each diagonal from the left to the bottom edge without an empty cell."""
    empty = ~sheet.filled
    return (Line(3, FULL_DIAGONAL, line) for line in DIAGONALS if not line & empty)


def the_cauldrons(sheet: Sheet) -> Iterator[Line]:
    """One point for each empty cell with a filled cell or the edge of the map on all four sides."""
    return each(1, CAULDRON, sheet.empty & GRID.surrounded(sheet.filled))
