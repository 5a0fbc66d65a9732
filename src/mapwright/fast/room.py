"""Buffers that the kernels of a simulator write to while a bot thinks."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType

from mapwright.fast.tree import SIZE
from mapwright.grid.kernel import Boards, Ints


@dataclass(frozen=True, slots=True)
class Room:
    """Room for one more match, for what the title's kernels note down, and for lists of actions."""

    b: Boards
    v: Ints
    buffers: tuple[Boards | Ints, ...]
    """What the kernels of the title take between the match and the rest."""
    values: Ints
    codes: Ints
    arms: Ints
    """The plans under trial."""
    sums: Ints


def try_out(kernels: ModuleType, b: Boards, v: Ints, room: Room) -> None:
    """Run every kernel a bot asks for once, so that all of them are compiled."""
    kernels.choices(b, v, *room.buffers, room.values, room.codes, 2)
    counted = (1, 1, 1, 2, 1)
    under_trial = (room.arms, *counted, room.sums)
    kernels.sample(b, v, room.b, room.v, *room.buffers, *under_trial)
    tree = kernels.new_ints(SIZE)
    kernels.plant(tree, room.arms, 1)
    lists = (room.values, room.codes, tree)
    kernels.grow_tree(b, v, room.b, room.v, *room.buffers, *lists, *under_trial)
    dealt = kernels.dealt(b, v, 1)
    kernels.act(*dealt, *room.buffers, 0, 2)
    kernels.look(*dealt)
    kernels.is_over(dealt[1])
    kernels.finish(*dealt, *room.buffers, 2, 1)
