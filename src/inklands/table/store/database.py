"""A SQLite file of tables, statement by statement; `SqliteStore` runs these on a thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterable
from os.path import samestat
from pathlib import Path

import msgspec

from inklands.table.match.seating import Seating
from inklands.table.store.chain import chained, root
from inklands.table.store.database_error import DatabaseGone
from inklands.table.store.files import beside, connect, hold, keep_private, make_private
from inklands.table.store.heads import Heads
from inklands.table.store.ledger import FORGOTTEN, Ledger, noted_lengths
from inklands.table.store.losses import mark_losses
from inklands.table.store.rows import Append, TableRow, json_text
from inklands.table.store.schema import checked_version, let_it_shrink, upgrade
from inklands.table.store.store import Conflict, Entry, Setup, Stored

# Python gives up its lock at every step of a statement, and on a busy server waits long to have it
# back: many lines of the log are one statement with one step.
APPEND_ALL = """
    INSERT INTO log SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4,
    value ->> 5, value ->> 6, value ->> 7 FROM json_each(?)
"""
FORGET = """
    DELETE FROM tables WHERE id IN (
        SELECT id FROM tables
        WHERE changed < ? AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY changed LIMIT ?
    ) RETURNING id
"""
SHRINK_PAGES = 250
"""A megabyte: given back in a few milliseconds."""


class Database:
    """The tables in the file at *path*, made if it is not there, and held until it is closed."""

    def __init__(self, path: Path, clock: Callable[[], float]) -> None:
        self._path = path
        self._clock = clock
        self._heads = Heads()
        self._held = hold(path)
        try:
            self._connection = _opened(path)
        except BaseException:
            self._held.close()
            raise
        self._file = path.stat()
        mark_losses(self._connection, noted_lengths(beside(path, "-ledger")))
        self._ledger = Ledger(beside(path, "-ledger"))
        keep_private(path)
        self._settle_ledger()

    def close(self) -> None:
        self._ledger.close()
        self._connection.close()
        # SQLite has moved everything into the file, unless another program still reads it.
        if not beside(self._path, "-wal").exists():
            beside(self._path, "-ledger").unlink(missing_ok=True)
        self._held.close()

    def do(self, statement: str, *values: str | int | bytes) -> int:
        """Execute *statement*; how many rows it changed."""
        return self._connection.execute(statement, values).rowcount

    def ask(self, question: str, *values: str | int) -> list[tuple[str | int, ...]]:
        return self._connection.execute(question, values).fetchall()

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    # Writing

    def append_all(self, appends: list[Append]) -> None:
        """Write all lines in one statement, or none."""
        heads: dict[str, str] = {}
        rows = []
        for one in appends:
            previous = heads.get(one.table) or self._head(one.table)
            heads[one.table] = chained(previous, one.entry)
            rows.append(one.row(heads[one.table]))
        self.do(APPEND_ALL, msgspec.json.encode(rows).decode())
        for table, head in heads.items():
            self._heads.remember(table, head)

    def append(self, one: Append) -> None:
        digest = chained(self._head(one.table), one.entry)
        self.do("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?)", *one.row(digest))
        self._heads.remember(one.table, digest)

    def distrust_heads(self) -> None:
        """Read digests anew: what was just written may not have been kept."""
        self._heads.clear()

    def create(self, setup: Setup, seating: Seating) -> None:
        self._insert(Stored(setup, seating, (), setup.created))

    def reseat(self, table: str, seating: Seating) -> None:
        replaced = self.do(
            "UPDATE tables SET seating = ?, version = ?, changed = ? WHERE id = ? AND version = ?",
            *(json_text(seating), seating.version, int(self._clock()), table, seating.version - 1),
        )
        if not replaced:
            raise Conflict
        self._note_holders(table, seating)

    def adopt(self, stored: Stored) -> None:
        """Keep a table of another database, in place of what is here under its name."""
        table = stored.setup.id
        self.do("DELETE FROM tables WHERE id = ?", table)
        self._insert(stored)
        self._heads.forget(table)
        for entry in stored.entries:
            self.append(Append(table, entry))
        lost = stored.damage.lost if stored.damage else 0
        self.do("UPDATE tables SET changed = ?, lost = ? WHERE id = ?", stored.changed, lost, table)
        if stored.outcome is not None:
            self.do("INSERT INTO outcomes VALUES (?, ?)", table, stored.outcome)

    def forget(self, before: int, most: int, spared: Collection[str]) -> tuple[str, ...]:
        exempt = msgspec.json.encode(list(spared)).decode()
        rows = self._connection.execute(FORGET, (before, exempt, most)).fetchall()
        for (table,) in rows:
            self._heads.forget(table)
        return tuple(table for (table,) in rows)

    def delete(self, table: str, version: int) -> None:
        if not self.do("DELETE FROM tables WHERE id = ? AND version = ?", table, version):
            raise Conflict
        self._heads.forget(table)

    def shrink(self) -> bool:
        """Give some free pages back to the system; whether more are left."""
        # As a script: by `execute` it is left after its first step, which frees one page.
        self._connection.executescript(f"PRAGMA incremental_vacuum({SHRINK_PAGES})")
        ((mode,),) = self.ask("PRAGMA auto_vacuum")
        ((free,),) = self.ask("PRAGMA freelist_count")
        return bool(mode) and int(free) > 0

    def check_is_there(self) -> None:
        """
        Refuse to go on where somebody has moved, deleted or replaced the file.

        To the system it is still there until it is closed: all that was written would go with it.
        """
        try:
            is_there = samestat(self._file, self._path.stat())
        except OSError:
            is_there = False
        if not is_there:
            raise DatabaseGone

    def check(self) -> None:
        """Write something that changes nothing: a full disk or a lock shows only then."""
        self.check_is_there()
        self.do(f"PRAGMA user_version = {checked_version(self._connection)}")

    def note(self, lengths: Iterable[tuple[str, int]]) -> None:
        """Note in the ledger what was just committed."""
        self._ledger.note(lengths)
        if self._ledger.is_long:
            self._settle_ledger()

    def note_forgotten(self, tables: Iterable[str]) -> None:
        self.note((table, FORGOTTEN) for table in tables)

    # Reading

    def row(self, table: str) -> TableRow | None:
        """The *table* without its log."""
        question = (
            "SELECT setup, seating, changed, is_over, outcome, lines, head, lost"
            ' FROM tables LEFT JOIN outcomes ON id = "table" WHERE id = ?'
        )
        row = self._connection.execute(question, (table,)).fetchone()
        if row is None:
            return None
        found = TableRow(*row)
        self._heads.remember(table, found.head)
        return found

    def lines(self, table: str, start: int, most: int) -> list[tuple[Entry, str]]:
        """At most so many lines of the log from *start* on, with their digests."""
        question = (
            'SELECT "index", seat, kind, action, command, at, digest FROM log'
            ' WHERE "table" = ? AND "index" >= ? ORDER BY "index" LIMIT ?'
        )
        rows = self._connection.execute(question, (table, start, most)).fetchall()
        return [(Entry(*row[:-1]), row[-1]) for row in rows]

    def digest_before(self, table: str, start: int) -> str | None:
        """The digest of the line before *start*, if there is one."""
        question = 'SELECT digest FROM log WHERE "table" = ? AND "index" = ?'
        row = self._connection.execute(question, (table, start - 1)).fetchone()
        return str(row[0]) if row else None

    def _head(self, table: str) -> str:
        head = self._heads.of(table)
        if head is None:
            rows = self.ask("SELECT head FROM tables WHERE id = ?", table)
            if not rows:
                raise Conflict
            head = str(rows[0][0])
            self._heads.remember(table, head)
        return head

    def _insert(self, stored: Stored) -> None:
        """Add the table of *stored*, without its log."""
        setup, seating, text = stored.setup, stored.seating, json_text(stored.setup)
        self.do(
            "INSERT INTO tables (id, setup, seating, version, host, is_over, changed, head)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            *(setup.id, text, json_text(seating), seating.version),
            *(setup.host, stored.is_over, stored.changed, root(text)),
        )
        self._note_holders(setup.id, seating)

    def _note_holders(self, table: str, seating: Seating) -> None:
        self.do('DELETE FROM holders WHERE "table" = ?', table)
        for holder in {one.holder for one in seating.sittings} - {None}:
            self.do("INSERT INTO holders VALUES (?, ?)", str(holder), table)

    def _settle_ledger(self) -> None:
        """Begin the ledger anew once all it holds is in the file and no longer in the WAL."""
        try:
            ((busy, *_),) = self.ask("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.OperationalError:
            return
        if not busy:
            self._ledger.clear()


def _opened(path: Path) -> sqlite3.Connection:
    if not path.exists():
        make_private(path)
    database = connect(path)
    try:
        # First of all: a file that is not ours is left as it is.
        checked_version(database)
        keep_private(path)
        let_it_shrink(database)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")  # Acknowledged moves survive a power cut too.
        upgrade(database)
        database.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        database.close()
        raise
    return database
