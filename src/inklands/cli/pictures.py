"""Sheets as people write them at a terminal, made into the requests that titles score."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from inklands.errors import SheetError
from inklands.games.explorers.landscape.terrain import GRID as LANDSCAPE
from inklands.games.misterra.island.places import GRID as ISLAND


@dataclass(frozen=True, slots=True)
class Picture:
    """The rows of a picture, and what was said about it beside it."""

    rows: tuple[str, ...]
    sheet: str | None = None
    goals: list[str] | None = None
    coins: int | None = None


PictureReader: TypeAlias = Callable[[Picture], dict[str, object]]
"""Makes the request for a picture of one title."""


def picture_reader(title: str) -> PictureReader:
    if title not in READERS:
        raise SheetError(f"{title} takes no picture: write its sheet as a JSON object")
    return READERS[title]


def read_map(picture: Picture) -> dict[str, object]:
    """A map of Cartographers; with coins the monsters cost what they cost in a season."""
    request: dict[str, object] = {"rows": list(picture.rows), "layout": picture.sheet}
    if picture.goals is not None:
        request["goals"] = picture.goals
    if picture.coins is not None:
        request["coins"] = picture.coins
    return request


def read_parchment(picture: Picture) -> dict[str, object]:
    """A parchment of Misterra with the island below it; the goals are numbers of presumptions."""
    rows, height = list(picture.rows), ISLAND.height
    if len(rows) != 2 * height:
        raise SheetError(f"a picture has {height} rows of parchment and {height} of island")
    goals = picture.goals or []
    if not all(goal.isdecimal() for goal in goals):
        raise SheetError("presumptions are named by their numbers: --goals 4,17")
    return {
        "parchment": rows[:height],
        "island": rows[height:],
        "presumptions": list(map(int, goals)),
    }


def read_landscape(picture: Picture) -> dict[str, object]:
    """A landscape of Explorers as crosses; its tiles are the sheet, its goals objectives."""
    if picture.sheet is None:
        raise SheetError("name the four tiles of the landscape: --sheet 1,2,3,4")
    if [len(row) for row in picture.rows] != [LANDSCAPE.width] * LANDSCAPE.height:
        raise SheetError(f"a landscape has {LANDSCAPE.height} rows of {LANDSCAPE.width} cells")
    crosses = [
        LANDSCAPE.name(LANDSCAPE.index(r, c))
        for r, row in enumerate(picture.rows)
        for c, mark in enumerate(row)
        if mark in "xX"
    ]
    return {"tiles": picture.sheet, "crosses": crosses, "objectives": picture.goals or []}


READERS: dict[str, PictureReader] = {
    "cartographers": read_map,
    "misterra": read_parchment,
    "explorers": read_landscape,
}
