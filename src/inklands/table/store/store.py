"""What the table asks of a store: to keep set-ups, seatings and the log of what seats did."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Literal, Protocol

from inklands.core.box import Box
from inklands.table.match.seating import Seating

DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class Setup:
    """
    What is fixed when a table is made.

    The seed, a whole number of 128 bits in decimal digits, stays here until the match is over.
    After ``patience`` seconds a bot may stand in for who is awaited; tables set up before there
    was a choice have agreed on nothing.
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
    patience: int | None = None
    box: Box | None = None
    """The owner's components it is played with, kept here: no file of theirs is needed later."""
    hints: bool = True
    """Whether bots advise who asks them."""


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
class Damage:
    """What became of a log on a failing disk: so many lines are whole, so many are lost."""

    whole: int
    lost: int


@dataclass(frozen=True, slots=True)
class Stored:
    """
    A table as it was left.

    ``outcome`` is what was kept of a finished match, encoded by `match.feeds.outcome`. Where there
    is ``damage``, only the whole lines are among the entries.
    """

    setup: Setup
    seating: Seating
    entries: tuple[Entry, ...]
    changed: int
    is_over: bool = False
    outcome: bytes | None = None
    damage: Damage | None = None


@dataclass(frozen=True, slots=True)
class Glimpse:
    """How far a table is in the store, and who is at it in other processes."""

    lines: int
    version: int
    elsewhere: frozenset[str] = frozenset()


class Conflict(Exception):
    """Somebody else has written there first: read again, and decide anew."""


class Store(Protocol):
    """
    Durable memory. When a method that writes has answered, its effect survives a kill.

    What cannot be read or written is refused with a `DatabaseError`, and had no effect.
    Several processes may share one store: each log line and each version of a seating is written by
    one of them only, the others get a `Conflict`.
    """

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to it."""
        ...

    @property
    def queues(self) -> Mapping[str, Callable[[], int]]:
        """What waits or is lent here, by a name for whoever runs the server: how many now."""
        ...

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

    async def tables_of(self, holder: str, most: int, skip: int = 0) -> tuple[str, ...]:
        """The tables where *holder* has a seat, the last changed first, without the first few."""
        ...

    async def delete(self, table: str, version: int) -> None:
        """Delete a table whose seating is still that of *version*; else a `Conflict`."""
        ...

    async def count_open(self, host: str) -> int:
        """How many unfinished tables *host* has set up and still has a seat at."""
        ...

    async def forget(self, before: int, most: int, spared: Collection[str] = ()) -> tuple[str, ...]:
        """
        Delete tables that nobody has touched since *before*, the oldest first; their names.

        At most *most* at once, so that nobody waits long, and none of those to be *spared*.
        """
        ...

    async def count_old(self, before: int) -> int:
        """How many tables nobody has touched since *before*."""
        ...

    async def days(self, before: int) -> tuple[int, ...]:
        """The last touch *before* then of any table, and of each day before it, latest first."""
        ...

    async def newest(self) -> int:
        """When a table was last touched; 0 if there is none."""
        ...

    async def postpone(self, since: int, until: int, seconds: int) -> None:
        """Move the last change of tables between *since* and *until* ahead by *seconds*."""
        ...

    async def shrink(self) -> bool:
        """Give a little of the room of deleted tables back; whether there is more."""
        ...

    async def lease(self, name: str, run: str, seconds: float) -> bool:
        """
        Whether the process *run* may do the work called *name*, and no other for so many seconds.

        Who has the lease may have it again, for longer; with no seconds it is given back.
        """
        ...

    async def glimpse(
        self, run: str, here: Mapping[str, Collection[str]], seconds: float
    ) -> dict[str, Glimpse]:
        """
        Look at tables that the process *run* has open, and let others know who is at them *here*.

        What it says of who is here holds for so many seconds. Tables that are gone are left out.
        """
        ...

    async def names(self, after: str, most: int) -> tuple[str, ...]:
        """The names of tables that follow *after* in the order of names."""
        ...

    async def adopt(self, stored: Stored) -> None:
        """Keep a table of another store as it is there, in place of what is here under its name."""
        ...

    async def check(self) -> None:
        """Refuse with a `DatabaseError` unless the store can be read and written now."""
        ...

    async def close(self) -> None: ...
