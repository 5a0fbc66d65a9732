"""Temples: who entered which in the same turn, what it is worth, what is left for the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from inklands.games.explorers.landscape.terrain import PLACES, TEMPLE
from inklands.games.explorers.news import Note
from inklands.games.explorers.state import Setup, Sheet
from inklands.grid.grid import Mask


@dataclass(frozen=True, slots=True)
class Visits:
    """What came of the temples entered in one go: boards, values left, crosses given, notes."""

    sheets: tuple[Sheet, ...]
    values: tuple[tuple[int, ...], ...]
    batches: tuple[tuple[int, ...], ...]
    """By seat, the crosses given at each temple it entered, in the order of the temples."""
    notes: tuple[Note, ...]


def open_values(setup: Setup) -> tuple[tuple[int, ...], ...]:
    """What each temple offers before the first visit."""
    components = setup.components
    values = (
        components.temple_crosses if setup.sides.temples else components.temples[setup.seats - 1]
    )
    return (values,) * len(PLACES)


def visits(
    setup: Setup,
    sheets: tuple[Sheet, ...],
    values: tuple[tuple[int, ...], ...],
    new: Sequence[Mask],
) -> Visits:
    """
    The temples among the cells *new* to each seat.

    All who entered the same one get the best value left; then one value is struck for each of them.
    """
    batches: list[tuple[int, ...]] = [()] * len(sheets)
    if not any(cells & setup.landscape.cells_of[TEMPLE] for cells in new):
        return Visits(sheets, values, tuple(batches), ())
    boards, left = list(sheets), list(values)
    notes: list[Note] = []
    for place, temple in enumerate(setup.landscape.temples):
        visitors = [seat for seat, cells in enumerate(new) if cells & temple]
        if not visitors:
            continue
        # FR p. 6: all who enter in the same turn get the highest value left, then one is struck
        # for each of them.
        best = left[place][0]
        left[place] = left[place][len(visitors) :]
        # FR p. 8: on the advanced side the points are fixed and the values are crosses.
        points = setup.components.temple_points if setup.sides.temples else best
        for seat in visitors:
            boards[seat] = _with_temple(boards[seat], place, points)
            notes.append(Note("temple", seat, points, temple))
            if setup.sides.temples and best:
                batches[seat] = (*batches[seat], best)
                notes.append(Note("bonus", seat, best, temple))
    return Visits(tuple(boards), tuple(left), tuple(batches), tuple(notes))


def struck(
    values: tuple[tuple[int, ...], ...], is_open: Sequence[bool]
) -> tuple[tuple[int, ...], ...]:
    """Alone, time goes by: *values* without the best of each that is open still."""
    return tuple(left[1:] if still else left for left, still in zip(values, is_open, strict=True))


def _with_temple(sheet: Sheet, place: int, points: int) -> Sheet:
    temples = sheet.temples
    return replace(sheet, temples=(*temples[:place], points, *temples[place + 1 :]))
