"""
Tables in one SQLite file.

All statements run on one thread of their own. What arrives while it is busy is written in one
transaction, so that many tables share the cost of making a commit durable.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeAlias, TypeVar

import msgspec

from inklands.table.match.seating import Seating
from inklands.table.store.database import Append, Database
from inklands.table.store.database_error import DatabaseDamaged, DatabaseError
from inklands.table.store.sqlite_errors import database_error
from inklands.table.store.store import Conflict, Entry, Setup, Stored

T = TypeVar("T")
Work: TypeAlias = Append | Callable[[], object]
LOG = logging.getLogger("inklands.table")
CHECK_SECONDS = 1.0
"""However often it is asked, whether the database can be written is tried no more often."""


class SqliteStore:
    """A store in the file at *path*, made if it is not there."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        try:
            self._database = self._thread.submit(Database, path, clock).result()
        except (OSError, sqlite3.Error, DatabaseError) as error:
            self._thread.shutdown()
            raise database_error(error, path) from error
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._failure: DatabaseError | None = None
        self._checked_at = float("-inf")

    async def create(self, setup: Setup, seating: Seating) -> None:
        await self._write(lambda: self._database.create(setup, seating))
        await self._read(lambda: self._database.note([(setup.id, 0)]))

    async def load(self, table: str, start: int = 0) -> Stored | None:
        return await self._read(lambda: self._database.load(table, start))

    async def append(self, table: str, entry: Entry) -> None:
        await self._write(Append(table, entry))

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

    async def tables_of(self, holder: str, most: int) -> tuple[str, ...]:
        rows = await self._ask(
            'SELECT id FROM holders JOIN tables ON id = "table" WHERE holder = ?'
            " ORDER BY changed DESC, id LIMIT ?",
            *(holder, most),
        )
        return tuple(str(table) for (table,) in rows)

    async def count_open(self, host: str) -> int:
        question = "SELECT count(*) FROM tables WHERE host = ? AND is_over = 0"
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

    async def postpone(self, since: int, until: int, seconds: int) -> None:
        statement = "UPDATE tables SET changed = changed + ? WHERE changed BETWEEN ? AND ?"
        await self._do(statement, seconds, since, until)

    async def shrink(self) -> bool:
        return await self._read(self._database.shrink)

    async def check(self) -> None:
        now = time.monotonic()
        if now - self._checked_at >= CHECK_SECONDS:
            self._checked_at = now
            await self._read(self._database.check)
            self._note_state(None)
        if self._failure is not None:
            raise type(self._failure)

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        await self._read(self._database.close)
        self._thread.shutdown()

    async def _do(self, statement: str, *values: str | int | bytes) -> None:
        await self._write(lambda: self._database.do(statement, *values))

    async def _ask(self, question: str, *values: str | int) -> list[tuple[str | int, ...]]:
        return await self._read(lambda: self._database.ask(question, *values))

    async def _read(self, ask: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, ask)
        except msgspec.MsgspecError as error:
            # What was written was well formed.
            raise DatabaseDamaged from error
        except sqlite3.Error as error:
            failure = database_error(error)
            self._note_state(failure)
            raise failure from error

    async def _write(self, work: Work) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        await done

    async def _write_all(self) -> None:
        """Write what waits, batch by batch, until nothing waits."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            outcomes = await self._read(partial(self._outcomes, [work for work, _ in batch]))
            failures = [one for one in outcomes if isinstance(one, DatabaseError)]
            self._note_state(failures[0] if failures else None)
            for (_, done), error in zip(batch, outcomes, strict=True):
                _settle(done, error)
        self._writer = None

    def _outcomes(self, works: list[Work]) -> list[Exception | None]:
        """Do *works*, together if nothing is in the way; what went wrong with each of them."""
        appends = [work for work in works if isinstance(work, Append)]
        try:
            outcomes = self._together(appends) if len(appends) == len(works) else None
            outcomes = outcomes or self._one_by_one(works)
        except sqlite3.Error as error:
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

    def _note_state(self, failure: DatabaseError | None) -> None:
        """Log that the database fails, or answers again: once, not with every move."""
        if failure is not None and (self._failure is None or self._failure.code != failure.code):
            LOG.error("%s", failure, extra={"code": failure.code})
        elif failure is None and self._failure is not None:
            LOG.info("the database answers again")
        self._failure = failure


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
