"""What a bot asks of the simulator: deals that agree with a view, choices by worth, playouts."""

from __future__ import annotations

from inklands.fast.chance import roll, seeded
from inklands.fast.explorers.playout import best_cell, copy_match, picked, worth_of_offer
from inklands.fast.explorers.rules import SETTLING, TAKING, TURNS, action, apply, grow, legal
from inklands.fast.explorers.rules import first_draft as first_draft
from inklands.fast.explorers.sheet import (
    ASKS,
    CHANCE,
    CROSSED,
    DECK,
    DONE,
    HEADER,
    OPEN,
    POLICY,
    ROUND,
    SEAT,
    SEAT_NUMBERS,
    SEATS,
    SHEET_MASKS,
    SHEETS,
    SIDE,
    STAGE,
    TURN,
    sheet_of,
)
from inklands.fast.explorers.workspace import Workspace
from inklands.fast.explorers.worth import SCALE, live_points, worth
from inklands.fast.ranking import insert
from inklands.fast.tree import WIDTH, begin, follows, is_ripe, learn, sprout, taken
from inklands.fast.tree import plant as plant
from inklands.grid.kernel import Ints, Masks, kernel, new_ints, new_masks

EVERY = 256
"""A glance at all cells."""
MARGIN = 6 * SCALE
"""An action worth so much less than the best is not tried out."""


@kernel
def redeal(v: Ints, seed: int) -> None:
    """New chance: the cards to come are drawn from those that lie face down."""
    v[CHANCE] = seeded(seed)
    v[POLICY] = seeded(seed ^ 0x5DEECE66)
    for _ in range(2):
        roll(v, CHANCE, 2)


@kernel
def deal(b: Masks, v: Ints, to_b: Masks, to_v: Ints, seed: int) -> None:
    """A copy of a match, with all that is hidden dealt anew."""
    copy_match(b, v, to_b, to_v)
    redeal(to_v, seed)


@kernel
def dealt(b: Masks, v: Ints, seed: int) -> tuple[Masks, Ints]:
    """`deal` into buffers of its own."""
    new_b = new_masks(SHEETS + SHEET_MASKS * v[SEATS])
    new_v = new_ints(HEADER + SEAT_NUMBERS * v[SEATS])
    deal(b, v, new_b, new_v, seed)
    return new_b, new_v


@kernel
def is_over(v: Ints) -> bool:
    return v[DONE] > 0


@kernel
def lead(b: Masks, v: Ints, w: Ints) -> int:
    """
    The worth of seat 0, in sixteenths of a point, less that of the best other seat.

    At the end it is points.
    """
    own = 0
    best = -(1 << 30)
    for seat in range(v[SEATS]):
        value = SCALE * live_points(b, v, seat) if v[DONE] else worth(b, v, w, seat)
        if seat == 0:
            own = value
        else:
            best = max(best, value)
    return own - best if v[SEATS] > 1 else own


@kernel
def turn_number(v: Ints) -> int:
    """Turns since the first card of the match."""
    return TURNS * v[ROUND] + v[TURN]


@kernel
def play(b: Masks, v: Ints, workspace: Workspace, m: int) -> None:
    """The seat to act decides by a look at *m* cells a cross."""
    apply(b, v, picked(b, v, workspace.to_b, workspace.to_v, workspace.w, m))


@kernel
def finish(b: Masks, v: Ints, workspace: Workspace, m: int, turns: int) -> int:
    """`lead` after this turn and so many more."""
    last = turn_number(v) + turns
    while not v[DONE] and turn_number(v) <= last:
        play(b, v, workspace, m)
    return lead(b, v, workspace.w)


@kernel
def act(b: Masks, v: Ints, workspace: Workspace, k: int, m: int) -> None:
    """Take action *k*; the other seats play until seat 0 is to act again."""
    apply(b, v, action(b, k))
    while not v[DONE] and v[SEAT]:
        play(b, v, workspace, m)


@kernel
def worth_of(b: Masks, v: Ints, workspace: Workspace, chosen: int) -> int:
    """What an action is worth with the crosses that follow it in this stage."""
    if v[STAGE] == SETTLING or v[STAGE] == TAKING:
        return 0
    to_b, to_v = workspace.to_b, workspace.to_v
    if v[ASKS]:
        return worth_of_offer(b, v, to_b, to_v, workspace.w, chosen, EVERY)
    copy_match(b, v, to_b, to_v)
    grow(to_b, to_v, chosen)
    while to_b[OPEN]:
        grow(to_b, to_v, best_cell(to_b, to_v, workspace.w, EVERY))
    return worth(to_b, to_v, workspace.w, to_v[SEAT])


@kernel
def choices(b: Masks, v: Ints, workspace: Workspace, width: int) -> int:
    """
    The best actions in ``workspace.codes``, their values beside them; how many.

    Those that are far behind are left out.
    """
    values, found = workspace.values, 0
    for k in range(legal(b)):
        worth = worth_of(b, v, workspace, action(b, k))
        found = insert(values, 0, workspace.codes, 0, worth, k, found, width)
    while values[found - 1] < values[0] - MARGIN:
        found -= 1
    return found


@kernel
def sample(
    b: Masks, v: Ints, workspace: Workspace, n: int, seed: int, rounds: int, m: int, turns: int
) -> None:
    """
    Adds to ``workspace.sums`` what came of each action of ``workspace.arms`` in *rounds* deals.

    The deals are the same for all *n* actions, so that luck does not tell them apart.
    """
    last = turn_number(v) + turns
    for number in range(seed, seed + rounds):
        for i in range(n):
            deal(b, v, workspace.b, workspace.v, number)
            apply(workspace.b, workspace.v, action(workspace.b, workspace.arms[i]))
            workspace.sums[i] += finish(
                workspace.b, workspace.v, workspace, m, last - turn_number(workspace.v)
            )


@kernel
def observation_key(b: Masks, v: Ints) -> int:
    """A number that tells apart what seat 0 can see of its decision."""
    crossed = b[sheet_of(0) + CROSSED]
    folded = crossed ^ crossed >> 61 ^ crossed >> 122 ^ crossed >> 183 ^ crossed >> 244
    place = 0
    for i in range(61):
        if folded >> i & 1:
            place += 1 << i
    clock = (turn_number(v) * 8 + v[STAGE]) * 2 + v[ASKS]
    return place ^ ((clock * 8 + v[DECK + v[TURN]]) * 4 + v[SIDE] + 1) * 0x2545F491


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
    turns: int,
) -> None:
    """Like `sample`, for actions of the tree's root; where it has seen more, the tree chooses."""
    last = turn_number(v) + turns
    for number in range(seed, seed + rounds):
        for i in range(n):
            deal(b, v, workspace.b, workspace.v, number)
            begin(tree, workspace.arms[i])
            descend(workspace.b, workspace.v, workspace, tree, m)
            result = finish(workspace.b, workspace.v, workspace, m, last - turn_number(workspace.v))
            learn(tree, result)
            workspace.sums[i] += result
