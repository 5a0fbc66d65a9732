"""The printed things of the title as flat lists, made from its data."""

from __future__ import annotations

from mapwright.core.data import load_data
from mapwright.games.explorers.objectives import (
    COUNTED,
    COUNTED_PLACES,
    DIRECTIONS,
    LETTER_OF,
    RACE_ITEMS,
    RACE_PLACES,
    Count,
    FullLine,
    Longest,
    Objective,
    Race,
    Square,
    Without,
    Zones,
)
from mapwright.games.explorers.tables import ROUNDS as ROUNDS
from mapwright.games.explorers.tables import TURNS as TURNS
from mapwright.games.explorers.tables import read_tables
from mapwright.games.explorers.terrain import FOODS, ITEMS, TERRAINS

TABLES = read_tables(load_data("mapwright.games.explorers", "explorers"))
KIND_OF = {Without: 0, Zones: 1, FullLine: 2, Count: 3, Race: 4, Longest: 5, Square: 6}
"""Numbers for the families of objectives; kernels branch on them."""
THINGS = (*COUNTED, *COUNTED_PLACES)
CONDITIONS = (*RACE_ITEMS, *RACE_PLACES)
LINE = 20
"""Room for the points of one objective."""


def terrain_bits(letters: str) -> int:
    """A bit for each terrain of a choice."""
    return sum(1 << TERRAINS.index(letter) for letter in letters)


def _subject(objective: Objective) -> int:
    """What an objective is about, as a number that its family understands."""
    match objective:
        case Without():
            return ITEMS.index(objective.item)
        case Zones():
            return TERRAINS.index(objective.terrain)
        case FullLine():
            return int(objective.is_row)
        case Count():
            return THINGS.index(objective.thing)
        case Race():
            return CONDITIONS.index(objective.condition)
        case Longest():
            return DIRECTIONS.index(objective.direction)
        case Square():
            return 0


def _points(objective: Objective) -> tuple[int, ...]:
    points = objective.points if isinstance(objective.points, tuple) else (objective.points,)
    return points + points[-1:] * (LINE - len(points))


CARD_SIDES = tuple(terrain_bits(side) for card in TABLES.cards for side in card)
OBJECTIVE_KEYS = tuple(objective.key for objective in TABLES.objectives)
OBJECTIVE_KIND = tuple(KIND_OF[type(objective)] for objective in TABLES.objectives)
OBJECTIVE_SUBJECT = tuple(map(_subject, TABLES.objectives))
OBJECTIVE_AMOUNT = tuple(o.amount if isinstance(o, Race) else 0 for o in TABLES.objectives)
OBJECTIVE_POINTS = tuple(n for objective in TABLES.objectives for n in _points(objective))
"""`LINE` numbers for each objective; beyond the last value that value stays."""
THING_ITEM = tuple(ITEMS.index(LETTER_OF[thing]) for thing in COUNTED)
"""The items that are counted cell by cell; other things follow them in `THINGS`."""
RACE_ITEM = tuple(ITEMS.index(LETTER_OF[item]) for item in RACE_ITEMS.values())

CROSSES = TABLES.crosses
KEY_SLOTS, MAP_SLOTS = TABLES.key_slots, TABLES.map_slots
TEMPLE_ROOM = 8
_values = (*TABLES.temples, TABLES.temple_crosses)
TEMPLE_VALUES = tuple(n for values in _values for n in values + (0,) * (TEMPLE_ROOM - len(values)))
"""By seats from one, then the advanced side's crosses; `TEMPLE_ROOM` numbers each."""
TEMPLE_POINTS = TABLES.temple_points
FOOD_ROOM = tuple(
    column.count(kind) for tile in TABLES.food for column in tile.columns for kind in FOODS
)
"""How many foods of each kind a round has room for: by side, round and kind."""
FOOD_LINE = max(len(tile.points) for tile in TABLES.food)
FOOD_POINTS = tuple(
    n for tile in TABLES.food for n in tile.points + (0,) * (FOOD_LINE - len(tile.points))
)
GEM_LINE = 64
"""Room for every number of gems there can be."""
VILLAGE_POINTS = tuple(n for side in TABLES.villages for n in side[:5])


def _gem_points(track: tuple[int, ...], gems: int) -> int:
    negative = sum(1 for value in track if value < 0)
    return sum(track[gems:negative]) if gems < negative else sum(track[negative:gems])


GEM_POINTS = tuple(_gem_points(track, n) for track in TABLES.gems for n in range(GEM_LINE))
