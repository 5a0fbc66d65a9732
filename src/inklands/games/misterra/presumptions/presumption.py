"""What every presumption is: a number, a rule for readers, and points for a parchment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeAlias, runtime_checkable

from inklands.core.message import Argument, Message
from inklands.core.points import Line
from inklands.games.misterra.island.island import Tiles
from inklands.grid.grid import Mask

GIVES = "\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}"
"""Between a count and its points, which no line may part."""

Gaps: TypeAlias = tuple[tuple[str, Argument], ...]

Numbers: TypeAlias = tuple[int, ...]
"""Presumptions by the numbers on their cards."""


class Card(Protocol):
    """What a sponsor would like a parchment to show; it never looks at the island."""

    @property
    def number(self) -> int: ...
    @property
    def is_repeated(self) -> bool:
        """Whether it may score many times on one parchment, as its seal shows."""
        ...

    @property
    def kind(self) -> str:
        """What its name and its rule are called in the texts."""
        ...

    @property
    def about(self) -> Gaps:
        """What fills the gaps of its name and of its rule."""
        ...

    def lines(self, parchment: Tiles) -> tuple[Line, ...]: ...
    def __hash__(self) -> int:
        """A card is a value: what is shown of it is remembered."""
        ...


@runtime_checkable
class ByLadder(Card, Protocol):
    """A presumption that gives points by a count."""

    @property
    def ladder(self) -> Ladder: ...


class ByPoints(Card, Protocol):
    """A presumption that gives the same points each time."""

    @property
    def points(self) -> int: ...


Presumption: TypeAlias = ByLadder | ByPoints


def name(presumption: Presumption) -> Message:
    return Message(f"misterra-{presumption.kind}", presumption.about)


def rule(presumption: Presumption) -> Message:
    """How *presumption* scores, with its ladder or its points."""
    key, about = f"misterra-rule-{presumption.kind}", presumption.about
    if isinstance(presumption, ByLadder):
        return Message(key, (*about, ("ladder", str(presumption.ladder))))
    return Message(key, (*about, ("points", presumption.points)))


@dataclass(frozen=True, slots=True)
class Ladder:
    """Points by count: the highest row reached, and *beyond* for each one above the last row."""

    rows: tuple[tuple[int, int], ...]
    beyond: int = 0

    def points(self, count: int) -> int:
        """The points of the highest row reached, or none below the first."""
        reached = [points for least, points in self.rows if count >= least]
        return reached[-1] if reached else 0

    def lines(self, count: int, cells: Mask, key: str, **args: Argument) -> tuple[Line, ...]:
        """A line for the row reached, one for what lies beyond; a near miss says what it lacks."""
        least, (last, _) = self.rows[0][0], self.rows[-1]
        if count == 0:
            return ()
        if count < least:
            return (Line(0, Message.of("misterra-too-few", count=count, least=least), cells),)
        line = Line(self.points(count), Message.of(key, count=count, **args), cells)
        more = count - last
        if not self.beyond or more <= 0:
            return (line,)
        return line, Line(
            more * self.beyond, Message.of("misterra-beyond", more=more, last=last), cells
        )

    def __str__(self) -> str:
        rows = ", ".join(f"{count}{GIVES}{points}" for count, points in self.rows)
        return f"{rows}, +1{GIVES}+{self.beyond}" if self.beyond else rows
