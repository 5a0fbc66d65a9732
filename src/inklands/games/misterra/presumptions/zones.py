"""Presumptions about zones: joined cells of one terrain on a parchment."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.core.message import Message
from inklands.core.points import Line
from inklands.games.misterra.island.island import Tiles, zones
from inklands.games.misterra.island.places import GRID
from inklands.games.misterra.island.terrain import KEYS, Terrain
from inklands.games.misterra.presumptions.presumption import Gaps, Ladder
from inklands.grid.grid import Mask


@dataclass(frozen=True, slots=True)
class ZonesOfTerrain:
    """Each zone of the terrain scores by its size."""

    number: int
    terrain: Terrain
    ladder: Ladder
    kind = "zones-of-terrain"
    is_repeated = True

    @property
    def about(self) -> Gaps:
        return (("terrain", KEYS[self.terrain]),)

    def lines(self, parchment: Tiles) -> tuple[Line, ...]:
        found = (
            _zone_line(self.ladder.points(zone.bit_count()), self.terrain, zone)
            for zone in GRID.regions(parchment[self.terrain])
        )
        return tuple(line for line in found if line.points)


@dataclass(frozen=True, slots=True)
class LargestZone:
    """The largest zone, whatever its terrain, scores by its size; one of them if several are."""

    number: int
    ladder: Ladder
    kind = "largest-zone"
    is_repeated = False
    about = ()

    def lines(self, parchment: Tiles) -> tuple[Line, ...]:
        largest = max(zones(parchment), key=_size, default=None)
        return () if largest is None else _sized_lines(self.ladder, *largest)


@dataclass(frozen=True, slots=True)
class SmallestZone:
    """The smallest zone, whatever its terrain, scores by its size; one of them if several are."""

    number: int
    ladder: Ladder
    kind = "smallest-zone"
    is_repeated = False
    about = ()

    def lines(self, parchment: Tiles) -> tuple[Line, ...]:
        smallest = min(zones(parchment), key=_size, default=None)
        return () if smallest is None else _sized_lines(self.ladder, *smallest)


@dataclass(frozen=True, slots=True)
class ZonesOfSize:
    """The number of zones of exactly this size scores."""

    number: int
    size: int
    ladder: Ladder
    kind = "zones-of-size"
    is_repeated = False

    @property
    def about(self) -> Gaps:
        return (("size", self.size),)

    def lines(self, parchment: Tiles) -> tuple[Line, ...]:
        found = [zone for _, zone in zones(parchment) if zone.bit_count() == self.size]
        reason = "misterra-zones-counted"
        return self.ladder.lines(len(found), sum(found), reason, size=self.size)


def _size(zone: tuple[Terrain, Mask]) -> int:
    return zone[1].bit_count()


def _zone_line(points: int, terrain: Terrain, zone: Mask) -> Line:
    size = zone.bit_count()
    return Line(points, Message.of("misterra-zone", count=size, terrain=KEYS[terrain]), zone)


def _sized_lines(ladder: Ladder, terrain: Terrain, zone: Mask) -> tuple[Line, ...]:
    return ladder.lines(zone.bit_count(), zone, "misterra-zone", terrain=KEYS[terrain])
