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
    RUINS,
    goal_points,
    neighbours,
    surrounded,
)
from inklands.fast.cartographers.match import (
    AMBUSHES,
    CARD,
    COINS,
    DEALT,
    DECK,
    DECK_SIZE,
    EDICT,
    FALLBACK,
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
from inklands.grid.kernel import Ints, Mask, Masks, constants, kernel, mask_constants, nth
from inklands.grid.kernel import new_ints as new_ints
from inklands.grid.kernel import new_masks as new_masks

MOST_OFFERS, MOST_LOOKS = 5, 8
MAPS = MOST_OFFERS * MOST_LOOKS
MOST_ACTIONS = MAPS * EVERYWHERE.bit_count()

SEASONS, FIRST_RUINS, FIRST_AMBUSH, MOST_COINS = (
    t.SEASONS, t.FIRST_RUINS, t.FIRST_AMBUSH, t.MOST_COINS,
)  # fmt: skip
EDICTS, CATEGORY_AT = t.EDICTS, constants(t.CATEGORY_AT)
WASTELAND = mask_constants(layout.wasteland for layout in t.LAYOUTS)
OFFER_AT, OFFER_SHAPE, OFFER_TERRAIN = (
    constants(t.OFFER_AT), constants(t.OFFER_SHAPE), constants(t.OFFER_TERRAIN),
)  # fmt: skip
ORIENTATION_AT, CELL_AT, CELLS = (
    constants(t.ORIENTATION_AT),
    constants(t.CELL_AT),
    constants(t.CELLS),
)
ORIENTATION_INSIDE = mask_constants(orientation.inside for orientation in t.ORIENTATIONS)
ORIENTATION_CELLS = mask_constants(orientation.cells for orientation in t.ORIENTATIONS)
CARD_TIME, COIN_SIZES = constants(t.TIME), constants(t.COIN_SIZES)
TERRAIN_AT, CARD_TERRAINS = constants(t.TERRAIN_AT), constants(t.CARD_TERRAINS)
CLOCKWISE, PRINTED_ORIENTATION = constants(t.CLOCKWISE), constants(t.PRINTED_ORIENTATION)
WALK_AT, WALKS = constants(t.WALK_AT), constants(t.WALKS)
THRESHOLD, SCORES = constants(t.THRESHOLDS), constants(t.SCORES)
ONE = Mask(1)
ANY_UNDER_RUINS, ANY = 1, 2
WAITS_FOR_DECK = 2


@kernel
def anchors(orientation: int, free: int) -> int:
    found = ORIENTATION_INSIDE[orientation]
    for i in range(CELL_AT[orientation], CELL_AT[orientation + 1]):
        found &= free >> CELLS[i]
    return found


@kernel
def touching(orientation: int, wanted: int) -> int:
    found = NONE
    for i in range(CELL_AT[orientation], CELL_AT[orientation + 1]):
        found |= wanted >> CELLS[i]
    return found & ORIENTATION_INSIDE[orientation]


@kernel
def place_of(card: int) -> int:
    """The place of a card among those that are drawn from."""
    return card if card < FIRST_RUINS else card - FIRST_AMBUSH + FIRST_RUINS


@kernel
def map_of(v: Ints, seat: int) -> int:
    """The seat whose map *seat* draws on now."""
    card = v[CARD]
    if card < FIRST_AMBUSH:
        return seat
    step = v[SEATS] - 1 if CLOCKWISE[card - FIRST_AMBUSH] else 1
    return (seat + step) % v[SEATS]


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
def legal(b: Masks, v: Ints, maps: Masks, counts: Ints) -> int:
    """
    How many actions the seat to act has.

    ``maps[8 * i + j]`` receives the anchors of orientation *j* for offer *i*; ``counts[i]``
    receives how many they are.
    """
    filled = b[SHEET_MASKS * map_of(v, v[SEAT]) + FILLED]
    free = EVERYWHERE & ~filled
    place = place_of(v[CARD])
    ruins_due = v[RUINS_DUE] and v[CARD] < FIRST_RUINS
    first = OFFER_AT[place]
    total = 0
    for i in range(OFFER_AT[place + 1] - first):
        shape = OFFER_SHAPE[first + i]
        n = 0
        if i and shape == OFFER_SHAPE[first + i - 1]:
            n = counts[i - 1]
            for j in range(ORIENTATION_AT[shape + 1] - ORIENTATION_AT[shape]):
                maps[MOST_LOOKS * i + j] = maps[MOST_LOOKS * (i - 1) + j]
        else:
            for j in range(ORIENTATION_AT[shape + 1] - ORIENTATION_AT[shape]):
                orientation = ORIENTATION_AT[shape] + j
                fits = anchors(orientation, free)
                if ruins_due:
                    fits &= touching(orientation, RUINS[v[LAYOUT]] & free)
                maps[MOST_LOOKS * i + j] = fits
                n += fits.bit_count()
        counts[i] = n
        total += n
    v[FALLBACK] = 0 if total else 1
    return total or single_cells(v, maps, counts, free)


@kernel
def single_cells(v: Ints, maps: Masks, counts: Ints, free: int) -> int:
    """One cell anywhere, when nothing on the card fits or can cover ruins."""
    n = free.bit_count()
    kinds = fallback_kinds(v)
    for i in range(kinds):
        maps[MOST_LOOKS * i] = free
        counts[i] = n
    return kinds * n


@kernel
def falls_back_on_any(v: Ints) -> bool:
    ruling = v[RULING]
    return v[CARD] < FIRST_RUINS and (
        ruling == ANY or (ruling == ANY_UNDER_RUINS and v[RUINS_DUE] > 0)
    )


@kernel
def fallback_kinds(v: Ints) -> int:
    """How many terrains a single cell may be filled with."""
    place = place_of(v[CARD])
    return TERRAINS if falls_back_on_any(v) else TERRAIN_AT[place + 1] - TERRAIN_AT[place]


@kernel
def terrain_of(v: Ints, option: int) -> int:
    """The terrain of offer *option* of the card."""
    place = place_of(v[CARD])
    if not v[FALLBACK]:
        return OFFER_TERRAIN[OFFER_AT[place] + option]
    return option if falls_back_on_any(v) else CARD_TERRAINS[TERRAIN_AT[place] + option]


@kernel
def option_of(counts: Ints, k: int) -> int:
    """The offer that action *k* belongs to."""
    i = 0
    while k >= counts[i]:
        k -= counts[i]
        i += 1
    return i


@kernel
def cells_of(v: Ints, maps: Masks, counts: Ints, k: int) -> int:
    """The cells that action *k* fills."""
    i = 0
    while k >= counts[i]:
        k -= counts[i]
        i += 1
    j = MOST_LOOKS * i
    if v[FALLBACK]:
        return ONE << nth(maps[j], k)
    orientation = ORIENTATION_AT[OFFER_SHAPE[OFFER_AT[place_of(v[CARD])] + i]]
    n = maps[j].bit_count()
    while k >= n:
        k -= n
        j += 1
        orientation += 1
        n = maps[j].bit_count()
    return ORIENTATION_CELLS[orientation] << nth(maps[j], k)


@kernel
def shape_coins(v: Ints, cells: int) -> int:
    """The coin that a shape of this size brings, or none."""
    return COIN_SIZES[place_of(v[CARD])] >> cells.bit_count() & 1


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
