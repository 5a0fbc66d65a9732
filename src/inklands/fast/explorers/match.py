"""
How a match lies in two buffers.

``b`` holds the landscape of the match, what may be decided now, and two masks a seat. ``v`` holds
the numbers named here, then some for each seat.
"""

from __future__ import annotations

from inklands.fast.explorers import constants as t
from inklands.fast.match import FIRST_OWN
from inklands.fast.offsets import Offsets
from inklands.games.explorers.landscape.terrain import (
    FOODS,
    GEM,
    HORSE,
    ITEMS,
    KEY,
    MAP,
    PLACES,
    TERRAINS,
)
from inklands.games.explorers.landscape.terrain import TEMPLE as TEMPLE_LETTER

_masks = Offsets()
AREA = _masks.reserve(len(TERRAINS))
ITEM = _masks.reserve(len(ITEMS))
VILLAGE = _masks.reserve(len(PLACES))
TEMPLE = _masks.reserve(len(PLACES))
BESIDE = _masks.reserve(len(PLACES))
"""The cells beside each village."""
OPEN = _masks.reserve()
"""What may be decided now: cells, or offers."""
PLAN = _masks.reserve()
"""The cells of the terrains chosen."""
LAND = _masks.reserve()
"""All cells but villages."""
SHEETS = _masks.size

TEMPLES, KEYS, MAPS, HORSES, APPLES, GEMS = (
    ITEM + ITEMS.index(letter) for letter in (TEMPLE_LETTER, KEY, MAP, HORSE, FOODS[0], GEM)
)

_sheet = Offsets()
CROSSED = _sheet.reserve()
REACH = _sheet.reserve()
"""The cells next to the trail."""
SHEET_MASKS = _sheet.size

_numbers = Offsets(FIRST_OWN)
FIRST = _numbers.reserve()
"""The seat that takes the first side of the match."""
ADVANCED = _numbers.reserve()
STAGE = _numbers.reserve()
ROUND = _numbers.reserve()
TURN = _numbers.reserve()
SIDE = _numbers.reserve()
"""The side of the card that was taken, or that faces the one player."""
ASKS = _numbers.reserve()
"""Whether the seat to act chooses among offers; else it crosses cells."""
LEFT = _numbers.reserve()
"""How many crosses are left to make."""
RIDING = _numbers.reserve()
DEALT = _numbers.reserve()
"""Whether the deck's order is given from outside; 2 while the next round's is waited for."""
FACING = _numbers.reserve()
"""For each turn a bit: the side of its card that faces one player."""
OPENED = _numbers.reserve()
"""Whether the first crosses of the match have been made."""
DECK = _numbers.reserve(t.CARDS)
TAKEN = _numbers.reserve(len(PLACES))
"""How many values of each temple are struck."""
MOST_OBJECTIVES = 3
RACE_TAKEN = _numbers.reserve(MOST_OBJECTIVES)
OBJECTIVE = _numbers.reserve(MOST_OBJECTIVES)
HEADER = _numbers.size
FOOD_SIDE, GEM_SIDE, TEMPLE_SIDE, VILLAGE_SIDE = 1, 2, 4, 8
"""Bits of ``v[ADVANCED]``."""
NO_OBJECTIVE = -1

_seat = Offsets()
POINTS = _seat.reserve()
MAPS_USED = _seat.reserve()
FOOD = _seat.reserve()
"""What was ticked this round, four bits a kind."""
ENTERED = _seat.reserve()
WON = _seat.reserve()
"""A bit for each temple entered, and for each race won."""
BATCHES = _seat.reserve()
"""The crosses that temples gave, three bits a batch, the next one lowest."""
SEAT_NUMBERS = _seat.size
