"""
Actions as text, and a turn as one line: `G: c4 c5 d5 horse:e5`.

A choice is a terrain's letter or a duo's two, `start:h8` settles the start village, `map:G` strikes
a map, a cell alone is a cross and `horse:e5` the cross a horse gives.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from inklands.errors import NotationError
from inklands.games.explorers.actions import (
    CROSSES,
    RIDES,
    Action,
    Choose,
    Cross,
    Ride,
    StartAt,
    UseMap,
)
from inklands.games.explorers.landscape.terrain import CHOICES, GRID, TERRAINS


def action_text(action: Action) -> str:
    match action:
        case StartAt(cell):
            return f"start:{GRID.name(cell)}"
        case Choose(terrains):
            return terrains
        case UseMap(terrain):
            return f"map:{terrain}"
        case Cross(cell):
            return GRID.name(cell)
        case Ride(cell):
            return f"horse:{GRID.name(cell)}"
        case _:
            assert_never(action)


def parse_action(text: str) -> Action:
    word = text.strip()
    before, colon, after = word.partition(":")
    if colon and after:
        return _parse_marked(before, after)
    terrains = "".join(sorted(before.upper(), key=TERRAINS.find))
    if terrains in CHOICES:
        return Choose(terrains)
    if colon:
        raise NotationError(
            f"{word[:20]!r}: a choice is one or two of the terrains {' '.join(TERRAINS)}"
        )
    return CROSSES[_cell(before)]


def turn_text(actions: Sequence[Action]) -> str:
    """One seat's actions of a stage; a choice is set off by a colon."""
    return " ".join(
        f"{action.terrains}:" if isinstance(action, Choose) else action_text(action)
        for action in actions
    )


def parse_turn(text: str) -> tuple[Action, ...]:
    return tuple(map(parse_action, text.split()))


def _parse_marked(mark: str, rest: str) -> Action:
    match mark.lower():
        case "start":
            return StartAt(_cell(rest))
        case "horse":
            return RIDES[_cell(rest)]
        case "map" if rest.upper() in tuple(TERRAINS):
            return UseMap(rest.upper())
        case "map":
            raise NotationError(f"{f'map:{rest[:20]}'!r}: a map is for one of {' '.join(TERRAINS)}")
    raise NotationError(f"{mark[:20]!r} is not one of start, map, horse")


def _cell(text: str) -> int:
    return GRID.parse_name(text)
