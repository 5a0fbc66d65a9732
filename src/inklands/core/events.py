"""What happened, as the log tells it."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.core.message import Message
from inklands.grid.grid import Mask


@dataclass(frozen=True, slots=True)
class Event:
    """
    One thing that happened.

    ``seat`` is whose doing it was, or whose map it is on; None when it was the game's. Only the
    seats of ``audience`` may be told; None means everybody, onlookers too.
    """

    message: Message
    seat: int | None = None
    cells: Mask = 0
    audience: frozenset[int] | None = None

    def reaches(self, seat: int | None) -> bool:
        """Whether *seat*, or an onlooker for None, may be told."""
        return self.audience is None or seat in self.audience
