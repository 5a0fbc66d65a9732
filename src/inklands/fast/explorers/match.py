"""
How a match lies in two buffers.

``b`` holds the landscape of the match, what may be decided now, and two masks a seat. ``v`` holds
the numbers named here, then some for each seat.
"""

from __future__ import annotations

from inklands.fast.explorers import constants as t
from inklands.fast.layout import Layout
from inklands.fast.match import FIRST_OWN
from inklands.games.explorers.terrain import FOODS, GEM, HORSE, ITEMS, KEY, MAP, PLACES, TERRAINS
from inklands.games.explorers.terrain import TEMPLE as TEMPLE_LETTER

_masks = Layout()
AREA = _masks.place(len(TERRAINS))
ITEM = _masks.place(len(ITEMS))
VILLAGE = _masks.place(len(PLACES))
TEMPLE = _masks.place(len(PLACES))
BESIDE = _masks.place(len(PLACES))
"""The cells beside each village."""
OPEN = _masks.place()
"""What may be decided now: cells, or offers."""
PLAN = _masks.place()
"""The cells of the terrains chosen."""
LAND = _masks.place()
"""All cells but villages."""
SHEETS = _masks.size

TEMPLES, KEYS, MAPS, HORSES, APPLES, GEMS = (
    ITEM + ITEMS.index(letter) for letter in (TEMPLE_LETTER, KEY, MAP, HORSE, FOODS[0], GEM)
)

_sheet = Layout()
CROSSED = _sheet.place()
REACH = _sheet.place()
"""The cells next to the trail."""
SHEET_MASKS = _sheet.size

_numbers = Layout(FIRST_OWN)
FIRST = _numbers.place()
"""The seat that takes the first side of the match."""
ADVANCED = _numbers.place()
STAGE = _numbers.place()
ROUND = _numbers.place()
TURN = _numbers.place()
SIDE = _numbers.place()
"""The side of the card that was taken, or that faces the one player."""
ASKS = _numbers.place()
"""Whether the seat to act chooses among offers; else it crosses cells."""
LEFT = _numbers.place()
"""How many crosses are left to make."""
RIDING = _numbers.place()
DEALT = _numbers.place()
"""Whether the deck's order is given from outside; 2 while the next round's is waited for."""
FACING = _numbers.place()
"""For each turn a bit: the side of its card that faces one player."""
OPENED = _numbers.place()
"""Whether the first crosses of the match have been made."""
DECK = _numbers.place(t.CARDS)
TAKEN = _numbers.place(len(PLACES))
"""How many values of each temple are struck."""
MOST_OBJECTIVES = 3
RACE_TAKEN = _numbers.place(MOST_OBJECTIVES)
OBJECTIVE = _numbers.place(MOST_OBJECTIVES)
HEADER = _numbers.size
FOOD_SIDE, GEM_SIDE, TEMPLE_SIDE, VILLAGE_SIDE = 1, 2, 4, 8
"""Bits of ``v[ADVANCED]``."""
NO_OBJECTIVE = -1

_seat = Layout()
POINTS = _seat.place()
MAPS_USED = _seat.place()
FOOD = _seat.place()
"""What was ticked this round, four bits a kind."""
ENTERED = _seat.place()
WON = _seat.place()
"""A bit for each temple entered, and for each race won."""
BATCHES = _seat.place()
"""The crosses that temples gave, three bits a batch, the next one lowest."""
SEAT_NUMBERS = _seat.size
