"""Opens the store that whoever runs the program names."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from inklands.errors import InklandsError
from inklands.table.store.database_error import DatabaseError
from inklands.table.store.location import database_path, is_postgresql
from inklands.table.store.sqlite import SqliteStore
from inklands.table.store.store import Store


class MissingExtra(InklandsError):
    """What was asked for needs packages that are not installed."""

    code = "install/extra"

    def __init__(self, purpose: str) -> None:
        super().__init__(f"{purpose} needs more packages: pip install 'inklands[cluster]'")


def open_store(address: str | None) -> Store:
    """The store at *address*, ready to be used; without one that of the user."""
    if address is None or not is_postgresql(address):
        return SqliteStore(database_path(address))
    try:
        from inklands.table.store.postgresql import PostgresStore, prepare_database
    except ModuleNotFoundError as error:
        raise MissingExtra("PostgreSQL") from error
    try:
        asyncio.run(prepare_database(address))
    except DatabaseError as error:
        raise type(error)(without_password(address)) from error
    except ValueError as error:
        raise DatabaseError(without_password(address)) from error
    return PostgresStore(address)


def without_password(address: str) -> str:
    """The *address* of a database as it may be shown and logged."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
