"""What a seat decides: a terrain and the cells it is drawn on, or that nothing fits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from inklands.core.legal import AnchorGroup
from inklands.errors import NotationError
from inklands.grid.grid import Mask, indices, mask

from .beach import GRID, KELP, SAND

WRITTEN = re.compile(rf"([{KELP}{SAND}]):((?:[a-d][1-4])+)")


@dataclass(frozen=True, slots=True)
class Draw:
    """A terrain on some cells; no cells at all where the shape fits nowhere."""

    terrain: str
    cells: Mask

    def __str__(self) -> str:
        return f"{self.terrain}:{''.join(GRID.names(self.cells))}" if self.cells else "pass"


PASS = Draw("", 0)


@dataclass(frozen=True, slots=True)
class Draws:
    """The ways to draw a shape, as anchors by terrain and orientation."""

    groups: tuple[AnchorGroup, ...] = ()
    is_to_act: bool = False

    def __contains__(self, action: object) -> bool:
        return action in self._listed()

    def __len__(self) -> int:
        return len(self._listed())

    def __getitem__(self, place: int) -> Draw:
        return self._listed()[place]

    def __iter__(self) -> Iterator[Draw]:
        return iter(self._listed())

    def _listed(self) -> list[Draw]:
        drawn = [
            Draw(group.choice, group.stamp.cells << anchor)
            for group in self.groups
            for anchor in indices(group.anchors)
        ]
        # A seat that is asked always has an answer: there are cells for the tide, or it passes.
        return drawn or ([PASS] if self.is_to_act else [])


def parse_draw(text: str) -> Draw:
    """The action written as *text*."""
    if text.strip() == "pass":
        return PASS
    found = WRITTEN.fullmatch(text.strip())
    if not found:
        raise NotationError(f"{text[:40]!r} is no drawing: write a terrain and cells, {KELP}:a1a2")
    names = re.findall("..", found[2])
    return Draw(found[1], mask(map(GRID.parse_name, names)))
