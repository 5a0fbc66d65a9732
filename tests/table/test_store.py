"""What every store promises, asked of each."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from inklands.table.store.database_error import DatabaseError
from inklands.table.store.memory import MemoryStore
from inklands.table.store.postgresql import PostgresStore, prepare_database
from inklands.table.store.sqlite import SqliteStore
from inklands.table.store.store import Conflict, Store
from tests.table.store_contract import LOG, PROMISES, SEATING, SETUP, log_of

Check = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def asked(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Check], None]:
    """Asks something of a new store."""

    async def new_store(address: str) -> Store:
        if request.param == "memory":
            return MemoryStore()
        if request.param == "sqlite":
            return SqliteStore(tmp_path / "folder" / "tables.db")
        await prepare_database(address)
        return PostgresStore(address)

    def ask(check: Check) -> None:
        async def run() -> None:
            store = await new_store(address)
            await store.create(SETUP, SEATING)
            await check(store)
            await store.close()

        is_served = request.param == "postgresql"
        address = request.getfixturevalue("postgres").new_database() if is_served else ""
        asyncio.run(run())

    return ask


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_every_store_keeps_its_promises(asked: Callable[[Check], None], promise: Check):
    asked(promise)


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path):
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as newer:
        newer.execute("PRAGMA user_version = 1000")
    newer.close()

    with pytest.raises(ValueError, match="newer version"):
        SqliteStore(path)


def test_a_line_for_a_table_that_is_gone_is_a_conflict(tmp_path: Path):
    async def check() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        with pytest.raises(Conflict):
            await store.append("nowhere", LOG[0])
        await store.close()

    asyncio.run(check())


def test_a_database_that_cannot_be_written_says_so_and_the_store_goes_on(tmp_path: Path):
    async def check() -> None:
        path = tmp_path / "tables.db"
        store = SqliteStore(path)
        await store.create(SETUP, SEATING)
        with sqlite3.connect(path) as other:
            other.execute("ALTER TABLE log RENAME TO hidden")
        with pytest.raises(DatabaseError, match="does not answer"):
            await store.append("table", LOG[0])
        with other:
            other.execute("ALTER TABLE hidden RENAME TO log")
        other.close()
        await store.append("table", LOG[0])
        assert await log_of(store, "table") == LOG[:1]
        await store.close()

    asyncio.run(check())
