"""
How a match lies in two buffers.

``b`` holds the masks of each seat's map: its five terrains and what is filled. ``v`` holds the
numbers named here, then three for each seat.
"""

from __future__ import annotations

from inklands.fast.cartographers import constants as t
from inklands.fast.match import FIRST_OWN
from inklands.fast.offsets import Offsets
from inklands.games.cartographers.sheet import Terrain

FOREST, VILLAGE, FARM, WATER, MONSTER = map(int, Terrain)
TERRAINS = FILLED = len(Terrain)
SHEET_MASKS = FILLED + 1

_numbers = Offsets(FIRST_OWN)
LAYOUT = _numbers.reserve()
RULING = _numbers.reserve()
"""Which terrain a single cell gets where nothing fits, by its place in ``RULINGS``."""
SEASON = _numbers.reserve()
TIME = _numbers.reserve()
TURN = _numbers.reserve()
CARD = _numbers.reserve()
RUINS_DUE = _numbers.reserve()
FALLBACK = _numbers.reserve()
"""Whether nothing on the card fits, so that single cells are drawn."""
DEALT = _numbers.reserve()
"""Whether the deck's order is given from outside; 2 while the next season's is waited for."""
EDICT = _numbers.reserve(t.EDICTS)
AMBUSHES = _numbers.reserve(t.SEASONS)
"""The ambush that joins the deck in each season."""
LURKING = _numbers.reserve()
LURKERS = _numbers.reserve(len(t.AMBUSHES))
"""The ambushes in the deck that nobody has met, and how many they are."""
DECK_SIZE = _numbers.reserve()
TURNED = _numbers.reserve()
"""How many cards of the deck have been turned up."""
DECK = _numbers.reserve(len(t.CARDS))
HEADER = _numbers.size

_seat = Offsets()
COINS = _seat.reserve()
POINTS = _seat.reserve()
LOST = _seat.reserve()
SEAT_NUMBERS = _seat.size
