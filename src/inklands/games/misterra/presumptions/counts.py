"""Presumptions about how many cells of a terrain there are, and where they lie."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.core.message import Message
from inklands.core.points import Line
from inklands.games.misterra.island.island import Tiles
from inklands.games.misterra.island.places import GRID
from inklands.games.misterra.island.terrain import KEYS, TERRAINS, Terrain
from inklands.games.misterra.presumptions.presumption import Gaps, Ladder


@dataclass(frozen=True, slots=True)
class EdgeOfTerrain:
    """The number of cells of the terrain along the border scores."""

    number: int
    terrain: Terrain
    ladder: Ladder
    kind = "edge-of-terrain"
    is_repeated = False

    @property
    def about(self) -> Gaps:
        return (("terrain", KEYS[self.terrain]),)

    def lines(self, parchment: Tiles) -> tuple[Line, ...]:
        cells = parchment[self.terrain] & GRID.border
        terrain = KEYS[self.terrain]
        return self.ladder.lines(cells.bit_count(), cells, "misterra-edge-counted", terrain=terrain)


@dataclass(frozen=True, slots=True)
class NotBeside:
    """The number of cells of the terrain that touch no cell of the avoided one scores."""

    number: int
    terrain: Terrain
    avoided: Terrain
    ladder: Ladder
    kind = "not-beside"
    is_repeated = False

    @property
    def about(self) -> Gaps:
        return (("terrain", KEYS[self.terrain]), ("avoided", KEYS[self.avoided]))

    def lines(self, parchment: Tiles) -> tuple[Line, ...]:
        cells = parchment[self.terrain] & ~GRID.neighbours(parchment[self.avoided])
        args = {"terrain": KEYS[self.terrain], "avoided": KEYS[self.avoided]}
        return self.ladder.lines(cells.bit_count(), cells, "misterra-apart-counted", **args)


@dataclass(frozen=True, slots=True)
class MostCommon:
    """The number of cells of the most frequent terrain scores."""

    number: int
    ladder: Ladder
    kind = "most-common"
    is_repeated = False
    about = ()

    def lines(self, parchment: Tiles) -> tuple[Line, ...]:
        terrain = max(TERRAINS, key=lambda t: parchment[t].bit_count())
        cells = parchment[terrain]
        reason = "misterra-terrain-counted"
        return self.ladder.lines(cells.bit_count(), cells, reason, terrain=KEYS[terrain])


@dataclass(frozen=True, slots=True)
class LeastCommon:
    """Each cell of the rarest terrain scores, among the terrains that are there."""

    number: int
    points: int
    kind = "least-common"
    is_repeated = True
    about = ()

    def lines(self, parchment: Tiles) -> tuple[Line, ...]:
        present = [t for t in TERRAINS if parchment[t]]
        if not present:
            return ()
        terrain = min(present, key=lambda t: parchment[t].bit_count())
        cells, count = parchment[terrain], parchment[terrain].bit_count()
        reason = Message.of("misterra-terrain-counted", count=count, terrain=KEYS[terrain])
        return (Line(self.points * count, reason, cells),)


@dataclass(frozen=True, slots=True)
class SetsOfFour:
    """The number of sets of one cell of each terrain scores."""

    number: int
    ladder: Ladder
    kind = "sets-of-four"
    is_repeated = False
    about = ()

    def lines(self, parchment: Tiles) -> tuple[Line, ...]:
        sets = min(cells.bit_count() for cells in parchment)
        return self.ladder.lines(sets, sum(parchment), "misterra-sets-counted")
