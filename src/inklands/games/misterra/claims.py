"""Regions and the markers in them."""

from __future__ import annotations

from collections.abc import Iterator

from inklands.games.misterra.island import Island
from inklands.games.misterra.places import GRID, LAND
from inklands.games.misterra.state import Board
from inklands.games.misterra.terrain import TERRAINS, Terrain
from inklands.grid.grid import Mask, mask


def marked(board: Board) -> Mask:
    """The cells with a marker."""
    found = 0
    for cells in board.claims:
        for cell in cells:
            found |= 1 << cell
    return found


def claimed_terrains(island: Island, cells: tuple[int, ...]) -> tuple[Terrain | None, ...]:
    return tuple(island.terrain_at(cell) for cell in cells)


def can_claim(board: Board, seat: int, markers: int) -> bool:
    """Whether *seat* may put a marker where its cartographer stands."""
    island, place, own = board.island, board.meeples[seat], board.claims[seat]
    if place >= LAND or not island.confirmed >> place & 1 or len(own) >= markers:
        return False
    terrain = island.terrain_at(place)
    if terrain in claimed_terrains(island, own):
        return False
    taken = marked(board)
    return not taken or not island.region(place) & taken


def with_claim(board: Board, owner: int, cell: int) -> Board:
    """The board with another marker of *owner*."""
    claims = tuple(
        (*cells, cell) if seat == owner else cells for seat, cells in enumerate(board.claims)
    )
    return Board(board.island, board.meeples, claims, board.parchments)


def open_regions(board: Board, owner: int) -> Iterator[Mask]:
    """
    The joined confirmed tiles that *owner* may claim.

    Hazy tiles count when it is asked whether a marker stands in the region already, but neither
    make it larger nor join two parts of it.
    """
    island, taken = board.island, marked(board)
    own = claimed_terrains(island, board.claims[owner])
    for terrain in TERRAINS:
        if terrain not in own:
            for region in GRID.regions(island.tiles[terrain]):
                if not region & taken:
                    yield from GRID.regions(region & island.confirmed)


def largest_open(board: Board, owner: int) -> tuple[int, ...]:
    """A cell in each of the largest regions that *owner* may claim; several if they are tied."""
    regions = list(open_regions(board, owner))
    most = max((region.bit_count() for region in regions), default=0)
    firsts = ((r & -r).bit_length() - 1 for r in regions if r.bit_count() == most)
    return tuple(sorted(firsts))


def final_regions(
    board: Board, owner: int, *, merged_score: bool
) -> Iterator[tuple[int, Mask, bool]]:
    """
    Each marker of *owner* with its region once the hazy tiles are off, and whether it scores.

    Markers that share a region score nothing, unless *merged_score* says that all of them do.
    """
    tiles = board.island.confirmed_tiles()
    taken = marked(board)
    for cell in board.claims[owner]:
        region = next(GRID.region(1 << cell, cells) for cells in tiles if cells >> cell & 1)
        alone = not region & taken & ~mask([cell])
        yield cell, region, alone or merged_score
