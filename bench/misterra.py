"""How fast the readable engine plays random games of Maps of Misterra."""

from __future__ import annotations

from random import Random
from time import process_time

from mapwright.games.misterra.rules import make


def decisions(seconds: float) -> float:
    """
    Decisions a second of CPU time in random games of two seats.

    A decision is: whose it is, every legal action, one of them by chance, the state after.
    """
    game, chance = make(), Random(7)
    settings = game.options.settle()
    taken, seed = 0, 0
    begun = process_time()
    while process_time() - begun < seconds:
        seed += 1
        state = game.start(2, seed, settings)
        while seats := game.to_act(state):
            seat = min(seats)
            legal = game.legal_actions(state, seat)
            state = game.apply(state, seat, legal[chance.randrange(len(legal))])
            taken += 1
    return taken / (process_time() - begun)


if __name__ == "__main__":
    print(f"{decisions(3):,.0f} decisions a second")
