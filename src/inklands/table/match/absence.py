"""For whom a bot may stand in: since when people are away, or awaited in vain."""

from __future__ import annotations

from collections.abc import Callable, Collection

from inklands.table.match.seating import Seating


class Absence:
    """
    Since when everybody who is not at a table has been away, and each seat been awaited.

    It is counted by the steady clock from when the table came into memory: after a restart
    everybody has the whole time again to come back.
    """

    def __init__(
        self, away_seconds: float, patience: int | None, clock: Callable[[], float]
    ) -> None:
        self._away_seconds = away_seconds
        self._patience = patience
        self._clock = clock
        self._opened = clock()
        self._here: set[str] = set()
        self._gone: dict[str, float] = {}
        self._awaited: dict[int, float] = {}

    def enter(self, holder: str) -> None:
        self._here.add(holder)

    def arrive(self, holder: str) -> None:
        """Somebody has taken a seat, and is on the way to the table."""
        self._gone.setdefault(holder, self._clock())

    def leave(self, holder: str, seated: Collection[str]) -> None:
        self._here.discard(holder)
        self._gone[holder] = self._clock()
        # Of those who only look on nothing is remembered.
        self._gone = {one: at for one, at in self._gone.items() if one in seated}

    def hear(self, seat: int) -> None:
        """Somebody does something at *seat*: they think, and are not idle."""
        if seat in self._awaited:
            self._awaited[seat] = self._clock()

    def await_seats(self, seats: Collection[int]) -> None:
        """The match waits for *seats*, and for no others."""
        now = self._clock()
        self._awaited = {seat: self._awaited.get(seat, now) for seat in seats}

    def is_away(self, holder: str | None) -> bool:
        """Whether *holder* has been away for more than a moment."""
        return holder is not None and self._away_for(holder) >= self._away_seconds

    def absent(self, seating: Seating) -> frozenset[int]:
        """The seats of people who have been away, or awaited and idle, for long enough."""
        return frozenset(
            seat
            for seat, one in enumerate(seating.sittings)
            if one.kind == "person" and (self.is_away(one.holder) or self._is_idle(seat))
        )

    def next_change(self, seating: Seating) -> float | None:
        """The seconds until somebody counts as absent who does not yet."""
        waits = [self._away_seconds - self._away_for(one) for one in seating.holders - self._here]
        if self._patience is not None:
            waits += [self._patience - self._idle_for(seat) for seat in self._awaited]
        return min((wait for wait in waits if wait > 0), default=None)

    def _away_for(self, holder: str) -> float:
        if holder in self._here:
            return -1.0
        return self._clock() - self._gone.get(holder, self._opened)

    def _is_idle(self, seat: int) -> bool:
        return (
            self._patience is not None
            and seat in self._awaited
            and self._idle_for(seat) >= self._patience
        )

    def _idle_for(self, seat: int) -> float:
        return self._clock() - self._awaited[seat]
