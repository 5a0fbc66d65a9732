"""The printed things of the title as flat lists, made from its data."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate, cycle

from inklands.core.data import load_data
from inklands.games.cartographers.components import EDICTS as LETTERS
from inklands.games.cartographers.components import Ambush, Landscape, read_components
from inklands.games.cartographers.goals import GOALS
from inklands.games.cartographers.goals.space import DIAGONALS as DIAGONALS
from inklands.games.cartographers.sheet import GRID, Terrain
from inklands.grid.fit import Stamp, stamps

COMPONENTS = read_components(load_data("inklands.games.cartographers", "cartographers"))

LANDSCAPES = tuple(COMPONENTS.landscapes.values())
AMBUSHES = tuple(COMPONENTS.ambushes.values())
CARDS: tuple[str, ...] = (*COMPONENTS.explore_keys, *COMPONENTS.ambushes)
"""Every card by its number: landscapes, ruins, ambushes."""
FIRST_RUINS = len(LANDSCAPES)
FIRST_AMBUSH = len(COMPONENTS.explore_keys)
GOAL_KEYS = tuple(GOALS)
"""Every goal by its number, category by category."""
_category = {key: COMPONENTS.goals[key].category for key in GOAL_KEYS}
CATEGORY_AT = (0, *accumulate(Counter(_category.values()).values()))
"""Where the goals of each category begin."""
_looks_at: dict[str, tuple[Terrain, ...]] = {
    "forest": (Terrain.FOREST,),
    "farm-water": (Terrain.FARM, Terrain.WATER),
    "village": (Terrain.VILLAGE,),
    "space": tuple(Terrain),
    # What surrounds a forest, and which kinds a village touches, changes with any terrain.
    "treetower": tuple(Terrain),
    "greengold-plains": tuple(Terrain),
}
CHANGED_BY = tuple(
    sum(1 << terrain for terrain in _looks_at.get(key, _looks_at[_category[key]]))
    for key in GOAL_KEYS
)
"""For each goal, a bit for each terrain that can change what it gives."""
LAYOUTS = tuple(COMPONENTS.layouts.values())
RULINGS = ("card", "any-under-ruins", "any")
DRAWN: tuple[Landscape | Ambush, ...] = (*LANDSCAPES, *AMBUSHES)
"""The cards that are drawn from."""
OFFERS = tuple(offer for card in DRAWN for offer in card.offers)
OFFER_AT = (0, *accumulate(len(card.offers) for card in DRAWN))
SHAPES = tuple(dict.fromkeys(offer.shape for offer in OFFERS))
ORIENTATIONS: tuple[Stamp, ...] = tuple(
    orientation for shape in SHAPES for orientation in stamps(GRID, shape)
)
ORIENTATION_AT = (0, *accumulate(len(stamps(GRID, shape)) for shape in SHAPES))
MOST_CELLS = max(len(orientation.offsets) for orientation in ORIENTATIONS)
CELLS = tuple(
    offset
    for orientation in ORIENTATIONS
    for offset, _ in zip(cycle(orientation.offsets), range(MOST_CELLS), strict=False)
)
"""So many for each orientation: smaller shapes have some of their cells again."""
OFFER_SHAPE = tuple(SHAPES.index(offer.shape) for offer in OFFERS)
OFFER_TERRAIN = tuple(int(offer.terrain) for offer in OFFERS)

TIME = tuple(card.time for card in LANDSCAPES) + (0,) * len(AMBUSHES)
COIN_SIZES = tuple(sum(1 << size for size in card.coin_sizes) for card in LANDSCAPES) + (0,) * len(
    AMBUSHES
)
"""A bit for each size of shape that brings a coin."""
_terrains = [card.terrains for card in LANDSCAPES] + [(Terrain.MONSTER,)] * len(AMBUSHES)
TERRAIN_AT = (0, *accumulate(map(len, _terrains)))
CARD_TERRAINS = tuple(int(terrain) for each in _terrains for terrain in each)
CLOCKWISE = tuple(int(card.clockwise) for card in AMBUSHES)
PRINTED_ORIENTATION = tuple(ORIENTATIONS.index(card.stamp) for card in AMBUSHES)
WALK_AT = (0, *accumulate(len(card.walk) for card in AMBUSHES))
WALKS = tuple(anchor for card in AMBUSHES for anchor in card.walk)

THRESHOLDS = tuple(season.threshold for season in COMPONENTS.seasons)
SEASONS, EDICTS = len(THRESHOLDS), len(LETTERS)
SCORES = tuple(
    int(edict in season.edicts) for season in COMPONENTS.seasons for edict in range(EDICTS)
)
"""Whether an edict scores in a season, season by season."""
SCORINGS_LEFT = tuple(
    sum(SCORES[EDICTS * later + edict] for later in range(season, SEASONS))
    for season in range(SEASONS + 1)
    for edict in range(EDICTS)
)
"""How often an edict still scores from a season on."""
MOST_COINS = COMPONENTS.most_coins
