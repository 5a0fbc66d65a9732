"""What a parchment, the claims and the presumptions give, as totals."""

from __future__ import annotations

from inklands.fast.match import SEATS
from inklands.fast.misterra import constants as t
from inklands.fast.misterra.ground import EVERYWHERE, region
from inklands.fast.misterra.match import (
    CONFIRMED,
    DEALT,
    EXPERT,
    HAND,
    HANDS,
    KEPT,
    MARKERS,
    MERGED,
    PARCHMENTS,
    TERRAINS,
)
from inklands.fast.misterra.presumptions import LINES, POINT, SIDE, presumption_value
from inklands.grid.kernel import Ints, Masks, kernel

FIDELITY, EMPTY_CELL = t.COMPONENTS.worth.fidelity, t.COMPONENTS.worth.empty_cell
CLAIMED_TILE, EXPERT_LINE = t.COMPONENTS.worth.claimed_tile, t.COMPONENTS.worth.expert_line
OTOMAS = 1
"""Where Otoma's markers lie among those of the seats."""


@kernel
def matches(b: Masks, seat: int) -> int:
    """The cells whose terrain is that of a confirmed tile of the island."""
    at = PARCHMENTS + TERRAINS * seat
    same = b[at] & b[0] | b[at + 1] & b[1] | b[at + 2] & b[2] | b[at + 3] & b[3]
    return same & b[CONFIRMED]


@kernel
def mapped_cells(b: Masks, seat: int) -> int:
    at = PARCHMENTS + TERRAINS * seat
    return b[at] | b[at + 1] | b[at + 2] | b[at + 3]


@kernel
def marked(b: Masks) -> int:
    """The cells with a marker."""
    return b[MARKERS] | b[MARKERS + 1] | b[MARKERS + 2] | b[MARKERS + 3]


@kernel
def claim_points(b: Masks, v: Ints, owner: int) -> int:
    """What the markers of *owner* give; those that share a region give nothing by the rulebook."""
    left = b[MARKERS + owner]
    taken = marked(b)
    tiles = 0
    while left:
        cell = left & -left
        left ^= cell
        for terrain in range(TERRAINS):
            if b[terrain] & cell:
                found = region(cell, b[terrain] & b[CONFIRMED])
                if v[MERGED] or found & taken == cell:
                    tiles += found.bit_count()
    return CLAIMED_TILE * tiles


@kernel
def expert_points(faithful: int) -> int:
    points = 0
    for i in range(2 * SIDE):
        if faithful & LINES[i] == LINES[i]:
            points += EXPERT_LINE
    return points


@kernel
def presumed_value(b: Masks, v: Ints, seat: int) -> int:
    """What the presumptions a seat has kept give, in sixteenths of a point."""
    kept = HANDS + HAND * seat + DEALT
    if v[kept] < 0:
        return 0
    value = 0
    for i in range(KEPT):
        value += presumption_value(v[kept + i], b, PARCHMENTS + TERRAINS * seat, 0)
    return value


@kernel
def fidelity_points(b: Masks, seat: int) -> int:
    return FIDELITY * matches(b, seat).bit_count()


@kernel
def map_points(b: Masks, v: Ints, seat: int) -> int:
    """What a parchment gives beside the island: all but presumptions and claims."""
    faithful = matches(b, seat)
    empty = EVERYWHERE & ~mapped_cells(b, seat)
    points = FIDELITY * faithful.bit_count() + EMPTY_CELL * empty.bit_count()
    return points + expert_points(faithful) if v[EXPERT] else points


@kernel
def points(b: Masks, v: Ints, seat: int) -> int:
    """What *seat* would have if everything were counted now, its presumptions too."""
    own = map_points(b, v, seat) + claim_points(b, v, seat)
    own += presumed_value(b, v, seat) // POINT
    return own - claim_points(b, v, OTOMAS) if v[SEATS] == 1 else own
