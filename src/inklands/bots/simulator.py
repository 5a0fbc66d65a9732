"""Where bots try things out: worlds that agree with what a seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from inklands.bots.bot import AnyAction, AnyView
from inklands.core.catalogue import AnyGame
from inklands.core.points import Standing
from inklands.core.rng import Rng
from inklands.fast.tree import (
    SIZE,
    WIDTH,
    begin,
    follows,
    is_ripe,
    learn,
    plant,
    sprout,
    taken,
)
from inklands.grid.kernel import Ints, new_ints

SCALE = 16
"""The tree's numbers for one point."""
W = TypeVar("W")
# The states of a title chosen at run time.
AnyState: TypeAlias = Any


class Simulator(Protocol[W]):
    """
    Worlds that look like one view, in which its seat decides and the others follow a policy.

    Actions are named by their place among the legal ones; a whole plan by a number, of
    which `PLANS` says more. Worlds change as they are played.
    """

    def deal(self, seed: int) -> W:
        """A world at the seat's decision, all that is hidden drawn by *seed*."""
        ...

    def observation_key(self, world: W) -> int | None:
        """A number that differs with what the seat sees; None when the match is over."""
        ...

    def choices(self, world: W, width: int) -> list[tuple[int, float]]:
        """The best plans by a quick estimate, with their values, the best first."""
        ...

    def act(self, world: W, code: int) -> None:
        """Follow a plan; the others reply until the seat decides again or the match is over."""
        ...

    def finish(self, world: W) -> float:
        """Play on by the policy, and say what came of it for the seat."""
        ...

    def sample(self, codes: Sequence[int], seed: int, rounds: int) -> list[float]:
        """For each plan, the sum of what came of it in *rounds* deals, the same for all."""
        ...

    def plant(self, codes: Sequence[int]) -> Ints:
        """A tree for these plans and for what may come after them."""
        ...

    def grow(self, tree: Ints, codes: Sequence[int], seed: int, rounds: int) -> list[float]:
        """Like `sample`; where *tree* has seen more it chooses, and it learns from each trial."""
        ...


@dataclass(slots=True)
class World:
    """A state, and the stream of chance its players draw from."""

    state: AnyState
    rng: Rng


@dataclass(frozen=True, slots=True)
class RulesSimulator:
    """Any title, through its rules: exact and slow."""

    game: AnyGame
    view: AnyView
    candidates: int = 4
    """How many actions a player of a playout looks at."""
    decisions: int = 60
    """How far a playout goes before the live points are taken for the rest."""

    @property
    def seat(self) -> int:
        return int(self.view.seat)

    def deal(self, seed: int) -> World:
        hidden, rng = Rng(seed).split()
        return World(self.game.resample(self.view, hidden), rng)

    def observation_key(self, world: World) -> int | None:
        if self.seat not in self.game.to_act(world.state):
            return None
        return hash(tuple(self.game.legal_actions(world.state, self.seat)))

    def choices(self, world: World, width: int) -> list[tuple[int, float]]:
        legal = self.game.legal_actions(world.state, self.seat)
        values = [self._worth(world.state, self.seat, action) for action in legal]
        order = sorted(range(len(legal)), key=lambda place: -values[place])
        return [(place, values[place]) for place in order[:width]]

    def act(self, world: World, code: int) -> None:
        legal = self.game.legal_actions(world.state, self.seat)
        world.state = self.game.apply(world.state, self.seat, legal[code])
        self._reply(world)

    def finish(self, world: World) -> float:
        for _ in range(self.decisions):
            waiting = self.game.to_act(world.state)
            if not waiting:
                return self._lead(world.state)
            self._play(world, min(waiting))
        return self._lead(world.state) + self.game.live_points(world.state, self.seat).total

    def sample(self, codes: Sequence[int], seed: int, rounds: int) -> list[float]:
        sums = [0.0] * len(codes)
        for deal in range(rounds):
            for i, code in enumerate(codes):
                world = self.deal(seed + deal)
                self.act(world, code)
                sums[i] += self.finish(world)
        return sums

    def plant(self, codes: Sequence[int]) -> Ints:
        tree = new_ints(SIZE)
        plant(tree, list(codes), len(codes))
        return tree

    def grow(self, tree: Ints, codes: Sequence[int], seed: int, rounds: int) -> list[float]:
        sums = [0.0] * len(codes)
        for deal in range(rounds):
            for i, code in enumerate(codes):
                begin(tree, code)
                result = self._descended(tree, self.deal(seed + deal))
                learn(tree, round(SCALE * result))
                sums[i] += result
        return sums

    def _descended(self, tree: Ints, world: World) -> float:
        """What came of a trial: down the tree as far as it goes, then a playout."""
        self.act(world, taken(tree))
        while (key := self.observation_key(world)) is not None and follows(tree, key):
            self.act(world, taken(tree))
        if key is not None and is_ripe(tree):
            choices = self.choices(world, WIDTH)
            sprout(tree, key, [place for place, _ in choices], len(choices))
        return self.finish(world)

    def _reply(self, world: World) -> None:
        while waiting := self.game.to_act(world.state):
            if self.seat in waiting:
                return
            self._play(world, min(waiting))

    def _play(self, world: World, seat: int) -> None:
        """The best by live points of a few actions drawn at random."""
        legal = self.game.legal_actions(world.state, seat)
        best: AnyAction = None
        most = 0.0
        for _ in range(min(self.candidates, len(legal))):
            place, world.rng = world.rng.below(len(legal))
            value = self._worth(world.state, seat, legal[place])
            if best is None or value > most:
                best, most = legal[place], value
        world.state = self.game.apply(world.state, seat, best)

    def _worth(self, state: AnyState, seat: int, action: AnyAction) -> float:
        points = self.game.live_points(state, seat, action).total
        return points if self.game.live_points_seat(state, seat) == seat else -points

    def _lead(self, state: AnyState) -> float:
        return lead(self.game.standing(state), self.seat)


def lead(standing: Standing, seat: int) -> int:
    """The points of *seat*, less those of the best other seat."""
    points = [each.total for each in standing.points]
    others = [total for other, total in enumerate(points) if other != seat]
    return points[seat] - max(others, default=0)


def simulator(game: AnyGame, view: AnyView) -> Simulator[Any]:
    """The fastest simulator there is for this title and view."""
    from inklands.bots.flat import flat_simulator

    return flat_simulator(game, view) or RulesSimulator(game, view)
