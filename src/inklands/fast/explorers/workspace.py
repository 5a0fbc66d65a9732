"""Where the kernels write while a bot thinks about Explorers."""

from __future__ import annotations

from typing import NamedTuple

from inklands.fast.contract import Buffers, FlatMatch
from inklands.fast.explorers.match import HEADER, SEAT_NUMBERS, SHEET_MASKS, SHEETS
from inklands.fast.explorers.weights import WEIGHTS
from inklands.grid.kernel import Ints, Masks

MOST_ACTIONS = 256


class Workspace(NamedTuple):
    """One match to play on and one to try crosses in, weights, and lists of plans."""

    b: Masks
    v: Ints
    to_b: Masks
    to_v: Ints
    w: Ints
    values: Ints
    codes: Ints
    arms: Ints
    sums: Ints


def workspace(buffers: Buffers, seats: int) -> Workspace:
    """Buffers to think about matches of so many seats."""
    lists = (buffers.new_ints(MOST_ACTIONS) for _ in range(4))
    return Workspace(*blank(buffers, seats), *blank(buffers, seats), weights(buffers), *lists)


def blank(buffers: Buffers, seats: int) -> FlatMatch:
    """Buffers for a match of so many seats."""
    b = buffers.new_masks(SHEETS + SHEET_MASKS * seats)
    return b, buffers.new_ints(HEADER + SEAT_NUMBERS * seats)


def weights(buffers: Buffers) -> Ints:
    """The weights of `worth`, for players of playouts."""
    w = buffers.new_ints(len(WEIGHTS))
    for place, weight in enumerate(WEIGHTS):
        w[place] = weight
    return w
