"""Where the kernels write while a bot thinks about Maps of Misterra."""

from __future__ import annotations

from typing import NamedTuple

from inklands.fast.contract import Buffers, FlatMatch
from inklands.fast.misterra.match import MASKS, NUMBERS
from inklands.fast.misterra.plans import MOST_PLANS
from inklands.fast.misterra.rules import MOST_ACTIONS, PARTS
from inklands.grid.kernel import Ints, Masks


class Workspace(NamedTuple):
    """One more match, what is legal in it part by part, and lists of plans."""

    b: Masks
    v: Ints
    parts: Masks
    values: Ints
    codes: Ints
    arms: Ints
    sums: Ints


def workspace(buffers: Buffers, seats: int) -> Workspace:
    """Buffers to think about matches, which take as much for any number of *seats*."""
    del seats
    lists = (buffers.new_ints(max(MOST_ACTIONS, MOST_PLANS)) for _ in range(4))
    return Workspace(*blank(buffers), buffers.new_masks(PARTS), *lists)


def blank(buffers: Buffers) -> FlatMatch:
    """Buffers for a match."""
    return buffers.new_masks(MASKS), buffers.new_ints(NUMBERS)
