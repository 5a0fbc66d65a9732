"""What becomes of tables on a disk that fails: nothing is silently shorter, and play goes on."""

import asyncio
import logging
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from inklands.table.bus.local import LocalBus
from inklands.table.store.database_error import (
    DatabaseError,
    DatabaseLocked,
    DatabaseReadOnly,
    DiskFull,
)
from inklands.table.store.ledger import Ledger, noted_lengths
from inklands.table.store.memory import MemoryStore
from inklands.table.store.sqlite import SqliteStore
from inklands.table.store.store import Damage, Entry, Stored
from tests.table.disk_troubles import locked, moved_away, no_file_may_grow, replaced
from tests.table.server import ME, Player, actions, running
from tests.table.store_contract import LOG, SEATING, SETUP
from tests.table.test_former_name import KEPT
from tests.table.test_lobby import ADA, at, lobby
from tests.table.test_memory import WITH_BOT, until_the_bot_has_moved
from tests.table.test_reliability import acted

BESIDE = ("", "-wal", "-shm", "-ledger")
OLD_LOGS = 'SELECT DISTINCT "table" FROM log'


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


async def written(path: Path, lines: int = 3) -> SqliteStore:
    """A store with a table and so many lines in its log, each committed by itself."""
    store = SqliteStore(path)
    await store.create(SETUP, SEATING)
    for index in range(lines):
        await store.append("table", replace(LOG[0], index=index, command=str(index)))
    return store


async def loaded(store: SqliteStore) -> Stored:
    stored = await store.load("table")
    assert stored is not None
    return stored


def killed(path: Path, folder: Path, lines: int = 3) -> Path:
    """The files as a server leaves them that is killed after so many lines."""

    folder.mkdir()

    async def write() -> None:
        store = await written(path, lines)
        for suffix in BESIDE:
            shutil.copy(f"{path}{suffix}", folder)
        await store.close()

    asyncio.run(write())
    return folder / path.name


def reopened(path: Path) -> Stored | None:
    async def read() -> Stored | None:
        store = SqliteStore(path)
        stored = await store.load("table")
        await store.close()
        return stored

    return asyncio.run(read())


@contextmanager
def changed(path: Path) -> Iterator[sqlite3.Connection]:
    """The database, to be changed behind the back of every server."""
    with closing(sqlite3.connect(path)) as database, database:
        yield database


# What was lost is noticed


def test_a_killed_server_leaves_a_whole_table(path: Path, tmp_path: Path):
    stored = reopened(killed(path, tmp_path / "killed"))

    assert stored is not None
    assert (len(stored.entries), stored.damage) == (3, None)


def test_a_program_that_reads_beside_the_server_takes_nothing_with_it(path: Path, tmp_path: Path):
    # SQLite deletes the write-ahead log when its last user leaves: the server must count as one.
    async def write() -> None:
        store = await written(path)
        copy = ["backup", "--database", f"sqlite:///{path}", str(tmp_path / "copy.db")]
        await asyncio.to_thread(
            subprocess.run, [sys.executable, "-m", "inklands", *copy], check=True
        )
        await store.append("table", replace(LOG[0], index=3, command="3"))
        for suffix in BESIDE:
            shutil.copy(f"{path}{suffix}", folder)
        await store.close()

    folder = tmp_path / "killed"
    folder.mkdir()
    asyncio.run(write())

    stored = reopened(folder / path.name)
    assert stored is not None
    assert (len(stored.entries), stored.damage) == (4, None)


@pytest.mark.parametrize("spoil", ["cut", "garbled"])
def test_a_spoilt_write_ahead_log_is_noticed_and_what_is_missing_is_told(
    path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture, spoil: str
):
    left = killed(path, tmp_path / "killed", lines=9)
    wal = left.with_name("tables.db-wal")
    content = bytearray(wal.read_bytes())
    place = len(content) * 3 // 4
    if spoil == "cut":
        del content[place:]
    else:
        content[place : place + 40] = b"\xff" * 40
    wal.write_bytes(content)
    with caplog.at_level(logging.ERROR, "inklands.table"):
        once, again = reopened(left), reopened(left)

    assert once is not None
    assert once.damage is not None
    assert once.damage.whole == len(once.entries) < 9
    assert once.damage.whole + once.damage.lost == 9
    # It stays marked: a second start has nothing to compare with any more.
    assert again == once
    assert f"{once.damage.lost} of 9 lines are lost" in caplog.text


def test_a_table_that_is_gone_altogether_is_named_in_the_log(
    path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    left = killed(path, tmp_path / "killed")
    left.with_name("tables.db-wal").unlink()

    assert reopened(left) is None
    assert "a table is lost" in caplog.text


@pytest.mark.parametrize(
    ("statement", "damage"),
    [
        ('DELETE FROM log WHERE "index" = 2', Damage(2, 1)),
        ('DELETE FROM log WHERE "index" = 0', Damage(0, 3)),
        ("UPDATE log SET action = 'F:c3' WHERE \"index\" = 1", Damage(1, 2)),
        ('UPDATE log SET at = at + 1 WHERE "index" = 2', Damage(2, 1)),
        ("UPDATE tables SET setup = replace(setup, '\"rules\":1', '\"rules\":2')", Damage(0, 3)),
        ("DELETE FROM log", Damage(0, 3)),
    ],
)
def test_a_line_that_was_changed_or_lost_breaks_the_chain_at_its_place(
    path: Path, statement: str, damage: Damage
):
    async def check() -> None:
        store = await written(path)
        with changed(path) as database:
            database.execute(statement)
        stored = await loaded(store)
        await store.close()

        assert stored.damage == damage
        assert len(stored.entries) == damage.whole

    asyncio.run(check())


def test_lines_of_an_older_program_get_their_digests_at_the_first_start(path: Path):
    shutil.copy(KEPT / "mapwright.db", path)
    with closing(sqlite3.connect(path)) as database:
        names = [name for (name,) in database.execute(OLD_LOGS)]

    async def check() -> None:
        store = SqliteStore(path)
        for name in names:
            stored = await store.load(name)
            assert stored is not None
            assert stored.damage is None
        with changed(path) as database:
            database.execute('UPDATE log SET action = action || "1" WHERE "index" = 0')
        for name in names:
            stored = await store.load(name)
            assert stored is not None
            assert stored.damage is not None
        await store.close()

    asyncio.run(check())


def test_a_ledger_that_is_spoilt_itself_accuses_nobody(tmp_path: Path):
    path = tmp_path / "ledger"
    ledger = Ledger(path)
    ledger.note([("one", 1), ("two", 7), ("gone", 3)])
    ledger.note([("one", 2), ("gone", -1)])
    ledger.close()
    content = path.read_bytes()

    assert noted_lengths(path) == {"one": 2, "two": 7}
    path.write_bytes(content.replace(b"two 7", b"two 9")[:-3] + b"\xff")
    assert noted_lengths(path) == {"one": 2, "gone": 3}


def test_a_damaged_table_says_so_at_the_table_and_in_the_list_and_can_be_set_up_again(path: Path):
    with running(store=SqliteStore(path)) as base, Player(base) as ada:
        cookies, table = ada.http.cookies, ada.create(ME)
        with ada.connect(table, 0) as connection:
            acted(connection, 0, connection.receive("update"), "a")
    with changed(path) as database:
        database.execute("DELETE FROM log")
    with running(store=SqliteStore(path)) as base, Player(base) as ada:
        ada.http.cookies = cookies
        (line,) = ada.http.get("/api/tables").json()["tables"]
        with ada.connect(table, 0) as connection:
            shown = connection.receive("table")
            refused = connection.receive("refused")
            again = connection.ask("rematch", "r")

    assert line["damage"] == shown["damage"] == {"whole": 0, "lost": 1}
    assert refused["code"] == "table/damaged"
    assert "1 of 1 moves were lost" in refused["sentence"]
    assert again["type"] == "done"


# What cannot be written is refused, and works again when it can be


def limited(store: SqliteStore, pragma: str) -> None:
    store._database.ask(pragma)


def test_a_full_disk_is_one_sentence_and_leaves_the_log_as_it_was(path: Path):
    async def check() -> None:
        store = await written(path)
        limited(store, "PRAGMA max_page_count = 1")
        line = replace(LOG[0], index=3, action="x" * 100_000, command="long")
        with pytest.raises(DiskFull, match="The disk is full"):
            await store.append("table", line)
        limited(store, "PRAGMA max_page_count = 1000000")
        await store.append("table", line)

        stored = await loaded(store)
        assert (len(stored.entries), stored.damage) == (4, None)
        await store.close()

    asyncio.run(check())


def test_a_database_that_became_read_only_is_one_sentence(path: Path):
    async def check() -> None:
        store = await written(path, 0)
        limited(store, "PRAGMA query_only = ON")
        with pytest.raises(DatabaseReadOnly, match="read-only"):
            await store.append("table", LOG[0])
        with pytest.raises(DatabaseReadOnly):
            await store.check()
        await store.close()

    asyncio.run(check())


@contextmanager
def read_only(store: SqliteStore) -> Iterator[None]:
    limited(store, "PRAGMA query_only = ON")
    yield
    limited(store, "PRAGMA query_only = OFF")


@pytest.mark.parametrize(
    ("trouble", "code"),
    [
        ("moved away", "database/gone"),
        ("replaced", "database/gone"),
        ("locked", "database/locked"),
        ("disk", "database/unavailable"),
        ("read-only", "database/read-only"),
    ],
)
def test_in_play_trouble_is_told_ready_is_honest_and_play_goes_on_without_a_restart(
    path: Path, trouble: str, code: str
):
    store = SqliteStore(path)
    troubles = {
        "moved away": moved_away(path),
        "replaced": replaced(path),
        "locked": locked(path),
        "disk": no_file_may_grow(),
        "read-only": read_only(store),
    }
    with running(store=store) as base, Player(base) as ada:
        table = ada.create(ME)
        with ada.connect(table, 0) as connection:
            update = connection.receive("update")
            command = {"seat": 0, "decision": update["decision"], "action": actions(update)[0]}
            before = ada.http.get("/ready").status_code
            with troubles[trouble]:
                refused = connection.ask("act", "a", **command)
                not_ready = ada.http.get("/ready")
                health = ada.http.get("/health")
                created = ada.http.post("/api/tables", json={"title": "x", "seats": [ME]})
            done = connection.ask("act", "a", **command)
            after = ada.http.get("/ready").status_code

    assert before == after == health.status_code == 200
    assert (health.json()["status"], health.json()["code"]) == ("failing", code)
    assert (refused["type"], refused["code"]) == ("refused", code)
    assert (not_ready.status_code, not_ready.json()["code"]) == (503, code)
    assert created.status_code in {400, 404, 503}
    assert done["type"] == "done"


def test_a_lock_is_waited_for_once_by_all_who_wait(path: Path):
    async def check() -> None:
        store = await written(path, 0)
        others = [f"table {number}" for number in range(30)]
        for name in others:
            await store.create(replace(SETUP, id=name), SEATING)
        with locked(path):
            # One after the other would take a minute.
            async with asyncio.timeout(30):
                results = await asyncio.gather(
                    *(store.append(name, LOG[0]) for name in others), return_exceptions=True
                )
        assert [type(one) for one in results] == [DatabaseLocked] * 30
        await store.close()

    asyncio.run(check())


def test_a_bot_whose_move_could_not_be_kept_moves_when_it_can_be():
    class FullOnce(MemoryStore):
        refused = 0

        async def append(self, table: str, entry: Entry) -> None:
            if not self.refused:
                self.refused += 1
                raise DiskFull
            await super().append(table, entry)

    async def play() -> None:
        store = FullOnce()
        here = lobby(store, LocalBus())
        listener = at(await here.create(WITH_BOT, ADA), 0)
        await until_the_bot_has_moved(listener)
        await here.stop()

        assert store.refused == 1

    asyncio.run(play())


def test_trouble_is_logged_once_and_so_is_its_end(path: Path, caplog: pytest.LogCaptureFixture):
    async def check() -> None:
        store = await written(path, 0)
        limited(store, "PRAGMA query_only = ON")
        for _ in range(5):
            with pytest.raises(DatabaseError):
                await store.append("table", LOG[0])
        limited(store, "PRAGMA query_only = OFF")
        await store.append("table", LOG[0])
        await store.close()

    with caplog.at_level(logging.INFO, "inklands.table"):
        asyncio.run(check())
    assert [record.levelname for record in caplog.records] == ["ERROR", "INFO"]
