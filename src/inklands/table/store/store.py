"""What the table asks of a store: to keep set-ups, seatings and the log of what seats did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from inklands.table.match.seating import Seating


@dataclass(frozen=True, slots=True)
class Setup:
    """
    What is fixed when a table is made.

    The seed, a whole number of 128 bits in decimal digits, stays here until the match is over.
    """

    id: str
    title: str
    rules: int
    data: str
    options: tuple[tuple[str, str], ...]
    seats: int
    seed: str
    has_chosen_deal: bool
    host: str
    invitation: str
    created: int


@dataclass(frozen=True, slots=True)
class Entry:
    """
    One line of a table's log.

    ``command`` is what the client called it: with the seat it distinguishes a command that is
    sent again from a new one. An undo has no action.
    """

    index: int
    seat: int
    kind: Literal["act", "undo"]
    action: str
    command: str
    at: int


@dataclass(frozen=True, slots=True)
class Stored:
    """
    A table as it was left.

    ``outcome`` is what was kept of a finished match, encoded by `match.feeds.outcome`.
    """

    setup: Setup
    seating: Seating
    entries: tuple[Entry, ...]
    changed: int
    is_over: bool = False
    outcome: bytes | None = None


class Conflict(Exception):
    """Somebody else has written there first: read again, and decide anew."""


class Store(Protocol):
    """
    Durable memory. When a method that writes has answered, its effect survives a kill.

    Several processes may share one store: each log line and each version of a seating is written by
    one of them only, the others get a `Conflict`.
    """

    async def create(self, setup: Setup, seating: Seating) -> None: ...
    async def load(self, table: str, start: int = 0) -> Stored | None:
        """The table, with the lines of its log from *start* on."""
        ...

    async def append(self, table: str, entry: Entry) -> None: ...
    async def reseat(self, table: str, seating: Seating) -> None:
        """Replace the seating whose version is one less."""
        ...

    async def finish(self, table: str) -> None:
        """The match is over: the table counts no longer as open."""
        ...

    async def keep(self, table: str, outcome: bytes) -> None:
        """Keep what is to be shown of a finished match from now on."""
        ...

    async def unkept(self) -> tuple[str, ...]:
        """The finished tables of which no outcome is kept."""
        ...

    async def tables_of(self, holder: str, most: int) -> tuple[str, ...]:
        """The tables where *holder* has a seat, the last changed first."""
        ...

    async def count_open(self, host: str) -> int:
        """How many unfinished tables *host* has set up."""
        ...

    async def forget(self, before: int) -> int:
        """Delete the tables that nobody has touched since *before*; how many there were."""
        ...

    async def close(self) -> None: ...
