"""A view as plain text."""

from __future__ import annotations

from collections.abc import Iterator

from inklands.games.cartographers.sheet import EMPTY, GRID
from inklands.games.cartographers.view import SheetView, View

OPEN_RUINS = "r"


def picture(view: View) -> str:
    """The state of the table in a few lines, then the maps one under the other."""
    heading = f"{view.season_key} {view.time}/{view.threshold}, turn {view.turn}"
    edicts = ", ".join(f"{edict.letter} {edict.goal}" for edict in view.edicts)
    card = "over" if view.card is None else view.card.key + (" on ruins" if view.ruins_due else "")
    maps = [line for seat, sheet in enumerate(view.sheets) for line in _map(view, seat, sheet)]
    return "\n".join([heading, edicts, card, *maps])


def _map(view: View, seat: int, sheet: SheetView) -> Iterator[str]:
    yield f"seat {seat}, coins {sheet.coins}"
    yield "  " + " ".join(f"{column + 1:>2}" for column in range(GRID.width))
    ruins = {GRID.parse_name(name) for name in view.ruins}
    for r, row in enumerate(sheet.rows):
        marks = (
            OPEN_RUINS if letter == EMPTY and GRID.index(r, c) in ruins else letter
            for c, letter in enumerate(row)
        )
        yield f"{chr(ord('a') + r)}  " + "  ".join(marks)
