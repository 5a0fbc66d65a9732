"""The letters of the landscape: terrains, items, and the places of the four tiles."""

from __future__ import annotations

from itertools import combinations

from inklands.grid.grid import Grid

GRID = Grid(16, 16)
TILE_SIDE = 8

TERRAINS = "WGSM"
VILLAGE = "V"
NAMES = {"W": "water", "G": "grass", "S": "sand", "M": "mountain"}

TEMPLE = "T"
KEY = "k"
MAP = "m"
HORSE = "h"
GEM = "g"
FOODS = "acf"
ITEMS = "Tkmhacfg"
NO_ITEM = "."
ITEM_NAMES = {
    "T": "temple",
    "k": "key",
    "m": "map",
    "h": "horse",
    "a": "apple",
    "c": "carrot",
    "f": "fish",
    "g": "gem",
}

PLACES = "ABCD"
"""The places of the four tiles, which letter their temples and villages: in reading order."""

CHOICES = (*TERRAINS, *("".join(duo) for duo in combinations(TERRAINS, 2)))
"""What a plan may be about: one terrain, or a duo, its letters in the order of `TERRAINS`."""
