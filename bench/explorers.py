"""Random solo games of Explorers on the readable engine."""

from __future__ import annotations

import random
from time import process_time

from mapwright.games.explorers.rules import make


def decisions(seconds: float) -> float:
    """Decisions per CPU second of random solo games, played for about *seconds*."""
    game = make()
    settings = game.options.settle()
    draw = random.Random(1)
    count = seed = 0
    began = process_time()
    while (spent := process_time() - began) < seconds or not count:
        seed += 1
        state = game.start(1, seed, settings)
        while game.to_act(state):
            legal = game.legal_actions(state, 0)
            state = game.apply(state, 0, legal[draw.randrange(len(legal))])
            count += 1
    return count / spent
