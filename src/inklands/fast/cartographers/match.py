"""
How a match lies in two buffers.

``b`` holds the masks of each seat's map: its five terrains and what is filled. ``v`` holds the
numbers named here, then three for each seat.
"""

from __future__ import annotations

from inklands.fast.cartographers import constants as t
from inklands.fast.layout import Layout
from inklands.fast.match import FIRST_OWN
from inklands.games.cartographers.sheet import Terrain

FOREST, VILLAGE, FARM, WATER, MONSTER = map(int, Terrain)
TERRAINS = FILLED = len(Terrain)
SHEET_MASKS = FILLED + 1

_numbers = Layout(FIRST_OWN)
LAYOUT = _numbers.place()
RULING = _numbers.place()
"""Which terrain a single cell gets where nothing fits, by its place in ``RULINGS``."""
SEASON = _numbers.place()
TIME = _numbers.place()
TURN = _numbers.place()
CARD = _numbers.place()
RUINS_DUE = _numbers.place()
FALLBACK = _numbers.place()
"""Whether nothing on the card fits, so that single cells are drawn."""
DEALT = _numbers.place()
"""Whether the deck's order is given from outside; 2 while the next season's is waited for."""
EDICT = _numbers.place(t.EDICTS)
AMBUSHES = _numbers.place(t.SEASONS)
"""The ambush that joins the deck in each season."""
LURKING = _numbers.place()
LURKERS = _numbers.place(len(t.AMBUSHES))
"""The ambushes in the deck that nobody has met, and how many they are."""
DECK_SIZE = _numbers.place()
TURNED = _numbers.place()
"""How many cards of the deck have been turned up."""
DECK = _numbers.place(len(t.CARDS))
HEADER = _numbers.size

_seat = Layout()
COINS = _seat.place()
POINTS = _seat.place()
LOST = _seat.place()
SEAT_NUMBERS = _seat.size
