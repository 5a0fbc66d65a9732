"""Presumptions about a pattern of terrains that should occur on a parchment."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.core.message import Message
from inklands.core.points import Line
from inklands.games.misterra.island.island import Tiles
from inklands.games.misterra.island.places import GRID
from inklands.games.misterra.island.terrain import Terrain, parse_terrain
from inklands.games.misterra.presumptions.presumption import Gaps
from inklands.grid.fit import stamp
from inklands.grid.grid import Mask, indices
from inklands.grid.shape import Shape


@dataclass(frozen=True, slots=True)
class Pattern:
    """Each place where the pattern lies as drawn scores; places may overlap."""

    number: int
    points: int
    picture: str
    terrains: tuple[tuple[int, Terrain], ...]
    """How far each cell lies from the first corner, and its terrain."""

    cells: Mask
    inside: Mask
    kind = "pattern"
    is_repeated = True

    @classmethod
    def parse(cls, number: int, points: int, picture: str) -> Pattern:
        """The pattern drawn as rows of terrain letters and ``.`` between slashes."""
        shape = Shape.parse("".join("X" if mark.isalpha() else mark for mark in picture))
        rows = [list(row) for row in picture.split("/")]
        left = min(c for row in rows for c, mark in enumerate(row) if mark != ".")
        top = min(r for r, row in enumerate(rows) if set(row) != {"."})
        terrains = tuple(
            (GRID.index(r, c), parse_terrain(rows[top + r][left + c])) for r, c in shape.cells
        )
        drawn = stamp(GRID, shape)
        return cls(number, points, picture, terrains, drawn.cells, drawn.inside)

    @property
    def about(self) -> Gaps:
        return (("pattern", self.picture),)

    def lines(self, parchment: Tiles) -> tuple[Line, ...]:
        found = self.inside
        for offset, terrain in self.terrains:
            found &= parchment[terrain] >> offset
        reason = Message.of("misterra-pattern-found")
        return tuple(Line(self.points, reason, self.cells << corner) for corner in indices(found))
