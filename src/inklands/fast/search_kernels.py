"""
The search of every title: deals that agree with a view, trials of plans, a tree.

This source runs once for each title, interpreted and compiled, with ``model`` set to the kernels of
its `model.py` (`fast/specialised.py`): a compiled kernel cannot be given functions to call.
"""

from __future__ import annotations

from inklands.fast.chance import roll, seeded
from inklands.fast.contract import FlatMatch, Model, Workspace
from inklands.fast.match import CHANCE, DONE, POLICY, SEAT, SEATS, copy_match
from inklands.fast.tree import WIDTH, begin, follows, is_ripe, learn, sprout, taken
from inklands.fast.tree import plant as plant
from inklands.grid.kernel import Ints, Masks, kernel, new_ints, new_masks

NOBODY = -(1 << 30)
"""Less than anybody's points."""
model: Model[Workspace]
"""The title; no value here, as every run of this source is given one."""


@kernel
def deal(b: Masks, v: Ints, to_b: Masks, to_v: Ints, seed: int) -> None:
    """A copy of a match that seat 0 cannot tell from it: all that is hidden is drawn by *seed*."""
    copy_match(b, v, to_b, to_v)
    to_v[CHANCE] = seeded(seed)
    to_v[POLICY] = seeded(seed ^ 0x5DEECE66)
    # The first numbers that neighbouring seeds give are alike, so they are thrown away.
    for _ in range(2):
        roll(to_v, CHANCE, 2)
    model.redeal(to_v)


@kernel
def dealt(b: Masks, v: Ints, seed: int) -> FlatMatch:
    """`deal` into buffers of its own."""
    new_b = new_masks(len(b))
    new_v = new_ints(len(v))
    deal(b, v, new_b, new_v, seed)
    return new_b, new_v


@kernel
def lead(b: Masks, v: Ints, workspace: Workspace) -> int:
    """The estimated points of seat 0, less those of the best other seat."""
    own = 0
    best = NOBODY
    # One call for all seats: each place that calls it has a copy of all it does compiled in.
    for seat in range(v[SEATS]):
        points = model.estimate(b, v, workspace, seat)
        if seat == 0:
            own = points
        else:
            best = max(best, points)
    return own - best if v[SEATS] > 1 else own


@kernel
def finish(b: Masks, v: Ints, workspace: Workspace, m: int, last: int) -> int:
    """`lead` once the players of playouts have gone on until the clock is past *last*."""
    while not v[DONE] and model.clock(v) <= last:
        model.play(b, v, workspace, m)
    return lead(b, v, workspace)


@kernel
def act(b: Masks, v: Ints, workspace: Workspace, code: int, m: int) -> None:
    """Seat 0 follows a plan; the other seats play until it is to act again."""
    model.take(b, v, workspace, code)
    while not v[DONE] and v[SEAT]:
        model.play(b, v, workspace, m)


@kernel
def sample(
    b: Masks, v: Ints, workspace: Workspace, n: int, seed: int, rounds: int, m: int, last: int
) -> None:
    """
    Adds to ``workspace.sums`` the result of each plan of ``workspace.arms`` in *rounds* deals.

    The deals are the same for all *n* plans, so that luck does not tell them apart.
    """
    for number in range(seed, seed + rounds):
        for i in range(n):
            deal(b, v, workspace.b, workspace.v, number)
            model.take(workspace.b, workspace.v, workspace, workspace.arms[i])
            workspace.sums[i] += finish(workspace.b, workspace.v, workspace, m, last)


@kernel
def descend(b: Masks, v: Ints, workspace: Workspace, tree: Ints, m: int) -> None:
    """Down the tree from the plan it begins with, to what it has not seen or tried before."""
    act(b, v, workspace, taken(tree), m)
    while not v[DONE] and follows(tree, model.observation_key(b, v)):
        act(b, v, workspace, taken(tree), m)
    if not v[DONE] and is_ripe(tree):
        n = model.choices(b, v, workspace, WIDTH)
        sprout(tree, model.observation_key(b, v), workspace.codes, n)


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
    last: int,
) -> None:
    """Like `sample`, for plans of the tree's root; where it has seen more, the tree chooses."""
    for number in range(seed, seed + rounds):
        for i in range(n):
            deal(b, v, workspace.b, workspace.v, number)
            begin(tree, workspace.arms[i])
            descend(workspace.b, workspace.v, workspace, tree, m)
            result = finish(workspace.b, workspace.v, workspace, m, last)
            learn(tree, result)
            workspace.sums[i] += result
