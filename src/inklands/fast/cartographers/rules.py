"""
The flow of a match on flat numbers: deal in, legal actions, apply, points.

Seats draw one after another where the readable
title lets them draw at once, which comes to the same: nobody sees the others' drawings of a turn.
"""

from __future__ import annotations

from inklands.fast.cartographers import constants as t
from inklands.fast.cartographers.goals import (
    EVERYWHERE,
    MOUNTAINS,
    NONE,
    goal_points,
    neighbours,
    surrounded,
)
from inklands.fast.cartographers.legal import (
    FIRST_AMBUSH,
    FIRST_RUINS,
    ONE,
    ORIENTATION_CELLS,
    anchors,
    cells_of,
    legal,
    map_of,
    option_of,
    shape_coins,
    terrain_of,
)
from inklands.fast.cartographers.match import (
    AMBUSHES,
    CARD,
    COINS,
    DEALT,
    DECK,
    DECK_SIZE,
    EDICT,
    FILLED,
    HEADER,
    LAYOUT,
    LOST,
    LURKERS,
    LURKING,
    MONSTER,
    POINTS,
    RUINS_DUE,
    RULING,
    SEASON,
    SEAT_NUMBERS,
    SHEET_MASKS,
    TERRAINS,
    TIME,
    TURN,
    TURNED,
)
from inklands.fast.chance import roll, seeded
from inklands.fast.match import CHANCE, DONE, SEAT, SEATS
from inklands.grid.kernel import Ints, Masks, constants, kernel, mask_constants
from inklands.grid.kernel import new_ints as new_ints
from inklands.grid.kernel import new_masks as new_masks

SEASONS, EDICTS, MOST_COINS = t.SEASONS, t.EDICTS, t.MOST_COINS
CATEGORY_AT = constants(t.CATEGORY_AT)
WASTELAND = mask_constants(layout.wasteland for layout in t.LAYOUTS)
CARD_TIME, PRINTED_ORIENTATION = constants(t.TIME), constants(t.PRINTED_ORIENTATION)
WALK_AT, WALKS = constants(t.WALK_AT), constants(t.WALKS)
THRESHOLD, SCORES = constants(t.THRESHOLDS), constants(t.SCORES)
WAITS_FOR_DECK = 2


@kernel
def blank(b: Masks, v: Ints) -> None:
    """Empty maps and an empty track for ``v[SEATS]`` seats on ``v[LAYOUT]``."""
    for seat in range(v[SEATS]):
        at = SHEET_MASKS * seat
        for i in range(TERRAINS):
            b[at + i] = NONE
        b[at + FILLED] = MOUNTAINS[v[LAYOUT]] | WASTELAND[v[LAYOUT]]
        for i in range(SEAT_NUMBERS):
            v[HEADER + SEAT_NUMBERS * seat + i] = 0


@kernel
def deal(v: Ints) -> None:
    """Random goals in a random order, and the ambushes in theirs."""
    for i in range(EDICTS):
        v[EDICT + i] = CATEGORY_AT[i] + roll(v, CHANCE, CATEGORY_AT[i + 1] - CATEGORY_AT[i])
        v[AMBUSHES + i] = FIRST_AMBUSH + i
    for i in range(EDICTS - 1):
        j = i + roll(v, CHANCE, EDICTS - i)
        v[EDICT + i], v[EDICT + j] = v[EDICT + j], v[EDICT + i]
        j = i + roll(v, CHANCE, EDICTS - i)
        v[AMBUSHES + i], v[AMBUSHES + j] = v[AMBUSHES + j], v[AMBUSHES + i]


@kernel
def start(b: Masks, v: Ints, seats: int, layout: int, ruling: int, seed: int) -> None:
    """A match dealt from *seed*, at its first decision."""
    for i in range(HEADER):
        v[i] = 0
    v[CHANCE] = seeded(seed)
    v[SEATS] = seats
    v[LAYOUT] = layout
    v[RULING] = ruling
    blank(b, v)
    deal(v)
    begin_season(v)
    explore(b, v)


@kernel
def begin_season(v: Ints) -> None:
    v[LURKERS + v[LURKING]] = v[AMBUSHES + v[SEASON]]
    v[LURKING] += 1
    for i in range(FIRST_AMBUSH):
        v[DECK + i] = i
    for i in range(v[LURKING]):
        v[DECK + FIRST_AMBUSH + i] = v[LURKERS + i]
    v[DECK_SIZE] = FIRST_AMBUSH + v[LURKING]
    v[TIME] = 0
    v[TURNED] = 0
    v[RUINS_DUE] = 0


@kernel
def turn_up(v: Ints) -> int:
    """The next card; the deck is shuffled as far as it is turned up, unless its order was dealt."""
    top = v[TURNED]
    if not v[DEALT]:
        j = top + roll(v, CHANCE, v[DECK_SIZE] - top)
        v[DECK + j], v[DECK + top] = v[DECK + top], v[DECK + j]
    v[TURNED] = top + 1
    return v[DECK + top]


@kernel
def take_ambush(v: Ints, card: int) -> None:
    """An ambush that shows up leaves the deck for good."""
    at = 0
    while v[LURKERS + at] != card:
        at += 1
    v[LURKING] -= 1
    for i in range(at, v[LURKING]):
        v[LURKERS + i] = v[LURKERS + i + 1]


@kernel
def draw(b: Masks, v: Ints, owner: int, terrain: int, cells: int, shape_coins: int) -> None:
    """*cells* of *terrain* on the map of *owner*, with the coins they bring."""
    at = SHEET_MASKS * owner
    numbers = HEADER + SEAT_NUMBERS * owner
    before = b[at + FILLED]
    b[at + terrain] |= cells
    b[at + FILLED] = before | cells
    mountains = MOUNTAINS[v[LAYOUT]]
    closed = surrounded(before | cells) & ~surrounded(before) & mountains
    coins = v[numbers + COINS] + shape_coins + closed.bit_count()
    v[numbers + COINS] = min(coins, MOST_COINS)


@kernel
def ambush_alone(b: Masks, v: Ints, card: int) -> None:
    """A solo ambush takes the first place on its walk where it fits as printed, or none."""
    number = card - FIRST_AMBUSH
    orientation = PRINTED_ORIENTATION[number]
    fits = anchors(orientation, EVERYWHERE & ~b[FILLED])
    if fits:
        for i in range(WALK_AT[number], WALK_AT[number + 1]):
            if fits >> WALKS[i] & ONE:
                draw(b, v, 0, MONSTER, ORIENTATION_CELLS[orientation] << WALKS[i], 0)
                return


@kernel
def next_seat(b: Masks, v: Ints, seat: int) -> int:
    """The first seat from *seat* on with room on the map it draws on, or ``v[SEATS]``."""
    while seat < v[SEATS]:
        if EVERYWHERE & ~b[SHEET_MASKS * map_of(v, seat) + FILLED]:
            return seat
        seat += 1
    return seat


@kernel
def resume(b: Masks, v: Ints) -> None:
    """The first seat with room on the map it draws on is to act."""
    v[SEAT] = next_seat(b, v, 0)


@kernel
def explore(b: Masks, v: Ints) -> None:
    """Cards are turned up, and turns that ask nobody are passed over, until a seat has to draw."""
    while not v[DONE] and v[DEALT] < WAITS_FOR_DECK:
        card = turn_up(v)
        if card >= FIRST_AMBUSH:
            take_ambush(v, card)
            if v[SEATS] == 1:
                ambush_alone(b, v, card)
                continue
        elif card >= FIRST_RUINS:
            v[RUINS_DUE] = 1
            continue
        v[CARD] = card
        v[TURN] += 1
        v[SEAT] = next_seat(b, v, 0)
        if v[SEAT] < v[SEATS]:
            return
        check(b, v)


@kernel
def check(b: Masks, v: Ints) -> None:
    """The card's time passes; the season ends when enough has."""
    if v[CARD] < FIRST_RUINS:
        v[TIME] += CARD_TIME[v[CARD]]
        v[RUINS_DUE] = 0
    if v[TIME] >= THRESHOLD[v[SEASON]]:
        score_season(b, v)
        v[SEASON] += 1
        if v[SEASON] == SEASONS:
            v[DONE] = 1
        elif v[DEALT]:
            v[DEALT] = WAITS_FOR_DECK
        else:
            begin_season(v)


@kernel
def score_season(b: Masks, v: Ints) -> None:
    for seat in range(v[SEATS]):
        at = SHEET_MASKS * seat
        numbers = HEADER + SEAT_NUMBERS * seat
        lost = (neighbours(b[at + MONSTER]) & ~b[at + FILLED]).bit_count()
        points = v[numbers + COINS] - lost
        for i in range(EDICTS):
            if SCORES[EDICTS * v[SEASON] + i]:
                points += goal_points(v[EDICT + i], b, at, v[LAYOUT])
        v[numbers + POINTS] += points
        v[numbers + LOST] += lost


@kernel
def apply(b: Masks, v: Ints, terrain: int, cells: int) -> None:
    """The seat to act draws; the match goes on to the next decision."""
    seat = v[SEAT]
    draw(b, v, map_of(v, seat), terrain, cells, shape_coins(v, cells))
    v[SEAT] = next_seat(b, v, seat + 1)
    if v[SEAT] == v[SEATS]:
        check(b, v)
        explore(b, v)


@kernel
def listed(b: Masks, v: Ints, maps: Masks, counts: Ints, terrains: Ints, cells: Masks) -> int:
    """How many actions the seat to act has; the buffers receive what each of them draws."""
    total = legal(b, v, maps, counts)
    for k in range(total):
        terrains[k] = terrain_of(v, option_of(counts, k))
        cells[k] = cells_of(v, maps, counts, k)
    return total


@kernel
def apply_listed(b: Masks, v: Ints, terrains: Ints, cells: Masks, k: int) -> None:
    """Take action *k* of those that `listed` has just written down."""
    apply(b, v, terrains[k], cells[k])
