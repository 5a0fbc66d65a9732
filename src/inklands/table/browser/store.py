"""A store in the IndexedDB of a browser, which all its tabs share."""

from __future__ import annotations

import time
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Protocol, TypeVar

import msgspec

from inklands.table.match.seating import Seating
from inklands.table.store.database_error import DatabaseError, DeviceBlocked, DeviceFull
from inklands.table.store.rows import SEATING, SETUP, json_text
from inklands.table.store.store import DAY, Conflict, Damage, Entry, Glimpse, Setup, Stored

T = TypeVar("T")
ENTRY = msgspec.json.Decoder(Entry)
ERRORS = {"QuotaExceededError": DeviceFull, "Blocked": DeviceBlocked}
"""What browsers call it when a site has no more room, and our script when it has none at all."""


class Storage(Protocol):
    """
    The script that writes to IndexedDB: `web/src/engine/storage.ts`.

    Each operation is one transaction. What it is given and what it answers is JSON.
    """

    def __call__(self, operation: str, values: str, /) -> Awaitable[str]: ...


class Row(msgspec.Struct, rename="camel"):
    """What is kept of a table besides its log."""

    id: str
    setup: str
    seating: str
    version: int
    holders: list[str]
    host: str
    changed: int
    lines: int
    is_over: bool
    outcome: str | None

    @classmethod
    def of(cls, stored: Stored) -> Row:
        setup, seating, outcome = stored.setup, stored.seating, stored.outcome
        return cls(
            id=setup.id,
            setup=json_text(setup),
            seating=json_text(seating),
            version=seating.version,
            holders=sorted(seating.holders),
            host=setup.host,
            changed=stored.changed,
            lines=len(stored.entries),
            is_over=stored.is_over,
            outcome=None if outcome is None else b64encode(outcome).decode(),
        )

    def stored(self, lines: list[str], start: int) -> Stored:
        entries = tuple(ENTRY.decode(line) for line in lines)
        whole = start + len(entries)
        return Stored(
            setup=SETUP.decode(self.setup),
            seating=SEATING.decode(self.seating),
            entries=entries,
            changed=self.changed,
            is_over=self.is_over,
            outcome=None if self.outcome is None else b64decode(self.outcome),
            damage=None if whole >= self.lines else Damage(whole, self.lines - whole),
        )


class Found(msgspec.Struct):
    """A table, and the lines of its log that were asked for."""

    row: Row
    lines: list[str]


class Looked(msgspec.Struct):
    """How far a table is, and who is at it in other tabs."""

    table: str
    lines: int
    version: int
    elsewhere: list[str]


class Outcome(msgspec.Struct):
    """How an operation went: what it answers, or the name of the error."""

    value: msgspec.Raw = msgspec.Raw(b"null")
    error: str | None = None


class IndexedDbStore:
    """Tables of this device; a tab that is closed at any moment loses nothing that was answered."""

    is_shared = True
    queues: Mapping[str, Callable[[], int]] = {}

    def __init__(self, storage: Storage, clock: Callable[[], float] = time.time) -> None:
        self._storage = storage
        self._clock = clock

    async def create(self, setup: Setup, seating: Seating) -> None:
        await self.adopt(Stored(setup, seating, (), setup.created))

    async def load(self, table: str, start: int = 0) -> Stored | None:
        for found in await self._ask("load", list[Found], table, start):
            return found.row.stored(found.lines, start)
        return None

    async def append(self, table: str, entry: Entry) -> None:
        line = msgspec.json.encode(entry).decode()
        await self._write("append", table, entry.index, line, entry.at)

    async def reseat(self, table: str, seating: Seating) -> None:
        holders, now = sorted(seating.holders), int(self._clock())
        await self._write("reseat", table, seating.version, json_text(seating), holders, now)

    async def finish(self, table: str) -> None:
        await self._write("finish", table)

    async def keep(self, table: str, outcome: bytes) -> None:
        await self._write("keep", table, b64encode(outcome).decode())

    async def unkept(self) -> tuple[str, ...]:
        return tuple(row.id for row in await self._rows() if row.is_over and row.outcome is None)

    async def tables_of(self, holder: str, most: int, skip: int = 0) -> tuple[str, ...]:
        found = [row for row in await self._rows() if holder in row.holders]
        found.sort(key=lambda row: row.changed, reverse=True)
        return tuple(row.id for row in found[skip : skip + most])

    async def delete(self, table: str, version: int) -> None:
        await self._write("remove", table, version)

    async def count_open(self, host: str) -> int:
        hosted = (row for row in await self._rows() if row.host == host)
        return sum(not row.is_over and host in row.holders for row in hosted)

    async def forget(self, before: int, most: int, spared: Collection[str] = ()) -> tuple[str, ...]:
        old = [row for row in await self._old(before) if row.id not in spared]
        names = [row.id for row in sorted(old, key=lambda row: row.changed)[:most]]
        await self._write("delete", names)
        return tuple(names)

    async def count_old(self, before: int) -> int:
        return len(await self._old(before))

    async def days(self, before: int) -> tuple[int, ...]:
        times = sorted(row.changed for row in await self._old(before))
        return tuple({time // DAY: time for time in times}.values())[::-1]

    async def newest(self) -> int:
        return max((row.changed for row in await self._rows()), default=0)

    async def postpone(self, since: int, until: int, seconds: int) -> None:
        await self._write("postpone", since, until, seconds)

    async def shrink(self) -> bool:
        # The browser uses the room of deleted rows again, by itself.
        return False

    async def lease(self, name: str, run: str, seconds: float) -> bool:
        return await self._ask("lease", bool, name, run, seconds)

    async def glimpse(
        self, run: str, here: Mapping[str, Collection[str]], seconds: float
    ) -> dict[str, Glimpse]:
        present = [[table, sorted(holders)] for table, holders in here.items()]
        found = await self._ask("glimpse", list[Looked], run, present, seconds)
        return {
            one.table: Glimpse(one.lines, one.version, frozenset(one.elsewhere)) for one in found
        }

    async def names(self, after: str, most: int) -> tuple[str, ...]:
        return tuple(sorted(row.id for row in await self._rows() if row.id > after)[:most])

    async def adopt(self, stored: Stored) -> None:
        lines = [msgspec.json.encode(entry).decode() for entry in stored.entries]
        await self._write("adopt", Row.of(stored), lines)

    async def check(self) -> None:
        await self._rows()

    async def close(self) -> None:
        pass

    async def _rows(self) -> list[Row]:
        return await self._ask("rows", list[Row])

    async def _old(self, before: int) -> list[Row]:
        return [row for row in await self._rows() if row.changed < before]

    async def _write(self, operation: str, *values: object) -> None:
        """Do what changes something; where that had to be the next and was not, a `Conflict`."""
        if not await self._ask(operation, bool, *values):
            raise Conflict

    async def _ask(self, operation: str, kind: type[T], *values: object) -> T:
        said = await self._storage(operation, msgspec.json.encode(values).decode())
        outcome = msgspec.json.decode(said, type=Outcome)
        if outcome.error is not None:
            raise ERRORS.get(outcome.error, DatabaseError)
        return msgspec.json.decode(outcome.value, type=kind)
