"""Tables are copied away and brought back by two commands."""

import asyncio
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from inklands.cli.main import main
from inklands.table.store.sqlite import SqliteStore
from inklands.table.store.store import Stored
from tests.table.store_contract import LOG, SEATING, SETUP
from tests.table.test_storage import reopened


def url(path: Path) -> list[str]:
    return ["--database", f"sqlite:///{path}"]


def test_a_backup_is_made_while_the_server_runs_and_brought_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    path, copy, fresh = tmp_path / "tables.db", tmp_path / "copy.db", tmp_path / "new" / "tables.db"

    async def play() -> None:
        store = SqliteStore(path)
        await store.create(SETUP, SEATING)
        await store.append("table", LOG[0])
        assert main(["backup", str(copy), *url(path)]) == 0
        await store.append("table", LOG[1])
        await store.close()

    asyncio.run(play())
    printed = capsys.readouterr().out
    assert main(["restore", str(copy), *url(fresh)]) == 0

    assert printed == f"{copy} holds 1 tables with 1 lines in their logs.\n"
    assert stat.S_IMODE(copy.stat().st_mode) == stat.S_IMODE(fresh.stat().st_mode) == 0o600
    assert reopened(fresh) == Stored(SETUP, SEATING, LOG[:1], 1_001)
    assert reopened(path) == Stored(SETUP, SEATING, LOG[:2], 1_002)


def test_nothing_is_replaced_unless_told_and_never_under_a_running_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"

    async def play() -> None:
        store = SqliteStore(path)
        await store.create(SETUP, SEATING)
        assert main(["backup", str(copy), *url(path)]) == 0
        await store.append("table", LOG[0])
        assert main(["restore", str(copy), *url(path), "--replace"]) == 2
        assert "[database/in-use]" in capsys.readouterr().err
        await store.close()

    asyncio.run(play())
    assert main(["backup", str(copy), *url(path)]) == 2
    assert main(["restore", str(copy), *url(path)]) == 2
    assert capsys.readouterr().err.count("[file/exists]") == 2
    assert reopened(path) == Stored(SETUP, SEATING, LOG[:1], 1_001)
    assert main(["restore", str(copy), *url(path), "--replace"]) == 0
    assert reopened(path) == Stored(SETUP, SEATING, (), 1_000)


def test_a_database_of_an_older_program_is_brought_back_too(tmp_path: Path):
    former = Path(__file__).parents[1] / "table" / "former" / "mapwright.db"
    assert main(["restore", str(former), *url(tmp_path / "tables.db")]) == 0
    assert reopened(tmp_path / "tables.db") is None


@pytest.mark.parametrize(
    ("content", "code"), [(None, "database/missing"), (b"no database " * 99, "not-a-database")]
)
def test_what_is_no_backup_is_refused_and_nothing_is_left_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None, code: str
):
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    if content is not None:
        copy.write_bytes(content)

    assert main(["restore", str(copy), *url(path)]) == 2
    assert code in capsys.readouterr().err
    assert not path.exists()


def test_a_copy_is_whole_although_moves_are_made_meanwhile(tmp_path: Path):
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"

    async def play() -> None:
        store = SqliteStore(path)
        await store.create(SETUP, SEATING)
        backing_up = asyncio.create_task(asyncio.to_thread(main, ["backup", str(copy), *url(path)]))
        index = 0
        while not backing_up.done():
            await store.append("table", replace(LOG[0], index=index, command=str(index)))
            index += 1
        assert await backing_up == 0
        await store.close()

    asyncio.run(play())
    stored = reopened(copy)
    assert stored is not None
    assert stored.damage is None
