"""Presumptions about how many cells of a terrain there are, and where they lie."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.core.message import Message
from inklands.core.points import Line
from inklands.games.misterra.island.island import Tiles
from inklands.games.misterra.island.places import GRID
from inklands.games.misterra.island.terrain import KEYS, TERRAINS, Terrain
from inklands.games.misterra.presumptions.presumption import Ladder


@dataclass(frozen=True, slots=True)
class EdgeOfTerrain:
    """The number of cells of the terrain along the border scores."""

    number: int
    terrain: Terrain
    ladder: Ladder
    is_repeated = False

    @property
    def name(self) -> Message:
        return Message.of("misterra-edge-of-terrain", terrain=KEYS[self.terrain])

    @property
    def rule(self) -> Message:
        terrain, ladder = KEYS[self.terrain], str(self.ladder)
        return Message.of("misterra-rule-edge-of-terrain", terrain=terrain, ladder=ladder)

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
    is_repeated = False

    @property
    def name(self) -> Message:
        terrain, avoided = KEYS[self.terrain], KEYS[self.avoided]
        return Message.of("misterra-not-beside", terrain=terrain, avoided=avoided)

    @property
    def rule(self) -> Message:
        return Message.of(
            "misterra-rule-not-beside",
            terrain=KEYS[self.terrain],
            avoided=KEYS[self.avoided],
            ladder=str(self.ladder),
        )

    def lines(self, parchment: Tiles) -> tuple[Line, ...]:
        cells = parchment[self.terrain] & ~GRID.neighbours(parchment[self.avoided])
        args = {"terrain": KEYS[self.terrain], "avoided": KEYS[self.avoided]}
        return self.ladder.lines(cells.bit_count(), cells, "misterra-apart-counted", **args)


@dataclass(frozen=True, slots=True)
class MostCommon:
    """The number of cells of the most frequent terrain scores."""

    number: int
    ladder: Ladder
    is_repeated = False

    @property
    def name(self) -> Message:
        return Message.of("misterra-most-common")

    @property
    def rule(self) -> Message:
        return Message.of("misterra-rule-most-common", ladder=str(self.ladder))

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
    is_repeated = True

    @property
    def name(self) -> Message:
        return Message.of("misterra-least-common")

    @property
    def rule(self) -> Message:
        return Message.of("misterra-rule-least-common", points=self.points)

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
    is_repeated = False

    @property
    def name(self) -> Message:
        return Message.of("misterra-sets-of-four")

    @property
    def rule(self) -> Message:
        return Message.of("misterra-rule-sets-of-four", ladder=str(self.ladder))

    def lines(self, parchment: Tiles) -> tuple[Line, ...]:
        sets = min(cells.bit_count() for cells in parchment)
        return self.ladder.lines(sets, sum(parchment), "misterra-sets-counted")
