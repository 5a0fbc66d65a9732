"""
How a match lies in two buffers.

``b`` holds masks: the island's four terrains, which of its tiles are confirmed, the markers of
each owner, then the four terrains of each parchment. ``v`` holds the numbers named here; a
cartographer's place counts the land and then the beach, and a presumption is known by its place
among all. In a solo game Otoma owns the second markers.
"""

from __future__ import annotations

from inklands.fast.misterra import constants as t
from inklands.grid.kernel import Ints, Masks, kernel

STEPPE, LAGOON, JUNGLE, MOUNTAIN, CONFIRMED = 0, 1, 2, 3, 4
MARKERS, PARCHMENTS, TERRAINS, MOST_SEATS = 5, 9, 4, 4
MASKS = PARCHMENTS + TERRAINS * MOST_SEATS

CHANCE, POLICY, SEATS, FIRST, EXPERT, MERGED, FIRST_GAME = 0, 1, 2, 3, 4, 5, 6
STEP, SEAT, HALF_DAY, CARD, TURN, ENDING = 7, 8, 9, 10, 11, 12
TOP, HIDDEN, POOL, TUCK_TOP, TUCK_END, OTOMA_TOP, SHOWN = 13, 14, 15, 16, 17, 18, 19
"""The deck: where its top lies, where the hidden cards end and where those put back unseen do."""
PLAN_PLACE, PLAN_KIND, PLAN_ACT = 20, 21, 22
"""What the policy of a playout means to do this half day."""
DISPLAY = 23
"""How many cards of each kind lie open."""
KINDS = len(t.FIRST_HALF)
MEEPLES = DISPLAY + KINDS
HANDS = MEEPLES + MOST_SEATS
DEALT, KEPT = t.COMPONENTS.dealt, t.COMPONENTS.kept
HAND = DEALT + KEPT
"""A seat's presumptions as dealt, then those kept: -1 until they are chosen."""
OTOMA_DECK = HANDS + HAND * MOST_SEATS
"""All of Otoma's cards, with those that stay in the box last."""
SCRATCH = OTOMA_DECK + len(t.OTOMA)
DECK = SCRATCH + len(t.NUMBERS)
"""The cards in their order; then those that everybody saw go under the deck."""
TUCKED = DECK + t.MOST_CARDS
GAINS = TUCKED + t.MOST_CARDS
"""What the policy notes down: by cell and terrain, what it promises to map that there;"""
STANDS, STAND_AT = GAINS + TERRAINS * t.LAND, GAINS + TERRAINS * t.LAND + len(t.FIRST_CELL)
"""for each two cells that touch, the best place to map them from and what it promises;"""
SIGHTED = STAND_AT + len(t.FIRST_CELL)
SIGHTS_KEPT = 64
SIGHTED_AS = SIGHTED + SIGHTS_KEPT
"""what the maps promise that promise most at first sight, and which they are;"""
STAYS = SIGHTED_AS + SIGHTS_KEPT
"""for each place, what it promises to end there without a map;"""
TALLIES = STAYS + len(t.STEPS)
"""for each terrain, what its zones come to;"""
STARTS_KEPT = 2
STARTS = TALLIES + TERRAINS
STARTS_AS = STARTS + STARTS_KEPT
"""what the first half days promise that are tried with a second one, and which they are."""
NUMBERS = STARTS_AS + STARTS_KEPT

KEEP, LAND, MOVE, SWAP, TAKE, ACT, OTOMA, OVER = range(8)
"""The steps of a turn, as the readable title has them."""
STEP_NAMES = ("keep", "land", "move", "swap", "take", "act", "otoma", "over")
NO_CARD = AT_SEA = NOT_KEPT = -1


@kernel
def copy_match(b: Masks, v: Ints, to_b: Masks, to_v: Ints) -> None:
    for i in range(MASKS):
        to_b[i] = b[i]
    for i in range(NUMBERS):
        to_v[i] = v[i]
