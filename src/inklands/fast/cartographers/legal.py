"""What may be drawn now: shapes where they fit, or single cells where none does."""

from __future__ import annotations

from inklands.fast.cartographers import constants as t
from inklands.fast.cartographers.goals import EVERYWHERE, NONE, RUINS
from inklands.fast.cartographers.match import (
    CARD,
    FALLBACK,
    FILLED,
    LAYOUT,
    RUINS_DUE,
    RULING,
    SHEET_MASKS,
    TERRAINS,
)
from inklands.fast.match import SEAT, SEATS
from inklands.grid.kernel import Ints, Mask, Masks, constants, kernel, mask_constants, nth

FIRST_RUINS, FIRST_AMBUSH = t.FIRST_RUINS, t.FIRST_AMBUSH
OFFER_AT, OFFER_SHAPE, OFFER_TERRAIN = (
    constants(t.OFFER_AT), constants(t.OFFER_SHAPE), constants(t.OFFER_TERRAIN),
)  # fmt: skip
ORIENTATION_AT, CELLS, MOST_CELLS = constants(t.ORIENTATION_AT), constants(t.CELLS), t.MOST_CELLS
ORIENTATION_INSIDE = mask_constants(orientation.inside for orientation in t.ORIENTATIONS)
ORIENTATION_CELLS = mask_constants(orientation.cells for orientation in t.ORIENTATIONS)
COIN_SIZES, CLOCKWISE = constants(t.COIN_SIZES), constants(t.CLOCKWISE)
TERRAIN_AT, CARD_TERRAINS = constants(t.TERRAIN_AT), constants(t.CARD_TERRAINS)
ANY_UNDER_RUINS, ANY = t.RULINGS.index("any-under-ruins"), t.RULINGS.index("any")
ONE = Mask(1)
# Where nothing fits, each terrain is an offer of single cells.
MOST_OFFERS = max(TERRAINS, *(len(card.offers) for card in t.DRAWN))
MOST_ORIENTATIONS = 8
MAPS = MOST_OFFERS * MOST_ORIENTATIONS
MOST_ACTIONS = MAPS * EVERYWHERE.bit_count()


@kernel
def place_of(card: int) -> int:
    """The place of a card among those that are drawn from."""
    return card if card < FIRST_RUINS else card - FIRST_AMBUSH + FIRST_RUINS


@kernel
def map_of(v: Ints, seat: int) -> int:
    """The seat whose map *seat* draws on now."""
    card = v[CARD]
    if card < FIRST_AMBUSH:
        return seat
    step = v[SEATS] - 1 if CLOCKWISE[card - FIRST_AMBUSH] else 1
    return (seat + step) % v[SEATS]


@kernel
def anchors(orientation: int, free: int) -> int:
    """Every anchor at which all cells of the orientation are free, worked out at once."""
    # Shifting the free cells back by an offset leaves those anchors whose cell there is free.
    found = ORIENTATION_INSIDE[orientation]
    # As many steps for every shape, and never by a whole word: no processor has to guess.
    for i in range(MOST_CELLS):
        found &= free >> (CELLS[MOST_CELLS * orientation + i] & 63)
    return found


@kernel
def touching(orientation: int, wanted: int) -> int:
    """Every anchor at which some cell of the orientation is *wanted*."""
    found = NONE
    for i in range(MOST_CELLS):
        found |= wanted >> (CELLS[MOST_CELLS * orientation + i] & 63)
    return found & ORIENTATION_INSIDE[orientation]


@kernel
def legal(b: Masks, v: Ints, maps: Masks, counts: Ints) -> int:
    """
    How many actions the seat to act has.

    ``maps`` receives the anchors of each orientation, offer by offer; ``counts[i]``
    receives how many they are.
    """
    filled = b[SHEET_MASKS * map_of(v, v[SEAT]) + FILLED]
    free = EVERYWHERE & ~filled
    place = place_of(v[CARD])
    # After ruins a shape must cover some, but monsters need not.
    ruins_due = v[RUINS_DUE] and v[CARD] < FIRST_RUINS
    first = OFFER_AT[place]
    total = 0
    for i in range(OFFER_AT[place + 1] - first):
        shape = OFFER_SHAPE[first + i]
        n = 0
        # Offers of one shape in two terrains fit in the same places.
        if i and shape == OFFER_SHAPE[first + i - 1]:
            n = counts[i - 1]
            for j in range(ORIENTATION_AT[shape + 1] - ORIENTATION_AT[shape]):
                maps[MOST_ORIENTATIONS * i + j] = maps[MOST_ORIENTATIONS * (i - 1) + j]
        else:
            for j in range(ORIENTATION_AT[shape + 1] - ORIENTATION_AT[shape]):
                orientation = ORIENTATION_AT[shape] + j
                fits = anchors(orientation, free)
                if ruins_due:
                    fits &= touching(orientation, RUINS[v[LAYOUT]] & free)
                maps[MOST_ORIENTATIONS * i + j] = fits
                n += fits.bit_count()
        counts[i] = n
        total += n
    v[FALLBACK] = 0 if total else 1
    return total or single_cells(v, maps, counts, free)


@kernel
def single_cells(v: Ints, maps: Masks, counts: Ints, free: int) -> int:
    """One cell anywhere, when nothing on the card fits or can cover ruins."""
    n = free.bit_count()
    kinds = fallback_kinds(v)
    for i in range(kinds):
        maps[MOST_ORIENTATIONS * i] = free
        counts[i] = n
    return kinds * n


@kernel
def falls_back_on_any(v: Ints) -> bool:
    ruling = v[RULING]
    return v[CARD] < FIRST_RUINS and (
        ruling == ANY or (ruling == ANY_UNDER_RUINS and v[RUINS_DUE] > 0)
    )


@kernel
def fallback_kinds(v: Ints) -> int:
    """How many terrains a single cell may be filled with."""
    place = place_of(v[CARD])
    return TERRAINS if falls_back_on_any(v) else TERRAIN_AT[place + 1] - TERRAIN_AT[place]


@kernel
def terrain_of(v: Ints, option: int) -> int:
    """The terrain of offer *option* of the card."""
    place = place_of(v[CARD])
    if not v[FALLBACK]:
        return OFFER_TERRAIN[OFFER_AT[place] + option]
    return option if falls_back_on_any(v) else CARD_TERRAINS[TERRAIN_AT[place] + option]


@kernel
def option_of(counts: Ints, k: int) -> int:
    """The offer that action *k* belongs to."""
    i = 0
    while k >= counts[i]:
        k -= counts[i]
        i += 1
    return i


@kernel
def cells_of(v: Ints, maps: Masks, counts: Ints, k: int) -> int:
    """The cells that action *k* fills."""
    i = 0
    while k >= counts[i]:
        k -= counts[i]
        i += 1
    j = MOST_ORIENTATIONS * i
    if v[FALLBACK]:
        return ONE << nth(maps[j], k)
    orientation = ORIENTATION_AT[OFFER_SHAPE[OFFER_AT[place_of(v[CARD])] + i]]
    n = maps[j].bit_count()
    while k >= n:
        k -= n
        j += 1
        orientation += 1
        n = maps[j].bit_count()
    return ORIENTATION_CELLS[orientation] << nth(maps[j], k)


@kernel
def shape_coins(v: Ints, cells: int) -> int:
    """The coin that a shape of this size brings, or none."""
    return COIN_SIZES[place_of(v[CARD])] >> cells.bit_count() & 1
