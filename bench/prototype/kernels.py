"""
The prototype's game as kernels: random playouts that come out as those of carto.c do.

Goals and chance are those of the title's kernels; what is simpler here is the flow of a match.
"""

from __future__ import annotations

import cards as d

from inklands.fast.cartographers.goals import (
    borderlands,
    great_city,
    lost_barony,
    neighbours,
    stoneside_forest,
)
from inklands.fast.chance import roll
from inklands.grid.kernel import (
    Ints,
    Mask,
    Masks,
    constants,
    kernel,
    mask_constants,
    new_ints,
    new_masks,
    nth,
)

NONE, ONE, FULL = Mask(0), Mask(1), Mask(d.FULL)
MOUNTAINS, MOUNTAIN_NBR = Mask(d.MOUNTAINS), mask_constants(d.MOUNTAIN_NBR)
_orientations = [orientation for orientations in d.ORIENTATIONS for orientation in orientations]
FIRST = constants(sum(map(len, d.ORIENTATIONS[:i])) for i in range(len(d.ORIENTATIONS) + 1))
CELL_AT = constants(
    sum(len(orientation.offsets) for orientation in _orientations[:i])
    for i in range(len(_orientations) + 1)
)
CELL = constants(offset for orientation in _orientations for offset in orientation.offsets)
VALID, RUIN_VALID = (
    mask_constants(orientation.valid for orientation in _orientations),
    mask_constants(orientation.ruin for orientation in _orientations),
)
SHAPE = mask_constants(orientation.cells for orientation in _orientations)
COST = constants(time for time, _ in d.CARDS)
OPT_AT = constants(sum(len(options) for _, options in d.CARDS[:i]) for i in range(len(d.CARDS) + 1))
OPT_SHAPE, OPT_TERRAIN, OPT_COIN = (
    constants(option[i] for _, options in d.CARDS for option in options) for i in range(3)
)
AMBUSH_SHAPE, AMBUSH_LAST = (constants(each[i] for each in d.AMBUSH) for i in range(2))
THRESHOLD = constants(d.THRESHOLDS)

FILLED = 5
RNG, SEASON, TIME, COINS, SCORE, DRAWN, DECK_SIZE, RUIN, CARD, N_WAIT = range(10)
EDICTS, DONE, WAIT, AMB, DECK = 10, 11, 12, 16, 20
N_BOARDS, N_INTS = 6, 40


@kernel
def edict(i: int, b: Masks) -> int:
    if i == 0:
        return stoneside_forest(b[d.FOREST], MOUNTAINS)
    if i == 1:
        return great_city(b[d.VILLAGE], MOUNTAINS)
    if i == 2:
        return borderlands(b[FILLED])
    return lost_barony(b[FILLED])


@kernel
def anchors(o: int, empty: int, ruin: int) -> int:
    """All anchor cells where orientation o fits."""
    legal = RUIN_VALID[o] if ruin else VALID[o]
    for i in range(CELL_AT[o], CELL_AT[o + 1]):
        legal &= empty >> CELL[i]
    return legal


@kernel
def begin_season(v: Ints) -> None:
    season = v[SEASON]
    v[WAIT + v[N_WAIT]] = v[AMB + season]
    v[N_WAIT] += 1
    for i in range(13):
        v[DECK + i] = i
    for i in range(v[N_WAIT]):
        v[DECK + 13 + i] = v[WAIT + i]
    v[DECK_SIZE] = 13 + v[N_WAIT]
    v[TIME] = v[DRAWN] = v[RUIN] = 0


@kernel
def ambush(b: Masks, v: Ints, card: int) -> None:
    at = 0
    while v[WAIT + at] != card:
        at += 1
    v[N_WAIT] -= 1
    for i in range(at, v[N_WAIT]):
        v[WAIT + i] = v[WAIT + i + 1]
    o = FIRST[AMBUSH_SHAPE[card - 13]]
    legal = anchors(o, FULL & ~b[FILLED], False)
    if legal:
        if not AMBUSH_LAST[card - 13]:
            legal &= -legal
        p = SHAPE[o] << (legal.bit_length() - 1)
        b[FILLED] |= p
        b[d.MONSTER] |= p


@kernel
def draw(b: Masks, v: Ints) -> None:
    """Reveal cards until an explore card is up."""
    while True:
        j = v[DRAWN] + roll(v, RNG, v[DECK_SIZE] - v[DRAWN])
        card = v[DECK + j]
        v[DECK + j] = v[DECK + v[DRAWN]]
        v[DRAWN] += 1
        if card >= 13:
            ambush(b, v, card)
        elif card >= 11:
            v[RUIN] = 1
        else:
            v[CARD] = card
            return


@kernel
def reset(b: Masks, v: Ints, seed: int) -> None:
    for i in range(N_INTS):
        v[i] = 0
    for i in range(5):
        b[i] = NONE
    b[FILLED] = MOUNTAINS
    v[RNG] = (seed * 2654435761 + 0x9E3779B9) & 0xFFFFFFFF
    if v[RNG] == 0:
        v[RNG] = 1
    for i in range(4):
        v[AMB + i] = 13 + i
    for i in range(3):
        j = i + roll(v, RNG, 4 - i)
        t = v[AMB + i]
        v[AMB + i] = v[AMB + j]
        v[AMB + j] = t
    begin_season(v)
    draw(b, v)


@kernel
def legal(b: Masks, v: Ints, maps: Masks, counts: Ints) -> int:
    """How many actions there are; maps and counts tell them by offer and orientation."""
    card = v[CARD]
    empty = FULL & ~b[FILLED]
    total = 0
    first = OPT_AT[card]
    for i in range(OPT_AT[card + 1] - first):
        shape = OPT_SHAPE[first + i]
        if i and shape == OPT_SHAPE[first + i - 1]:
            n = counts[i - 1]
            for j in range(FIRST[shape + 1] - FIRST[shape]):
                maps[8 * i + j] = maps[8 * i - 8 + j]
        else:
            n = 0
            for j in range(FIRST[shape + 1] - FIRST[shape]):
                m = anchors(FIRST[shape] + j, empty, v[RUIN])
                maps[8 * i + j] = m
                n += m.bit_count()
        counts[i] = n
        total += n
    return total


@kernel
def end_season(b: Masks, v: Ints) -> None:
    season = v[SEASON]
    filled = b[FILLED]
    surrounded = 0
    for i in range(5):
        if MOUNTAIN_NBR[i] & filled == MOUNTAIN_NBR[i]:
            surrounded += 1
    for i in range(4):
        e = edict(i, b)
        v[EDICTS] += e
        if i == season or i == (season + 1) % 4:
            v[SCORE] += e
    v[SCORE] += v[COINS] + surrounded - (neighbours(b[d.MONSTER]) & ~filled).bit_count()
    v[SEASON] = season + 1


@kernel
def step(b: Masks, v: Ints, maps: Masks, counts: Ints, total: int, k: int) -> None:
    """Play the k-th legal action."""
    card = v[CARD]
    placed = NONE
    terrain = 0
    if total:
        i = 0
        while k >= counts[i]:
            k -= counts[i]
            i += 1
        option = OPT_AT[card] + i
        terrain = OPT_TERRAIN[option]
        v[COINS] += OPT_COIN[option]
        o = FIRST[OPT_SHAPE[option]]
        j = 8 * i
        n = maps[j].bit_count()
        while k >= n:
            k -= n
            j += 1
            o += 1
            n = maps[j].bit_count()
        placed = SHAPE[o] << nth(maps[j], k)
    else:
        empty = FULL & ~b[FILLED]
        n = empty.bit_count()
        if n:
            terrain = k // n
            placed = ONE << nth(empty, k - terrain * n)
    b[FILLED] |= placed
    b[terrain] |= placed
    v[TIME] += COST[card]
    v[RUIN] = 0
    if v[TIME] >= THRESHOLD[v[SEASON]]:
        end_season(b, v)
        if v[SEASON] == 4:
            v[DONE] = 1
            return
        begin_season(v)
    draw(b, v)


@kernel
def play(b: Masks, v: Ints, maps: Masks, counts: Ints, seed: int, out: Ints) -> None:
    """A random game."""
    reset(b, v, seed)
    decisions = 0
    enumerated = 0
    while not v[DONE]:
        total = legal(b, v, maps, counts)
        n = total
        if not n:
            n = 4 * (FULL & ~b[FILLED]).bit_count()
        decisions += 1
        enumerated += n
        step(b, v, maps, counts, total, roll(v, RNG, n))
    out[0] = v[SCORE]
    out[1] = decisions
    out[2] = enumerated
    out[3] = v[EDICTS]


@kernel
def playouts(seed0: int, n: int) -> Ints:
    b = new_masks(N_BOARDS)
    v = new_ints(N_INTS)
    maps = new_masks(40)
    counts = new_ints(5)
    out = new_ints(4)
    tot = new_ints(4)
    for g in range(n):
        play(b, v, maps, counts, seed0 + g, out)
        for i in range(4):
            tot[i] += out[i]
    return tot
