"""Cells that touch: the geometry of the island and the parchments as kernels."""

from __future__ import annotations

from inklands.fast.misterra import constants as t
from inklands.grid.kernel import Mask, kernel

ONE, NONE = Mask(1), Mask(0)
EVERYWHERE, NOT_FIRST, NOT_LAST = Mask(t.EVERYWHERE), Mask(t.NOT_FIRST), Mask(t.NOT_LAST)


@kernel
def neighbours(cells: int) -> int:
    sideways = (cells & NOT_LAST) << 1 | (cells & NOT_FIRST) >> 1
    return (sideways | cells << 5 | cells >> 5) & EVERYWHERE


@kernel
def region(start: int, area: int) -> int:
    """The part of *area* that is joined to *start*, which lies in it."""
    while True:
        wider = (start | neighbours(start)) & area
        if wider == start:
            return start
        start = wider


@kernel
def first_of(cells: int) -> int:
    """The index of the first cell."""
    return (cells & -cells).bit_length() - 1
