"""
The cards, shapes and map of the prototype: a simpler Cartographers that C plays as well.

Cells count along the rows of an 11 by 11 map. Terrains: 0 forest, 1 village, 2 farm, 3 water, 4
monster.
"""

from __future__ import annotations

from typing import NamedTuple

N = 11
CELLS = N * N
FULL = (1 << CELLS) - 1
FOREST, VILLAGE, FARM, WATER, MONSTER = range(5)
MOUNTAIN_CELLS = [1 * N + 3, 2 * N + 8, 5 * N + 5, 8 * N + 2, 9 * N + 7]
RUIN_CELLS = [1 * N + 5, 2 * N + 1, 2 * N + 9, 8 * N + 1, 8 * N + 9, 9 * N + 5]
MOUNTAINS = sum(1 << c for c in MOUNTAIN_CELLS)
RUINS = sum(1 << c for c in RUIN_CELLS)
COL0 = sum(1 << (r * N) for r in range(N))
NOT_FIRST = FULL & ~COL0
NOT_LAST = FULL & ~(COL0 << (N - 1))
ROWS = [((1 << N) - 1) << (r * N) for r in range(N)]
COLS = [COL0 << c for c in range(N)]
THRESHOLDS = [8, 8, 7, 6]

SHAPES: list[list[tuple[int, int]]] = [
    [(0, 0)],  # 0  1x1
    [(0, 0), (0, 1)],  # 1  I2
    [(0, 0), (1, 1)],  # 2  diagonal 2
    [(0, 0), (0, 1), (0, 2)],  # 3  I3
    [(0, 0), (1, 0), (1, 1)],  # 4  corner 3
    [(0, 0), (0, 1), (0, 2), (0, 3)],  # 5  I4
    [(0, 0), (0, 1), (1, 1), (1, 2)],  # 6  S4
    [(0, 0), (0, 1), (0, 2), (1, 2)],  # 7  L4
    [(0, 1), (1, 0), (1, 1), (1, 2)],  # 8  T4
    [(0, 2), (1, 1), (1, 2), (2, 0), (2, 1)],  # 9  W5
    [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)],  # 10 plus
    [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)],  # 11 P5
    [(0, 0), (1, 0), (1, 1), (1, 2), (2, 0)],  # 12 T5
    [(0, 2), (0, 3), (1, 0), (1, 1), (1, 2)],  # 13 N5
    [(0, 0), (0, 1), (0, 2), (1, 0), (2, 0)],  # 14 V5
    [(0, 0), (1, 1), (2, 2)],  # 15 monster: diagonal 3
    [(0, 0), (0, 2), (1, 0), (1, 2)],  # 16 monster: two bars
    [(0, 0), (1, 0), (1, 1), (2, 0)],  # 17 monster: T
    [(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)],  # 18 monster: C
]
CARDS: list[tuple[int, list[tuple[int, int, int]]]] = [
    (1, [(3, WATER, 1), (9, WATER, 0)]),
    (1, [(1, FARM, 1), (10, FARM, 0)]),
    (1, [(4, VILLAGE, 1), (11, VILLAGE, 0)]),
    (1, [(2, FOREST, 1), (6, FOREST, 0)]),
    (2, [(12, FOREST, 0), (12, WATER, 0)]),
    (2, [(7, FOREST, 0), (7, FARM, 0)]),
    (2, [(13, FOREST, 0), (13, VILLAGE, 0)]),
    (2, [(14, FARM, 0), (14, WATER, 0)]),
    (2, [(8, VILLAGE, 0), (8, FARM, 0)]),
    (2, [(5, VILLAGE, 0), (5, WATER, 0)]),
    (0, [(0, t, 0) for t in range(5)]),
]
N_EXPLORE = 11
AMBUSH = [
    (15, 0),
    (16, 1),
    (17, 1),
    (18, 0),
]
"""By shape: 0 for the first place that fits from the top left, 1 for the last."""
FIRST_AMBUSH = 13


class Orientation(NamedTuple):
    """One orientation of a shape."""

    offsets: tuple[int, ...]
    valid: int
    """The anchors from which it stays on the map."""
    ruin: int
    """Those from which it covers ruins."""
    cells: int


def orientations(shape: list[tuple[int, int]]) -> list[tuple[tuple[int, int], ...]]:
    seen = set()
    for flip in (0, 1):
        cells = [(r, -c) for r, c in shape] if flip else list(shape)
        for _ in range(4):
            cells = [(c, -r) for r, c in cells]
            top, left = min(r for r, _ in cells), min(c for _, c in cells)
            seen.add(tuple(sorted((r - top, c - left) for r, c in cells)))
    return sorted(seen)


def orientation(cells: tuple[tuple[int, int], ...]) -> Orientation:
    height, width = 1 + max(r for r, _ in cells), 1 + max(c for _, c in cells)
    valid = sum(1 << r * N + c for r in range(N - height + 1) for c in range(N - width + 1))
    offsets = tuple(r * N + c for r, c in cells)
    ruin = 0
    for offset in offsets:
        ruin |= RUINS >> offset
    return Orientation(offsets, valid, ruin & valid, sum(1 << offset for offset in offsets))


def beside(cell: int) -> int:
    row, column = divmod(cell, N)
    near = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return sum(1 << r * N + c for r, c in near if 0 <= r < N and 0 <= c < N)


ORIENTATIONS = [
    [orientation(tuple(sorted(shape)))]
    if i >= 15
    else [orientation(cells) for cells in orientations(shape)]
    for i, shape in enumerate(SHAPES)
]
MOUNTAIN_NBR = [beside(cell) for cell in MOUNTAIN_CELLS]
