"""Where the kernels write while a bot thinks about Cartographers."""

from __future__ import annotations

from types import ModuleType
from typing import NamedTuple

from inklands.fast.cartographers.goals import SHEET_MASKS
from inklands.fast.cartographers.rules import (
    HEADER,
    MAPS,
    MOST_ACTIONS,
    MOST_OFFERS,
    SEAT_NUMBERS,
)
from inklands.grid.kernel import Ints, Masks


class Workspace(NamedTuple):
    """One more match, what is legal in it, what goals gave before, and lists of plans."""

    b: Masks
    v: Ints
    maps: Masks
    counts: Ints
    goals: Ints
    values: Ints
    codes: Ints
    arms: Ints
    sums: Ints


def workspace(kernels: ModuleType, seats: int) -> Workspace:
    """Buffers to think about matches of so many seats."""
    masks, ints = kernels.new_masks, kernels.new_ints
    match = masks(SHEET_MASKS * seats), ints(HEADER + SEAT_NUMBERS * seats)
    legal = masks(MAPS), ints(MOST_OFFERS)
    return Workspace(*match, *legal, ints(4), *(ints(MOST_ACTIONS) for _ in range(4)))
