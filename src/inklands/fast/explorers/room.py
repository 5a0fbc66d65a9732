"""Where the kernels write while a bot thinks about Explorers."""

from __future__ import annotations

from types import ModuleType
from typing import NamedTuple

from inklands.fast.explorers.sheet import HEADER, SEAT_NUMBERS, SHEET_BOARDS, SHEETS
from inklands.fast.explorers.weights import WEIGHTS
from inklands.grid.kernel import Boards, Ints

MOST_ACTIONS = 256


class Room(NamedTuple):
    """One match to play on and one to try crosses in, weights, and lists of plans."""

    b: Boards
    v: Ints
    to_b: Boards
    to_v: Ints
    w: Ints
    values: Ints
    codes: Ints
    arms: Ints
    sums: Ints


def room(kernels: ModuleType, seats: int) -> Room:
    """Room to think about matches of so many seats."""
    lists = (kernels.new_ints(MOST_ACTIONS) for _ in range(4))
    return Room(*blank(kernels, seats), *blank(kernels, seats), weights(kernels), *lists)


def blank(kernels: ModuleType, seats: int) -> tuple[Boards, Ints]:
    """Buffers for a match of so many seats."""
    b: Boards = kernels.new_boards(SHEETS + SHEET_BOARDS * seats)
    v: Ints = kernels.new_ints(HEADER + SEAT_NUMBERS * seats)
    return b, v


def weights(kernels: ModuleType) -> Ints:
    """What players of playouts go by."""
    w: Ints = kernels.new_ints(len(WEIGHTS))
    for place, weight in enumerate(WEIGHTS):
        w[place] = weight
    return w
