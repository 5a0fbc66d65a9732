"""Maps in colour for a terminal; without colour they are told apart by their letters alone."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

INK = {
    "F": (255, 28),
    "V": (255, 124),
    "A": (16, 179),
    "W": (255, 25),
    "M": (255, 90),
    "^": (255, 94),
    "#": (244, 238),
    "r": (94, 230),
    ".": (250, 230),
}
"""The colours of a letter and of the paper behind it, out of the 256 of a terminal."""
PENCIL = 51


def has_colour() -> bool:
    """Whether standard output is a terminal whose owner has not asked for plain text."""
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ


def inked(text: str, front: int, back: int) -> str:
    """*text* in the colours of these numbers."""
    return f"\x1b[38;5;{front};48;5;{back}m{text}\x1b[0m"


def painted(
    rows: tuple[str, ...],
    marks: Mapping[tuple[int, int], str] | None = None,
    *,
    colour: bool,
) -> list[str]:
    """The map with letters for its rows and numbers for its columns; *marks* replace letters."""
    marks = marks or {}
    heading = "   " + "".join(f"{column + 1:^3}" for column in range(len(rows[0])))
    lines = [heading]
    for r, row in enumerate(rows):
        cells = (_cell(letter, marks.get((r, c)), colour=colour) for c, letter in enumerate(row))
        lines.append(f" {chr(ord('a') + r)} " + "".join(cells))
    return lines


def _cell(letter: str, mark: str | None, *, colour: bool) -> str:
    shown = f" {mark or letter} "
    if not colour:
        return f"[{mark}]" if mark else shown
    front, back = INK.get(letter, INK["."])
    if mark:
        return f"\x1b[1;38;5;16;48;5;{PENCIL}m{shown}\x1b[0m"
    return inked(shown, front, back)
