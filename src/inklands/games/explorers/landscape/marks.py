"""Sets of cells as views carry them: rows of ``x`` and ``.``, and names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from inklands.games.explorers.landscape.terrain import GRID
from inklands.grid.grid import Mask, indices

SIZE = GRID.height * GRID.width
CELL_NAMES = tuple(GRID.name(index) for index in range(SIZE))
CELL_OF = {name: 1 << index for index, name in enumerate(CELL_NAMES)}
TO_MARKS = str.maketrans("01", ".x")
TO_BITS = str.maketrans(".x", "01")


def rows_of(cells: Mask) -> tuple[str, ...]:
    """
    The landscape with ``x`` on every cell of *cells*.

    >>> rows_of(0b1001)[0]
    'x..x............'
    """
    marks = f"{cells:0{SIZE}b}"[::-1].translate(TO_MARKS)
    return tuple([marks[n : n + GRID.width] for n in range(0, SIZE, GRID.width)])


def cells_of_rows(rows: Sequence[str]) -> Mask:
    return int("".join(rows)[::-1].translate(TO_BITS), 2)


def names_of(cells: Mask) -> tuple[str, ...]:
    """The names of *cells* in reading order."""
    return tuple([CELL_NAMES[index] for index in indices(cells)]) if cells else ()


def cells_of_names(names: Iterable[str]) -> Mask:
    return sum([CELL_OF[name] for name in names])
