"""
Random matches without end: no seat is ever left without something to do.

    python -m tests.games.explorers.random_games 10000

plays so many for each number of seats, over all combinations of sides, and tells how they went.
"""

from __future__ import annotations

import random
import sys

from tests.games.explorers.positions import GAME

FLAGS = ("advanced-food", "advanced-gems", "advanced-temples", "advanced-villages")


def play(seats: int, seed: int) -> int:
    """The number of decisions of one random match; an assertion fails if it gets stuck."""
    options = {flag: "on" if seed >> n & 1 else "off" for n, flag in enumerate(FLAGS)}
    options["objectives"] = str(seed % 4)
    state = GAME.start(seats, seed, GAME.options.settle(options))
    draw = random.Random(seed)
    decisions = 0
    while waiting := GAME.to_act(state):
        seat = draw.choice(sorted(waiting))
        legal = GAME.legal_actions(state, seat)
        assert len(legal) > 0, f"seat {seat} of seed {seed} has nothing to do"
        state = GAME.apply(state, seat, legal[draw.randrange(len(legal))])
        decisions += 1
    standing = GAME.standing(state)
    assert standing.is_over
    # Four rounds without a gem on the advanced track cost 24 points, and nothing else costs any.
    assert all(-24 <= points.total < 250 for points in standing.points)
    return decisions


if __name__ == "__main__":
    games = int(sys.argv[1])
    for seats in GAME.seats:
        counts = [play(seats, seed) for seed in range(games)]
        least, most = min(counts), max(counts)
        print(f"{seats} seats: {games} matches, {least} to {most} decisions")  # noqa: T201
