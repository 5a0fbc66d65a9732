"""A SQLite file of tables, statement by statement; `SqliteStore` runs these on a thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from inklands.table.match.seating import Seating
from inklands.table.store.chain import chained, root, whole_lines
from inklands.table.store.files import beside, connect, hold, make_private
from inklands.table.store.ledger import FORGOTTEN, Ledger, noted_lengths
from inklands.table.store.losses import mark_losses
from inklands.table.store.schema import checked_version, let_it_shrink, upgrade
from inklands.table.store.store import Conflict, Damage, Entry, Setup, Stored

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
MOST_HEADS = 10_000
SHRINK_PAGES = 250
"""A megabyte: given back in a few milliseconds."""


@dataclass(frozen=True, slots=True)
class Append:
    """A line to be written to the log of a table."""

    table: str
    entry: Entry

    def row(self, digest: str) -> tuple[str | int, ...]:
        entry = self.entry
        values = (entry.index, entry.seat, entry.kind, entry.action, entry.command, entry.at)
        return (self.table, *values, digest)


class Database:
    """The tables in the file at *path*, made if it is not there, and held until it is closed."""

    def __init__(self, path: Path, clock: Callable[[], float]) -> None:
        self._path = path
        self._clock = clock
        self._heads: dict[str, str] = {}
        """The digest of the last line of logs that were lately read or written."""
        self._held = hold(path)
        try:
            self._connection = _opened(path)
        except BaseException:
            self._held.close()
            raise
        mark_losses(self._connection, noted_lengths(beside(path, "-ledger")))
        self._ledger = Ledger(beside(path, "-ledger"))
        make_private(path)
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
            self._remember(table, head)

    def append(self, one: Append) -> None:
        digest = chained(self._head(one.table), one.entry)
        self.do("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?)", *one.row(digest))
        self._remember(one.table, digest)

    def distrust_heads(self) -> None:
        """Read digests anew: what was just written may not have been kept."""
        self._heads.clear()

    def create(self, setup: Setup, seating: Seating) -> None:
        text = _json(setup)
        head = root(text)
        self.do(
            "INSERT INTO tables (id, setup, seating, version, host, changed, head)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            *(setup.id, text, _json(seating), seating.version, setup.host, setup.created, head),
        )
        self._note_holders(setup.id, seating)

    def reseat(self, table: str, seating: Seating) -> None:
        replaced = self.do(
            "UPDATE tables SET seating = ?, version = ?, changed = ? WHERE id = ? AND version = ?",
            *(_json(seating), seating.version, int(self._clock()), table, seating.version - 1),
        )
        if not replaced:
            raise Conflict
        self._note_holders(table, seating)

    def forget(self, before: int, most: int, spared: Collection[str]) -> tuple[str, ...]:
        exempt = msgspec.json.encode(list(spared)).decode()
        rows = self._connection.execute(FORGET, (before, exempt, most)).fetchall()
        for (table,) in rows:
            self._heads.pop(table, None)
        return tuple(table for (table,) in rows)

    def shrink(self) -> bool:
        """Give some free pages back to the system; whether more are left."""
        # As a script: by `execute` it is left after its first step, which frees one page.
        self._connection.executescript(f"PRAGMA incremental_vacuum({SHRINK_PAGES})")
        ((mode,),) = self.ask("PRAGMA auto_vacuum")
        ((free,),) = self.ask("PRAGMA freelist_count")
        return bool(mode) and int(free) > 0

    def check(self) -> None:
        """Write something that changes nothing: a full disk or a lock shows only then."""
        self.do(f"PRAGMA user_version = {checked_version(self._connection)}")

    def note(self, lengths: Iterable[tuple[str, int]]) -> None:
        """Note in the ledger what was just committed."""
        self._ledger.note(lengths)
        if self._ledger.is_long:
            self._settle_ledger()

    def note_forgotten(self, tables: Iterable[str]) -> None:
        self.note((table, FORGOTTEN) for table in tables)

    # Reading

    def load(self, table: str, start: int) -> Stored | None:
        question = (
            "SELECT setup, seating, changed, is_over, outcome, lines, head, lost"
            ' FROM tables LEFT JOIN outcomes ON id = "table" WHERE id = ?'
        )
        row = self._connection.execute(question, (table,)).fetchone()
        if row is None:
            return None
        setup = msgspec.json.decode(row[0], type=Setup)
        seating = msgspec.json.decode(row[1], type=Seating)
        lines = self._lines(table, start)
        previous = self._digest_before(table, start) or root(row[0])
        whole = whole_lines(previous, lines, start)
        entries = tuple(entry for entry, _ in lines[:whole])
        last = lines[whole - 1][1] if whole else previous
        is_whole = (start + whole, last, 0) == (row[5], row[6], row[7])
        missing = max(row[5], start + len(lines)) - start - whole + row[7]
        damage = None if is_whole else Damage(start + whole, missing)
        self._remember(table, row[6])
        return Stored(setup, seating, entries, row[2], bool(row[3]), row[4], damage)

    def _lines(self, table: str, start: int) -> list[tuple[Entry, str]]:
        question = (
            'SELECT "index", seat, kind, action, command, at, digest FROM log'
            ' WHERE "table" = ? AND "index" >= ? ORDER BY "index"'
        )
        rows = self._connection.execute(question, (table, start)).fetchall()
        return [(Entry(*row[:-1]), row[-1]) for row in rows]

    def _digest_before(self, table: str, start: int) -> str | None:
        question = 'SELECT digest FROM log WHERE "table" = ? AND "index" = ?'
        row = self._connection.execute(question, (table, start - 1)).fetchone()
        return str(row[0]) if row else None

    def _head(self, table: str) -> str:
        if table not in self._heads:
            rows = self.ask("SELECT head FROM tables WHERE id = ?", table)
            if not rows:
                raise Conflict
            self._remember(table, str(rows[0][0]))
        return self._heads[table]

    def _remember(self, table: str, head: str) -> None:
        self._heads.pop(table, None)
        self._heads[table] = head
        if len(self._heads) > MOST_HEADS:
            del self._heads[next(iter(self._heads))]

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
        make_private(path)
        let_it_shrink(database)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")  # Acknowledged moves survive a power cut too.
        upgrade(database)
        database.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        database.close()
        raise
    return database


def _json(value: Setup | Seating) -> str:
    return msgspec.json.encode(value).decode()
