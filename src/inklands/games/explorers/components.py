"""The values of the cards, boards and tiles, read from the data files and checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from inklands.core.data import DataSet, Reader
from inklands.games.explorers.landscape.terrain import CHOICES, FOODS
from inklands.games.explorers.landscape.tiles import TILES, Tile, read_tile
from inklands.games.explorers.objectives.components import Backs, read_backs, read_objectives
from inklands.games.explorers.objectives.objective import Objectives, PointsTable

ROUNDS = 4
TURNS = 7
MOST_SEATS = 4

Card: TypeAlias = tuple[str, str]
"""The terrains of the two sides of an exploration card."""


@dataclass(frozen=True, slots=True)
class FoodTile:
    """The foods that can be ticked in each round, and the points for how many were."""

    columns: tuple[str, ...]
    points: PointsTable


@dataclass(frozen=True, slots=True)
class Crosses:
    """How many crosses each occasion gives."""

    opening: int
    favoured: int
    other: int
    map: int


@dataclass(frozen=True, slots=True)
class Components:
    """Everything printed. Pairs hold the basic side and the advanced one."""

    tiles: tuple[Tile, ...]
    cards: tuple[Card, ...]
    crosses: Crosses
    temples: tuple[tuple[int, ...], ...]
    """The values of a temple by number of seats, from one."""
    temple_points: int
    temple_crosses: tuple[int, ...]
    key_slots: int
    map_slots: int
    food: tuple[FoodTile, FoodTile]
    gems: tuple[tuple[int, ...], tuple[int, ...]]
    villages: tuple[tuple[int, ...], tuple[int, ...]]
    objectives: Objectives
    backs: Backs
    titles: tuple[tuple[str, int], ...]
    """The solo titles, the lowest first, and the least points of each."""
    shift: int
    """What every objective in play adds to the titles' least points."""


def read_components(data: DataSet) -> Components:
    objectives = read_objectives(data)
    crosses, slots, solo = (data.section(name) for name in ("crosses", "slots", "solo"))
    return Components(
        tiles=tuple(read_tile(n, data.section(f"tile-{n}")) for n in range(1, TILES + 1)),
        cards=_cards(data.section("cards")),
        crosses=Crosses(
            *(crosses.at_least(key, 1) for key in ("opening", "favoured", "other", "map"))
        ),
        temples=_temples(data.section("temples")),
        temple_points=data.section("temples-advanced").number("points"),
        temple_crosses=_values(data.section("temples-advanced"), "crosses", MOST_SEATS),
        key_slots=slots.number("keys"),
        map_slots=slots.number("maps"),
        food=(_food(data.section("food")), _food(data.section("food-advanced"))),
        gems=(_gems(data.section("gems")), _gems(data.section("gems-advanced"))),
        villages=(
            _values(data.section("villages"), "points", 5),
            _values(data.section("villages-advanced"), "points", 5),
        ),
        objectives=objectives,
        backs=read_backs(data, objectives),
        titles=_titles(solo),
        shift=solo.number("shift"),
    )


def _cards(section: Reader) -> tuple[Card, ...]:
    cards: list[Card] = []
    for sides in section.lists("sides"):
        match sides:
            case (str() as one, str() as other) if one in CHOICES and other in CHOICES:
                cards.append((one, other))
            case _:
                raise section.error(
                    f"{list(sides)!r} is not a card: write two sides, as ['GM', 'WS']",
                    "explorers-data-card",
                )
        if set(cards[-1][0]) & set(cards[-1][1]):
            sentence = f"the two sides of {list(sides)!r} share a terrain"
            raise section.error(sentence, "explorers-data-shared", number=len(cards))
    if len(cards) != TURNS + 1:
        sentence = f"there are {TURNS + 1} cards, not {len(cards)}"
        raise section.error(sentence, "explorers-data-cards", wanted=TURNS + 1, count=len(cards))
    # Two jokers may be alike, for all that is known of them; plain cards are all different.
    plain = [card for card in cards if len(card[0]) == len(card[1]) == 1]
    if len(set(map(frozenset, plain))) < len(plain):
        raise section.error("two of the plain cards are alike", "explorers-data-alike")
    return tuple(cards)


def _temples(section: Reader) -> tuple[tuple[int, ...], ...]:
    # Alone, a value is struck at the start of every round but the first.
    return tuple(
        _values(section, key, least)
        for key, least in (("one", ROUNDS), ("two", 2), ("three", 3), ("four", 4))
    )


def _food(section: Reader) -> FoodTile:
    columns = section.texts("columns")
    if len(columns) != ROUNDS or set("".join(columns)) - set(FOODS):
        sentence = f"columns should be {ROUNDS} texts of the letters {' '.join(FOODS)}"
        raise section.error(sentence, "explorers-data-columns", wanted=ROUNDS)
    return FoodTile(columns, _values(section, "points", 1 + max(map(len, columns))))


def _gems(section: Reader) -> tuple[int, ...]:
    track = _values(section, "track", 1)
    if list(track) != sorted(track, key=lambda value: value >= 0):
        sentence = "the negative gems of the track come before the others"
        raise section.error(sentence, "explorers-data-gems")
    return track


def _titles(section: Reader) -> tuple[tuple[str, int], ...]:
    titles = section.texts("titles")
    least = _values(section, "least", len(titles))
    if not titles or list(least) != sorted(least):
        sentence = "there are titles, each for more points than the one before"
        raise section.error(sentence, "data-rising")
    return tuple(zip(titles, least, strict=False))


def _values(section: Reader, key: str, least: int) -> tuple[int, ...]:
    values = section.numbers(key)
    if len(values) < least:
        sentence = f"{key} should hold {least} values or more, not {len(values)}"
        gaps = {"least": least, "count": len(values)}
        raise section.error(sentence, "explorers-data-values", **gaps)
    return values
