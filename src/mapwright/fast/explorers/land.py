"""
Where things lie in the buffers of a match, and the geometry of its landscape.

``b`` begins with the landscape: four terrains, eight items, the temple and the village of each
tile, and all villages; seven boards for each seat follow. ``v`` begins with the numbers of the
match; those of each seat follow.
"""

from __future__ import annotations

from mapwright.games.explorers.terrain import GRID
from mapwright.grid.kernel import Board, Boards, boards, kernel

NONE, ONE = Board(0), Board(1)
EVERYWHERE, NOT_FIRST, NOT_LAST = (
    Board(GRID.everywhere), Board(GRID.not_first), Board(GRID.not_last),
)  # fmt: skip
ROWS, COLUMNS = boards(GRID.rows), boards(GRID.columns)

AREA, ITEM, TEMPLE_AT, VILLAGE_AT, VILLAGES, CENTRAL = 0, 4, 12, 16, 20, 21
LAND_BOARDS = 22
TEMPLES, KEYS, MAPS, HORSES, FOOD, GEMS = 4, 5, 6, 7, 8, 11
CROSSED, REACH, TICKED, NEW_CROSSED, NEW_REACH, NEW_TICKED, OPEN, SEAT_BOARDS = range(8)


@kernel
def neighbours(cells: int) -> int:
    sideways = (cells & NOT_LAST) << 1 | (cells & NOT_FIRST) >> 1
    return (sideways | cells << 16 | cells >> 16) & EVERYWHERE


@kernel
def region(start: int, area: int) -> int:
    while True:
        wider = (start | neighbours(start)) & area
        if wider == start:
            return start
        start = wider


@kernel
def area_of(b: Boards, terrains: int) -> int:
    """The cells of the terrains whose bits are set."""
    cells = NONE
    for i in range(4):
        if terrains >> i & 1:
            cells |= b[AREA + i]
    return cells


@kernel
def seat_at(seat: int) -> int:
    """Where the boards of *seat* begin."""
    return LAND_BOARDS + SEAT_BOARDS * seat


@kernel
def villages_reached(b: Boards, crossed: int) -> int:
    """How many villages have a cross beside them."""
    beside = neighbours(crossed)
    count = 0
    for i in range(4):
        if beside & b[VILLAGE_AT + i]:
            count += 1
    return count


@kernel
def surrounded(b: Boards, first: int, crossed: int, least: int) -> int:
    """How many of the four places from board *first* on have so many crosses beside them."""
    count = 0
    for i in range(4):
        if (neighbours(b[first + i]) & crossed).bit_count() >= least:
            count += 1
    return count


@kernel
def longest_run(crossed: int, step: int, arrival: int) -> int:
    length = 0
    ends = crossed
    while ends:
        length += 1
        ends = ends << step & arrival & crossed
    return length


@kernel
def largest_square(crossed: int) -> int:
    side = 0
    corners = crossed
    while corners:
        side += 1
        moved = corners << 1 & NOT_FIRST
        corners = corners & moved & corners << 16 & moved << 16 & EVERYWHERE
    return side
