"""Where the kernels write while a bot thinks about Explorers."""

from __future__ import annotations

from types import ModuleType
from typing import NamedTuple

from inklands.fast.explorers.sheet import HEADER, SEAT_NUMBERS, SHEET_MASKS, SHEETS
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


def workspace(kernels: ModuleType, seats: int) -> Workspace:
    """Buffers to think about matches of so many seats."""
    lists = (kernels.new_ints(MOST_ACTIONS) for _ in range(4))
    return Workspace(*blank(kernels, seats), *blank(kernels, seats), weights(kernels), *lists)


def blank(kernels: ModuleType, seats: int) -> tuple[Masks, Ints]:
    """Buffers for a match of so many seats."""
    b: Masks = kernels.new_masks(SHEETS + SHEET_MASKS * seats)
    v: Ints = kernels.new_ints(HEADER + SEAT_NUMBERS * seats)
    return b, v


def weights(kernels: ModuleType) -> Ints:
    """What players of playouts go by."""
    w: Ints = kernels.new_ints(len(WEIGHTS))
    for place, weight in enumerate(WEIGHTS):
        w[place] = weight
    return w
