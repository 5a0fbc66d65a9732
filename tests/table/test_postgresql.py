"""What several processes find in one PostgreSQL database, and what becomes of it in trouble."""

import asyncio
from dataclasses import replace

import asyncpg
import pytest

from inklands.table.bus.local import LocalBus
from inklands.table.cluster.engines import Postgres
from inklands.table.local_lobby import local_lobby
from inklands.table.settings import Settings
from inklands.table.store.database_error import (
    DatabaseError,
    DatabaseReadOnly,
    MissingDatabase,
    NewerDatabase,
)
from inklands.table.store.opening import open_store
from inklands.table.store.postgresql import PostgresStore, prepare_database
from inklands.table.store.postgresql_schema import SCHEMA
from inklands.table.store.store import Conflict, Damage
from tests.table.server import GENEROUS, TITLES
from tests.table.store_contract import LOG, SEATING, SETUP, log_of


def test_people_at_a_table_are_known_to_other_processes_for_a_while(postgres: Postgres):
    async def check() -> None:
        await prepare_database(address)
        one, other = PostgresStore(address), PostgresStore(address)
        await one.create(SETUP, SEATING)
        await one.glimpse("run a", {"table": ["ada", "eve"]}, 60)
        found = await other.glimpse("run b", {"table": ["bo"]}, 0)
        assert found["table"].elsewhere == {"ada", "eve"}
        # What the other said of itself held for no time at all.
        assert (await one.glimpse("run a", {"table": []}, 60))["table"].elsewhere == set()
        assert (await other.glimpse("run b", {"table": []}, 0))["table"].elsewhere == set()
        await one.close()
        await other.close()

    address = postgres.new_database()
    asyncio.run(check())


def test_a_table_that_another_process_has_open_is_not_forgotten(postgres: Postgres):
    async def check() -> None:
        await prepare_database(address)
        one, other = PostgresStore(address), PostgresStore(address)
        await one.create(SETUP, SEATING)
        await one.glimpse("run a", {"table": []}, 60)
        assert await other.forget(4_000, 9) == ()
        await one.glimpse("run a", {"table": []}, 0)
        assert await other.forget(4_000, 9) == ("table",)
        await one.close()
        await other.close()

    address = postgres.new_database()
    asyncio.run(check())


def test_two_processes_that_write_the_same_line_write_it_once(postgres: Postgres):
    async def check() -> None:
        await prepare_database(address)
        stores = [PostgresStore(address) for _ in range(4)]
        names = [f"table {number}" for number in range(20)]
        for name in names:
            await stores[0].create(replace(SETUP, id=name), SEATING)
        mine = [replace(LOG[0], command=f"of {number}") for number in range(4)]
        results = await asyncio.gather(
            *(
                store.append(name, entry)
                for store, entry in zip(stores, mine, strict=True)
                for name in names
            ),
            return_exceptions=True,
        )
        assert results.count(None) == 20
        assert sum(isinstance(one, Conflict) for one in results) == 60
        for name in names:
            assert len(await log_of(stores[1], name)) == 1
        for store in stores:
            await store.close()

    address = postgres.new_database()
    asyncio.run(check())


def test_processes_that_start_at_once_make_one_schema(postgres: Postgres):
    async def check() -> None:
        await asyncio.gather(*(prepare_database(address) for _ in range(6)))
        store = PostgresStore(address)
        await store.create(SETUP, SEATING)
        await store.close()

    address = postgres.new_database()
    asyncio.run(check())


def test_a_postgresql_database_of_a_newer_program_is_left_alone(postgres: Postgres):
    async def check() -> None:
        await prepare_database(address)
        connection = await asyncpg.connect(address)
        await connection.execute("INSERT INTO inklands.schema VALUES (1000)")
        await connection.close()
        with pytest.raises(NewerDatabase, match="newer version"):
            await prepare_database(address)

    address = postgres.new_database()
    asyncio.run(check())


def test_a_restart_of_postgresql_is_waited_for_and_loses_nothing(postgres: Postgres):
    async def check() -> None:
        await prepare_database(address)
        store = PostgresStore(address)
        await store.create(SETUP, SEATING)
        await store.append("table", LOG[0])
        await asyncio.to_thread(postgres.restart)
        await store.append("table", LOG[1])
        assert await log_of(store, "table") == LOG[:2]
        await store.close()

    address = postgres.new_database()
    asyncio.run(check())


def test_a_line_whose_answer_was_lost_is_written_once(postgres: Postgres):
    """The connection breaks after the commit: the same statement again finds its own line."""

    async def check() -> None:
        await prepare_database(address)
        store, twin = PostgresStore(address), PostgresStore(address)
        await store.create(SETUP, SEATING)
        # The twin has read the table before the first wrote: it sends the very same statement.
        assert await twin.load("table") is not None
        await store.append("table", LOG[0])
        await twin.append("table", LOG[0])
        assert await log_of(store, "table") == LOG[:1]
        await store.close()
        await twin.close()

    address = postgres.new_database()
    asyncio.run(check())


def test_a_changed_line_in_postgresql_is_told_as_damage(postgres: Postgres):
    async def check() -> None:
        await prepare_database(address)
        store = PostgresStore(address)
        await store.create(SETUP, SEATING)
        for entry in LOG:
            await store.append("table", entry)
        connection = await asyncpg.connect(address)
        await connection.execute("UPDATE inklands.log SET action = 'V:a9' WHERE \"index\" = 1")
        await connection.close()
        stored = await store.load("table")
        assert stored is not None
        assert (stored.entries, stored.damage) == (LOG[:1], Damage(whole=1, lost=2))
        await store.close()

    address = postgres.new_database()
    asyncio.run(check())


def test_what_was_leased_and_who_was_there_is_swept_within_the_first_day_too(postgres: Postgres):
    async def check() -> list[int]:
        await prepare_database(address)
        store = PostgresStore(address)
        here = local_lobby(Settings(limits=GENEROUS), store, LocalBus(), TITLES)
        await store.create(SETUP, SEATING)
        for number in range(5):
            assert await store.lease(f"table/1/{number}", "a run", 0.0)
        assert await store.lease("table/1/5", "a run", 600.0)
        await store.glimpse("a run", {"table": ["ada"]}, 0)
        await here.sweep()
        connection = await asyncpg.connect(address)
        left = [
            await connection.fetchval(f"SELECT count(*) FROM {SCHEMA}.{name}")
            for name in ("leases", "presences")
        ]
        await connection.close()
        await here.stop()
        return left

    address = postgres.new_database()
    assert asyncio.run(check()) == [1, 0]


def test_a_postgresql_database_that_is_read_only_is_one_sentence_and_not_ready(postgres: Postgres):
    async def check() -> None:
        await prepare_database(address)
        store = PostgresStore(address)
        await store.create(SETUP, SEATING)
        await store.close()
        connection = await asyncpg.connect(address)
        name = await connection.fetchval("SELECT current_database()")
        await connection.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
        await connection.close()
        store = PostgresStore(address)
        with pytest.raises(DatabaseReadOnly, match="read-only for this user"):
            await store.append("table", LOG[0])
        with pytest.raises(DatabaseReadOnly):
            await store.check()
        await store.close()

    address = postgres.new_database()
    asyncio.run(check())


def test_a_database_that_is_not_there_is_one_sentence_without_the_password(postgres: Postgres):
    address = postgres.address.replace("postgres:@/postgres", "postgres:secret@/nowhere")
    with pytest.raises(MissingDatabase, match="there is no such database") as raised:
        open_store(address)
    assert "secret" not in str(raised.value)


def test_a_server_that_is_not_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("inklands.table.store.postgresql_pool.PATIENCE_SECONDS", 0.1)
    with pytest.raises(DatabaseError, match=r"postgresql://127.0.0.1:1/x: the database does not"):
        open_store("postgresql://ada:secret@127.0.0.1:1/x")
