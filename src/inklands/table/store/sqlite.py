"""
Tables in one SQLite file.

All statements run on one thread of their own. What arrives while it is busy is written in one
transaction, so that many tables share the cost of making a commit durable.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeAlias, TypeVar

import msgspec

from inklands.table.match.seating import Seating
from inklands.table.store.store import Conflict, Entry, Setup, Stored

T = TypeVar("T")

# Each step brings a database from the version of its place to the next. Never change one: add.
SCHEMA = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, setup TEXT NOT NULL, seating TEXT NOT NULL, version INTEGER NOT NULL,
        host TEXT NOT NULL, is_over INTEGER NOT NULL DEFAULT 0, changed INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX hosted ON tables (host, is_over);
    CREATE INDEX untouched ON tables (changed);
    CREATE TABLE log (
        "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        "index" INTEGER NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL,
        action TEXT NOT NULL, command TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY ("table", "index"), UNIQUE ("table", seat, command)
    ) WITHOUT ROWID;
    CREATE TRIGGER touched AFTER INSERT ON log BEGIN
        UPDATE tables SET changed = NEW.at WHERE id = NEW."table";
    END;
    CREATE TABLE holders (
        holder TEXT NOT NULL, "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        PRIMARY KEY (holder, "table")
    ) WITHOUT ROWID;
    """,
    # Apart from the tables: an outcome is large, and seldom asked for.
    """
    CREATE TABLE outcomes (
        "table" TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, outcome BLOB NOT NULL
    );
    """,
)


# Python gives up its lock at every step of a statement, and on a busy server waits long to have it
# back: many lines of the log are one statement with one step.
APPEND_ALL = """
    INSERT INTO log SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4,
    value ->> 5, value ->> 6 FROM json_each(?)
"""


@dataclass(frozen=True, slots=True)
class Append:
    """A line to be written to the log of a table."""

    table: str
    entry: Entry

    @property
    def row(self) -> tuple[str | int, ...]:
        entry = self.entry
        values = (entry.index, entry.seat, entry.kind, entry.action, entry.command, entry.at)
        return (self.table, *values)


Work: TypeAlias = Append | Callable[[], object]


class SqliteStore:
    """A store in the file at *path*, made if it is not there."""

    def __init__(self, path: Path) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        path.parent.mkdir(parents=True, exist_ok=True)
        self._database = self._thread.submit(_opened, path).result()
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def create(self, setup: Setup, seating: Seating) -> None:
        await self._write(lambda: self._create(setup, seating))

    async def load(self, table: str, start: int = 0) -> Stored | None:
        return await self._read(lambda: self._load(table, start))

    async def append(self, table: str, entry: Entry) -> None:
        await self._write(Append(table, entry))

    async def reseat(self, table: str, seating: Seating) -> None:
        await self._write(lambda: self._reseat(table, seating))

    async def finish(self, table: str) -> None:
        await self._write(lambda: self._do("UPDATE tables SET is_over = 1 WHERE id = ?", table))

    async def keep(self, table: str, outcome: bytes) -> None:
        # The first outcome stays: nobody may see another end than the players saw.
        statement = "INSERT OR IGNORE INTO outcomes VALUES (?, ?)"
        await self._write(lambda: self._do(statement, table, outcome))

    async def unkept(self) -> tuple[str, ...]:
        question = (
            'SELECT id FROM tables LEFT JOIN outcomes ON id = "table"'
            " WHERE is_over = 1 AND outcome IS NULL"
        )
        rows = await self._read(lambda: self._database.execute(question).fetchall())
        return tuple(table for (table,) in rows)

    async def tables_of(self, holder: str, most: int) -> tuple[str, ...]:
        rows = await self._read(
            lambda: self._database.execute(
                'SELECT id FROM holders JOIN tables ON id = "table" WHERE holder = ?'
                " ORDER BY changed DESC, id LIMIT ?",
                (holder, most),
            ).fetchall()
        )
        return tuple(table for (table,) in rows)

    async def count_open(self, host: str) -> int:
        question = "SELECT count(*) FROM tables WHERE host = ? AND is_over = 0"
        (count,) = await self._read(lambda: self._database.execute(question, (host,)).fetchone())
        return int(count)

    async def forget(self, before: int) -> int:
        counted: list[int] = []
        delete = "DELETE FROM tables WHERE changed < ?"
        await self._write(lambda: counted.append(self._do(delete, before)))
        return counted[0]

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        await self._read(self._database.close)
        self._thread.shutdown()

    async def _read(self, ask: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, ask)

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
            errors = await self._read(partial(self._outcomes, [work for work, _ in batch]))
            for (_, done), error in zip(batch, errors, strict=True):
                _settle(done, error)
        self._writer = None

    def _outcomes(self, works: list[Work]) -> list[Exception | None]:
        """Do *works*, together if nothing is in the way; what went wrong with each of them."""
        appends = [work for work in works if isinstance(work, Append)]
        if len(appends) == len(works) and self._append_all(appends):
            return [None] * len(works)
        return self._one_by_one(works)

    def _append_all(self, appends: list[Append]) -> bool:
        """Whether all lines could be written; if not, none is."""
        try:
            self._do(APPEND_ALL, msgspec.json.encode([one.row for one in appends]).decode())
        except sqlite3.Error:
            return False
        return True

    def _one_by_one(self, works: list[Work]) -> list[Exception | None]:
        """Do *works* in one transaction; a conflict undoes one of them and leaves the others."""
        try:
            self._do("BEGIN IMMEDIATE")
            errors = [self._attempt(work) for work in works]
            self._do("COMMIT")
        except sqlite3.Error as error:
            if self._database.in_transaction:
                self._do("ROLLBACK")
            return [error] * len(works)
        return errors

    def _attempt(self, work: Work) -> Exception | None:
        self._do("SAVEPOINT work")
        try:
            if isinstance(work, Append):
                self._do("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)", *work.row)
            else:
                work()
        except (sqlite3.IntegrityError, Conflict):
            self._do("ROLLBACK TO work")
            return Conflict()
        finally:
            self._do("RELEASE work")
        return None

    def _do(self, statement: str, *values: str | int | bytes) -> int:
        return self._database.execute(statement, values).rowcount

    def _create(self, setup: Setup, seating: Seating) -> None:
        self._do(
            "INSERT INTO tables (id, setup, seating, version, host, changed)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            *(setup.id, _json(setup), _json(seating), seating.version, setup.host, setup.created),
        )
        self._note_holders(setup.id, seating)

    def _load(self, table: str, start: int) -> Stored | None:
        question = (
            "SELECT setup, seating, changed, is_over, outcome"
            ' FROM tables LEFT JOIN outcomes ON id = "table" WHERE id = ?'
        )
        row = self._database.execute(question, (table,)).fetchone()
        if row is None:
            return None
        setup = msgspec.json.decode(row[0], type=Setup)
        seating = msgspec.json.decode(row[1], type=Seating)
        entries = self._entries(table, start)
        return Stored(setup, seating, entries, row[2], bool(row[3]), row[4])

    def _entries(self, table: str, start: int) -> tuple[Entry, ...]:
        question = (
            'SELECT "index", seat, kind, action, command, at FROM log'
            ' WHERE "table" = ? AND "index" >= ? ORDER BY "index"'
        )
        return tuple(Entry(*row) for row in self._database.execute(question, (table, start)))

    def _reseat(self, table: str, seating: Seating) -> None:
        replaced = self._do(
            "UPDATE tables SET seating = ?, version = ?, changed = ? WHERE id = ? AND version = ?",
            *(_json(seating), seating.version, int(time.time()), table, seating.version - 1),
        )
        if not replaced:
            raise Conflict
        self._note_holders(table, seating)

    def _note_holders(self, table: str, seating: Seating) -> None:
        self._do('DELETE FROM holders WHERE "table" = ?', table)
        for holder in {one.holder for one in seating.sittings} - {None}:
            self._do("INSERT INTO holders VALUES (?, ?)", str(holder), table)


def _opened(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")  # Acknowledged moves survive a power cut too.
    database.execute("PRAGMA foreign_keys = ON")
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version > len(SCHEMA):
        # Going back would lose what the newer program keeps and this one does not know of.
        database.close()
        raise ValueError(f"{path} was written by a newer version of Inklands")
    for number, step in enumerate(SCHEMA[version:], version + 1):
        database.executescript(f"BEGIN;{step}PRAGMA user_version = {number};COMMIT;")
    return database


def _json(value: Setup | Seating) -> str:
    return msgspec.json.encode(value).decode()


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
