"""The title as the search sees it: `Model` in `fast/contract.py` says what each kernel is for."""

from __future__ import annotations

from inklands.fast.match import DONE
from inklands.fast.misterra.deal import redeal as redeal
from inklands.fast.misterra.evaluation import evaluation, half_days_left
from inklands.fast.misterra.ground import first_of
from inklands.fast.misterra.match import (
    CARD,
    DISPLAY,
    HALF_DAY,
    KINDS,
    MEEPLES,
    PARCHMENTS,
    STEP,
    TERRAINS,
    TURN,
)
from inklands.fast.misterra.plans import best_plans, follow
from inklands.fast.misterra.playout import play as play_by_policy
from inklands.fast.misterra.points import points
from inklands.fast.misterra.presumptions import POINT
from inklands.fast.misterra.rules import resume as resume
from inklands.fast.misterra.weights import HALVES
from inklands.fast.misterra.workspace import Workspace
from inklands.grid.kernel import Ints, Masks, kernel


@kernel
def clock(v: Ints) -> int:
    return v[TURN]


@kernel
def take(b: Masks, v: Ints, workspace: Workspace, code: int) -> None:
    follow(b, v, workspace.parts, code)


@kernel
def play(b: Masks, v: Ints, workspace: Workspace, m: int) -> None:
    play_by_policy(b, v, workspace.parts, m)


@kernel
def estimate(b: Masks, v: Ints, workspace: Workspace, seat: int) -> int:
    if v[DONE]:
        return POINT * points(b, v, seat)
    return evaluation(b, v, seat, min(HALVES - 1, half_days_left(v) + 1))


@kernel
def choices(b: Masks, v: Ints, workspace: Workspace, width: int) -> int:
    """The best plans in ``workspace.codes``, their values beside them; how many."""
    return best_plans(b, v, workspace.parts, workspace.values, workspace.codes, width)


@kernel
def observation_key(b: Masks, v: Ints) -> int:
    """A number that differs with what seat 0 sees of its decision."""
    seen = v[STEP] + 8 * (v[HALF_DAY] + 2 * (v[CARD] + 1) + 32 * (v[MEEPLES] + 1))
    for kind in range(KINDS):
        seen = (seen * 31 + v[DISPLAY + kind]) & 0xFFFFFFFFFF
    for i in range(PARCHMENTS + TERRAINS):
        cells = b[i]
        while cells:
            seen = (seen * 67 + 32 * i + first_of(cells)) & 0xFFFFFFFFFF
            cells &= cells - 1
    return seen
