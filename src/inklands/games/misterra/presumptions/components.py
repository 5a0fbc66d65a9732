"""The 31 presumptions, read from their components and checked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from inklands.core.data import DataSet, Reader
from inklands.errors import NotationError
from inklands.games.misterra.island.places import GRID
from inklands.games.misterra.island.terrain import parse_terrain
from inklands.games.misterra.presumptions.counts import (
    EdgeOfTerrain,
    LeastCommon,
    MostCommon,
    NotBeside,
    SetsOfFour,
)
from inklands.games.misterra.presumptions.lines import LinesOfAll, LinesOfOne
from inklands.games.misterra.presumptions.patterns import Pattern
from inklands.games.misterra.presumptions.presumption import Ladder, Presumption
from inklands.games.misterra.presumptions.zones import (
    LargestZone,
    SmallestZone,
    ZonesOfSize,
    ZonesOfTerrain,
)
from inklands.grid.shape import Shape


def read_presumptions(data: DataSet) -> dict[int, Presumption]:
    """Every presumption by its number."""
    found: dict[int, Presumption] = {}
    for section, presumption in _families(data):
        number = presumption.number
        if number in found:
            sentence = f"number {number} is on another presumption already"
            raise section.error(sentence, "misterra-data-number", number=number)
        if number not in range(1, 1000):
            sentence = f"number {number} should be from 1 to 999"
            raise section.error(sentence, "data-least", number=number, least=1)
        found[number] = presumption
    return dict(sorted(found.items()))


def _families(data: DataSet) -> Iterator[tuple[Reader, Presumption]]:
    yield from _by_terrain(data)
    yield from _by_line(data)
    yield from _single(data)
    for name in ("small_patterns", "large_patterns"):
        section = data.section(name)
        for number, picture in _paired(section, "patterns"):
            yield section, _pattern(section, number, picture)


def _by_terrain(data: DataSet) -> Iterator[tuple[Reader, Presumption]]:
    zones, edges, apart = map(data.section, ("zones_of_terrain", "edge_of_terrain", "not_beside"))
    for number, letter in _paired(zones, "terrains"):
        yield zones, ZonesOfTerrain(number, zones.parsed(parse_terrain, letter), ladder(zones))
    for number, letter in _paired(edges, "terrains"):
        rows = ladder(edges, edges.number("beyond"))
        yield edges, EdgeOfTerrain(number, edges.parsed(parse_terrain, letter), rows)
    pairs = zip(_paired(apart, "terrains"), _paired(apart, "avoided"), strict=True)
    for (number, letter), (_, other) in pairs:
        rows = ladder(apart, apart.number("beyond"))
        terrain, avoided = apart.parsed(parse_terrain, letter), apart.parsed(parse_terrain, other)
        yield apart, NotBeside(number, terrain, avoided, rows)


def _by_line(data: DataSet) -> Iterator[tuple[Reader, Presumption]]:
    for name, runs_inland in (("rows_of_all", True), ("columns_of_all", False)):
        section = data.section(name)
        for number in section.numbers("numbers"):
            yield section, LinesOfAll(number, runs_inland, section.number("points"))
    for name, runs_inland in (("rows_of_one", True), ("columns_of_one", False)):
        section = data.section(name)
        for number in section.numbers("numbers"):
            yield section, LinesOfOne(number, runs_inland, section.number("points"))


def _single(data: DataSet) -> Iterator[tuple[Reader, Presumption]]:
    for name, kind in (("largest_zone", LargestZone), ("smallest_zone", SmallestZone)):
        section = data.section(name)
        for number in section.numbers("numbers"):
            yield section, kind(number, ladder(section))
    for name, size in (("zones_of_one", 1), ("zones_of_two", 2)):
        section = data.section(name)
        for number in section.numbers("numbers"):
            yield section, ZonesOfSize(number, size, ladder(section))
    for name, counted in (("most_common", MostCommon), ("sets_of_four", SetsOfFour)):
        section = data.section(name)
        for number in section.numbers("numbers"):
            yield section, counted(number, ladder(section))
    section = data.section("least_common")
    for number in section.numbers("numbers"):
        yield section, LeastCommon(number, section.number("points"))


def ladder(section: Reader, beyond: int = 0) -> Ladder:
    """The rows of a section of counts and points, which must both rise."""
    rows = tuple(_step(section, row) for row in section.lists("ladder"))
    if not rows:
        raise section.error("the ladder has no rows", "misterra-data-no-ladder")
    for (count, points), (next_count, next_points) in pairwise(rows):
        if count >= next_count or points >= next_points:
            sentence = f"the ladder should rise from [{count}, {points}] to the next row"
            gaps = {"count": count, "points": points}
            raise section.error(sentence, "misterra-data-ladder", **gaps)
    return Ladder(rows, beyond)


def _step(section: Reader, row: tuple[object, ...]) -> tuple[int, int]:
    match row:
        case [int(count), int(points)] if count > 0 and points > 0:
            return count, points
        case _:
            sentence = f"the ladder's row {list(row)} should be a count and its points"
            raise section.error(sentence, "misterra-data-row")


def _paired(section: Reader, key: str) -> Iterator[tuple[int, str]]:
    numbers, texts = section.numbers("numbers"), section.texts(key)
    if len(numbers) != len(texts):
        sentence = f"there are {len(numbers)} numbers, but {len(texts)} {key}"
        raise section.error(sentence, "misterra-data-paired", numbers=len(numbers))
    return zip(numbers, texts, strict=True)


def _pattern(section: Reader, number: int, picture: str) -> Pattern:
    try:
        shape = Shape.parse("".join("X" if mark.isalpha() else mark for mark in picture))
        if shape.height > GRID.height or shape.width > GRID.width:
            sentence = f"the pattern {picture!r} is larger than the map"
            raise section.error(sentence, "misterra-data-large")
        return Pattern.parse(number, section.number("points"), picture)
    except NotationError as error:
        raise section.error(f"the pattern {picture!r}: {error}", "misterra-data-pattern") from error
