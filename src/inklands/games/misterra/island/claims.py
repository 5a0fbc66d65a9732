"""Regions and the markers in them."""

from __future__ import annotations

from collections.abc import Iterator

from inklands.games.misterra.island.island import Island
from inklands.games.misterra.island.places import GRID, LAND
from inklands.games.misterra.island.terrain import TERRAINS, Terrain
from inklands.games.misterra.state import PublicState
from inklands.grid.grid import Mask, mask


def marked(public: PublicState) -> Mask:
    """The cells with a marker."""
    found = 0
    for cells in public.claims:
        for cell in cells:
            found |= 1 << cell
    return found


def claimed_terrains(island: Island, cells: tuple[int, ...]) -> tuple[Terrain | None, ...]:
    return tuple(island.terrain_at(cell) for cell in cells)


def can_claim(public: PublicState, seat: int, markers: int) -> bool:
    """Whether *seat* may put a marker where its cartographer stands."""
    island, place, own = public.island, public.meeples[seat], public.claims[seat]
    # EN p. 5: on a confirmed tile, three markers at most, each on another terrain.
    if place >= LAND or not island.confirmed >> place & 1 or len(own) >= markers:
        return False
    terrain = island.terrain_at(place)
    if terrain in claimed_terrains(island, own):
        return False
    # A region is claimed when any marker stands in it; hazy tiles join its parts.
    taken = marked(public)
    return not taken or not island.region(place) & taken


def with_claim(public: PublicState, owner: int, cell: int) -> PublicState:
    """The public state with another marker of *owner*."""
    claims = tuple(
        (*cells, cell) if seat == owner else cells for seat, cells in enumerate(public.claims)
    )
    return PublicState(public.island, public.meeples, claims, public.parchments)


def open_regions(public: PublicState, owner: int) -> Iterator[Mask]:
    """
    The joined confirmed tiles that *owner* may claim.

    Hazy tiles count when it is asked whether a marker stands in the region already, but neither
    make it larger nor join two parts of it.
    """
    island, taken = public.island, marked(public)
    own = claimed_terrains(island, public.claims[owner])
    for terrain in TERRAINS:
        if terrain not in own:
            for region in GRID.regions(island.tiles[terrain]):
                if not region & taken:
                    yield from GRID.regions(region & island.confirmed)


def largest_open(public: PublicState, owner: int) -> tuple[int, ...]:
    """A cell in each of the largest regions that *owner* may claim; several if they are tied."""
    regions = list(open_regions(public, owner))
    most = max((region.bit_count() for region in regions), default=0)
    firsts = ((r & -r).bit_length() - 1 for r in regions if r.bit_count() == most)
    return tuple(sorted(firsts))


def final_regions(
    public: PublicState, owner: int, *, merged_score: bool
) -> Iterator[tuple[int, Mask, bool]]:
    """
    Each marker of *owner* with its region once the hazy tiles are off, and whether it scores.

    Markers that share a region score nothing, unless *merged_score* says that all of them do.
    """
    tiles = public.island.confirmed_tiles()
    taken = marked(public)
    for cell in public.claims[owner]:
        region = next(GRID.region(1 << cell, cells) for cells in tiles if cells >> cell & 1)
        # EN p. 6: hazy tiles are taken off first, so what only they joined is not in dispute.
        alone = not region & taken & ~mask([cell])
        yield cell, region, alone or merged_score
