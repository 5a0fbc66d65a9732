"""The estimated value of a position: parchment, presumptions, claims, where the seat stands."""

from __future__ import annotations

from inklands.fast.match import SEATS
from inklands.fast.misterra.ground import EVERYWHERE, NONE, ONE, first_of, neighbours, region
from inklands.fast.misterra.island import MOST_MARKERS, terrain_at
from inklands.fast.misterra.match import (
    CONFIRMED,
    DEALT,
    EXPERT,
    HALF_DAY,
    HAND,
    HANDS,
    JUNGLE,
    KEPT,
    MARKERS,
    MERGED,
    OTOMA_TOP,
    PARCHMENTS,
    TERRAINS,
)
from inklands.fast.misterra.otoma import OTOMA_CARDS
from inklands.fast.misterra.points import (
    CLAIMED_TILE,
    FIDELITY,
    OTOMAS,
    expert_points,
    mapped_cells,
    marked,
)
from inklands.fast.misterra.presumptions import FAMILY, POINT, presumption_value
from inklands.fast.misterra.sketches import deck_size
from inklands.fast.misterra.walking import CELLS, SIGHTS, destinations, vantage
from inklands.fast.misterra.weights import HALVES, VALUES
from inklands.grid.kernel import Ints, Masks, constants, kernel

(
    BARE_SURE, BARE, HAZY_SAME, HAZY_OTHER, SURE_OTHER,
    OWN_HAZY, OPEN_SURE, OPEN_HAZY, MARKER, OTOMA_HAZY, OTOMA_OPEN, FULL,
    ON_STEPPE, ON_LAGOON, ON_JUNGLE, ON_MOUNTAIN, ON_BEACH, WAYS,
    FRONTIER, CLAIM_AHEAD, WORK_AHEAD, HOPE,
) = range(0, 22 * HALVES, HALVES)  # fmt: skip
WEIGHTS = constants(VALUES)
SURE_SAME, CLAIMED = POINT * FIDELITY, POINT * CLAIMED_TILE


@kernel
def turns_left(v: Ints) -> int:
    """How many turns a seat can have after this one."""
    if v[SEATS] == 1:
        return (OTOMA_CARDS - v[OTOMA_TOP] - 1) // 2 - 1
    return deck_size(v) // (2 * v[SEATS])


@kernel
def half_days_left(v: Ints) -> int:
    """How many half days a seat can have after this one, as far as weights know them."""
    return min(HALVES - 1, 2 * turns_left(v) + 1 - v[HALF_DAY])


@kernel
def alike(b: Masks, seat: int) -> int:
    """The cells whose terrain is that of a tile of the island, hazy or confirmed."""
    at = PARCHMENTS + TERRAINS * seat
    return b[at] & b[0] | b[at + 1] & b[1] | b[at + 2] & b[2] | b[at + 3] & b[3]


@kernel
def evaluation(b: Masks, v: Ints, seat: int, left: int) -> int:
    """The value of the position with so many half days *left*, wherever the seat stands."""
    value = parchment_evaluation(b, v, seat, left) + claims_evaluation(b, v, seat, left)
    return value + presumed_evaluation(b, v, seat, left)


@kernel
def parchment_evaluation(b: Masks, v: Ints, seat: int, left: int) -> int:
    """The value of the cells, presumptions apart."""
    sure = b[CONFIRMED]
    same = alike(b, seat)
    bare = EVERYWHERE & ~mapped_cells(b, seat)
    other = EVERYWHERE & ~bare & ~same
    value = SURE_SAME * (same & sure).bit_count()
    value += WEIGHTS[HAZY_SAME + left] * (same & ~sure).bit_count()
    value += WEIGHTS[SURE_OTHER + left] * (other & sure).bit_count()
    value += WEIGHTS[HAZY_OTHER + left] * (other & ~sure).bit_count()
    value += WEIGHTS[BARE_SURE + left] * (bare & sure).bit_count()
    value += WEIGHTS[BARE + left] * (bare & ~sure).bit_count()
    if v[EXPERT]:
        value += POINT * expert_points(same & sure)
    return value if bare else value + WEIGHTS[FULL + left]


@kernel
def presumed_evaluation(b: Masks, v: Ints, seat: int, left: int) -> int:
    """The value of the presumptions a seat has kept."""
    kept = HANDS + HAND * seat + DEALT
    if v[kept] < 0:
        return 0
    value = 0
    for i in range(KEPT):
        value += hoped_value(v[kept + i], b, PARCHMENTS + TERRAINS * seat, left)
    return value


@kernel
def hoped_value(number: int, b: Masks, at: int, left: int) -> int:
    """The value of presumption *number* for the parchment that begins at ``b[at]``."""
    return presumption_value(number, b, at, hope_for(number, left))


@kernel
def hope_for(number: int, left: int) -> int:
    """How much of what is half done counts for presumption *number*, in sixteenths."""
    return WEIGHTS[HOPE + HALVES * FAMILY[number] + left]


@kernel
def claims_evaluation(b: Masks, v: Ints, seat: int, left: int) -> int:
    """The points of markers as it is, and their value; those of Otoma count against the seat."""
    value = markers_evaluation(b, v, seat, WEIGHTS[OWN_HAZY + left])
    value += WEIGHTS[FRONTIER + left] * frontier(b, seat)
    spare = MOST_MARKERS - b[MARKERS + seat].bit_count()
    if spare and left:
        value += WEIGHTS[MARKER + left] * spare
        value += open_evaluation(b, seat, WEIGHTS[OPEN_SURE + left], WEIGHTS[OPEN_HAZY + left])
    if v[SEATS] == 1:
        value -= markers_evaluation(b, v, OTOMAS, WEIGHTS[OTOMA_HAZY + left])
        if b[MARKERS + OTOMAS].bit_count() < MOST_MARKERS:
            value -= open_to_otoma(b, WEIGHTS[OTOMA_OPEN + left])
    return value


@kernel
def frontier(b: Masks, seat: int) -> int:
    """How many cells beside the seat's claimed regions are not confirmed."""
    found = 0
    for terrain in range(TERRAINS):
        cell = b[MARKERS + seat] & b[terrain]
        if cell:
            beside = neighbours(region(cell, b[terrain] & b[CONFIRMED]))
            found += (beside & ~b[CONFIRMED]).bit_count()
    return found


@kernel
def open_to_otoma(b: Masks, sure: int) -> int:
    """What the largest region counts that Otoma may claim yet; each tile counts *sure*."""
    taken = marked(b)
    most = 0
    for terrain in range(TERRAINS):
        if b[MARKERS + OTOMAS] & b[terrain]:
            continue
        area = b[terrain] & b[CONFIRMED]
        while area:
            whole = region(area & -area, b[terrain])
            if not whole & taken:
                most = max(most, (whole & area).bit_count())
            area &= ~whole
    return sure * most


@kernel
def markers_evaluation(b: Masks, v: Ints, owner: int, hazy: int) -> int:
    """What the markers of *owner* give; each tile that may yet be confirmed counts *hazy*."""
    taken = marked(b)
    value = 0
    for terrain in range(TERRAINS):
        cell = b[MARKERS + owner] & b[terrain]
        if cell:
            found = region(cell, b[terrain] & b[CONFIRMED])
            if v[MERGED] or found & taken == cell:
                whole = region(found, b[terrain])
                value += CLAIMED * found.bit_count() + hazy * (whole ^ found).bit_count()
    return value


@kernel
def open_evaluation(b: Masks, seat: int, sure: int, hazy: int) -> int:
    """The value of the best region of each terrain that may still be claimed, but the least."""
    taken = marked(b)
    total = 0
    least = 100000
    for terrain in range(TERRAINS):
        if b[MARKERS + seat] & b[terrain]:
            continue
        most = 0
        area = b[terrain] & b[CONFIRMED]
        while area:
            whole = region(area & -area, b[terrain])
            if not whole & taken:
                firm = (whole & area).bit_count()
                most = max(most, sure * firm + hazy * (whole.bit_count() - firm))
            area &= ~whole
        total += most
        least = min(least, most)
    return total - least


@kernel
def open_cells(b: Masks, seat: int) -> int:
    """Where the seat may put a marker."""
    found = NONE
    if b[MARKERS + seat].bit_count() >= MOST_MARKERS:
        return found
    taken = marked(b)
    for terrain in range(TERRAINS):
        if not b[MARKERS + seat] & b[terrain]:
            area = b[terrain]
            claimed = area & taken
            while claimed:
                whole = region(claimed & -claimed, b[terrain])
                area &= ~whole
                claimed &= ~whole
            found |= area & b[CONFIRMED]
    return found


@kernel
def stand_evaluation(b: Masks, v: Ints, place: int, left: int, work: int, claimable: int) -> int:
    """The value of standing on *place* after this half day: what can be done from there."""
    ahead = destinations(b, place) | ONE << place
    value = WEIGHTS[WAYS + left] * ahead.bit_count()
    if ahead & claimable & ~(ONE << place):
        value += WEIGHTS[CLAIM_AHEAD + left]
    seen = NONE
    ahead &= ~b[JUNGLE]
    while ahead:
        seen |= SIGHTS[vantage(b, first_of(ahead))]
        ahead &= ahead - 1
    value += WEIGHTS[WORK_AHEAD + left] * (seen & work).bit_count()
    if place >= CELLS:
        return value + WEIGHTS[ON_BEACH + left]
    return value + WEIGHTS[ON_STEPPE + HALVES * terrain_at(b, ONE << place) + left]


@kernel
def work_left(b: Masks, seat: int) -> int:
    """The cells that are not yet mapped as they are for sure."""
    return EVERYWHERE & ~(alike(b, seat) & b[CONFIRMED])
