"""
Tables in one SQLite file.

All statements run on one thread of their own. What arrives while it is busy is written in one
transaction, so that many tables share the cost of making a commit durable.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TypeAlias, TypeVar

import msgspec

from inklands.table.match.seating import Seating
from inklands.table.store.condition import Condition
from inklands.table.store.database import Database
from inklands.table.store.database_error import DatabaseDamaged, DatabaseError, DatabaseGone
from inklands.table.store.leases import LocalLeases
from inklands.table.store.rows import Append, stored_table
from inklands.table.store.sqlite_errors import database_error
from inklands.table.store.store import DAY, Conflict, Entry, Glimpse, Setup, Stored
from inklands.table.store.writer import WriterThread

T = TypeVar("T")
Work: TypeAlias = Append | Callable[[], object]
LINES_AT_ONCE = 1_000
"""Read in a few milliseconds: so long a move may have to wait for a long log of others."""


class SqliteStore:
    """A store in the file at *path*, made if it is not there."""

    is_shared = False

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        try:
            self._database = Database(path, clock)
        except (OSError, sqlite3.Error, DatabaseError) as error:
            raise database_error(error, path) from error
        self._condition = Condition()
        self._leases = LocalLeases()
        # From here on the database belongs to this thread.
        self._thread = WriterThread(self._written, "sqlite")

    @property
    def queues(self) -> Mapping[str, Callable[[], int]]:
        return {"lines": self._thread.__len__}

    async def create(self, setup: Setup, seating: Seating) -> None:
        await self._write(lambda: self._database.create(setup, seating))
        await self._read(lambda: self._database.note([(setup.id, 0)]))

    async def load(self, table: str, start: int = 0) -> Stored | None:
        database = self._database
        row = await self._read(lambda: database.row(table))
        if row is None:
            return None
        before = await self._read(lambda: database.digest_before(table, start))
        lines = await self._lines(table, start)
        with _well_formed():
            # Where the digests of a long log are compared, moves are written meanwhile.
            return await asyncio.to_thread(stored_table, row, lines, start, before)

    async def _lines(self, table: str, start: int) -> list[tuple[Entry, str]]:
        """The log from *start* on, in slices: between two of them moves of others are written."""
        lines: list[tuple[Entry, str]] = []
        while True:
            first = lines[-1][0].index + 1 if lines else start
            piece = await self._read(partial(self._database.lines, table, first, LINES_AT_ONCE))
            lines += piece
            if len(piece) < LINES_AT_ONCE:
                return lines

    async def append(self, table: str, entry: Entry) -> None:
        await self._thread.write(Append(table, entry), table)

    async def reseat(self, table: str, seating: Seating) -> None:
        await self._write(lambda: self._database.reseat(table, seating))

    async def finish(self, table: str) -> None:
        await self._do("UPDATE tables SET is_over = 1 WHERE id = ?", table)

    async def keep(self, table: str, outcome: bytes) -> None:
        # The first outcome stays: nobody may see another end than the players saw.
        await self._do("INSERT OR IGNORE INTO outcomes VALUES (?, ?)", table, outcome)

    async def unkept(self) -> tuple[str, ...]:
        rows = await self._ask(
            'SELECT id FROM tables LEFT JOIN outcomes ON id = "table"'
            " WHERE is_over = 1 AND outcome IS NULL"
        )
        return tuple(str(table) for (table,) in rows)

    async def tables_of(self, holder: str, most: int, skip: int = 0) -> tuple[str, ...]:
        rows = await self._ask(
            'SELECT id FROM holders JOIN tables ON id = "table" WHERE holder = ?'
            " ORDER BY changed DESC, id LIMIT ? OFFSET ?",
            *(holder, most, skip),
        )
        return tuple(str(table) for (table,) in rows)

    async def delete(self, table: str, version: int) -> None:
        await self._write(lambda: self._database.delete(table, version))
        await self._read(lambda: self._database.note_forgotten([table]))

    async def count_open(self, host: str) -> int:
        question = (
            "SELECT count(*) FROM tables WHERE host = ? AND is_over = 0 AND EXISTS"
            ' (SELECT 1 FROM holders WHERE holder = host AND "table" = id)'
        )
        ((count,),) = await self._ask(question, host)
        return int(count)

    async def forget(self, before: int, most: int, spared: Collection[str] = ()) -> tuple[str, ...]:
        names: list[str] = []
        await self._write(lambda: names.extend(self._database.forget(before, most, spared)))
        await self._read(lambda: self._database.note_forgotten(names))
        return tuple(names)

    async def count_old(self, before: int) -> int:
        ((count,),) = await self._ask("SELECT count(*) FROM tables WHERE changed < ?", before)
        return int(count)

    async def days(self, before: int) -> tuple[int, ...]:
        question = (
            "SELECT max(changed) FROM tables WHERE changed < ? GROUP BY changed / ? ORDER BY 1 DESC"
        )
        return tuple(int(last) for (last,) in await self._ask(question, before, DAY))

    async def newest(self) -> int:
        ((last,),) = await self._ask("SELECT coalesce(max(changed), 0) FROM tables")
        return int(last)

    async def postpone(self, since: int, until: int, seconds: int) -> None:
        statement = "UPDATE tables SET changed = changed + ? WHERE changed BETWEEN ? AND ?"
        await self._do(statement, seconds, since, until)

    async def shrink(self) -> bool:
        return await self._read(self._database.shrink)

    async def lease(self, name: str, run: str, seconds: float) -> bool:
        return self._leases.lease(name, run, seconds)

    async def glimpse(
        self, run: str, here: Mapping[str, Collection[str]], seconds: float
    ) -> dict[str, Glimpse]:
        # One process has the file to itself: nobody is elsewhere.
        rows = await self._ask(
            "SELECT id, lines, version FROM tables WHERE id IN (SELECT value FROM json_each(?))",
            msgspec.json.encode(list(here)).decode(),
        )
        return {str(table): Glimpse(int(lines), int(version)) for table, lines, version in rows}

    async def names(self, after: str, most: int) -> tuple[str, ...]:
        question = "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"
        return tuple(str(table) for (table,) in await self._ask(question, after, most))

    async def adopt(self, stored: Stored) -> None:
        await self._write(lambda: self._database.adopt(stored))
        length = len(stored.entries)
        await self._read(lambda: self._database.note([(stored.setup.id, length)]))

    async def check(self) -> None:
        if self._condition.is_check_due():
            await self._read(self._database.check)
            self._condition.note(None)
        self._condition.raise_failure()

    async def close(self) -> None:
        await self._read(self._database.close)
        self._thread.close()

    async def _do(self, statement: str, *values: str | int | bytes) -> None:
        await self._write(lambda: self._database.do(statement, *values))

    async def _ask(self, question: str, *values: str | int) -> list[tuple[str | int, ...]]:
        return await self._read(lambda: self._database.ask(question, *values))

    async def _read(self, ask: Callable[[], T]) -> T:
        try:
            with _well_formed():
                return await self._thread.read(ask)
        except (sqlite3.Error, DatabaseGone) as error:
            failure = database_error(error)
            self._condition.note(failure)
            raise failure from error

    async def _write(self, work: Work) -> None:
        await self._thread.write(work)

    def _written(self, works: list[Work]) -> list[Exception | None]:
        outcomes = self._outcomes(works)
        failures = [one for one in outcomes if isinstance(one, DatabaseError)]
        self._condition.note(failures[0] if failures else None)
        return outcomes

    def _outcomes(self, works: list[Work]) -> list[Exception | None]:
        """Do *works*, together if nothing is in the way; what went wrong with each of them."""
        appends = [work for work in works if isinstance(work, Append)]
        try:
            self._database.check_is_there()
            outcomes = self._together(appends) if len(appends) == len(works) else None
            outcomes = outcomes or self._one_by_one(works)
        except (sqlite3.Error, DatabaseGone) as error:
            self._database.distrust_heads()
            if self._database.in_transaction:
                self._database.do("ROLLBACK")
            return [database_error(error) for _ in works]
        pairs = zip(works, outcomes, strict=True)
        kept = [work for work, error in pairs if error is None and isinstance(work, Append)]
        self._database.note((one.table, one.entry.index + 1) for one in kept)
        return outcomes

    def _together(self, appends: list[Append]) -> list[Exception | None] | None:
        """Write all lines at once; None if one of them has a conflict, and none is written."""
        try:
            self._database.append_all(appends)
        except (sqlite3.IntegrityError, Conflict):
            return None
        return [None] * len(appends)

    def _one_by_one(self, works: list[Work]) -> list[Exception | None]:
        """Do *works* in one transaction; a conflict undoes one of them and leaves the others."""
        self._database.do("BEGIN IMMEDIATE")
        errors = [self._attempt(work) for work in works]
        self._database.do("COMMIT")
        return errors

    def _attempt(self, work: Work) -> Exception | None:
        database = self._database
        database.do("SAVEPOINT work")
        try:
            if isinstance(work, Append):
                database.append(work)
            else:
                work()
        except (sqlite3.IntegrityError, Conflict):
            database.do("ROLLBACK TO work")
            database.do("RELEASE work")
            return Conflict()
        database.do("RELEASE work")
        return None


@contextmanager
def _well_formed() -> Iterator[None]:
    try:
        yield
    except msgspec.MsgspecError as error:
        # What was written was well formed.
        raise DatabaseDamaged from error
