"""The bot that looks further than its own action: a tree over what the seat will see."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from inklands.bots.bot import Actions, Advice, AnyView, Effort
from inklands.bots.rollout import SEEDS, Arm, advice, halved
from inklands.bots.simulator import Simulator, simulator
from inklands.core.catalogue import AnyGame
from inklands.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Search:
    """
    Information-set tree search.

    Every trial deals anew all that is hidden. At the root, actions drop out by halves; below it,
    what the seat sees leads to a node of its own, where the best of its past trials is weighed
    against what has been tried little. Past the tree a playout by the policy follows.
    """

    effort: Effort
    finalists: int = 1

    def advise(self, game: AnyGame, view: AnyView, legal: Actions, rng: Rng) -> list[Advice]:
        seed, _ = rng.below(SEEDS)
        return advice(legal, self.ranked(simulator(game, view), seed))

    def ranked(self, worlds: Simulator[Any], seed: int) -> list[Arm]:
        """The promising plans, the best first, after trials in the deals from *seed* on."""
        arms = [Arm(*choice) for choice in worlds.choices(worlds.deal(seed), self.effort.width)]
        tree = worlds.plant([arm.code for arm in arms])
        return halved(arms, self.effort, partial(worlds.grow, tree), seed, self.finalists)
