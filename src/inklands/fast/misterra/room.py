"""Where the kernels write while a bot thinks about Maps of Misterra."""

from __future__ import annotations

from types import ModuleType
from typing import NamedTuple

from inklands.fast.misterra.match import BOARDS, NUMBERS
from inklands.fast.misterra.plans import MOST_PLANS
from inklands.fast.misterra.rules import MOST_ACTIONS, PARTS
from inklands.grid.kernel import Boards, Ints


class Room(NamedTuple):
    """One more match, what is legal in it part by part, and lists of plans."""

    b: Boards
    v: Ints
    parts: Boards
    values: Ints
    codes: Ints
    arms: Ints
    sums: Ints


def room(kernels: ModuleType, seats: int) -> Room:
    """Room to think about matches, which take as much for any number of *seats*."""
    del seats
    boards, ints = kernels.new_boards, kernels.new_ints
    lists = (ints(max(MOST_ACTIONS, MOST_PLANS)) for _ in range(4))
    return Room(boards(BOARDS), ints(NUMBERS), boards(PARTS), *lists)
