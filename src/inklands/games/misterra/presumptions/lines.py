"""Presumptions about whole lines: rows run inland from the beach, columns along it."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.core.message import Message
from inklands.core.points import Line
from inklands.games.misterra.island.island import Tiles
from inklands.games.misterra.island.places import GRID
from inklands.games.misterra.island.terrain import KEYS
from inklands.grid.grid import Mask


@dataclass(frozen=True, slots=True)
class LinesOfAll:
    """Each complete line that holds all four terrains scores."""

    number: int
    runs_inland: bool
    points: int
    is_repeated = True
    about = ()

    @property
    def kind(self) -> str:
        return "rows-of-all" if self.runs_inland else "columns-of-all"

    def lines(self, parchment: Tiles) -> tuple[Line, ...]:
        reason = Message.of("misterra-line-of-all")
        return tuple(
            Line(self.points, reason, line)
            for line in _complete_lines(parchment, runs_inland=self.runs_inland)
            if all(cells & line for cells in parchment)
        )


@dataclass(frozen=True, slots=True)
class LinesOfOne:
    """Each complete line that holds a single terrain scores."""

    number: int
    runs_inland: bool
    points: int
    is_repeated = True
    about = ()

    @property
    def kind(self) -> str:
        return "rows-of-one" if self.runs_inland else "columns-of-one"

    def lines(self, parchment: Tiles) -> tuple[Line, ...]:
        return tuple(
            Line(self.points, Message.of("misterra-line-of-one", terrain=key), line)
            for line in _complete_lines(parchment, runs_inland=self.runs_inland)
            for key, cells in zip(KEYS, parchment, strict=True)
            if cells & line == line
        )


def _complete_lines(parchment: Tiles, *, runs_inland: bool) -> list[Mask]:
    covered = sum(parchment)
    lines = GRID.rows if runs_inland else GRID.columns
    return [line for line in lines if covered & line == line]
