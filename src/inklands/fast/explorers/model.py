"""The title as the search sees it: `Model` in `fast/contract.py` says what each kernel is for."""

from __future__ import annotations

from inklands.fast.explorers.match import (
    ASKS,
    CROSSED,
    DECK,
    OPEN,
    ROUND,
    SIDE,
    STAGE,
    TURN,
)
from inklands.fast.explorers.playout import best_cell, picked, worth_of_offer
from inklands.fast.explorers.rules import SETTLING, TAKING, TURNS, action, apply, grow, legal
from inklands.fast.explorers.rules import resume as resume
from inklands.fast.explorers.sheet import sheet_of
from inklands.fast.explorers.workspace import Workspace
from inklands.fast.explorers.worth import SCALE, live_points, worth
from inklands.fast.match import DONE, SEAT, copy_match
from inklands.fast.ranking import insert
from inklands.grid.kernel import Ints, Masks, kernel

EVERY = 256
"""As many candidates as there are cells."""
MARGIN = 6 * SCALE
"""An action worth so much less than the best is not tried out."""


@kernel
def redeal(v: Ints) -> None:
    """Nothing more: cards are drawn at random from those that lie face down."""


@kernel
def clock(v: Ints) -> int:
    """Turns since the first card of the match."""
    return TURNS * v[ROUND] + v[TURN]


@kernel
def take(b: Masks, v: Ints, workspace: Workspace, k: int) -> None:
    """A plan is a single action, known by its place among the legal ones."""
    apply(b, v, action(b, k))


@kernel
def play(b: Masks, v: Ints, workspace: Workspace, m: int) -> None:
    """The seat to act decides by a look at *m* cells a cross."""
    apply(b, v, picked(b, v, workspace.to_b, workspace.to_v, workspace.w, m))


@kernel
def estimate(b: Masks, v: Ints, workspace: Workspace, seat: int) -> int:
    return SCALE * live_points(b, v, seat) if v[DONE] else worth(b, v, workspace.w, seat)


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
def observation_key(b: Masks, v: Ints) -> int:
    """A number that differs with what seat 0 can see of its decision."""
    crossed = b[sheet_of(0) + CROSSED]
    # 256 bits are folded to 61, so that the key stays a positive number of 64.
    folded = crossed ^ crossed >> 61 ^ crossed >> 122 ^ crossed >> 183 ^ crossed >> 244
    place = 0
    for i in range(61):
        if folded >> i & 1:
            place += 1 << i
    moment = (clock(v) * 8 + v[STAGE]) * 2 + v[ASKS]
    return place ^ ((moment * 8 + v[DECK + v[TURN]]) * 4 + v[SIDE] + 1) * 0x2545F491
