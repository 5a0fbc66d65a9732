"""
How a match lies in two buffers.

``b`` holds masks: the island's four terrains, which of its tiles are confirmed, the markers of
each owner, then the four terrains of each parchment. ``v`` holds the numbers named here; a
cartographer's place counts the land and then the beach, and a presumption is known by its place
among all. In a solo game Otoma owns the second markers.
"""

from __future__ import annotations

from inklands.fast.match import DONE, FIRST_OWN
from inklands.fast.misterra import constants as t
from inklands.fast.offsets import Offsets
from inklands.grid.kernel import Ints, kernel

_masks = Offsets()
STEPPE = _masks.reserve()
LAGOON = _masks.reserve()
JUNGLE = _masks.reserve()
MOUNTAIN = _masks.reserve()
TERRAINS = _masks.size
CONFIRMED = _masks.reserve()
MOST_SEATS = 4
MARKERS = _masks.reserve(MOST_SEATS)
PARCHMENTS = _masks.reserve(TERRAINS * MOST_SEATS)
MASKS = _masks.size

_numbers = Offsets(FIRST_OWN)
FIRST = _numbers.reserve()
"""The first player."""
EXPERT = _numbers.reserve()
MERGED = _numbers.reserve()
"""Whether all claims of a zone that grew together score."""
FIRST_GAME = _numbers.reserve()
STEP = _numbers.reserve()
HALF_DAY = _numbers.reserve()
CARD = _numbers.reserve()
"""The sketch card taken this half day."""
TURN = _numbers.reserve()
ENDING = _numbers.reserve()
"""Whether this is the last round."""
TOP = _numbers.reserve()
HIDDEN = _numbers.reserve()
POOL = _numbers.reserve()
"""The deck: where its top lies, where the hidden cards end and where those put back unseen do."""
TUCK_TOP = _numbers.reserve()
TUCK_END = _numbers.reserve()
"""The cards that everybody saw go under the deck: the next of them, and where they end."""
OTOMA_TOP = _numbers.reserve()
SHOWN = _numbers.reserve()
KINDS = len(t.FIRST_HALF)
DISPLAY = _numbers.reserve(KINDS)
"""How many cards lie open, and how many of each kind."""
MEEPLES = _numbers.reserve(MOST_SEATS)
DEALT, KEPT = t.COMPONENTS.dealt, t.COMPONENTS.kept
HAND = DEALT + KEPT
HANDS = _numbers.reserve(HAND * MOST_SEATS)
"""A seat's presumptions as dealt, then those kept: -1 until they are chosen."""
OTOMA_DECK = _numbers.reserve(len(t.OTOMA))
"""All of Otoma's cards, with those that stay in the box last."""
DECK = _numbers.reserve(t.MOST_CARDS)
TUCKED = _numbers.reserve(t.MOST_CARDS)
"""The cards in their order; then those that everybody saw go under the deck."""

# The rest is no part of the match: the policy's scratch paper, as kernels have no objects.
SCRATCH = _numbers.reserve(len(t.NUMBERS))
"""Cards and presumptions while they are dealt."""
PLAN_PLACE = _numbers.reserve()
PLAN_KIND = _numbers.reserve()
PLAN_ACT = _numbers.reserve()
"""What the policy means to do this half day."""
GAINS = _numbers.reserve(TERRAINS * t.LAND)
"""By cell and terrain, the value of mapping that there."""
STANDS = _numbers.reserve(len(t.FIRST_CELL))
STAND_AT = _numbers.reserve(len(t.FIRST_CELL))
"""For each two cells that touch, the value of the best place to map them from, and that place."""
SIGHTS_KEPT = 64
SIGHTED = _numbers.reserve(SIGHTS_KEPT)
SIGHTED_AS = _numbers.reserve(SIGHTS_KEPT)
"""The values of the maps that pass the prefilter, and which they are."""
STAYS = _numbers.reserve(len(t.STEPS))
"""For each place, the value of ending there without a map."""
TALLIES = _numbers.reserve(TERRAINS)
"""For each terrain, what its zones come to."""
STARTS_KEPT = 2
STARTS = _numbers.reserve(STARTS_KEPT)
STARTS_AS = _numbers.reserve(STARTS_KEPT)
"""The values of the first half days that are tried with a second one, and which they are."""
NUMBERS = _numbers.size

KEEP, LAND, MOVE, SWAP, TAKE, ACT, OTOMA, OVER = range(8)
"""The steps of a turn, as the readable title has them."""
STEP_NAMES = ("keep", "land", "move", "swap", "take", "act", "otoma", "over")
NO_CARD = AT_SEA = NOT_KEPT = -1


@kernel
def end(v: Ints) -> None:
    v[STEP] = OVER
    v[DONE] = 1
