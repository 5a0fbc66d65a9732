"""The file that a server is started on: whether it can serve, and for whom it is."""

import asyncio
import os
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from inklands.cli.main import main
from inklands.table.store.database_error import DatabaseInUse
from inklands.table.store.sqlite import SqliteStore
from tests.table.test_storage import changed, written

NOBODY = 65_534
"""A user who owns nothing."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def no_database(path: Path) -> None:
    path.write_bytes(b"This is a letter to my aunt. " * 100)


def foreign(path: Path) -> None:
    with changed(path) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")


def foreign_of_our_version(path: Path) -> None:
    foreign(path)
    with changed(path) as database:
        database.execute("PRAGMA user_version = 2")


def newer(path: Path) -> None:
    with changed(path) as database:
        database.execute("PRAGMA user_version = 99")


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (no_database, "database/not-a-database"),
        (foreign, "database/foreign"),
        (foreign_of_our_version, "database/foreign"),
        (newer, "database/newer"),
        (Path.mkdir, "database/unopened"),
    ],
)
def test_a_file_that_cannot_serve_is_one_sentence_with_a_code_and_stays_as_it_is(
    path: Path, capsys: pytest.CaptureFixture[str], make: Callable[[Path], None], code: str
):
    make(path)
    content = path.read_bytes() if path.is_file() else None
    status = main(["serve", "--port", "0", "--database", f"sqlite:///{path}"])
    error = capsys.readouterr().err

    assert status == 2
    assert error.startswith(f"inklands: {path}: ")
    assert error.endswith(f" [{code}]\n")
    assert error.count("\n") == 1
    assert (path.read_bytes() if path.is_file() else None) == content


@contextmanager
def without_rights() -> Iterator[None]:
    """As somebody who may not write everywhere, if this is root."""
    is_root = os.geteuid() == 0
    if is_root:
        os.setegid(NOBODY)
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)
            os.setegid(0)


@pytest.mark.parametrize("is_there", [False, True])
def test_a_read_only_place_is_one_sentence(is_there: bool, capsys: pytest.CaptureFixture[str]):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / "tables.db"
        if is_there:
            asyncio.run(closed(path))
            path.chmod(0o444)
        # All that is needed to refuse is loaded while it can be read.
        assert main(["serve", "--port", "0", "--database", f"sqlite:///{folder}"]) == 2
        capsys.readouterr()
        folder.chmod(0o555)
        with without_rights():
            status = main(["serve", "--port", "0", "--database", f"sqlite:///{path}"])
        folder.chmod(0o755)
    error = capsys.readouterr().err

    assert status == 2
    assert error.startswith(f"inklands: {path}: ")
    assert error.endswith(" [database/read-only]\n")
    assert error.count("\n") == 1


async def closed(path: Path) -> None:
    await (await written(path)).close()


def test_a_second_server_on_one_file_is_refused_and_told_what_to_do(
    path: Path, capsys: pytest.CaptureFixture[str]
):
    async def check() -> None:
        store = await written(path)
        with pytest.raises(DatabaseInUse, match="another server runs on this database"):
            SqliteStore(path)
        assert main(["serve", "--port", "0", "--database", f"sqlite:///{path}"]) == 2
        await store.close()
        await SqliteStore(path).close()

    asyncio.run(check())
    assert "give this one a file of its own by --database" in capsys.readouterr().err


def modes(folder: Path) -> set[int]:
    return {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def modes_while_running(path: Path) -> set[int]:
    async def look() -> set[int]:
        store = SqliteStore(path)
        found = modes(path.parent)
        await store.close()
        return found

    return asyncio.run(look())


def test_all_files_are_for_their_owner_alone_also_those_that_were_not(path: Path):
    assert modes_while_running(path) == {0o600}
    path.chmod(0o644)
    assert modes_while_running(path) == {0o600}
