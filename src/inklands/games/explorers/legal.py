"""What a seat may do now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from inklands.core.legal import AnchorGroup, LegalActions, ListedActions
from inklands.games.explorers.actions import CROSSES, RIDES, Action, Cross, Ride, StartAt
from inklands.games.explorers.state import Stage, State
from inklands.games.explorers.trail.offers import offers
from inklands.grid.grid import Mask, indices, nth

FEW = 20
NOTHING: ListedActions[Action] = ListedActions()


def legal_actions(state: State, seat: int) -> LegalActions[Action]:
    if seat not in state.waiting:
        return NOTHING
    if state.clock.stage is Stage.VILLAGE:
        central = state.setup.landscape.central
        return ListedActions(tuple(map(StartAt, indices(central))))
    return steps(state, seat)


def steps(state: State, seat: int) -> LegalActions[Action]:
    """What *seat* may do next: cross a cell, or choose before it crosses."""
    if state.drafts:
        draft = state.drafts[seat]
        if not draft.asks:
            return CellActions(draft.open, draft.riding)
    return ListedActions(offers(state, seat))


@dataclass(frozen=True, slots=True)
class CellActions:
    """One action for each cell of a mask, in the order of the cells."""

    cells: Mask
    riding: bool = False

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Ride if self.riding else Cross):
            return False
        return self.cells >> action.cell & 1 == 1

    def __len__(self) -> int:
        return self.cells.bit_count()

    def __iter__(self) -> Iterator[Cross | Ride]:
        table = RIDES if self.riding else CROSSES
        return (table[index] for index in indices(self.cells))

    def __getitem__(self, place: int) -> Cross | Ride:
        count = self.cells.bit_count()
        if not -count <= place < count:
            raise IndexError(f"there are {count} cells to cross, not {place}")
        index = _nth(self.cells, place % count)
        return RIDES[index] if self.riding else CROSSES[index]

    @property
    def groups(self) -> tuple[AnchorGroup, ...]:
        return ()


def _nth(cells: Mask, n: int) -> int:
    if n > FEW:
        return nth(cells, n)
    # The first few are found sooner by taking away the lowest cell again and again.
    for _ in range(n):
        cells &= cells - 1
    return (cells & -cells).bit_length() - 1
