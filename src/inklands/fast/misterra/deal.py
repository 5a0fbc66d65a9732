"""Dealing: a match from nothing, and all that one seat cannot see anew."""

from __future__ import annotations

from inklands.fast.chance import roll, seeded, shuffle
from inklands.fast.match import CHANCE, POLICY, SEATS
from inklands.fast.misterra import constants as t
from inklands.fast.misterra.ground import NONE
from inklands.fast.misterra.match import (
    AT_SEA,
    CARD,
    CONFIRMED,
    DEALT,
    DECK,
    EXPERT,
    FIRST,
    FIRST_GAME,
    HAND,
    HANDS,
    HIDDEN,
    JUNGLE,
    KEPT,
    KINDS,
    MASKS,
    MEEPLES,
    MERGED,
    MOST_SEATS,
    NO_CARD,
    NOT_KEPT,
    NUMBERS,
    OTOMA_DECK,
    OTOMA_TOP,
    POOL,
    SCRATCH,
    TOP,
    TURN,
)
from inklands.fast.misterra.otoma import OTOMA_CLAIMS
from inklands.fast.misterra.rules import choose
from inklands.fast.misterra.sketches import refill
from inklands.grid.kernel import Ints, Masks, constants, kernel, mask_constants

JUNGLES, COPIES, LETTERS = mask_constants(t.JUNGLES), constants(t.COPIES), constants(t.LETTERS)
PRESUMPTIONS, PAIRS = len(t.NUMBERS), len(t.COMPONENTS.letters)
OTOMA_ALL, STACK, STACKS, SOLO_REMOVED = len(t.OTOMA), t.STACK, t.STACKS, t.COMPONENTS.solo_removed


@kernel
def start(b: Masks, v: Ints, seats: int, options: int, seed: int) -> None:
    """
    A match dealt from *seed*, at its first decision.

    *options* adds 1 for a first game, 2 for the expert variant, 4 where merged claims all score.
    """
    for i in range(NUMBERS):
        v[i] = 0
    for i in range(MASKS):
        b[i] = NONE
    b[JUNGLE] = b[CONFIRMED] = JUNGLES[seats - 1]
    v[CHANCE] = seeded(seed)
    v[POLICY] = seeded(seed ^ 0x5DEECE66)
    v[SEATS], v[TURN], v[CARD] = seats, 1, NO_CARD
    v[FIRST_GAME], v[EXPERT], v[MERGED] = options & 1, options >> 1 & 1, options >> 2 & 1
    v[FIRST] = roll(v, CHANCE, seats)
    for seat in range(MOST_SEATS):
        v[MEEPLES + seat] = AT_SEA
        for i in range(HAND):
            v[HANDS + HAND * seat + i] = NOT_KEPT
    deal_hands(v, -1)
    deal_cards(v)
    choose(v)


@kernel
def deal_cards(v: Ints) -> None:
    """The sketch cards for so many seats, and Otoma's."""
    n = 0
    for kind in range(KINDS):
        for _ in range(COPIES[KINDS * (v[SEATS] - 1) + kind]):
            v[DECK + n] = kind
            n += 1
    v[POOL] = n
    v[HIDDEN] = n - SOLO_REMOVED if v[SEATS] == 1 else n
    shuffle(v, CHANCE, DECK, DECK + n)
    refill(v)
    for i in range(OTOMA_ALL):
        v[OTOMA_DECK + i] = i
    deal_otoma(v, 0)


@kernel
def redeal(v: Ints) -> None:
    """
    All that seat 0 cannot see, drawn anew.

    That is the order of the deck, the cards put back unseen, Otoma's cards but the one on top, and
    the others' presumptions.
    """
    shuffle(v, CHANCE, DECK + v[TOP], DECK + v[POOL])
    if v[SEATS] == 1:
        deal_otoma(v, v[OTOMA_TOP] + 1)
    else:
        deal_hands(v, 0)


@kernel
def deal_otoma(v: Ints, known: int) -> None:
    """
    Otoma's cards after the first *known*, as the recipe may have stacked them.

    Each stack holds one claim, never on top; the plain cards left over stay in the box.
    """
    plain = SCRATCH
    claiming = SCRATCH + OTOMA_ALL
    for i in range(known, OTOMA_ALL):
        card = v[OTOMA_DECK + i]
        if OTOMA_CLAIMS[card]:
            claiming -= 1
            v[claiming] = card
        else:
            v[plain] = card
            plain += 1
    shuffle(v, CHANCE, SCRATCH, plain)
    shuffle(v, CHANCE, claiming, SCRATCH + OTOMA_ALL)
    for i in range(STACKS):
        place = claim_place(v, known, STACK * i)
        if place:
            v[OTOMA_DECK + place] = v[claiming]
            claiming += 1
        for j in range(max(known, STACK * i), STACK * i + STACK):
            if j != place:
                plain -= 1
                v[OTOMA_DECK + j] = v[plain]
    for i in range(max(known, STACK * STACKS), OTOMA_ALL):
        plain -= 1
        v[OTOMA_DECK + i] = v[plain]


@kernel
def claim_place(v: Ints, known: int, first: int) -> int:
    """Where the claim lies in the stack from *first* on: below its top; 0 where it is known."""
    for i in range(first, min(known, first + STACK)):
        if OTOMA_CLAIMS[v[OTOMA_DECK + i]]:
            return 0
    lowest = max(known, first + 1)
    return lowest + roll(v, CHANCE, first + STACK - lowest)


@kernel
def deal_hands(v: Ints, knower: int) -> None:
    """Presumptions for every seat but the *knower*; those that had chosen keep some of them."""
    if v[FIRST_GAME]:
        deal_letters(v, knower)
        return
    n = 0
    for number in range(PRESUMPTIONS):
        if knower < 0 or not was_dealt(v, knower, number):
            v[SCRATCH + n] = number
            n += 1
    shuffle(v, CHANCE, SCRATCH, SCRATCH + n)
    for seat in range(v[SEATS]):
        if seat != knower:
            hand = HANDS + HAND * seat
            for i in range(DEALT):
                n -= 1
                v[hand + i] = v[SCRATCH + n]
            if v[hand + DEALT] >= 0:
                for i in range(KEPT):
                    v[hand + DEALT + i] = v[hand + i]


@kernel
def was_dealt(v: Ints, seat: int, number: int) -> bool:
    times = 0
    for i in range(HAND):
        if v[HANDS + HAND * seat + i] == number:
            times += 1
    return times > 0


@kernel
def deal_letters(v: Ints, knower: int) -> None:
    """A pair of one letter for every seat but the *knower*, as in a first game."""
    n = 0
    for pair in range(PAIRS):
        if knower < 0 or not was_dealt(v, knower, LETTERS[KEPT * pair]):
            v[SCRATCH + n] = pair
            n += 1
    shuffle(v, CHANCE, SCRATCH, SCRATCH + n)
    for seat in range(v[SEATS]):
        if seat != knower:
            n -= 1
            for i in range(KEPT):
                v[HANDS + HAND * seat + DEALT + i] = LETTERS[KEPT * v[SCRATCH + n] + i]
