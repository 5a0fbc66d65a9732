"""The geometry of a rectangular map: cells, sets of cells as ints, and what touches what."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from inklands.errors import NotationError

Mask: TypeAlias = int
"""A set of cells: bit *n* is the cell of index *n*, counted along the rows from the top left."""
CellNames: TypeAlias = tuple[str, ...]
"""Cells as a player says them: ``b3``, ``b4``."""


@dataclass(frozen=True, slots=True)
class Grid:
    """
    A rectangle of cells.

    >>> grid = Grid(3, 4)
    >>> grid.name(grid.index(1, 2))
    'b3'
    """

    height: int
    width: int
    letters_columns: bool = False
    """Cells are named by the letter of their column and the number of their row instead."""
    everywhere: Mask = field(init=False, repr=False, compare=False)
    border: Mask = field(init=False, repr=False, compare=False)
    rows: tuple[Mask, ...] = field(init=False, repr=False, compare=False)
    columns: tuple[Mask, ...] = field(init=False, repr=False, compare=False)
    not_first: Mask = field(init=False, repr=False, compare=False)
    not_last: Mask = field(init=False, repr=False, compare=False)
    _names: CellNames = field(init=False, repr=False, compare=False)
    _indices: Mapping[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        height, width = self.height, self.width
        first_row = (1 << width) - 1
        first_column = sum(1 << width * r for r in range(height))
        everywhere = (1 << height * width) - 1
        rows = tuple(first_row << width * r for r in range(height))
        columns = tuple(first_column << c for c in range(width))
        names = tuple(self._written(index) for index in range(height * width))
        derived = {
            "everywhere": everywhere,
            "border": rows[0] | rows[-1] | columns[0] | columns[-1],
            "rows": rows,
            "columns": columns,
            "not_first": everywhere & ~columns[0],
            "not_last": everywhere & ~columns[-1],
            "_names": names,
            "_indices": {name: index for index, name in enumerate(names)},
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def index(self, row: int, column: int) -> int:
        """The place of a cell in the count along the rows."""
        return row * self.width + column

    def cell(self, row: int, column: int) -> Mask:
        """The set that holds one cell."""
        return 1 << self.index(row, column)

    def holds(self, row: int, column: int) -> bool:
        return 0 <= row < self.height and 0 <= column < self.width

    def name(self, index: int) -> str:
        """The letter of the row and the number of the column, ``c4``, or the other way about."""
        return self._names[index]

    def parse_name(self, text: str) -> int:
        """The index of the cell called *text*."""
        known = self._indices.get(text)
        if known is not None:
            return known
        # Written otherwise, ``B03``, or not a cell.
        if re.fullmatch("[A-Za-z][0-9]{1,4}", text):
            letter, number = text[0], text[1:]
            place = ord(letter.lower()) - ord("a"), int(number) - 1
            row, column = reversed(place) if self.letters_columns else place
            if self.holds(row, column):
                return self.index(row, column)
        shown = text[:20]
        raise NotationError(
            f"{shown!r} is not a cell of this map", "error-notation-cell", text=shown
        )

    def names(self, cells: Mask) -> CellNames:
        names = self._names
        return tuple([names[index] for index in indices(cells)])

    def neighbours(self, cells: Mask) -> Mask:
        """
        The cells that share an edge with some cell of *cells*.

        >>> from inklands.grid.art import picture
        >>> grid = Grid(3, 3)
        >>> print(picture(grid, grid.neighbours(grid.cell(1, 1))))
        . # .
        # . #
        . # .
        """
        sideways = (cells & self.not_last) << 1 | (cells & self.not_first) >> 1
        return (sideways | cells << self.width | cells >> self.width) & self.everywhere

    def region(self, start: Mask, area: Mask) -> Mask:
        """The part of *area* that is joined to *start* edge by edge."""
        grown = start & area
        while True:
            wider = (grown | self.neighbours(grown)) & area
            if wider == grown:
                return grown
            grown = wider

    def regions(self, area: Mask) -> Iterator[Mask]:
        """The joined parts of *area*, in the order of their first cells."""
        while area:
            region = self.region(area & -area, area)
            area ^= region
            yield region

    def surrounded(self, filled: Mask) -> Mask:
        """The cells whose every side is a cell of *filled* or the edge of the map."""
        return self.everywhere & ~self.neighbours(self.everywhere & ~filled)

    def _written(self, index: int) -> str:
        row, column = divmod(index, self.width)
        letter, number = (column, row) if self.letters_columns else (row, column)
        return f"{chr(ord('a') + letter)}{number + 1}"


def indices(cells: Mask) -> Iterator[int]:
    """The indices of *cells*, smallest first."""
    while cells:
        lowest = cells & -cells
        yield lowest.bit_length() - 1
        cells ^= lowest


def mask(cells: Iterable[int]) -> Mask:
    """The set of the cells with these indices."""
    result = 0
    for index in cells:
        result |= 1 << index
    return result


def nth(cells: Mask, n: int) -> int:
    """
    The index of the *n*-th cell of *cells*, counted from 0.

    Halves the search each time, which beats stepping from bit to bit on crowded masks.
    """
    place = 0
    width = 1 << max(cells.bit_length() - 1, 1).bit_length() - 1
    while width:
        low = cells & (1 << width) - 1
        count = low.bit_count()
        if n >= count:
            n -= count
            place += width
            cells >>= width
        else:
            cells = low
        width >>= 1
    return place
