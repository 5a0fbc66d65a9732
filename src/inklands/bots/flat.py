"""The simulator of a title that runs on flat numbers, compiled where it can be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from inklands.bots.bot import AnyView
from inklands.core.catalogue import AnyGame, load
from inklands.core.rng import Rng
from inklands.fast.contract import AnyTitleKernels, FlatMatch, SearchKernels, Workspace
from inklands.fast.match import DONE
from inklands.fast.titles import kernel_titles, title_kernels
from inklands.fast.tree import SIZE
from inklands.fast.warm import kernels
from inklands.grid.kernel import Ints


def flat_simulator(game: AnyGame, view: AnyView, *, wait: bool = False) -> FlatSimulator | None:
    """A simulator for *view*; None where the title has none, or an owner's own tables."""
    if not has_kernels(game):
        return None
    return FlatSimulator.of(game, view, kernels(game.name, wait=wait))


def has_kernels(game: AnyGame) -> bool:
    """Whether there are kernels for *game*: they know the packaged data and today's rules."""
    if game.name not in kernel_titles() or not game.data.is_packaged:
        return False
    return game.rules_version == load(game.name).rules_version


@dataclass(frozen=True, slots=True)
class FlatSimulator:
    """Worlds as pairs of buffers, in which kernels do all the work."""

    title: AnyTitleKernels
    kernels: SearchKernels[Any]
    match: FlatMatch
    """The position as the seat sees it, whatever is hidden in it: every deal hides it anew."""
    workspace: Workspace

    @classmethod
    def of(cls, game: AnyGame, view: AnyView, kernels: SearchKernels[Any]) -> FlatSimulator:
        title = title_kernels(game.name)
        match = title.flat(game.resample(view, Rng(0)), view.seat, kernels)
        kernels.model.resume(*match)
        return cls(title, kernels, match, title.workspace(kernels, view.seats))

    def deal(self, seed: int) -> FlatMatch:
        return self.kernels.dealt(*self.match, seed)

    def observation_key(self, world: FlatMatch) -> int | None:
        _, v = world
        return None if v[DONE] else int(self.kernels.model.observation_key(*world))

    def choices(self, world: FlatMatch, width: int) -> list[tuple[int, float]]:
        workspace = self.workspace
        n = self.kernels.model.choices(*world, workspace, width)
        return [(int(workspace.codes[i]), workspace.values[i] / self.title.scale) for i in range(n)]

    def act(self, world: FlatMatch, code: int) -> None:
        self.kernels.act(*world, self.workspace, code, self.title.candidates)

    def finish(self, world: FlatMatch) -> float:
        result = self.kernels.finish(*world, self.workspace, *self._limits(world))
        return float(result) / self.title.scale

    def sample(self, codes: Sequence[int], seed: int, rounds: int) -> list[float]:
        self._lay_out(codes)
        counted = (len(codes), seed, rounds, *self._limits(self.match))
        self.kernels.sample(*self.match, self.workspace, *counted)
        return self._sums(len(codes))

    def plant(self, codes: Sequence[int]) -> Ints:
        tree = self.kernels.new_ints(SIZE)
        self._lay_out(codes)
        self.kernels.plant(tree, self.workspace.arms, len(codes))
        return tree

    def grow(self, tree: Ints, codes: Sequence[int], seed: int, rounds: int) -> list[float]:
        self._lay_out(codes)
        counted = (len(codes), seed, rounds, *self._limits(self.match))
        self.kernels.grow_tree(*self.match, self.workspace, tree, *counted)
        return self._sums(len(codes))

    def _limits(self, world: FlatMatch) -> tuple[int, int]:
        """How many candidates are looked at in playouts, and their last turn or season."""
        _, v = world
        return self.title.candidates, self.kernels.model.clock(v) + self.title.horizon

    def _lay_out(self, codes: Sequence[int]) -> None:
        for i, code in enumerate(codes):
            self.workspace.arms[i], self.workspace.sums[i] = code, 0

    def _sums(self, n: int) -> list[float]:
        return [float(total) / self.title.scale for total in self.workspace.sums[:n]]
