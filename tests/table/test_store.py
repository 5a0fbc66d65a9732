"""What every store promises, asked of each."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from inklands.table.match.seating import Seating, Sitting
from inklands.table.store.database_error import DatabaseError
from inklands.table.store.memory import MemoryStore
from inklands.table.store.sqlite import SqliteStore
from inklands.table.store.store import Conflict, Entry, Setup, Store, Stored

SETUP = Setup(
    id="table",
    title="cartographers",
    rules=1,
    data="d",
    options=(("sheet", "A"), ("goals", "")),
    seats=2,
    seed=str(2**128 - 1),
    has_chosen_deal=False,
    host="ada",
    invitation="secret",
    created=1_000,
)
SEATING = Seating((Sitting("person", "Ada", "ada"), Sitting("open")))
LOG = (
    Entry(0, 0, "act", "F:a1a2", "one", 1_001),
    Entry(1, 1, "act", "V:b1 'quoted\" é", "one", 1_002),
    Entry(2, 0, "undo", "", "two", 1_003),
)
Check = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["memory", "sqlite"])
def asked(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Check], None]:
    """Asks something of a new store."""

    def ask(check: Check) -> None:
        async def run() -> None:
            path = tmp_path / "folder" / "tables.db"
            store: Store = MemoryStore() if request.param == "memory" else SqliteStore(path)
            await store.create(SETUP, SEATING)
            await check(store)
            await store.close()

        asyncio.run(run())

    return ask


async def log_of(store: Store, table: str) -> tuple[Entry, ...]:
    stored = await store.load(table)
    assert stored is not None
    return stored.entries


def test_a_table_is_kept_whole(asked: Callable[[Check], None]):
    async def check(store: Store) -> None:
        for entry in LOG:
            await store.append("table", entry)

        assert await store.load("table") == Stored(SETUP, SEATING, LOG, 1_003)
        assert await store.load("table", 1) == Stored(SETUP, SEATING, LOG[1:], 1_003)
        assert await store.load("other") is None

    asked(check)


def test_lines_written_at_once_are_all_kept(asked: Callable[[Check], None]):
    async def check(store: Store) -> None:
        names = [f"table {number}" for number in range(20)]
        for name in names:
            await store.create(replace(SETUP, id=name), SEATING)
        await asyncio.gather(*(store.append(name, entry) for entry in LOG for name in names))

        for name in names:
            assert await log_of(store, name) == LOG

    asked(check)


def test_a_line_that_is_taken_is_a_conflict_and_stays(asked: Callable[[Check], None]):
    async def check(store: Store) -> None:
        await store.append("table", LOG[0])
        other = replace(LOG[0], action="V:c1", command="other")
        results = await asyncio.gather(
            store.append("table", other), store.append("table", LOG[1]), return_exceptions=True
        )

        assert isinstance(results[0], Conflict)
        assert results[1] is None
        assert await log_of(store, "table") == LOG[:2]

    asked(check)


def test_a_seating_is_replaced_only_by_the_next(asked: Callable[[Check], None]):
    async def check(store: Store) -> None:
        taken = SEATING.taken(1, "bo", "Bo")
        await store.reseat("table", taken)
        with pytest.raises(Conflict):
            await store.reseat("table", SEATING.renamed(0, "Eva"))

        stored = await store.load("table")
        assert stored is not None
        assert stored.seating == taken
        assert await store.tables_of("bo", 9) == ("table",)

    asked(check)


def test_my_tables_are_the_last_changed_first(asked: Callable[[Check], None]):
    async def check(store: Store) -> None:
        for number in (3, 1, 2):
            name = f"table {number}"
            await store.create(replace(SETUP, id=name, created=1_000 + number), SEATING)
        await store.append("table 1", replace(LOG[0], at=2_000))

        assert await store.tables_of("ada", 3) == ("table 1", "table 3", "table 2")
        assert await store.tables_of("eve", 3) == ()

    asked(check)


def test_open_tables_are_counted_until_they_are_finished(asked: Callable[[Check], None]):
    async def check(store: Store) -> None:
        await store.create(replace(SETUP, id="second"), SEATING)
        assert await store.count_open("ada") == 2
        await store.finish("table")
        assert await store.count_open("ada") == 1
        assert await store.count_open("bo") == 0

    asked(check)


def test_the_first_outcome_of_a_finished_table_stays(asked: Callable[[Check], None]):
    async def check(store: Store) -> None:
        assert await store.unkept() == ()
        await store.finish("table")
        assert await store.unkept() == ("table",)
        await store.keep("table", b"as it ended")
        await store.keep("table", b"as others would have it")

        assert await store.unkept() == ()
        ended = Stored(SETUP, SEATING, (), 1_000, is_over=True, outcome=b"as it ended")
        assert await store.load("table") == ended
        with pytest.raises(Conflict):
            await store.keep("nowhere", b"as it ended")

    asked(check)


def test_old_tables_are_forgotten_with_all_that_belongs_to_them(asked: Callable[[Check], None]):
    async def check(store: Store) -> None:
        await store.append("table", LOG[0])
        await store.create(replace(SETUP, id="new", created=5_000), SEATING)

        assert await store.forget(4_000, 9) == ("table",)
        assert await store.load("table") is None
        assert await store.tables_of("ada", 9) == ("new",)

    asked(check)


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
