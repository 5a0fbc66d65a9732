"""Where the kernels write while a bot thinks about Cartographers."""

from __future__ import annotations

from types import ModuleType
from typing import NamedTuple

from inklands.fast.cartographers.goals import SHEET_BOARDS
from inklands.fast.cartographers.rules import (
    HEADER,
    MAPS,
    MOST_ACTIONS,
    MOST_OFFERS,
    SEAT_NUMBERS,
)
from inklands.grid.kernel import Boards, Ints


class Room(NamedTuple):
    """One more match, what is legal in it, what goals gave before, and lists of plans."""

    b: Boards
    v: Ints
    maps: Boards
    counts: Ints
    goals: Ints
    values: Ints
    codes: Ints
    arms: Ints
    sums: Ints


def room(kernels: ModuleType, seats: int) -> Room:
    """Room to think about matches of so many seats."""
    boards, ints = kernels.new_boards, kernels.new_ints
    match = boards(SHEET_BOARDS * seats), ints(HEADER + SEAT_NUMBERS * seats)
    legal = boards(MAPS), ints(MOST_OFFERS)
    return Room(*match, *legal, ints(4), *(ints(MOST_ACTIONS) for _ in range(4)))
