"""A workspace: buffers that the kernels of a simulator write to while a bot thinks."""

from __future__ import annotations

from types import ModuleType
from typing import Protocol

from inklands.fast.tree import SIZE
from inklands.grid.kernel import Ints, Masks


class Workspace(Protocol):
    """
    What every title has in its `Workspace`: one more match, and lists of plans.

    A title's own is a tuple with names, which a kernel takes as one argument.
    """

    @property
    def b(self) -> Masks: ...
    @property
    def v(self) -> Ints: ...
    @property
    def values(self) -> Ints:
        """What plans are worth, and the plans in ``codes``."""
        ...

    @property
    def codes(self) -> Ints: ...
    @property
    def arms(self) -> Ints:
        """The plans under trial, and what came of them in ``sums``."""
        ...

    @property
    def sums(self) -> Ints: ...


def try_out(kernels: ModuleType, b: Masks, v: Ints, workspace: Workspace) -> None:
    """Run every kernel a bot asks for once, so that all of them are compiled."""
    kernels.choices(b, v, workspace, 2)
    kernels.sample(b, v, workspace, 1, 1, 1, 2, 1)
    tree = kernels.new_ints(SIZE)
    kernels.plant(tree, workspace.arms, 1)
    kernels.grow_tree(b, v, workspace, tree, 1, 1, 1, 2, 1)
    dealt = kernels.dealt(b, v, 1)
    kernels.act(*dealt, workspace, 0, 2)
    kernels.observation_key(*dealt)
    kernels.is_over(dealt[1])
    kernels.finish(*dealt, workspace, 2, 1)
