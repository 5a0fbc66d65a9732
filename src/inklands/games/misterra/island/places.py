"""
Where a cartographer can be: the 25 cells of the land, then the 5 of the beach.

The rows of the grid run inland from the beach at the left, so a cell's letter is its depth and its
number tells which row it lies in: ``b3`` is the second cell inland from ``beach3``.
"""

from __future__ import annotations

import re
from typing import TypeAlias

from inklands.errors import NotationError
from inklands.grid.grid import Grid, Mask, indices

Place: TypeAlias = int
"""The index of a cell of the land, or 25 and more for the beach."""

GRID = Grid(5, 5, letters_columns=True)
LAND = GRID.height * GRID.width
AT_SEA: Place = -1
"""Where a cartographer is before the first move."""

BEACH: tuple[Place, ...] = tuple(range(LAND, LAND + GRID.height))
PLACES: tuple[Place, ...] = tuple(range(LAND + GRID.height))
BEACH_CELLS: Mask = sum(1 << place for place in BEACH)


def place_name(place: Place) -> str:
    return GRID.name(place) if place < LAND else f"beach{place - LAND + 1}"


def place_key(place: Place) -> str:
    """The name of a place for messages: the beach is called something else in each language."""
    return GRID.name(place) if place < LAND else f"@misterra-beach{place - LAND + 1}"


def parse_place(text: str) -> Place:
    if beach := re.fullmatch(r"beach([1-5])", text, re.ASCII):
        return LAND - 1 + int(beach[1])
    return GRID.parse_name(text)


def _steps(place: Place) -> Mask:
    if place in BEACH:
        row = place - LAND
        beside = sum(1 << other for other in BEACH if abs(other - place) == 1)
        return beside | GRID.cell(row, 0)
    row, column = divmod(place, GRID.width)
    return GRID.neighbours(1 << place) | (1 << LAND + row if column == 0 else 0)


STEPS: tuple[Mask, ...] = tuple(_steps(place) for place in PLACES)
"""For each place those one step away, the beach's own among them."""


def _near_sight(place: Place) -> Mask:
    here = 1 << place
    return (
        (here | STEPS[place]) & GRID.everywhere if place < LAND else STEPS[place] & GRID.everywhere
    )


def _far_sight(place: Place) -> Mask:
    """Two cells along each of the four straight lines."""
    row, column = divmod(place, GRID.width)
    line = GRID.rows[row] | GRID.columns[column]
    near = _near_sight(place)
    return (near | GRID.neighbours(near)) & line


NEAR_SIGHT: tuple[Mask, ...] = tuple(_near_sight(place) for place in PLACES)
"""The cells seen from each place: its own and those beside it; from the beach the one in front."""

FAR_SIGHT: tuple[Mask, ...] = tuple(_far_sight(place) for place in range(LAND))
"""The cells seen from each cell of the land when a mountain stands there."""

DOMINOES: tuple[tuple[int, int], ...] = tuple(
    (one, two) for one in range(LAND) for two in indices(GRID.neighbours(1 << one)) if one < two
)
"""The pairs of cells that a sketch card can cover."""


def land(place: Place) -> Mask:
    """The cell of a place, or none for the beach and the sea."""
    return 1 << place if 0 <= place < LAND else 0


def parse_cell(text: str) -> int:
    """The index of a cell of the land."""
    place = parse_place(text)
    if place >= LAND:
        raise NotationError(f"{text!r} is on the beach; write a cell of the land such as b3")
    return place
