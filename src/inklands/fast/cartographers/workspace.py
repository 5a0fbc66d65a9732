"""Where the kernels write while a bot thinks about Cartographers."""

from __future__ import annotations

from typing import NamedTuple

from inklands.fast.cartographers.constants import EDICTS
from inklands.fast.cartographers.legal import MAPS, MOST_ACTIONS, MOST_OFFERS
from inklands.fast.cartographers.match import HEADER, SEAT_NUMBERS, SHEET_MASKS
from inklands.fast.contract import Buffers, FlatMatch
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


def workspace(buffers: Buffers, seats: int) -> Workspace:
    """Buffers to think about matches of so many seats."""
    ints = buffers.new_ints
    legal = buffers.new_masks(MAPS), ints(MOST_OFFERS)
    lists = (ints(MOST_ACTIONS) for _ in range(4))
    return Workspace(*blank(buffers, seats), *legal, ints(EDICTS), *lists)


def blank(buffers: Buffers, seats: int) -> FlatMatch:
    """Buffers for a match of so many seats."""
    b = buffers.new_masks(SHEET_MASKS * seats)
    return b, buffers.new_ints(HEADER + SEAT_NUMBERS * seats)
