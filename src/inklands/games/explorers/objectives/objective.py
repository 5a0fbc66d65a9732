"""The objectives there are: thirty-two ways to score beside the usual ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from inklands.core.data import DataSet, Reader
from inklands.games.explorers.landscape.terrain import ITEM_NAMES, NAMES, TERRAINS

PointsTable: TypeAlias = tuple[int, ...]
"""Points by how many there are, or by who comes first, second and so on."""

LETTER_OF = {name: letter for letter, name in ITEM_NAMES.items()}
COUNTED = tuple(name for name in LETTER_OF if name != "temple")
COUNTED_PLACES = ("food-set", "village", "temple", "corner")
RACE_ITEMS = {"keys": "key", "maps": "map", "horses": "horse", "gems": "gem"}
RACE_PLACES = ("villages", "places", "edges", "tiles")
DIRECTIONS = ("vertical", "horizontal", "diagonal")


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
    """Points for one straight row, or column, crossed from edge to edge."""

    key: str
    is_row: bool
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


def read_objectives(data: DataSet) -> Objectives:
    """All objectives in the order of their families."""
    none, zones, full, count, race, line, square = (
        data.section(f"objectives-{family}")
        for family in ("none", "zones", "full", "count", "race", "line", "square")
    )
    return (
        *(
            Without(f"none-{item}", LETTER_OF[item], none.number(item))
            for item in ("map", "gem", "key")
        ),
        *(Zones(f"zones-{NAMES[t]}", t, zones.number("points")) for t in TERRAINS),
        FullLine("full-row", True, full.number("points")),
        FullLine("full-column", False, full.number("points")),
        *(Count(f"count-{thing}", thing, _points(count, thing)) for thing in _counted()),
        *_races(race),
        *(Longest(f"line-{way}", way, line.number("points")) for way in DIRECTIONS),
        Square("square", _points(square, "points")),
    )


def _counted() -> tuple[str, ...]:
    return (*COUNTED, *COUNTED_PLACES)


def _races(section: Reader) -> tuple[Race, ...]:
    points = _points(section, "points")
    if len(points) < 4 or min(points) < 1:
        raise section.error("points should hold four values or more, none below 1")
    return (
        *(Race(f"race-{key}", key, section.number(key), points) for key in RACE_ITEMS),
        *(Race(f"race-{key}", key, 0, points) for key in RACE_PLACES),
    )


def _points(section: Reader, key: str) -> tuple[int, ...]:
    points = section.numbers(key)
    if not points:
        raise section.error(f"{key} should hold points for 0, 1, 2 … of them")
    return points
