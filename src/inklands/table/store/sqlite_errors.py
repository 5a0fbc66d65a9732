"""What SQLite complains of, as an error with a sentence."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from inklands.table.store.database_error import (
    DatabaseDamaged,
    DatabaseError,
    DatabaseLocked,
    DatabaseReadOnly,
    DatabaseUnopened,
    DiskFull,
    NotADatabase,
)

KINDS: dict[int, type[DatabaseError]] = {
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_BUSY: DatabaseLocked,
    sqlite3.SQLITE_LOCKED: DatabaseLocked,
    sqlite3.SQLITE_READONLY: DatabaseReadOnly,
    sqlite3.SQLITE_PERM: DatabaseReadOnly,
    sqlite3.SQLITE_CANTOPEN: DatabaseUnopened,
    sqlite3.SQLITE_CORRUPT: DatabaseDamaged,
    sqlite3.SQLITE_NOTADB: NotADatabase,
}


def database_error(error: Exception, path: Path | None = None) -> DatabaseError:
    """What SQLite or the system complains of, as one of the kinds above."""
    if isinstance(error, DatabaseError):
        return type(error)(path)
    if isinstance(error, PermissionError):
        return DatabaseReadOnly(path)
    if isinstance(error, OSError):
        return DatabaseUnopened(path)
    # The low byte is the kind of the error; the others only say where it came up.
    kind = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return KINDS.get(kind, DatabaseError)(path)
