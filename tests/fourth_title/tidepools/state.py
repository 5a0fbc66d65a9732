"""A match at one decision, and what a seat sees of it."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.grid.shape import Shape

from .actions import Draw
from .beach import Beach


@dataclass(frozen=True, slots=True)
class State:
    """The tides still to come, the one that is here, the beaches, and what was drawn in secret."""

    deck: tuple[Shape, ...]
    tide: Shape | None
    turn: int
    beaches: tuple[Beach, ...]
    drawn: tuple[Draw | None, ...]
    is_calm: bool


@dataclass(frozen=True, slots=True)
class View:
    """What a seat sees: all beaches as they were shown, and its own drawing of this tide."""

    seat: int | None
    seats: int
    turn: int
    tide: str
    beaches: tuple[tuple[str, ...], ...]
    own: str
    has_drawn: tuple[bool, ...]
    is_calm: bool
