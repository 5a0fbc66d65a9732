"""Points, each with its reason and its cells."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from inklands.core.message import Message
from inklands.grid.grid import Mask


@dataclass(frozen=True, slots=True)
class Line:
    """Some points, why, and the cells that earn them."""

    points: int
    reason: Message
    cells: Mask = 0


@dataclass(frozen=True, slots=True)
class Part:
    """What one way of scoring gives: a goal, the coins, a round."""

    key: str
    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


@dataclass(frozen=True, slots=True)
class Points:
    """All that a seat has scored, part by part; the total is the sum of the lines."""

    parts: tuple[Part, ...] = ()

    @property
    def total(self) -> int:
        return sum(part.total for part in self.parts)

    def __add__(self, other: Iterable[Part]) -> Points:
        return Points((*self.parts, *other))

    def by_key(self) -> dict[str, int]:
        """The points of each part, those of the same key added up."""
        sums: dict[str, int] = {}
        for part in self.parts:
            sums[part.key] = sums.get(part.key, 0) + part.total
        return sums


@dataclass(frozen=True, slots=True)
class Rating:
    """How good a solo game was: a number for the table of titles, and the title's key."""

    number: int
    title: str


@dataclass(frozen=True, slots=True)
class Standing:
    """
    Explained points by seat and, once the match is over, the order of finish.

    ``places`` holds the seats that came first, then those that came next, and so on: seats in one
    place share it. It is empty while the match goes on. ``ratings`` is for solo games.
    """

    points: tuple[Points, ...]
    places: tuple[tuple[int, ...], ...] = ()
    ratings: tuple[Rating, ...] = ()

    @property
    def is_over(self) -> bool:
        return bool(self.places)


def ranked(keys: Iterable[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """
    The seats ordered by their keys, the greatest first; equal keys share a place.

    >>> ranked([(5, 0), (9, -2), (5, 0)])
    ((1,), (0, 2))
    """
    by_key: dict[tuple[int, ...], list[int]] = {}
    for seat, key in enumerate(keys):
        by_key.setdefault(key, []).append(seat)
    return tuple(tuple(by_key[key]) for key in sorted(by_key, reverse=True))
