"""What a decision was worth: the action that was taken, tried against the best there was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import fmean, variance
from time import monotonic

from inklands.bots.bot import Actions, AnyAction, AnyView, Effort
from inklands.bots.rollout import SEEDS, Arm, Trials, tried
from inklands.bots.search import Search
from inklands.bots.simulator import simulator
from inklands.core.catalogue import AnyGame
from inklands.core.rng import Rng

BATCHES = 8
"""Trials come in so many batches; how far their means differ is the error of the whole."""
SURE = 2.0
"""A difference of so many standard errors is not taken for luck."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """
    The best action, and what was to be expected after it and after the one taken.

    That is points to come, or a lead in points; *error* is the standard error of the difference.
    """

    best: AnyAction
    most: float
    expected: float
    error: float

    @property
    def cost(self) -> float:
        """What the action taken gave away; nothing where it may be chance."""
        difference = self.most - self.expected
        return difference if difference > SURE * self.error else 0.0


@dataclass(frozen=True, slots=True)
class Judge:
    """
    Search finds the best action; then both are tried again in the same deals, new to both.

    Only the second trials count: the best of many in the first ones has been lucky in them.
    """

    effort: Effort

    def judge(
        self, game: AnyGame, view: AnyView, legal: Actions, taken: AnyAction, rng: Rng
    ) -> Judgement:
        worlds = simulator(game, view)
        seed, rng = rng.below(SEEDS)
        ranked = Search(self.effort).ranked(worlds, seed)
        place = list(legal).index(taken)
        own = next((arm.code for arm in ranked if arm.place == place), place)
        seed, _ = rng.below(SEEDS)
        rivals = list(dict.fromkeys((ranked[0].code, own)))
        trials = partial(worlds.grow, worlds.plant(rivals))
        most, expected, error = compared(rivals, trials, self.effort, seed)
        return Judgement(legal[ranked[0].place], most, expected, error)


def compared(
    rivals: Sequence[int], trials: Trials, effort: Effort, seed: int
) -> tuple[float, float, float]:
    """The means of the first and the last of *rivals*, and the error of their difference."""
    share = max(1, effort.playouts // (BATCHES * len(rivals)))
    begun, at = monotonic(), seed
    firsts, lasts = [], []
    for batch in range(1, BATCHES + 1):
        arms = [Arm(code, 0.0) for code in rivals]
        until = None if effort.seconds is None else begun + effort.seconds * batch / BATCHES
        at = tried(arms, at, share, until, trials)
        firsts.append(arms[0].mean)
        lasts.append(arms[-1].mean)
    differences = [first - last for first, last in zip(firsts, lasts, strict=True)]
    return fmean(firsts), fmean(lasts), sqrt(variance(differences) / BATCHES)
