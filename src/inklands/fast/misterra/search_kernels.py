"""What a bot asks of the simulator: deals that agree with a view, choices by worth, playouts."""

from __future__ import annotations

from inklands.fast.misterra.deal import redeal
from inklands.fast.misterra.deal import start as start
from inklands.fast.misterra.evaluation import evaluation, half_days_left
from inklands.fast.misterra.ground import first_of
from inklands.fast.misterra.match import (
    CARD,
    DISPLAY,
    HALF_DAY,
    KINDS,
    MASKS,
    MEEPLES,
    NUMBERS,
    OVER,
    PARCHMENTS,
    SEAT,
    SEATS,
    STEP,
    TERRAINS,
    TURN,
    copy_match,
)
from inklands.fast.misterra.plans import best_plans, take
from inklands.fast.misterra.playout import play, play_on
from inklands.fast.misterra.points import points
from inklands.fast.misterra.presumptions import POINT
from inklands.fast.misterra.rules import choose as choose
from inklands.fast.misterra.weights import HALVES
from inklands.fast.misterra.workspace import Workspace
from inklands.fast.tree import WIDTH, begin, follows, is_ripe, learn, sprout, taken
from inklands.fast.tree import plant as plant
from inklands.grid.kernel import Ints, Masks, kernel
from inklands.grid.kernel import new_ints as new_ints
from inklands.grid.kernel import new_masks as new_masks


@kernel
def prospect(b: Masks, v: Ints, seat: int) -> int:
    """The points of a seat at the end; before it, what its position promises."""
    if v[STEP] == OVER:
        return POINT * points(b, v, seat)
    return evaluation(b, v, seat, min(HALVES - 1, half_days_left(v) + 1))


@kernel
def lead(b: Masks, v: Ints) -> int:
    """The prospect of seat 0, less that of the best other seat."""
    own = prospect(b, v, 0)
    if v[SEATS] == 1:
        return own
    most = prospect(b, v, 1)
    for seat in range(2, v[SEATS]):
        most = max(most, prospect(b, v, seat))
    return own - most


@kernel
def finish(b: Masks, v: Ints, workspace: Workspace, m: int, turns: int) -> int:
    """`lead` after playing *turns* more by the policy, or to the end."""
    play_on(b, v, workspace.parts, m, v[TURN] + turns)
    return lead(b, v)


@kernel
def act(b: Masks, v: Ints, workspace: Workspace, code: int, m: int) -> None:
    """Seat 0 follows a plan; the others play by the policy until it is to act again."""
    take(b, v, workspace.parts, code)
    while v[STEP] != OVER and v[SEAT]:
        play(b, v, workspace.parts, m)


@kernel
def is_over(v: Ints) -> bool:
    return v[STEP] == OVER


@kernel
def deal(b: Masks, v: Ints, to_b: Masks, to_v: Ints, seed: int) -> None:
    """A match that seat 0 cannot tell from this one."""
    copy_match(b, v, to_b, to_v)
    redeal(to_v, seed)


@kernel
def dealt(b: Masks, v: Ints, seed: int) -> tuple[Masks, Ints]:
    """`deal` into buffers of its own."""
    new_b = new_masks(MASKS)
    new_v = new_ints(NUMBERS)
    deal(b, v, new_b, new_v, seed)
    return new_b, new_v


@kernel
def choices(b: Masks, v: Ints, workspace: Workspace, width: int) -> int:
    """The best plans in ``workspace.codes``, their values beside them; how many."""
    return best_plans(b, v, workspace.parts, workspace.values, workspace.codes, width)


@kernel
def sample(
    b: Masks, v: Ints, workspace: Workspace, n: int, seed: int, rounds: int, m: int, turns: int
) -> None:
    """
    Adds to ``workspace.sums`` what came of each plan of ``workspace.arms`` in *rounds* deals.

    The deals are the same for all *n* plans, so that luck does not tell them apart.
    """
    for number in range(seed, seed + rounds):
        for i in range(n):
            deal(b, v, workspace.b, workspace.v, number)
            take(workspace.b, workspace.v, workspace.parts, workspace.arms[i])
            workspace.sums[i] += finish(workspace.b, workspace.v, workspace, m, turns)


@kernel
def observation_key(b: Masks, v: Ints) -> int:
    """A number that tells apart what seat 0 sees of its decision."""
    seen = v[STEP] + 8 * (v[HALF_DAY] + 2 * (v[CARD] + 1) + 32 * (v[MEEPLES] + 1))
    for kind in range(KINDS):
        seen = (seen * 31 + v[DISPLAY + kind]) & 0xFFFFFFFFFF
    for i in range(PARCHMENTS + TERRAINS):
        cells = b[i]
        while cells:
            seen = (seen * 67 + 32 * i + first_of(cells)) & 0xFFFFFFFFFF
            cells &= cells - 1
    return seen


@kernel
def descend(b: Masks, v: Ints, workspace: Workspace, tree: Ints, m: int) -> None:
    """Down the tree from the plan it begins with, to what it has not seen or tried before."""
    act(b, v, workspace, taken(tree), m)
    while not is_over(v) and follows(tree, observation_key(b, v)):
        act(b, v, workspace, taken(tree), m)
    if not is_over(v) and is_ripe(tree):
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
    """Like `sample`, for plans of the tree's root; where it has seen more, the tree chooses."""
    last = v[TURN] + turns
    for number in range(seed, seed + rounds):
        for i in range(n):
            deal(b, v, workspace.b, workspace.v, number)
            begin(tree, workspace.arms[i])
            descend(workspace.b, workspace.v, workspace, tree, m)
            result = finish(workspace.b, workspace.v, workspace, m, last - workspace.v[TURN])
            learn(tree, result)
            workspace.sums[i] += result
