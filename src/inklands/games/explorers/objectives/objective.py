"""The objectives there are: ways to score beside the usual ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from inklands.games.explorers.landscape.terrain import ITEM_NAMES

PointsTable: TypeAlias = tuple[int, ...]
"""Points by how many there are, or by who comes first, second and so on."""

LETTER_OF = {name: letter for letter, name in ITEM_NAMES.items()}
COUNTED = tuple(name for name in LETTER_OF if name != "temple")
COUNTED_PLACES = ("food-set", "village", "temple", "corner")
RACE_ITEMS = {"keys": "key", "maps": "map", "horses": "horse", "gems": "gem"}
RACE_PLACES = ("villages", "places", "edges", "tiles")
DIRECTIONS = ("vertical", "horizontal", "diagonal")
FULL_LINES = ("row", "column", "row-or-column")


@dataclass(frozen=True, slots=True)
class Without:
    """Points for having crossed not one of an item."""

    key: str
    item: str
    points: int


@dataclass(frozen=True, slots=True)
class Zones:
    """Points for a cross in every region of a terrain."""

    key: str
    terrain: str
    points: int


@dataclass(frozen=True, slots=True)
class FullLine:
    """Points for one straight line crossed from edge to edge, of a kind in `FULL_LINES`."""

    key: str
    kind: str
    points: int


@dataclass(frozen=True, slots=True)
class Count:
    """Points by how many of a thing were crossed, surrounded or reached."""

    key: str
    thing: str
    points: PointsTable


@dataclass(frozen=True, slots=True)
class Race:
    """Points for meeting a condition, more for those who meet it first."""

    key: str
    condition: str
    amount: int
    points: PointsTable


@dataclass(frozen=True, slots=True)
class Longest:
    """Points for each cell of the longest straight run of crosses."""

    key: str
    direction: str
    points: int


@dataclass(frozen=True, slots=True)
class Square:
    """Points by the side of the largest square that is crossed all over."""

    key: str
    points: PointsTable


Objective: TypeAlias = Without | Zones | FullLine | Count | Race | Longest | Square
Objectives: TypeAlias = tuple[Objective, ...]
