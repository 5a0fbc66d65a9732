"""The files of a database: who may read them, and which process has them."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from inklands.table.store.database_error import DatabaseInUse, MissingDatabase

OWNER_ONLY = 0o600
"""Seeds and invitations of running tables are in the files in clear."""
BESIDE = ("-wal", "-shm", "-ledger", "-lock")
LOCK_SECONDS = 2.0
"""A server that was just killed may take a moment to be gone."""
BUSY_SECONDS = 2.0
"""Players wait at most so long for another program that holds the database."""


def beside(path: Path, suffix: str) -> Path:
    """The file that belongs to the database at *path* and is named after it."""
    return path.with_name(path.name + suffix)


def make_private(path: Path) -> None:
    """Make a database at *path* if there is none, for its owner alone; not while it is open."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # Closing a file gives up every lock this process has on it. On a database in use SQLite's own
    # would go too, and the next program that reads it would delete the write-ahead log.
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    keep_private(path)


def keep_private(path: Path) -> None:
    """Take from others the right to read the database at *path* and what lies beside it."""
    for file in (path, *(beside(path, suffix) for suffix in BESIDE)):
        if file.exists() and file.stat().st_mode & 0o077:
            file.chmod(OWNER_ONLY)


def hold(path: Path) -> sqlite3.Connection:
    """
    Take the database at *path* for this process until what is returned is closed.

    The lock is on a file beside it, so that the database can still be read and backed up. SQLite
    locks in the same way on every system, and a lock ends with its process.
    """
    lock = beside(path, "-lock")
    make_private(lock)
    held = sqlite3.connect(
        lock, isolation_level=None, check_same_thread=False, timeout=LOCK_SECONDS
    )
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        held.close()
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            raise DatabaseInUse from error
        raise
    return held


def connect(path: Path) -> sqlite3.Connection:
    """A connection to write by, which commits by itself where no transaction is begun."""
    return sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=BUSY_SECONDS
    )


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing, beside a server that may be running."""
    if not path.is_file():
        raise MissingDatabase(path)
    # To read what a killed server left in the WAL, SQLite has to write beside the database.
    address = f"{path.absolute().as_uri()}?mode=rw"
    database = sqlite3.connect(address, uri=True, isolation_level=None, timeout=BUSY_SECONDS)
    database.execute("PRAGMA query_only = ON")
    return database
