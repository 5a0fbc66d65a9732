"""The readable rules of each title: random games through the promise of a game, in decisions."""

from __future__ import annotations

import random

from workloads import Burst

from inklands.core.catalogue import load


def random_games(title: str, seats: int) -> Burst:
    game = load(title)
    settings = game.options.settle()

    def playout(number: int) -> int:
        rng = random.Random(number)
        state = game.start(seats, number, settings)
        decisions = 0
        while waiting := game.to_act(state):
            seat = min(waiting)
            legal = game.legal_actions(state, seat)
            state = game.apply(state, seat, legal[rng.randrange(len(legal))])
            decisions += 1
        game.standing(state)
        return decisions

    return playout


def cartographers() -> Burst:
    return random_games("cartographers", 1)


def misterra() -> Burst:
    return random_games("misterra", 2)


def explorers() -> Burst:
    return random_games("explorers", 1)
