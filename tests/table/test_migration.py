"""All tables move from one database to another, as they are."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from inklands.cli.main import main
from inklands.table.cluster.engines import Postgres
from inklands.table.store.postgresql import PostgresStore, prepare_database
from inklands.table.store.sqlite import SqliteStore
from inklands.table.store.store import Store
from tests.table.store_contract import LOG, SEATING, SETUP

NAMES = tuple(f"table {number:03}" for number in range(150))


async def fill(store: Store) -> None:
    for number, name in enumerate(NAMES):
        await store.create(replace(SETUP, id=name), SEATING)
        for entry in LOG[: number % 4]:
            await store.append(name, entry)
    await store.finish(NAMES[0])
    await store.keep(NAMES[0], b"as it ended")
    await store.close()


async def all_of(store: Store) -> list[object]:
    found: list[object] = [await store.load(name) for name in await store.names("", 999)]
    await store.close()
    return found


def test_all_tables_move_to_postgresql_and_back(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    first, last = f"sqlite:///{tmp_path}/first.db", f"sqlite:///{tmp_path}/last.db"
    middle = postgres.new_database()
    asyncio.run(fill(SqliteStore(tmp_path / "first.db")))

    assert main(["migrate", "--from", first, "--to", middle]) == 0
    assert "150 tables copied, 0 were there already, 223 lines" in capsys.readouterr().out
    assert main(["migrate", "--from", middle, "--to", last]) == 0

    before = asyncio.run(all_of(SqliteStore(tmp_path / "first.db")))
    assert len(before) == 150
    assert asyncio.run(all_of(PostgresStore(middle))) == before
    assert asyncio.run(all_of(SqliteStore(tmp_path / "last.db"))) == before


def test_a_migration_that_was_broken_off_goes_on_and_mends_what_is_half(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    first, target = f"sqlite:///{tmp_path}/first.db", postgres.new_database()
    asyncio.run(fill(SqliteStore(tmp_path / "first.db")))
    assert main(["migrate", "--from", first, "--to", target]) == 0

    async def spoil() -> None:
        store = PostgresStore(target)
        await store.finish(NAMES[7])
        await store.forget(2_000, 20)
        await store.close()

    asyncio.run(spoil())
    capsys.readouterr()
    assert main(["migrate", "--from", first, "--to", target]) == 0
    assert "were there already" in capsys.readouterr().out
    before = asyncio.run(all_of(SqliteStore(tmp_path / "first.db")))
    assert asyncio.run(all_of(PostgresStore(target))) == before


def test_a_database_that_a_server_uses_is_not_moved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    used = SqliteStore(tmp_path / "first.db")
    first, last = f"sqlite:///{tmp_path}/first.db", f"sqlite:///{tmp_path}/last.db"
    assert main(["migrate", "--from", first, "--to", last]) != 0
    assert "another server runs on this database" in capsys.readouterr().err
    asyncio.run(used.close())


def test_old_tables_of_postgresql_are_counted_and_forgotten(
    postgres: Postgres, capsys: pytest.CaptureFixture[str]
):
    address = postgres.new_database()
    asyncio.run(prepare_database(address))
    asyncio.run(fill(PostgresStore(address)))
    capsys.readouterr()

    assert main(["forget", "--database", address, "--dry-run"]) == 0
    assert capsys.readouterr().out.startswith("150 of 150 tables would be forgotten")
    assert main(["forget", "--database", address]) == 0
    assert capsys.readouterr().out.startswith("150 of 150 tables are forgotten")
    assert asyncio.run(all_of(PostgresStore(address))) == []


def test_a_backup_of_postgresql_is_left_to_its_own_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    copy = str(tmp_path / "copy.db")
    assert main(["backup", copy, "--database", "postgresql://somewhere/tables"]) != 0
    assert "pg_dump" in capsys.readouterr().err
