"""Sheets drawn as pictures, and pictures drawn by chance."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from inklands.games.cartographers.goals import Goal
from inklands.games.cartographers.sheet import GRID, Layout, Sheet

SIDE = 11
TERRAINS = "FVAWM"
Cell = tuple[int, int]

# Typed from the facts about the printed sheets, not read from the package's data.
BLANK = {
    "A": """
        . . . . . . . . . . .
        . . . ^ . r . . . . .
        . r . . . . . . ^ r .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . ^ . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . r ^ . . . . . . r .
        . . . . . r . ^ . . .
        . . . . . . . . . . .
    """,
    "B": """
        . . . . . . . . . . .
        . . . . . . r . ^ . .
        . . r ^ . . . . . . .
        . . . . . # . . . . .
        . . . . # # r . . . .
        . . . . # # # . . . .
        . r . . . # . . . . .
        . . . . . ^ . . r . .
        . . . . . . . . . ^ .
        . . ^ r . . . . . . .
        . . . . . . . . . . .
    """,
}


@dataclass(frozen=True)
class Paper:
    """A map as plain rows of letters and the places of its ruins: what the slow twins look at."""

    rows: list[list[str]]
    ruins: set[Cell]

    def at(self, r: int, c: int) -> str | None:
        """The letter at a place; None beyond the edge."""
        return self.rows[r][c] if 0 <= r < SIDE and 0 <= c < SIDE else None

    def cells(self, letters: str) -> set[Cell]:
        return {(r, c) for r in range(SIDE) for c in range(SIDE) if self.rows[r][c] in letters}

    def copy(self) -> Paper:
        return Paper([row[:] for row in self.rows], self.ruins)


def paper(picture: str, at: Cell = (0, 0)) -> Paper:
    """
    The map drawn as *picture*, whose top left letter lies *at* a place; the rest is empty.

    ``^`` mountain, ``#`` wasteland, ``r`` open ruins; a terrain's small letter stands on ruins.
    """
    rows, ruins = [["."] * SIDE for _ in range(SIDE)], set()
    lines = [line.split() for line in picture.strip().splitlines()]
    for r, line in enumerate(lines, at[0]):
        for c, letter in enumerate(line, at[1]):
            if letter in "rfvawm":
                ruins.add((r, c))
            rows[r][c] = "." if letter == "r" else letter.upper()
    return Paper(rows, ruins)


def sheet(picture: str, at: Cell = (0, 0), coins: int = 0) -> Sheet:
    """The sheet drawn as *picture*."""
    return sheet_of(paper(picture, at), coins)


def sheet_of(drawn: Paper, coins: int = 0, key: str = "") -> Sheet:
    layout = Layout(key, _mask(drawn.cells("^")), _mask(drawn.ruins), _mask(drawn.cells("#")))
    forest, village, farm, water, monster = (_mask(drawn.cells(letter)) for letter in TERRAINS)
    filled = _mask(drawn.cells(TERRAINS + "^#"))
    return Sheet(layout, (forest, village, farm, water, monster), filled, coins)


def points(goal: Goal, drawn: Sheet) -> int:
    """What *goal* gives for a sheet: the sum of its lines."""
    return sum(line.points for line in goal(drawn))


def scores(goal: Goal, picture: str) -> int:
    """What *goal* gives for *picture*, drawn in the middle of an empty map."""
    return points(goal, sheet(picture, at=(3, 3)))


def paper_of(drawn: Sheet) -> Paper:
    """The sheet as plain rows."""
    rows = [["."] * SIDE for _ in range(SIDE)]
    masks = (*drawn.terrains, drawn.layout.mountains, drawn.layout.wasteland)
    for letter, mask in zip(TERRAINS + "^#", masks, strict=True):
        for r, c in _places(mask):
            rows[r][c] = letter
    return Paper(rows, _places(drawn.layout.ruins))


def filled_up(letter: str, layout: str = "A", but: str = "") -> str:
    """The picture of a printed sheet with *letter* on every cell but those named in *but*."""
    rows = [line.split() for line in BLANK[layout].strip().splitlines()]
    spared = {divmod(GRID.parse_name(name), SIDE) for name in but.split()}
    for r, row in enumerate(rows):
        for c, mark in enumerate(row):
            if mark in ".r" and (r, c) not in spared:
                row[c] = letter.lower() if mark == "r" else letter
    return "\n".join(" ".join(row) for row in rows)


def random_paper(seed: int, layout: str, letters: str, filled: float) -> Paper:
    """A printed sheet on which chance has filled about that part with blots of *letters*."""
    chance = Random(seed)
    drawn = paper(BLANK[layout])
    free = sorted(drawn.cells("."))
    target = int(len(free) * (1 - filled))
    while len(free) > target:
        r, c = chance.choice(free)
        letter = chance.choice(letters)
        for _ in range(chance.randint(1, 7)):
            if (r, c) in free:
                drawn.rows[r][c] = letter
                free.remove((r, c))
            dr, dc = chance.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
            r, c = min(max(r + dr, 0), SIDE - 1), min(max(c + dc, 0), SIDE - 1)
    return drawn


papers = st.builds(
    random_paper,
    st.integers(0, 2**32),
    st.sampled_from("AB"),
    st.sampled_from(["FVAWM", "FVAW", "F", "FM", "VV", "VF", "AW", "AAW", "VFAWM"]),
    st.floats(0, 1),
)
"""Random maps on both printed sheets, from blank to full."""


def _mask(cells: set[Cell]) -> int:
    return sum(1 << r * SIDE + c for r, c in cells)


def _places(mask: int) -> set[Cell]:
    return {divmod(index, SIDE) for index in range(SIDE * SIDE) if mask >> index & 1}
