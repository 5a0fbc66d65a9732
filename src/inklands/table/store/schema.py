"""What a database of tables holds, step by step as it grew."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable

from inklands.table.store.chain import chained, root
from inklands.table.store.database_error import ForeignDatabase, NewerDatabase
from inklands.table.store.store import Entry

LOG = logging.getLogger("inklands.table")

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
    # A table knows how long its log is and the digest of its last line, both written with that
    # line, and how many lines were lost. The index lets a table be deleted without reading all
    # holders.
    """
    ALTER TABLE log ADD COLUMN digest TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN lines INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN head TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN lost INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX held ON holders ("table");
    DROP TRIGGER touched;
    CREATE TRIGGER in_order BEFORE INSERT ON log
    WHEN NEW."index" <> (SELECT lines FROM tables WHERE id = NEW."table") BEGIN
        SELECT RAISE(ABORT, 'not the next line of the log');
    END;
    CREATE TRIGGER touched AFTER INSERT ON log BEGIN
        UPDATE tables SET changed = NEW.at, lines = lines + 1, head = NEW.digest
        WHERE id = NEW."table";
    END;
    """,
)


def upgrade(database: sqlite3.Connection) -> None:
    """Bring *database*, new or of an older program, to the last version."""
    version = checked_version(database)
    for number, step in enumerate(SCHEMA[version:], version + 1):
        try:
            database.executescript(f"BEGIN IMMEDIATE;{step}")
            AFTER.get(number, _nothing)(database)
            database.execute(f"PRAGMA user_version = {number}")
            database.execute("COMMIT")
        except sqlite3.Error:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise


def checked_version(database: sqlite3.Connection) -> int:
    """The version of *database*; refused unless it is one of ours that this program can read."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version > len(SCHEMA):
        # Going back would lose what the newer program keeps and this one does not know of.
        raise NewerDatabase
    names = {name for (name,) in database.execute("SELECT name FROM sqlite_schema")}
    if version < 0 or (not {"tables", "log", "holders"} <= names if version else names):
        raise ForeignDatabase
    return int(version)


def let_it_shrink(database: sqlite3.Connection) -> None:
    """Have pages that become free given back a few at a time; an old file is rewritten once."""
    (mode,) = database.execute("PRAGMA auto_vacuum").fetchone()
    if mode:
        return
    try:
        database.execute("PRAGMA auto_vacuum = INCREMENTAL")
        # How free pages are found is laid down in the file: it takes effect when all is rewritten.
        database.execute("VACUUM")
    except sqlite3.OperationalError as error:
        # It needs room for a second copy. Without, the file only stays as large as it was.
        LOG.warning("the database could not be made to shrink: %s", error)


def _chain_logs(database: sqlite3.Connection) -> None:
    """Give the lines of an older program their digests."""
    for table, setup in database.execute("SELECT id, setup FROM tables").fetchall():
        head, digests = root(setup), []
        question = (
            'SELECT "index", seat, kind, action, command, at FROM log'
            ' WHERE "table" = ? ORDER BY "index"'
        )
        for row in database.execute(question, (table,)).fetchall():
            head = chained(head, Entry(*row))
            digests.append((head, table, row[0]))
        database.executemany('UPDATE log SET digest = ? WHERE "table" = ? AND "index" = ?', digests)
        counted = (len(digests), head, table)
        database.execute("UPDATE tables SET lines = ?, head = ? WHERE id = ?", counted)


def _nothing(_: sqlite3.Connection) -> None:
    pass


AFTER: dict[int, Callable[[sqlite3.Connection], None]] = {3: _chain_logs}
"""What a step needs beyond SQL, in the same transaction."""
