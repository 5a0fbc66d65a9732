"""The simulator of a title that runs on flat numbers, compiled where it can be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import TypeAlias

from inklands.bots.bot import AnyView
from inklands.core.catalogue import AnyGame, load
from inklands.core.rng import Rng
from inklands.fast.tree import SIZE
from inklands.fast.warm import FLAT_TITLES, kernels
from inklands.fast.workspace import Workspace
from inklands.grid.kernel import Ints, Masks

FlatWorld: TypeAlias = tuple[Masks, Ints]


def flat_simulator(game: AnyGame, view: AnyView, *, wait: bool = False) -> FlatSimulator | None:
    """A simulator for *view*; None where the title has none, or an owner's own tables."""
    if not has_kernels(game):
        return None
    return FlatSimulator.of(game, view, kernels(game.name, wait=wait))


def has_kernels(game: AnyGame) -> bool:
    """Whether there are kernels for *game*: they know the packaged tables and today's rules."""
    if game.name not in FLAT_TITLES or not game.data.is_packaged:
        return False
    return game.rules_version == load(game.name).rules_version


@dataclass(frozen=True, slots=True)
class FlatSimulator:
    """Worlds as pairs of buffers, in which kernels do all the work."""

    kernels: ModuleType
    b: Masks
    v: Ints
    workspace: Workspace
    candidates: int
    """How many actions a player of a playout looks at."""
    horizon: int
    """How far a playout goes on, in seasons or turns, before maps are taken as they are."""
    scale: int
    """The kernels' numbers for one point."""

    @classmethod
    def of(cls, game: AnyGame, view: AnyView, kernels: ModuleType) -> FlatSimulator:
        bridge = import_module(f"inklands.fast.{game.name}.bridge")
        b, v = bridge.seen(game.resample(view, Rng(0)), view.seat, kernels)
        workspace = import_module(f"inklands.fast.{game.name}.workspace").workspace(
            kernels, view.seats
        )
        return cls(kernels, b, v, workspace, bridge.CANDIDATES, bridge.HORIZON, bridge.SCALE)

    def deal(self, seed: int) -> FlatWorld:
        b, v = self.kernels.dealt(self.b, self.v, seed)
        return b, v

    def observation_key(self, world: FlatWorld) -> int | None:
        b, v = world
        return None if self.kernels.is_over(v) else int(self.kernels.observation_key(b, v))

    def choices(self, world: FlatWorld, width: int) -> list[tuple[int, float]]:
        workspace = self.workspace
        n = self.kernels.choices(*world, workspace, width)
        return [(int(workspace.codes[i]), workspace.values[i] / self.scale) for i in range(n)]

    def act(self, world: FlatWorld, code: int) -> None:
        self.kernels.act(*world, self.workspace, code, self.candidates)

    def finish(self, world: FlatWorld) -> float:
        result = self.kernels.finish(*world, self.workspace, self.candidates, self.horizon)
        return float(result) / self.scale

    def sample(self, codes: Sequence[int], seed: int, rounds: int) -> list[float]:
        self._lay_out(codes)
        counted = (len(codes), seed, rounds, self.candidates, self.horizon)
        self.kernels.sample(self.b, self.v, self.workspace, *counted)
        return self._sums(len(codes))

    def plant(self, codes: Sequence[int]) -> Ints:
        tree: Ints = self.kernels.new_ints(SIZE)
        self._lay_out(codes)
        self.kernels.plant(tree, self.workspace.arms, len(codes))
        return tree

    def grow(self, tree: Ints, codes: Sequence[int], seed: int, rounds: int) -> list[float]:
        self._lay_out(codes)
        counted = (len(codes), seed, rounds, self.candidates, self.horizon)
        self.kernels.grow_tree(self.b, self.v, self.workspace, tree, *counted)
        return self._sums(len(codes))

    def _lay_out(self, codes: Sequence[int]) -> None:
        for i, code in enumerate(codes):
            self.workspace.arms[i], self.workspace.sums[i] = code, 0

    def _sums(self, n: int) -> list[float]:
        return [float(total) / self.scale for total in self.workspace.sums[:n]]
