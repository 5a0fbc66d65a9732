"""What a seat may do: asked `in`, counted, indexed, gone through in order, or as anchor masks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from inklands.grid.fit import Stamp
from inklands.grid.grid import Mask

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


@dataclass(frozen=True, slots=True)
class AnchorGroup:
    """
    The actions that lay one orientation for one choice.

    ``choice`` is the text of what is chosen (a terrain's letter, say): with the cells of ``stamp``
    moved to an anchor it makes the action's text. ``option`` counts the card's offers from 0.
    """

    choice: str
    option: int
    stamp: Stamp
    anchors: Mask


class LegalActions(Protocol[A_co]):
    """The actions open to a seat now, in a fixed order."""

    def __contains__(self, action: object) -> bool: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[A_co]: ...
    def __getitem__(self, place: int) -> A_co: ...

    @property
    def groups(self) -> tuple[AnchorGroup, ...]:
        """The same actions as anchor masks; empty where actions are not placements of shapes."""
        ...


@dataclass(frozen=True, slots=True)
class ListedActions(Generic[A]):
    """Actions few enough to be written out."""

    actions: tuple[A, ...] = ()

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[A]:
        return iter(self.actions)

    def __getitem__(self, place: int) -> A:
        return self.actions[place]

    @property
    def groups(self) -> tuple[AnchorGroup, ...]:
        return ()
