"""The cells a seat may cross, as actions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mapwright.core.legal import AnchorGroup
from mapwright.games.explorers.actions import CROSSES, RIDES, Cross, Ride
from mapwright.grid.grid import Mask, indices, nth


@dataclass(frozen=True, slots=True)
class CellActions:
    """One action for each cell of a mask, in the order of the cells."""

    cells: Mask
    riding: bool = False

    def __contains__(self, action: object) -> bool:
        wanted = Ride if self.riding else Cross
        return type(action) is wanted and self.cells >> action.cell & 1 == 1

    def __len__(self) -> int:
        return self.cells.bit_count()

    def __iter__(self) -> Iterator[Cross | Ride]:
        table = RIDES if self.riding else CROSSES
        return (table[index] for index in indices(self.cells))

    def __getitem__(self, place: int) -> Cross | Ride:
        count = self.cells.bit_count()
        if not -count <= place < count:
            raise IndexError(f"there are {count} cells to cross, not {place}")
        index = nth(self.cells, place % count)
        return RIDES[index] if self.riding else CROSSES[index]

    @property
    def groups(self) -> tuple[AnchorGroup, ...]:
        return ()
