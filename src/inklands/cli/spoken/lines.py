"""Rows and columns of a map as words: cells that are alike and side by side are told as one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from inklands.cli.translator import Translator
from inklands.errors import NotationError
from inklands.grid.grid import Grid, Mask, indices


def line_cells(grid: Grid, kind: str, label: str) -> tuple[int, ...]:
    """The cells of the row or column called *label*, as cells of it are called: ``c``, ``3``."""
    masks = grid.rows if kind == "row" else grid.columns
    labels = line_labels(grid, kind)
    if label.lower() not in labels:
        first, last = labels[0], labels[-1]
        raise NotationError(
            f"{label!r} is no {kind} of this map: write {first} to {last}",
            f"error-notation-{kind}",
            text=label,
            one=first,
            two=last,
        )
    return tuple(indices(masks[labels.index(label.lower())]))


def line_labels(grid: Grid, kind: str) -> list[str]:
    """What the rows, or the columns, are called; letters name the ones, numbers the others."""
    masks = grid.rows if kind == "row" else grid.columns
    has_letters = (kind == "row") != grid.letters_columns
    names = (grid.names(cells)[0] for cells in masks)
    return [name[:1] if has_letters else name[1:] for name in names]


def runs(
    grid: Grid, cells: Sequence[int], words: Callable[[int], str], translator: Translator
) -> Iterator[str]:
    """What lies along *cells*, a line for each run of cells that are alike."""
    for said, alike in groupby(cells, words):
        run = list(alike)
        name = run_name(grid, run, translator)
        yield translator.label(name, said)


def run_name(grid: Grid, run: Sequence[int], translator: Translator) -> str:
    first, last = grid.name(run[0]), grid.name(run[-1])
    return first if first == last else translator.text("run", one=first, two=last)


def spans(grid: Grid, cells: Mask, translator: Translator) -> Iterator[str]:
    """*cells* row by row, neighbours joined to one span: ``a3 to a9, a11``."""
    for row in grid.rows:
        pieces, run = [], list[int]()
        for index in indices(cells & row):
            if run and index != run[-1] + 1:
                pieces.append(run_name(grid, run, translator))
                run = []
            run.append(index)
        if run:
            yield ", ".join([*pieces, run_name(grid, run, translator)])
