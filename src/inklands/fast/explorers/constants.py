"""The printed things of the title as flat lists, made from its data."""

from __future__ import annotations

from itertools import accumulate

from inklands.core.data import load_data
from inklands.games.explorers.components import ROUNDS as ROUNDS
from inklands.games.explorers.components import TURNS as TURNS
from inklands.games.explorers.components import read_components
from inklands.games.explorers.landscape.landscape import NEAR as NEAR
from inklands.games.explorers.landscape.landscape import QUARTERS as QUARTERS
from inklands.games.explorers.landscape.terrain import (
    FOODS,
    GRID,
    ITEMS,
    TERRAINS,
    TILE_SIDE,
    VILLAGE,
)
from inklands.games.explorers.landscape.tiles import TILES, PlacedTile, tile_of
from inklands.games.explorers.objectives import objective
from inklands.games.explorers.rounds import track_points
from inklands.grid.grid import Mask

COMPONENTS = read_components(load_data("inklands.games.explorers", "explorers"))
CELLS = GRID.height * GRID.width


def terrain_bits(terrains: str) -> int:
    """A bit for each of the terrains, in their order."""
    return sum(1 << TERRAINS.index(terrain) for terrain in terrains)


LAYERS = TERRAINS + VILLAGE + ITEMS
"""The letters of a tile, each with the cells where it stands."""


def _layer(rows: tuple[str, ...], letter: str) -> Mask:
    return sum(
        GRID.cell(r, c)
        for r, row in enumerate(rows)
        for c, mark in enumerate(row)
        if mark == letter
    )


_laid = [
    tile_of(COMPONENTS.tiles, PlacedTile(number, turns))
    for number in range(1, TILES + 1)
    for turns in range(4)
]
TILE_LAYERS = tuple(
    _layer(tile.terrain if letter in TERRAINS + VILLAGE else tile.items, letter)
    for tile in _laid
    for letter in LAYERS
)
"""The layers of every tile in every turning, laid at the top left."""
PLACE_SHIFT = tuple(GRID.index(top, left) for top in (0, TILE_SIDE) for left in (0, TILE_SIDE))
FROM_MIDDLE = tuple(
    (2 * (cell // GRID.width) - GRID.width + 1) ** 2
    + (2 * (cell % GRID.width) - GRID.width + 1) ** 2
    for cell in range(CELLS)
)
"""Four times the square of each cell's distance from where the tiles meet."""

CARD_SIDES = tuple(terrain_bits(side) for card in COMPONENTS.cards for side in card)
CARDS = len(COMPONENTS.cards)
CROSSES = COMPONENTS.crosses
KEY_SLOTS, MAP_SLOTS = COMPONENTS.key_slots, COMPONENTS.map_slots

FOOD_ROOM = tuple(
    column.count(kind) for side in COMPONENTS.food for column in side.columns for kind in FOODS
)
"""How much of each food a round has room for: side by side, round by round."""
_most_food = max(len(side.points) for side in COMPONENTS.food)
FOOD_POINTS = tuple(
    side.points[min(n, len(side.points) - 1)] for side in COMPONENTS.food for n in range(_most_food)
)
FOOD_STRIDE = _most_food


MOST_GEMS = 32
GEM_POINTS = tuple(
    track_points(track, gems) for track in COMPONENTS.gems for gems in range(MOST_GEMS + 1)
)
VILLAGE_POINTS = tuple(value for side in COMPONENTS.villages for value in side[:5])
TEMPLE_STRIDE = 5
TEMPLE_VALUES = tuple(
    values[n] if n < len(values) else 0
    for values in (*COMPONENTS.temples, COMPONENTS.temple_crosses)
    for n in range(TEMPLE_STRIDE)
)
"""What a temple gives by what was taken before: by number of seats, then the advanced side."""
TEMPLE_POINTS = COMPONENTS.temple_points

OBJECTIVES = COMPONENTS.objectives
OBJECTIVE_KEYS = tuple(each.key for each in OBJECTIVES)
WITHOUT, ZONES, FULL, COUNT, RACE, LONGEST, SQUARE = range(7)
FOOD_SET, VILLAGES, TEMPLES, CORNERS = range(len(ITEMS), len(ITEMS) + 4)
PLACES, EDGES, TILES_REACHED = range(len(ITEMS) + 4, len(ITEMS) + 7)
_things = {"food-set": FOOD_SET, "village": VILLAGES, "temple": TEMPLES, "corner": CORNERS}
_races = {"villages": VILLAGES, "places": PLACES, "edges": EDGES, "tiles": TILES_REACHED}


def _objective(each: objective.Objective) -> tuple[int, int, int, tuple[int, ...]]:
    """The family, what it is about, how much of it a race asks for, the points."""
    match each:
        case objective.Without(_, item, points):
            return WITHOUT, ITEMS.index(item), 0, (points,)
        case objective.Zones(_, terrain, points):
            return ZONES, TERRAINS.index(terrain), 0, (points,)
        case objective.FullLine(_, kind, points):
            return FULL, objective.FULL_LINES.index(kind), 0, (points,)
        case objective.Count(_, thing, table):
            about = _things[thing] if thing in _things else ITEMS.index(objective.LETTER_OF[thing])
            return COUNT, about, 0, table
        case objective.Race(_, condition, amount, table):
            is_item = condition in objective.RACE_ITEMS
            about = (
                ITEMS.index(objective.LETTER_OF[objective.RACE_ITEMS[condition]])
                if is_item
                else _races[condition]
            )
            return RACE, about, amount, table
        case objective.Longest(_, direction, points):
            return LONGEST, objective.DIRECTIONS.index(direction), 0, (points,)
        case objective.Square(_, table):
            return SQUARE, 0, 0, table


BEHIND = tuple(
    sum(1 << n for n in range(TILES) if any(row[n] == key for row in COMPONENTS.backs))
    for key in OBJECTIVE_KEYS
)
"""A bit for each tile with the objective on its back; none where no tile is known to have it."""
_flat = tuple(map(_objective, OBJECTIVES))
FAMILY = tuple(family for family, _, _, _ in _flat)
ABOUT = tuple(about for _, about, _, _ in _flat)
AMOUNT = tuple(amount for _, _, amount, _ in _flat)
POINTS_AT = (0, *accumulate(len(points) for _, _, _, points in _flat))
OBJECTIVE_POINTS = tuple(value for _, _, _, points in _flat for value in points)
