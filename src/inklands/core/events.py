"""What happened, as the log shows it."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.core.message import Message
from inklands.grid.grid import Mask


@dataclass(frozen=True, slots=True)
class Event:
    """
    One thing that happened.

    ``seat`` is who did it, or the owner of the map it is on; None when it was the game. Only the
    seats of ``audience`` may know; None means everybody, onlookers too.
    """

    message: Message
    seat: int | None = None
    cells: Mask = 0
    audience: frozenset[int] | None = None

    def reaches(self, seat: int | None) -> bool:
        """Whether *seat*, or an onlooker for None, may know."""
        return self.audience is None or seat in self.audience
