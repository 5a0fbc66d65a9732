"""What brings a match to its end."""

from __future__ import annotations

from inklands.games.misterra.island.movement import roaming, sight
from inklands.games.misterra.island.places import AT_SEA, BEACH_CELLS, GRID
from inklands.games.misterra.island.terrain import JUNGLE
from inklands.games.misterra.state import Otoma, Parchment, PublicState, Sketches
from inklands.grid.grid import Mask, indices

ISLAND = "island"
UNMAPPABLE = "unmappable"
SKETCHES = "sketches"
PARCHMENT = "parchment"
OTOMA = "otoma"


def ending_reason(public: PublicState, sketches: Sketches, seat: int) -> str | None:
    """Why the turn that *seat* has just finished brings the last round, if it does."""
    # EN p. 6: three conditions, looked at when a whole turn is over; any one will do.
    island = public.island
    if island.confirmed == GRID.everywhere:
        return ISLAND
    if is_full(public.parchments[seat]):
        return PARCHMENT
    if not sketches.display and not sketches.deck:
        return SKETCHES
    # EN p. 6, remark: jungles may shut off the cells that are left, which ends the game as well.
    if island.confirmed == island.covered and not mappable(public):
        return UNMAPPABLE
    return None


def solo_ending_reason(public: PublicState, otoma: Otoma) -> str | None:
    """
    Why a solo match ends after Otoma's turn, if it does.

    Otoma reaches every cell, so no empty cell is ever out of reach. Each of its half days needs a
    card to turn over and one more below it: with fewer than three no turn is left.
    """
    if public.island.confirmed == GRID.everywhere:
        return ISLAND
    if is_full(public.parchments[0]):
        return PARCHMENT
    return OTOMA if len(otoma.deck) < 3 else None


def is_full(parchment: Parchment) -> bool:
    return sum(parchment) == GRID.everywhere


def mappable(public: PublicState) -> Mask:
    """
    The empty cells of the island that somebody can still cover.

    A cartographer walks over tiles and the beach, maps wherever no jungle stands, and lays a card
    on a cell it sees and one beside it. Only asked when all tiles are confirmed, so that nothing
    else can change.
    """
    island = public.island
    ashore = sum(1 << place for place in set(public.meeples) if place != AT_SEA)
    starts = ashore | (BEACH_CELLS if AT_SEA in public.meeples else 0)
    seen = 0
    for place in indices(roaming(island, starts) & ~island.tiles[JUNGLE]):
        seen |= sight(island, place)
    return (seen | GRID.neighbours(seen)) & ~island.covered
