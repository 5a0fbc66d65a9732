"""Why the database does not do what it should: one sentence and one stable code each."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from inklands.table.refusal import Refusal


class DatabaseError(Refusal, ValueError):
    """The database cannot be opened, read or written; the same may work again later."""

    code = "database/unavailable"
    sentence: ClassVar[str] = "the database does not answer; try again in a moment"

    def __init__(self, path: Path | str | None = None) -> None:
        # Players read what is wrong, whoever starts the server also with which file.
        start = f"{path}: {self.sentence}" if path else self.sentence.capitalize()
        super().__init__(self.code, f"{start}.", 503)


class DiskFull(DatabaseError):
    code = "database/full"
    sentence = "the disk is full, and nothing can be kept until there is room"


class DeviceFull(DiskFull):
    code = "device/full"
    sentence = "this browser has no more room, and the match is as it was before"


class DeviceBlocked(DatabaseError):
    code = "device/blocked"
    sentence = "this browser lets the page keep nothing, as in some private windows"


class DatabaseGone(DatabaseError):
    code = "database/gone"
    sentence = "the file of the database is gone, and nothing can be kept until it is back"


class DatabaseLocked(DatabaseError):
    code = "database/locked"
    sentence = "another program has locked the database; try again in a moment"


class DatabaseRefused(DatabaseError):
    """No database to start on; it stays as it is."""


class DatabaseInUse(DatabaseRefused):
    code = "database/in-use"
    sentence = (
        "another server runs on this database, and one SQLite file serves one server: "
        "stop the other, give this one a file of its own by --database, "
        "or let both share --database postgresql://…"
    )


class DatabaseUnopened(DatabaseError):
    code = "database/unopened"
    sentence = "the database cannot be opened as a file that this user may read and write"


class DatabaseReadOnly(DatabaseError):
    code = "database/read-only"
    sentence = "the database cannot be written: it is read-only for this user"


class DatabaseDamaged(DatabaseError):
    code = "database/damaged"
    sentence = "the database is damaged; bring back a backup by inklands restore"


class DatabaseForbidden(DatabaseRefused):
    code = "database/forbidden"
    sentence = "the database does not let this user in, or not with this password"


class NotADatabase(DatabaseRefused):
    code = "database/not-a-database"
    sentence = "the file is no database"


class ForeignDatabase(DatabaseRefused):
    code = "database/foreign"
    sentence = "the database is not one of Inklands"


class NewerDatabase(DatabaseRefused):
    code = "database/newer"
    sentence = "the database was written by a newer version of Inklands"


class MissingDatabase(DatabaseRefused):
    code = "database/missing"
    sentence = "there is no such database"
