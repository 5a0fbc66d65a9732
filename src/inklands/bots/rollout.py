"""The bot that plays each promising action out many times: flat Monte-Carlo, halving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, log2
from time import monotonic
from typing import TypeAlias

from inklands.bots.bot import Actions, Advice, AnyView, Effort
from inklands.bots.simulator import simulator
from inklands.core.catalogue import AnyGame
from inklands.core.rng import Rng
from inklands.fast.tree import PLANS

SEEDS = 1 << 30
Trials: TypeAlias = Callable[[Sequence[int], int, int], list[float]]
"""Tries each of some plans in so many deals from a seed on; what came of each, summed up."""


@dataclass(slots=True)
class Arm:
    """An action under trial, or the plan that begins with it."""

    code: int
    worth: float
    tries: int = 0
    total: float = 0.0
    """What came of all its tries together."""

    @property
    def place(self) -> int:
        """Where the action is among the legal ones."""
        return self.code % PLANS

    @property
    def mean(self) -> float:
        return self.total / self.tries if self.tries else self.worth


@dataclass(frozen=True, slots=True)
class Rollout:
    """
    Playouts by a policy, shared out so that half of the actions drop out after each round.

    All actions meet the same deals, so that luck does not tell them apart. One that *overlooks*
    things does not see one action in so many, drawn at random.
    """

    effort: Effort
    overlooks: int = 0

    def advise(self, game: AnyGame, view: AnyView, legal: Actions, rng: Rng) -> list[Advice]:
        worlds = simulator(game, view)
        seed, rng = rng.below(SEEDS)
        arms = [Arm(*choice) for choice in worlds.choices(worlds.deal(seed), len(legal))]
        if self.overlooks:
            arms = _noticed(arms, len(legal), self.overlooks, rng)
        return advice(legal, halved(arms[: self.effort.width], self.effort, worlds.sample, seed))


def _noticed(arms: list[Arm], actions: int, overlooks: int, rng: Rng) -> list[Arm]:
    """What is left of *arms* if one action in *overlooks* is not seen, but two at least are."""
    order, _ = rng.shuffled(range(actions))
    seen = order[: max(2, actions - actions // overlooks)]
    return [arm for arm in arms if arm.place in seen] or [Arm(seen[0], 0.0)]


def advice(legal: Actions, ranked: Sequence[Arm]) -> list[Advice]:
    """What to do by *ranked* arms: of the plans that begin with an action, the best counts."""
    found: dict[int, Arm] = {}
    for arm in ranked:
        found.setdefault(arm.place, arm)
    return [Advice(legal[place], arm.mean) for place, arm in found.items()]


def halved(
    arms: list[Arm],
    effort: Effort,
    trials: Trials,
    seed: int,
    finalists: int = 1,
) -> list[Arm]:
    """
    The arms, the best first, after trials of ever fewer of them.

    So many *finalists*, of different actions, are tried to the end: their means can be compared.
    """
    rounds = max(1, ceil(log2(len(arms))))
    begun = monotonic()
    alive, at = list(arms), seed
    dropped: list[Arm] = []
    for each in range(1, rounds + 1):
        share = max(1, effort.playouts // (rounds * len(alive)))
        until = None if effort.seconds is None else begun + effort.seconds * each / rounds
        at = tried(alive, at, share, until, trials)
        alive.sort(key=lambda arm: -arm.mean)
        keep = max(len(alive) // 2, _enough(alive, finalists))
        dropped = alive[keep:] + dropped
        alive = alive[:keep]
    return alive + dropped


def _enough(ranked: Sequence[Arm], actions: int) -> int:
    """How many of *ranked* it takes to have so many different actions, as far as there are any."""
    seen: set[int] = set()
    for count, arm in enumerate(ranked, 1):
        seen.add(arm.place)
        if len(seen) == actions:
            return count
    return len(ranked)


def tried(
    alive: Sequence[Arm],
    at: int,
    share: int,
    until: float | None,
    trials: Trials,
) -> int:
    """Trials until the share or the time is used up, at least one; the next deal's number."""
    last = at + share
    step = share if until is None else 1
    while at < last:
        start = monotonic()
        step = min(step, last - at)
        for arm, total in zip(alive, trials([arm.code for arm in alive], at, step), strict=True):
            arm.total += total
            arm.tries += step
        at += step
        now = monotonic()
        if until is not None:
            pace = max(now - start, 1e-6) / step
            step = int((until - now) / pace / 2)
            if step < 1:
                break
    return at
