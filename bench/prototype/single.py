"""(3c) ONE source: interpreted on Python ints, or compiled by numba on i128 (PERF_FAST=1).  See rt.py."""
import data as d
from mapwright.grid.kernel import Board, boards, kernel, new_boards, new_ints, nth, table

NONE, ONE, FULL = Board(0), Board(1), Board(d.FULL)
MOUNTAINS, NOT_FIRST, NOT_LAST = Board(d.MOUNTAINS), Board(d.NOT_FIRST), Board(d.NOT_LAST)
ROWS, COLS, MOUNTAIN_NBR = boards(d.ROWS), boards(d.COLS), boards(d.MOUNTAIN_NBR)
_flat = [(o, v, r, b) for t, bs in zip(d.ORIENT, d.BASE) for (o, v, r), b in zip(t, bs)]
_start = [sum(len(t) for t in d.ORIENT[:i]) for i in range(len(d.ORIENT) + 1)]
FIRST = table(_start)                                       # orientations of shape s: FIRST[s] .. FIRST[s + 1]
CELL_AT = table([sum(len(f[0]) for f in _flat[:i]) for i in range(len(_flat) + 1)])
CELL = table([c for f in _flat for c in f[0]])              # offsets of orientation o: CELL[CELL_AT[o] .. CELL_AT[o + 1]]
VALID, RUIN_VALID, SHAPE = boards([f[1] for f in _flat]), boards([f[2] for f in _flat]), boards([f[3] for f in _flat])
COST = table([t for t, _ in d.CARDS])
OPT_AT = table([sum(len(o) for _, o in d.CARDS[:i]) for i in range(len(d.CARDS) + 1)])
OPT_SHAPE, OPT_TERRAIN, OPT_COIN = (table([o[i] for _, ops in d.CARDS for o in ops]) for i in range(3))
AMBUSH_SHAPE, AMBUSH_LAST = table([s for s, _ in d.AMBUSH]), table([l for _, l in d.AMBUSH])
THRESHOLD = table(d.THRESHOLDS)

# state: boards b[0..4] = terrains, b[FILLED]; ints v[...]
FILLED = 5
RNG, SEASON, TIME, COINS, SCORE, DRAWN, DECK_SIZE, RUIN, CARD, N_WAIT, EDICTS, DONE, WAIT, AMB, DECK = (
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 20)
N_BOARDS, N_INTS = 6, 40


@kernel
def neighbours(b):
    return ((b & NOT_LAST) << 1 | (b & NOT_FIRST) >> 1 | b << 11 | b >> 11) & FULL


@kernel
def cluster(seed, area):
    """flood fill: the connected part of `area` that contains `seed`"""
    while True:
        grown = (seed | neighbours(seed)) & area
        if grown == seed:
            return seed
        seed = grown


@kernel
def stoneside_forest(forest):
    linked = NONE
    while forest:
        c = cluster(forest & -forest, forest)
        forest ^= c
        touched = neighbours(c) & MOUNTAINS
        if touched & (touched - 1):
            linked |= touched
    return 3 * linked.bit_count()


@kernel
def great_city(village):
    best = 0
    while village:
        c = cluster(village & -village, village)
        village ^= c
        if not neighbours(c) & MOUNTAINS:
            best = max(best, c.bit_count())
    return best


@kernel
def borderlands(filled):
    full = 0
    for i in range(11):
        if filled & ROWS[i] == ROWS[i]:
            full += 1
        if filled & COLS[i] == COLS[i]:
            full += 1
    return 6 * full


@kernel
def lost_barony(filled):
    side = 0
    squares = filled
    while squares:
        side += 1
        squares = squares & squares >> 1 & squares >> 11 & squares >> 12 & NOT_LAST
    return 3 * side


@kernel
def edict(i, b):
    if i == 0:
        return stoneside_forest(b[d.FOREST])
    if i == 1:
        return great_city(b[d.VILLAGE])
    if i == 2:
        return borderlands(b[FILLED])
    return lost_barony(b[FILLED])


@kernel
def roll(v, n):
    """random integer below n (xorshift32)"""
    x = v[RNG]
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    x ^= (x << 5) & 0xFFFFFFFF
    v[RNG] = x
    return x * n >> 32


@kernel
def anchors(o, empty, ruin):
    """all anchor cells where orientation o fits"""
    legal = RUIN_VALID[o] if ruin else VALID[o]
    for i in range(CELL_AT[o], CELL_AT[o + 1]):
        legal &= empty >> CELL[i]
    return legal


@kernel
def begin_season(v):
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
def ambush(b, v, card):
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
def draw(b, v):
    """reveal cards until an explore card is up"""
    while True:
        j = v[DRAWN] + roll(v, v[DECK_SIZE] - v[DRAWN])
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
def reset(b, v, seed):
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
        j = i + roll(v, 4 - i)
        t = v[AMB + i]
        v[AMB + i] = v[AMB + j]
        v[AMB + j] = t
    begin_season(v)
    draw(b, v)


@kernel
def legal(b, v, maps, counts):
    """fill maps[8*i + j] = anchors of orientation j for option i, counts[i]; -> total number of legal actions"""
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
def end_season(b, v):
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
def step(b, v, maps, counts, total, k):
    """play the k-th legal action (maps/counts/total from legal()); k is below max(total, 4 * empty cells)"""
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
    else:                                          # nothing fits: one cell of any of the four terrains
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
def play(b, v, maps, counts, seed, out):
    """a random game"""
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
        step(b, v, maps, counts, total, roll(v, n))
    out[0] = v[SCORE]
    out[1] = decisions
    out[2] = enumerated
    out[3] = v[EDICTS]


@kernel
def playouts(seed0, n):
    b = new_boards(N_BOARDS)
    v = new_ints(N_INTS)
    maps = new_boards(40)
    counts = new_ints(5)
    out = new_ints(4)
    tot = new_ints(4)
    for g in range(n):
        play(b, v, maps, counts, seed0 + g, out)
        for i in range(4):
            tot[i] += out[i]
    return tot


def playout(seed):
    return tuple(playouts(seed, 1))
