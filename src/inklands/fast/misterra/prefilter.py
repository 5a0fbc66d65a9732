"""A cheap value for every map, cell by cell: only the best are worked out."""

from __future__ import annotations

from inklands.fast.match import SEAT
from inklands.fast.misterra.evaluation import (
    BARE,
    BARE_SURE,
    HAZY_OTHER,
    HAZY_SAME,
    SURE_OTHER,
    SURE_SAME,
    WEIGHTS,
    alike,
    hope_for,
    hoped_value,
)
from inklands.fast.misterra.ground import NONE, ONE, first_of
from inklands.fast.misterra.island import FIRST_CELL, FIRST_HALF, SECOND_CELL, SECOND_HALF, lay
from inklands.fast.misterra.match import (
    CONFIRMED,
    DEALT,
    GAINS,
    HAND,
    HANDS,
    KEPT,
    PARCHMENTS,
    SIGHTED,
    SIGHTED_AS,
    STAND_AT,
    STANDS,
    TALLIES,
    TERRAINS,
)
from inklands.fast.misterra.points import mapped_cells
from inklands.fast.misterra.presumptions import (
    CONCERNS,
    concerned_cells,
    is_about_zones,
    tally,
    zones_value,
)
from inklands.fast.misterra.walking import CELLS
from inklands.fast.ranking import insert
from inklands.grid.kernel import Ints, Masks, kernel

DOMINOES = STAND_AT - STANDS
NOWHERE = -100000
"""Less than any value."""


@kernel
def note_gains(b: Masks, v: Ints, left: int) -> None:
    """Notes what mapping each terrain on each cell brings at first sight."""
    seat = v[SEAT]
    same = alike(b, seat)
    mapped = mapped_cells(b, seat)
    hazy_same = WEIGHTS[HAZY_SAME + left]
    sure_other = WEIGHTS[SURE_OTHER + left]
    hazy_other = WEIGHTS[HAZY_OTHER + left]
    for i in range(CELLS):
        cell = ONE << i
        sure = b[CONFIRMED] & cell
        if same & cell:
            before = SURE_SAME if sure else hazy_same
        elif mapped & cell:
            before = sure_other if sure else hazy_other
        else:
            before = WEIGHTS[BARE_SURE + left] if sure else WEIGHTS[BARE + left]
        miss = sure_other if sure else hazy_same
        for terrain in range(TERRAINS):
            after = SURE_SAME if b[terrain] & cell else miss
            v[GAINS + TERRAINS * i + terrain] = after - before


@kernel
def add_presumed_gains(b: Masks, v: Ints, left: int) -> None:
    """Adds to the notes what each terrain on each cell that can be mapped does for presumptions."""
    kept = HANDS + HAND * v[SEAT] + DEALT
    cells = cells_in_reach(v)
    for i in range(KEPT):
        if is_about_zones(v[kept + i]):
            add_zone_gains(v[kept + i], b, v, cells, left)
        else:
            add_gains_of(v[kept + i], b, v, cells, left)


@kernel
def cells_in_reach(v: Ints) -> int:
    """The cells that can be mapped this half day."""
    found = NONE
    for i in range(DOMINOES):
        if v[STANDS + i] != NOWHERE:
            found |= ONE << FIRST_CELL[i] | ONE << SECOND_CELL[i]
    return found


@kernel
def add_gains_of(number: int, b: Masks, v: Ints, cells: int, left: int) -> None:
    """The gains of presumption *number* alone."""
    at = PARCHMENTS + TERRAINS * v[SEAT]
    concerned = concerned_cells(number, b, at)
    now = hoped_value(number, b, at, left)
    while cells:
        cell = cells & -cells
        gains = GAINS + TERRAINS * first_of(cells)
        cells ^= cell
        mapped = b[at], b[at + 1], b[at + 2], b[at + 3]
        for terrain in range(TERRAINS):
            matters = concerned & cell or CONCERNS[number] >> terrain & 1
            if matters and not mapped[terrain] & cell:
                lay(b, at, terrain, cell)
                v[gains + terrain] += hoped_value(number, b, at, left) - now
        b[at], b[at + 1], b[at + 2], b[at + 3] = mapped


@kernel
def add_zone_gains(number: int, b: Masks, v: Ints, cells: int, left: int) -> None:
    """The same where zones of all terrains count: only those of two terrains change by a cell."""
    at = PARCHMENTS + TERRAINS * v[SEAT]
    for terrain in range(TERRAINS):
        v[TALLIES + terrain] = tally(number, b[at + terrain])
    covered = mapped_cells(b, v[SEAT])
    hope = hope_for(number, left)
    now = tallied_value(number, v, covered.bit_count(), hope)
    while cells:
        cell = cells & -cells
        gains = GAINS + TERRAINS * first_of(cells)
        cells ^= cell
        mapped = (covered | cell).bit_count()
        tallies = v[TALLIES], v[TALLIES + 1], v[TALLIES + 2], v[TALLIES + 3]
        for terrain in range(TERRAINS):
            if b[at + terrain] & cell:
                v[TALLIES + terrain] = tally(number, b[at + terrain] ^ cell)
        for terrain in range(TERRAINS):
            if not b[at + terrain] & cell:
                v[TALLIES + terrain] = tally(number, b[at + terrain] | cell)
                v[gains + terrain] += tallied_value(number, v, mapped, hope) - now
                v[TALLIES + terrain] = tallies[terrain]
        v[TALLIES], v[TALLIES + 1], v[TALLIES + 2], v[TALLIES + 3] = tallies


@kernel
def tallied_value(number: int, v: Ints, mapped: int, hope: int) -> int:
    """What the tallies noted down give with so many cells *mapped*."""
    one, two, three, four = v[TALLIES], v[TALLIES + 1], v[TALLIES + 2], v[TALLIES + 3]
    return zones_value(number, mapped, one, two, three, four, hope)


@kernel
def best_sights(v: Ints, kinds: int, m: int) -> int:
    """Notes the *m* maps of the greatest cheap value; how many there are."""
    found = 0
    for i in range(DOMINOES):
        stand = v[STANDS + i]
        if stand == NOWHERE:
            continue
        one, two = GAINS + TERRAINS * FIRST_CELL[i], GAINS + TERRAINS * SECOND_CELL[i]
        left = kinds
        while left:
            kind = first_of(left)
            left &= left - 1
            first, second = FIRST_HALF[kind], SECOND_HALF[kind]
            code = 2 * (DOMINOES * kind + i)
            sight = stand + v[one + first] + v[two + second]
            found = insert(v, SIGHTED, v, SIGHTED_AS, sight, code, found, m)
            if first != second:
                sight = stand + v[one + second] + v[two + first]
                found = insert(v, SIGHTED, v, SIGHTED_AS, sight, code + 1, found, m)
    return found


@kernel
def sighted_act(v: Ints, i: int) -> int:
    """How the *i*-th map at first sight lies."""
    return v[SIGHTED_AS + i] % (2 * DOMINOES)


@kernel
def sighted_kind(v: Ints, i: int) -> int:
    """The card of the *i*-th map at first sight."""
    return v[SIGHTED_AS + i] // (2 * DOMINOES)
