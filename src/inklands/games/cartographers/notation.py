"""Placements as text: the terrain's letter and the cells, `F:c3c4d4`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from inklands.errors import NotationError
from inklands.games.cartographers.actions import Placement
from inklands.games.cartographers.sheet import GRID, Terrain
from inklands.grid.grid import mask

PLACEMENT = re.compile(r"([FVAWM]):((?:[a-k]\d{1,2})+)")
CELL = re.compile(r"[a-k]\d{1,2}")
LETTERED = {terrain.letter: terrain for terrain in Terrain}


def placement_text(placement: Placement) -> str:
    return f"{placement.terrain.letter}:{''.join(GRID.names(placement.cells))}"


def parse_placement(text: str) -> Placement:
    """The placement written as *text*; the cells may stand in any order."""
    found = PLACEMENT.fullmatch(text.strip())
    if not found:
        raise NotationError(
            f"{text[:60]!r} is not a placement: write a terrain and cells, F:c3c4d4",
            "cartographers-notation",
            text=text[:60],
        )
    cells = [GRID.parse_name(name) for name in CELL.findall(found[2])]
    if len(set(cells)) < len(cells):
        raise NotationError(
            f"{text[:60]!r} names a cell twice", "error-notation-cell-twice", text=text[:60]
        )
    return Placement(LETTERED[found[1]], mask(cells))


def turn_text(actions: Sequence[Placement]) -> str:
    return " ".join(map(placement_text, actions))


def parse_turn(text: str) -> tuple[Placement, ...]:
    return tuple(map(parse_placement, text.split()))
