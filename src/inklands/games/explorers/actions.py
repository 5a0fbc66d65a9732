"""What a seat decides, one small step at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from inklands.games.explorers.landscape.terrain import GRID


@dataclass(frozen=True, slots=True)
class StartAt:
    """The first player settles which of the equally central villages all set out from."""

    cell: int


@dataclass(frozen=True, slots=True)
class Choose:
    """
    A terrain, or a joker's duo: the side of the card taken or used, the terrain of crosses given.

    Its letters stand in the order of `TERRAINS`.
    """

    terrains: str


@dataclass(frozen=True, slots=True)
class UseMap:
    """A map is struck: this turn's crosses are in one terrain of choice, whatever the card says."""

    terrain: str


@dataclass(frozen=True, slots=True)
class Cross:
    """One of the crosses of the turn."""

    cell: int


@dataclass(frozen=True, slots=True)
class Ride:
    """The extra cross of a horse, in any terrain."""

    cell: int


Action: TypeAlias = StartAt | Choose | UseMap | Cross | Ride

CROSSES = tuple(Cross(index) for index in range(GRID.height * GRID.width))
RIDES = tuple(Ride(index) for index in range(GRID.height * GRID.width))
