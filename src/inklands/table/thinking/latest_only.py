"""Work of which everybody gets one piece at a time: a newer one takes the place of an older."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.table.refusal import slow_down

MOST_KNOWN = 1_000


@dataclass(frozen=True, slots=True)
class Ticket:
    """A piece of work for somebody."""

    who: str
    number: int


class LatestOnly:
    """The newest ticket of everybody."""

    def __init__(self) -> None:
        self._newest: dict[str, int] = {}
        self._count = 0

    def begin(self, who: str) -> Ticket:
        """A ticket of *who*; those who came long ago are forgotten, and may finish."""
        self._count += 1
        self._newest.pop(who, None)
        self._newest[who] = self._count
        if len(self._newest) > MOST_KNOWN:
            del self._newest[next(iter(self._newest))]
        return Ticket(who, self._count)

    def check(self, ticket: Ticket) -> None:
        """Refuse to go on with what was begun before something newer."""
        if self._newest.get(ticket.who, ticket.number) != ticket.number:
            raise slow_down()
