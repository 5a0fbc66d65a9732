"""Where the database is: as whoever runs the program writes it, or where it usually is."""

from __future__ import annotations

from pathlib import Path

from inklands.errors import InklandsError
from inklands.table.former_name import adopt_database, data_folder

SQLITE = "sqlite:///"


class UnknownDatabase(InklandsError, ValueError):
    """The database is of a kind that is not known here."""

    code = "server/database"


def database_path(address: str | None) -> Path:
    """The file that *address*, ``sqlite:///PATH``, names; without one that of the user."""
    if address is None:
        usual = data_folder("inklands") / "tables.db"
        adopt_database(usual)
        return usual
    if not address.startswith(SQLITE):
        raise UnknownDatabase(f"{address}: the database is written {SQLITE}PATH")
    return Path(address.removeprefix(SQLITE))
