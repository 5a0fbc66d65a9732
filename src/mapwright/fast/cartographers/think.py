"""What a bot asks of the simulator: deals that agree with a view, choices by worth, playouts."""

from __future__ import annotations

from mapwright.fast.cartographers.goals import FILLED, SHEET_BOARDS
from mapwright.fast.cartographers.playout import frozen, picked, take, worth_of
from mapwright.fast.cartographers.rules import (
    AMBUSHES,
    CARD,
    CHANCE,
    DECK,
    DECK_SIZE,
    DONE,
    FIRST_AMBUSH,
    HEADER,
    LURKERS,
    LURKING,
    POINTS,
    POLICY,
    RUINS_DUE,
    SEASON,
    SEASONS,
    SEAT,
    SEAT_NUMBERS,
    SEATS,
    TURNED,
    legal,
    map_of,
)
from mapwright.fast.cartographers.rules import start as start
from mapwright.fast.chance import roll, seeded
from mapwright.fast.ranking import insert
from mapwright.fast.tree import WIDTH, begin, follows, is_ripe, learn, sprout, taken
from mapwright.fast.tree import plant as plant
from mapwright.grid.kernel import Boards, Ints, kernel
from mapwright.grid.kernel import new_boards as new_boards
from mapwright.grid.kernel import new_ints as new_ints


@kernel
def copy_match(b: Boards, v: Ints, to_b: Boards, to_v: Ints) -> None:
    for i in range(SHEET_BOARDS * v[SEATS]):
        to_b[i] = b[i]
    for i in range(HEADER + SEAT_NUMBERS * v[SEATS]):
        to_v[i] = v[i]


@kernel
def dealt(b: Boards, v: Ints, seed: int) -> tuple[Boards, Ints]:
    """A copy of a match, with all that is hidden dealt anew."""
    new_b = new_boards(SHEET_BOARDS * v[SEATS])
    new_v = new_ints(HEADER + SEAT_NUMBERS * v[SEATS])
    copy_match(b, v, new_b, new_v)
    redeal(new_v, seed)
    return new_b, new_v


@kernel
def redeal(v: Ints, seed: int) -> None:
    """
    The ambushes nobody has met, dealt anew over this deck and the seasons to come.

    The order of the deck follows from the seed as well, since cards are drawn from it at random.
    """
    v[CHANCE] = seeded(seed)
    v[POLICY] = seeded(seed ^ 0x5DEECE66)
    for _ in range(2):
        roll(v, CHANCE, 2)
    unmet = v[LURKING] + SEASONS - 1 - v[SEASON]
    for i in range(unmet - 1):
        j = i + roll(v, CHANCE, unmet - i)
        one = unmet_at(v, i)
        two = unmet_at(v, j)
        v[one], v[two] = v[two], v[one]
    n = 0
    for i in range(v[TURNED], v[DECK_SIZE]):
        if v[DECK + i] >= FIRST_AMBUSH:
            v[DECK + i] = v[LURKERS + n]
            n += 1


@kernel
def unmet_at(v: Ints, i: int) -> int:
    """Where the *i*-th ambush nobody has met is kept: in the deck, or for a later season."""
    return LURKERS + i if i < v[LURKING] else AMBUSHES + v[SEASON] + 1 + i - v[LURKING]


@kernel
def lead(b: Boards, v: Ints, goals: Ints) -> int:
    """
    The points of seat 0, less those of the best other seat.

    Before the end, what the maps would still earn as they are is counted in.
    """
    own = 0
    best = -1000
    for seat in range(v[SEATS]):
        points = v[HEADER + SEAT_NUMBERS * seat + POINTS]
        if not v[DONE]:
            points += frozen(b, v, seat, goals)
        if seat == 0:
            own = points
        else:
            best = max(best, points)
    return own - best if v[SEATS] > 1 else own


@kernel
def finish(
    b: Boards, v: Ints, maps: Boards, counts: Ints, goals: Ints, m: int, seasons: int
) -> int:
    """`lead` after playing on to the end of *seasons* more, each action the best of *m*."""
    last = v[SEASON] + seasons
    while not v[DONE] and v[SEASON] < last:
        total = legal(b, v, maps, counts)
        take(b, v, maps, counts, picked(b, v, maps, counts, goals, total, m))
    return lead(b, v, goals)


@kernel
def reply(b: Boards, v: Ints, maps: Boards, counts: Ints, goals: Ints, m: int) -> None:
    """The other seats play, each action the best of *m*, until seat 0 is to act again."""
    while not v[DONE] and v[SEAT]:
        total = legal(b, v, maps, counts)
        take(b, v, maps, counts, picked(b, v, maps, counts, goals, total, m))


@kernel
def act(b: Boards, v: Ints, maps: Boards, counts: Ints, goals: Ints, k: int, m: int) -> None:
    """Take action *k*; the others reply."""
    legal(b, v, maps, counts)
    take(b, v, maps, counts, k)
    reply(b, v, maps, counts, goals, m)


@kernel
def is_over(v: Ints) -> bool:
    return v[DONE] > 0


@kernel
def choices(
    b: Boards,
    v: Ints,
    maps: Boards,
    counts: Ints,
    goals: Ints,
    values: Ints,
    places: Ints,
    width: int,
) -> int:
    """The best actions, in ``places``, and in ``values`` what they are worth; how many."""
    n = legal(b, v, maps, counts)
    frozen(b, v, map_of(v, v[SEAT]), goals)
    found = 0
    for k in range(n):
        worth = worth_of(b, v, maps, counts, goals, k)
        found = insert(values, 0, places, 0, worth, k, found, width)
    return found


@kernel
def sample(
    b: Boards,
    v: Ints,
    to_b: Boards,
    to_v: Ints,
    maps: Boards,
    counts: Ints,
    goals: Ints,
    arms: Ints,
    n: int,
    seed: int,
    rounds: int,
    m: int,
    seasons: int,
    sums: Ints,
) -> None:
    """
    Adds to ``sums[i]`` what came of action ``arms[i]`` in *rounds* deals.

    The deals are the same for all *n* actions, so that luck does not tell them apart.
    """
    for deal in range(rounds):
        for i in range(n):
            copy_match(b, v, to_b, to_v)
            redeal(to_v, seed + deal)
            legal(to_b, to_v, maps, counts)
            take(to_b, to_v, maps, counts, arms[i])
            left = seasons - (to_v[SEASON] - v[SEASON])
            sums[i] += finish(to_b, to_v, maps, counts, goals, m, left)


@kernel
def look(b: Boards, v: Ints) -> int:
    """A number that tells apart what the seat to act can see of its decision."""
    filled = b[SHEET_BOARDS * map_of(v, v[SEAT]) + FILLED]
    folded = (v[CARD] * 2 + v[RUINS_DUE]) * 0x2545F491
    while filled:
        lowest = (filled & -filled).bit_length()
        folded = ((folded << 7) + (folded >> 9) + lowest) & 0xFFFFFFFFFFFF
        filled = filled & (filled - 1)
    return folded


@kernel
def descend(
    b: Boards,
    v: Ints,
    maps: Boards,
    counts: Ints,
    goals: Ints,
    values: Ints,
    places: Ints,
    tree: Ints,
    m: int,
) -> None:
    """Down the tree from the action it begins with, to what it has not seen or tried before."""
    act(b, v, maps, counts, goals, taken(tree), m)
    while not v[DONE] and follows(tree, look(b, v)):
        act(b, v, maps, counts, goals, taken(tree), m)
    if not v[DONE] and is_ripe(tree):
        n = choices(b, v, maps, counts, goals, values, places, WIDTH)
        sprout(tree, look(b, v), places, n)


@kernel
def grow_tree(
    b: Boards,
    v: Ints,
    to_b: Boards,
    to_v: Ints,
    maps: Boards,
    counts: Ints,
    goals: Ints,
    values: Ints,
    places: Ints,
    tree: Ints,
    arms: Ints,
    n: int,
    seed: int,
    rounds: int,
    m: int,
    seasons: int,
    sums: Ints,
) -> None:
    """Like `sample`, for actions of the tree's root; where it has seen more, the tree chooses."""
    for deal in range(rounds):
        for i in range(n):
            copy_match(b, v, to_b, to_v)
            redeal(to_v, seed + deal)
            begin(tree, arms[i])
            descend(to_b, to_v, maps, counts, goals, values, places, tree, m)
            left = seasons - (to_v[SEASON] - v[SEASON])
            result = finish(to_b, to_v, maps, counts, goals, m, left)
            learn(tree, result)
            sums[i] += result
