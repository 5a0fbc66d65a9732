"""What a bot asks of the simulator: deals that agree with a view, choices by worth, playouts."""

from __future__ import annotations

from inklands.fast.cartographers.goals import FILLED, SHEET_MASKS
from inklands.fast.cartographers.playout import frozen, picked, take, worth_of
from inklands.fast.cartographers.rules import (
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
from inklands.fast.cartographers.rules import start as start
from inklands.fast.cartographers.workspace import Workspace
from inklands.fast.chance import roll, seeded
from inklands.fast.ranking import insert
from inklands.fast.tree import WIDTH, begin, follows, is_ripe, learn, sprout, taken
from inklands.fast.tree import plant as plant
from inklands.grid.kernel import Ints, Masks, kernel
from inklands.grid.kernel import new_ints as new_ints
from inklands.grid.kernel import new_masks as new_masks


@kernel
def copy_match(b: Masks, v: Ints, to_b: Masks, to_v: Ints) -> None:
    for i in range(SHEET_MASKS * v[SEATS]):
        to_b[i] = b[i]
    for i in range(HEADER + SEAT_NUMBERS * v[SEATS]):
        to_v[i] = v[i]


@kernel
def deal(b: Masks, v: Ints, to_b: Masks, to_v: Ints, seed: int) -> None:
    """A copy of a match, with all that is hidden dealt anew."""
    copy_match(b, v, to_b, to_v)
    redeal(to_v, seed)


@kernel
def dealt(b: Masks, v: Ints, seed: int) -> tuple[Masks, Ints]:
    """`deal` into buffers of its own."""
    new_b = new_masks(SHEET_MASKS * v[SEATS])
    new_v = new_ints(HEADER + SEAT_NUMBERS * v[SEATS])
    deal(b, v, new_b, new_v, seed)
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
def lead(b: Masks, v: Ints, goals: Ints) -> int:
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
def play(b: Masks, v: Ints, workspace: Workspace, m: int) -> None:
    """The seat to act takes the best of *m* actions."""
    total = legal(b, v, workspace.maps, workspace.counts)
    k = picked(b, v, workspace.maps, workspace.counts, workspace.goals, total, m)
    take(b, v, workspace.maps, workspace.counts, k)


@kernel
def finish(b: Masks, v: Ints, workspace: Workspace, m: int, seasons: int) -> int:
    """`lead` after playing on to the end of *seasons* more, each action the best of *m*."""
    last = v[SEASON] + seasons
    while not v[DONE] and v[SEASON] < last:
        play(b, v, workspace, m)
    return lead(b, v, workspace.goals)


@kernel
def act(b: Masks, v: Ints, workspace: Workspace, k: int, m: int) -> None:
    """Take action *k*; the other seats play until seat 0 is to act again."""
    legal(b, v, workspace.maps, workspace.counts)
    take(b, v, workspace.maps, workspace.counts, k)
    while not v[DONE] and v[SEAT]:
        play(b, v, workspace, m)


@kernel
def is_over(v: Ints) -> bool:
    return v[DONE] > 0


@kernel
def choices(b: Masks, v: Ints, workspace: Workspace, width: int) -> int:
    """The best actions in ``workspace.codes``, their values beside them; how many."""
    n = legal(b, v, workspace.maps, workspace.counts)
    frozen(b, v, map_of(v, v[SEAT]), workspace.goals)
    found = 0
    for k in range(n):
        worth = worth_of(b, v, workspace.maps, workspace.counts, workspace.goals, k)
        found = insert(workspace.values, 0, workspace.codes, 0, worth, k, found, width)
    return found


@kernel
def sample(
    b: Masks, v: Ints, workspace: Workspace, n: int, seed: int, rounds: int, m: int, seasons: int
) -> None:
    """
    Adds to ``workspace.sums`` what came of each action of ``workspace.arms`` in *rounds* deals.

    The deals are the same for all *n* actions, so that luck does not tell them apart.
    """
    for number in range(seed, seed + rounds):
        for i in range(n):
            deal(b, v, workspace.b, workspace.v, number)
            legal(workspace.b, workspace.v, workspace.maps, workspace.counts)
            take(workspace.b, workspace.v, workspace.maps, workspace.counts, workspace.arms[i])
            left = seasons - (workspace.v[SEASON] - v[SEASON])
            workspace.sums[i] += finish(workspace.b, workspace.v, workspace, m, left)


@kernel
def observation_key(b: Masks, v: Ints) -> int:
    """A number that tells apart what the seat to act can see of its decision."""
    filled = b[SHEET_MASKS * map_of(v, v[SEAT]) + FILLED]
    folded = (v[CARD] * 2 + v[RUINS_DUE]) * 0x2545F491
    while filled:
        lowest = (filled & -filled).bit_length()
        folded = ((folded << 7) + (folded >> 9) + lowest) & 0xFFFFFFFFFFFF
        filled = filled & (filled - 1)
    return folded


@kernel
def descend(b: Masks, v: Ints, workspace: Workspace, tree: Ints, m: int) -> None:
    """Down the tree from the action it begins with, to what it has not seen or tried before."""
    act(b, v, workspace, taken(tree), m)
    while not v[DONE] and follows(tree, observation_key(b, v)):
        act(b, v, workspace, taken(tree), m)
    if not v[DONE] and is_ripe(tree):
        n = choices(b, v, workspace, WIDTH)
        sprout(tree, observation_key(b, v), workspace.codes, n)


@kernel
def grow_tree(
    b: Masks,
    v: Ints,
    workspace: Workspace,
    tree: Ints,
    n: int,
    seed: int,
    rounds: int,
    m: int,
    seasons: int,
) -> None:
    """Like `sample`, for actions of the tree's root; where it has seen more, the tree chooses."""
    for number in range(seed, seed + rounds):
        for i in range(n):
            deal(b, v, workspace.b, workspace.v, number)
            begin(tree, workspace.arms[i])
            descend(workspace.b, workspace.v, workspace, tree, m)
            left = seasons - (workspace.v[SEASON] - v[SEASON])
            result = finish(workspace.b, workspace.v, workspace, m, left)
            learn(tree, result)
            workspace.sums[i] += result
