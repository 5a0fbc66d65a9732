"""The island as it is observed, and as it is claimed."""

from __future__ import annotations

from inklands.fast.misterra import constants as t
from inklands.fast.misterra.ground import NONE, ONE, first_of, region
from inklands.fast.misterra.match import CARD, CONFIRMED, MARKERS, PARCHMENTS, TERRAINS
from inklands.fast.misterra.points import marked
from inklands.fast.misterra.walking import CELLS, covered
from inklands.grid.kernel import Ints, Masks, constants, kernel

STOCK = constants(t.COMPONENTS.stock)
MOST_MARKERS = t.COMPONENTS.markers
FIRST_CELL, SECOND_CELL = constants(t.FIRST_CELL), constants(t.SECOND_CELL)
FIRST_HALF, SECOND_HALF = constants(t.FIRST_HALF), constants(t.SECOND_HALF)


@kernel
def lay(b: Masks, at: int, terrain: int, cell: int) -> None:
    """*terrain* on the cell of the map that begins at ``b[at]``, over anything."""
    for i in range(TERRAINS):
        b[at + i] &= ~cell
    b[at + terrain] |= cell


@kernel
def tiles_left(b: Masks, terrain: int) -> int:
    """How many tiles of a terrain are in the supply."""
    return STOCK[terrain] - b[terrain].bit_count()


@kernel
def observe(b: Masks, terrain: int, cell: int, left: int) -> None:
    """Somebody sees *terrain* on the cell; *left* tiles of it there were when that was played."""
    if not left or b[CONFIRMED] & cell:
        return
    if b[terrain] & cell:
        b[CONFIRMED] |= cell
    elif tiles_left(b, terrain):
        lay(b, 0, terrain, cell)


@kernel
def lay_card(b: Masks, v: Ints, seat: int, place: int) -> None:
    """
    The card taken goes on the parchment and is seen on the island.

    *place* is twice the number of the two cells, and one more where the halves change sides: those
    of one terrain only do so for the last tile, which the second cell then gets.
    """
    first, second = FIRST_HALF[v[CARD]], SECOND_HALF[v[CARD]]
    one, two = ONE << FIRST_CELL[place >> 1], ONE << SECOND_CELL[place >> 1]
    if place & 1:
        one, two = two, one
    at = PARCHMENTS + TERRAINS * seat
    lay(b, at, first, one)
    lay(b, at, second, two)
    left, other_left = tiles_left(b, first), tiles_left(b, second)
    observe(b, first, one, left)
    observe(b, second, two, other_left)


@kernel
def rival_dominoes(b: Masks, v: Ints, dominoes: int) -> int:
    """Those of *dominoes* whose two cells would compete for the last tile of the card taken."""
    terrain = FIRST_HALF[v[CARD]]
    if terrain != SECOND_HALF[v[CARD]] or tiles_left(b, terrain) != 1:
        return NONE
    done = b[CONFIRMED] | b[terrain]
    found = NONE
    while dominoes:
        i = first_of(dominoes)
        if not done & (ONE << FIRST_CELL[i] | ONE << SECOND_CELL[i]):
            found |= ONE << i
        dominoes &= dominoes - 1
    return found


@kernel
def terrain_at(b: Masks, cell: int) -> int:
    """The terrain of the tile on the cell, which has one."""
    terrain = 0
    while not b[terrain] & cell:
        terrain += 1
    return terrain


@kernel
def has_claimed(b: Masks, owner: int, terrain: int) -> bool:
    """Whether a marker of *owner* stands on this terrain."""
    return b[MARKERS + owner] & b[terrain] != NONE


@kernel
def can_claim(b: Masks, seat: int, place: int) -> bool:
    """Whether *seat* may put a marker on *place*."""
    if place >= CELLS or b[MARKERS + seat].bit_count() >= MOST_MARKERS:
        return False
    cell = ONE << place
    if not b[CONFIRMED] & cell:
        return False
    terrain = terrain_at(b, cell)
    if has_claimed(b, seat, terrain):
        return False
    return not region(cell, b[terrain]) & marked(b)


@kernel
def largest_open(b: Masks, owner: int) -> int:
    """The first cell of each of the largest confirmed regions that *owner* may claim."""
    taken = marked(b)
    found = NONE
    most = 1
    for terrain in range(TERRAINS):
        area = NONE if has_claimed(b, owner, terrain) else b[terrain]
        while area:
            whole = region(area & -area, area)
            area ^= whole
            left = NONE if whole & taken else whole & b[CONFIRMED]
            while left:
                part = region(left & -left, left)
                left ^= part
                size = part.bit_count()
                if size > most:
                    most = size
                    found = NONE
                if size == most:
                    found |= part & -part
    return found


@kernel
def confirm(b: Masks, terrain: int, cell: int) -> None:
    """What lies on the cell is confirmed, whatever is left of it; an empty cell is observed."""
    if covered(b) & cell:
        b[CONFIRMED] |= cell
    else:
        observe(b, terrain, cell, tiles_left(b, terrain))
