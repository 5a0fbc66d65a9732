"""Where the database is: as whoever runs the program writes it, or where it usually is."""

from __future__ import annotations

from pathlib import Path

from inklands.errors import InklandsError
from inklands.table.former_name import adopt_database, data_folder

SQLITE = "sqlite:///"
POSTGRESQL = "postgresql://"


class UnknownDatabase(InklandsError, ValueError):
    """The database is of a kind that is not known here."""

    code = "server/database"


def is_postgresql(address: str) -> bool:
    return address.startswith((POSTGRESQL, "postgres://"))


def database_path(address: str | None) -> Path:
    """The file that *address*, ``sqlite:///PATH``, names; without one that of the user."""
    if address is None:
        usual = data_folder("inklands") / "tables.db"
        adopt_database(usual)
        return usual
    if is_postgresql(address):
        raise UnknownDatabase(
            "this is for a SQLite file: PostgreSQL has pg_dump and pg_restore, "
            "and inklands migrate copies all tables to a SQLite file"
        )
    if not address.startswith(SQLITE):
        name = address.partition("://")[0]
        raise UnknownDatabase(f"{name}: the database is written {SQLITE}PATH or {POSTGRESQL}…")
    return Path(address.removeprefix(SQLITE))
