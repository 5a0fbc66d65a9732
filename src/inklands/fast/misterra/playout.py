"""Playouts: random, or by the policy, turn by turn."""

from __future__ import annotations

from inklands.fast.chance import roll
from inklands.fast.match import DONE, POLICY
from inklands.fast.misterra.deal import start
from inklands.fast.misterra.match import KEEP, MASKS, NUMBERS, OTOMA, STEP, TURN
from inklands.fast.misterra.points import points
from inklands.fast.misterra.rules import PARTS, action_of, apply, legal
from inklands.fast.misterra.turns import play_planned
from inklands.grid.kernel import Ints, Masks, kernel
from inklands.grid.kernel import new_ints as new_ints
from inklands.grid.kernel import new_masks as new_masks


@kernel
def play_any(b: Masks, v: Ints, parts: Masks) -> None:
    """Any legal action."""
    total = legal(b, v, parts)
    apply(b, v, action_of(v, parts, roll(v, POLICY, total)))


@kernel
def play(b: Masks, v: Ints, parts: Masks, m: int) -> None:
    """The rest of a turn or half day by the best of *m* plans; other decisions at random."""
    if v[STEP] == KEEP or v[STEP] == OTOMA:
        play_any(b, v, parts)
    else:
        play_planned(b, v, m)


@kernel
def play_on(b: Masks, v: Ints, parts: Masks, m: int, last: int) -> int:
    """
    Play to the end, or up to turn *last*; the number of decisions or of turns.

    Actions are the best of *m* plans each; with 0 every decision is taken at random.
    """
    steps = 0
    while not v[DONE] and v[TURN] <= last:
        if m:
            play(b, v, parts, m)
        else:
            play_any(b, v, parts)
        steps += 1
    return steps


@kernel
def playouts(seed: int, games: int, seats: int, options: int, m: int, totals: Ints) -> None:
    """
    Whole games.

    Adds up the points of seat 0 in ``totals[0]``, their squares in ``totals[1]``, and the decisions
    of all seats in ``totals[2]``.
    """
    b = new_masks(MASKS)
    v = new_ints(NUMBERS)
    parts = new_masks(PARTS)
    for game in range(games):
        start(b, v, seats, options, seed + game)
        totals[2] += play_on(b, v, parts, m, 1000)
        won = points(b, v, 0)
        totals[0] += won
        totals[1] += won * won
