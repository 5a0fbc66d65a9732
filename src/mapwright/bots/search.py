"""The bot that looks further than its own action: a tree over what the seat will see."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from typing import Any

from mapwright.bots.bot import Actions, Advice, AnyView, Effort
from mapwright.bots.rollout import SEEDS, WIDTH, Arm, halved
from mapwright.bots.simulator import Simulator, simulator
from mapwright.core.catalogue import AnyGame
from mapwright.core.rng import Rng

EXPLORE = 0.7
DEPTH = 2
NODE_WIDTH = 12


@dataclass(slots=True)
class Node:
    """A decision of the seat as it sees it, and how its actions have fared."""

    arms: list[Arm]
    visits: int = 0
    after: dict[tuple[int, Hashable], Node] = field(default_factory=dict)


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
        worlds = simulator(game, view)
        seed, _ = rng.below(SEEDS)
        root = Node([Arm(*choice) for choice in worlds.choices(worlds.deal(seed), WIDTH)])

        def trial(alive: Sequence[Arm], at: int, n: int) -> None:
            for deal in range(at, at + n):
                for arm in alive:
                    _try(worlds, root, arm, seed + deal)

        ranked = halved(root.arms, self.effort, trial, self.finalists)
        return [Advice(legal[arm.place], arm.mean) for arm in ranked]


def _try(worlds: Simulator[Any], root: Node, first: Arm, seed: int) -> None:
    """One way down the tree from the root's arm *first*, a playout, and its lesson on the way."""
    world = worlds.deal(seed)
    node, arm = root, first
    path = [(node, arm)]
    for _ in range(DEPTH):
        worlds.act(world, arm.place)
        sight = worlds.look(world)
        if sight is None:
            break
        key = (arm.place, sight)
        below = node.after.get(key)
        if below is None:
            if arm.tries > 0:
                choices = worlds.choices(world, NODE_WIDTH)
                node.after[key] = Node([Arm(*choice) for choice in choices])
            break
        node, arm = below, _selected(below)
        path.append((node, arm))
    else:
        worlds.act(world, arm.place)
    result = worlds.finish(world)
    for passed, taken in path:
        passed.visits += 1
        taken.total += result
        taken.tries += 1


def _selected(node: Node) -> Arm:
    """The arm with the best mean and allowance for doubt; untried ones by their worth."""
    width = 1 + int(sqrt(node.visits))
    open_arms = node.arms[:width]
    tried = [arm for arm in open_arms if arm.tries]
    if len(tried) < len(open_arms):
        return next(arm for arm in open_arms if not arm.tries)
    means = [arm.mean for arm in tried]
    spread = max(max(means) - min(means), 1.0)
    doubt = EXPLORE * spread * sqrt(log(node.visits + 1))
    return max(tried, key=lambda arm: arm.mean + doubt / sqrt(arm.tries))
