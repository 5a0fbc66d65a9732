"""The objectives and the tiles they are printed behind, read from the data files and checked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from inklands.core.data import DataSet, Reader
from inklands.games.explorers.landscape.terrain import NAMES
from inklands.games.explorers.landscape.tiles import TILES
from inklands.games.explorers.objectives import objective as kinds

SETS = 4
"""Every player has a set of the eight tiles, with backs of their own."""
BACKS = "objectives-backs"

Backs: TypeAlias = tuple[tuple[str, ...], ...]
"""By set, the keys of the objectives behind tiles 1 to 8; empty where that is not known."""


def read_objectives(data: DataSet) -> tuple[kinds.Objective, ...]:
    """All objectives in the order of their families; a family may be short of any of them."""
    none, zones, full, count, line, square = (
        data.section(f"objectives-{family}")
        for family in ("none", "zones", "full", "count", "line", "square")
    )
    terrain_of = {name: letter for letter, name in NAMES.items()}
    return (
        *(
            kinds.Without(f"none-{i}", kinds.LETTER_OF[i], none.number(i))
            for i in _fields(none, kinds.LETTER_OF)
        ),
        *(
            kinds.Zones(f"zones-{name}", terrain_of[name], zones.number("points"))
            for name in _listed(zones, "terrains", tuple(terrain_of))
        ),
        *(
            kinds.FullLine(f"full-{kind}", kind, full.number("points"))
            for kind in _listed(full, "kinds", kinds.FULL_LINES)
        ),
        *(
            kinds.Count(f"count-{thing}", thing, _points(count, thing))
            for thing in _fields(count, (*kinds.COUNTED, *kinds.COUNTED_PLACES))
        ),
        *_races(data),
        *(
            kinds.Longest(f"line-{way}", way, line.number("points"))
            for way in _listed(line, "directions", kinds.DIRECTIONS)
        ),
        kinds.Square("square", _points(square, "points")),
    )


def _races(data: DataSet) -> Iterator[kinds.Race]:
    section, items = data.section("objectives-race"), data.section("objectives-race-items")
    points = _points(section, "points")
    if len(points) < SETS or min(points) < 1:
        sentence = "points should hold four values or more, none below 1"
        raise section.error(sentence, "explorers-data-race", least=SETS)
    for key in _fields(items, kinds.RACE_ITEMS):
        yield kinds.Race(f"race-{key}", key, items.at_least(key, 1), points)
    for key in _listed(section, "conditions", kinds.RACE_PLACES):
        yield kinds.Race(f"race-{key}", key, 0, points)


def read_backs(data: DataSet, objectives: Sequence[kinds.Objective]) -> Backs:
    """
    What is printed behind the tiles.

    An owner who leaves objectives out need not write this table anew: ours then has gaps.
    """
    section = data.section(BACKS)
    keys = {objective.key for objective in objectives}
    is_own = any(one.section == BACKS and one.is_overlaid for one in data.provenance)
    sets = tuple(section.texts(f"set-{n}") for n in range(1, SETS + 1))
    for n, backs in enumerate(sets, 1):
        if len(backs) != TILES:
            sentence = f"set-{n} should name {TILES} objectives, not {len(backs)}"
            raise section.error(sentence, "explorers-data-backs", wanted=TILES, number=n)
        for key in backs:
            if is_own and key and key not in keys:
                sentence = f"set-{n}: there is no objective {key!r}"
                raise section.error(sentence, "explorers-data-objective", number=n)
    return tuple(tuple(key if key in keys else "" for key in backs) for backs in sets)


def _fields(section: Reader, known: Sequence[str] | dict[str, str]) -> list[str]:
    """The fields of a section in its own order, each of which must be *known*."""
    fields = [key for key in section.fields if key not in ("source", "confidence")]
    return _checked(section, fields, known)


def _listed(section: Reader, key: str, known: Sequence[str]) -> list[str]:
    return _checked(section, list(section.texts(key)), known)


def _checked(section: Reader, words: list[str], known: Sequence[str] | dict[str, str]) -> list[str]:
    for word in words:
        if word not in known:
            sentence = f"there is no {word!r}; there are: {', '.join(known)}"
            raise section.error(sentence, "data-unknown", word=word)
    if len(set(words)) < len(words):
        raise section.error(f"{', '.join(words)}: each can be there once", "data-twice")
    return words


def _points(section: Reader, key: str) -> tuple[int, ...]:
    points = section.numbers(key)
    if not points:
        sentence = f"{key} should hold points for 0, 1, 2 … of them"
        raise section.error(sentence, "explorers-data-values", least=1, count=0)
    return points
