"""What is deleted after months, and what never is, whatever the clock says."""

import asyncio
import logging
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

import pytest

from inklands.cli.main import main
from inklands.table.bus.local import LocalBus
from inklands.table.local_lobby import local_lobby
from inklands.table.match.clocks import Clocks
from inklands.table.match.lobby import Lobby
from inklands.table.refusal import Refusal
from inklands.table.settings import Settings
from inklands.table.store.memory import MemoryStore
from inklands.table.store.sqlite import SqliteStore
from inklands.table.store.store import Store
from tests.table.server import GENEROUS, TITLES
from tests.table.store_contract import LOG, SEATING, SETUP
from tests.table.test_lobby import ADA, TWO, run

DAY = 24 * 3600
TODAY = 1_800_000_000


class Machine:
    """A machine whose clocks a test sets: time passes for both, and people set one of them."""

    def __init__(self, wall: float) -> None:
        self.wall = wall
        self.steady = 50.0

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    @property
    def clocks(self) -> Clocks:
        return Clocks(lambda: self.wall, lambda: self.steady)

    def lobby(self, store: Store) -> Lobby:
        """A server that has just started here."""
        settings = Settings(limits=GENEROUS, idle_seconds=300, kept_days=60)
        return local_lobby(settings, store, LocalBus(), TITLES, self.clocks)

    def store(self) -> MemoryStore:
        return MemoryStore(lambda: self.wall)


async def play_until(store: Store, day: int, first: int) -> None:
    """Tables as others leave them: one every few days from *first* until *day*, in seconds."""
    for number, created in enumerate(range(first, day, 5 * DAY)):
        await store.create(replace(SETUP, id=f"other {number}", created=created), SEATING)


async def is_kept(store: Store, table: str) -> bool:
    return await store.load(table) is not None


def test_a_table_that_nobody_touched_for_months_is_deleted_counted_and_logged(
    caplog: pytest.LogCaptureFixture,
):
    async def play() -> None:
        machine = Machine(TODAY)
        store = machine.store()
        await store.create(replace(SETUP, created=TODAY - 61 * DAY), SEATING)
        await store.create(replace(SETUP, id="newer", created=TODAY - 50 * DAY), SEATING)
        await play_until(store, TODAY, TODAY - 55 * DAY)
        lobby = machine.lobby(store)
        machine.passes(2 * DAY)
        with caplog.at_level(logging.INFO, "inklands.table"):
            await lobby.sweep()

        assert not await is_kept(store, "table")
        assert await is_kept(store, "newer")
        assert b"inklands_tables_forgotten_total 1.0" in lobby.metrics.text()
        assert [record.tables for record in caplog.records if hasattr(record, "tables")] == [
            ("table",)
        ]

    run(play())


def test_what_this_server_had_open_is_deleted_only_after_months_by_both_clocks():
    async def play() -> None:
        machine = Machine(TODAY)
        store = machine.store()
        lobby = machine.lobby(store)
        name = (await lobby.create(TWO, ADA)).setup.id
        for _ in range(59):
            machine.passes(DAY)
            await lobby.sweep()
        assert await is_kept(store, name)
        for _ in range(3):
            machine.passes(DAY)
            await lobby.sweep()
        with pytest.raises(Refusal, match="no such table"):
            await lobby.open(name)

    run(play())


@pytest.mark.parametrize("is_open", [True, False])
def test_a_clock_that_jumps_ahead_deletes_nothing(is_open: bool, caplog: pytest.LogCaptureFixture):
    async def play() -> None:
        machine = Machine(TODAY)
        store = machine.store()
        await store.create(replace(SETUP, created=TODAY - DAY), SEATING)
        lobby = machine.lobby(store)
        name = (await lobby.create(TWO, ADA)).setup.id
        machine.passes(2 * DAY)
        if is_open:
            await lobby.open(name)
        await lobby.sweep()
        machine.wall += 61 * DAY
        for _ in range(5):
            machine.passes(DAY)
            await lobby.sweep()

        assert await is_kept(store, "table")
        assert await is_kept(store, name)
        assert "the clock jumped by 61.0 days" in caplog.text

    run(play())


def test_a_clock_that_starts_in_1970_and_is_put_right_deletes_nothing_then_or_at_the_next_start():
    async def play() -> None:
        machine = Machine(1_000)
        store = machine.store()
        await store.create(replace(SETUP, created=TODAY - DAY), SEATING)
        lobby = machine.lobby(store)
        name = (await lobby.create(TWO, ADA)).setup.id
        machine.passes(60)
        await lobby.sweep()
        machine.wall = TODAY
        machine.passes(60)
        await lobby.sweep()
        for _ in range(2):
            machine.passes(2 * DAY)
            await lobby.sweep()
            lobby = machine.lobby(store)  # It is started anew, and remembers nothing.

        assert await is_kept(store, "table")
        assert await is_kept(store, name)

    run(play())


def test_nothing_is_deleted_on_the_first_day_after_a_start_in_the_future():
    async def play() -> None:
        machine = Machine(TODAY + 100 * DAY)
        store = machine.store()
        await store.create(replace(SETUP, created=TODAY), SEATING)
        lobby = machine.lobby(store)
        machine.passes(DAY / 2)
        await lobby.sweep()
        machine.wall -= 100 * DAY
        machine.passes(DAY)
        await lobby.sweep()

        assert await is_kept(store, "table")

    run(play())


@pytest.mark.parametrize("restarts", [1, 4])
def test_a_clock_that_starts_ahead_and_stays_so_deletes_nothing(restarts: int):
    async def play() -> None:
        machine = Machine(TODAY)
        store = machine.store()
        await play_until(store, TODAY, TODAY - 20 * DAY)
        machine.wall += 1_000 * DAY
        for _ in range(restarts):
            lobby = machine.lobby(store)
            # Somebody plays, too, and so the newest time in the store is wrong as well.
            await lobby.create(TWO, ADA)
            machine.passes(2 * DAY)
            await lobby.sweep()

        assert await is_kept(store, "other 0")

    run(play())


def test_a_server_that_runs_for_months_without_a_move_forgets():
    async def play() -> None:
        machine = Machine(TODAY)
        store = machine.store()
        await store.create(replace(SETUP, created=TODAY), SEATING)
        lobby = machine.lobby(store)
        machine.passes(61 * DAY)
        await lobby.sweep()

        assert not await is_kept(store, "table")

    run(play())


def test_what_was_played_while_it_seemed_to_be_1970_is_kept_by_a_server_that_knows_better():
    async def play() -> None:
        machine = Machine(1_000)
        store = machine.store()
        await play_until(store, TODAY, TODAY - 100 * DAY)
        lobby = machine.lobby(store)
        name = (await lobby.create(TWO, ADA)).setup.id
        machine.passes(60)
        await lobby.sweep()
        machine.wall = TODAY  # While no server runs.
        lobby = machine.lobby(store)
        machine.passes(2 * DAY)
        await lobby.sweep()

        assert await is_kept(store, name)
        assert not await is_kept(store, "other 0")

    run(play())


def old_tables(path: Path, count: int) -> None:
    """Put *count* tables into the database that nobody has touched since 1970, a log in each."""

    async def make() -> None:
        store = SqliteStore(path)
        names = [f"old {number}" for number in range(count)]
        await asyncio.gather(*(store.create(replace(SETUP, id=name), SEATING) for name in names))
        entry = replace(LOG[0], action="x" * 2_000)
        await asyncio.gather(*(store.append(name, entry) for name in names))
        await store.close()

    asyncio.run(make())


class Counting(SqliteStore):
    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.batches: list[int] = []
        """How many tables were deleted at once."""

    async def forget(self, before: int, most: int, spared: Collection[str] = ()) -> tuple[str, ...]:
        names = await super().forget(before, most, spared)
        self.batches.append(len(names))
        return names


def test_moves_never_wait_for_old_tables_to_go_and_the_file_shrinks(tmp_path: Path):
    path = tmp_path / "tables.db"
    old_tables(path, 400)
    size = path.stat().st_size

    async def play() -> None:
        store = Counting(path)
        machine = Machine(TODAY)
        lobby = machine.lobby(store)
        machine.passes(61 * DAY)
        await store.create(replace(SETUP, created=int(machine.wall)), SEATING)
        sweeping = asyncio.create_task(lobby.sweep())
        waited: list[int] = []
        # Not more moves than that: their own lines would fill what is to shrink.
        while not sweeping.done() and len(waited) < 1_000:
            before = len(store.batches)
            number = len(waited)
            entry = replace(LOG[0], index=number, command=str(number), at=int(machine.wall))
            await store.append("table", entry)
            waited.append(len(store.batches) - before)
            await asyncio.sleep(0.001)
        await sweeping

        assert await store.count_old(TODAY - DAY) == 0
        # No move waits for more than the batch of ten that is being deleted when it comes.
        assert max(store.batches) == 10
        assert len(store.batches) > 40
        assert len(waited) > 10
        assert max(waited) <= 1
        await store.close()

    asyncio.run(play())
    assert path.stat().st_size < size / 4


def test_forgetting_by_hand_counts_first_and_deletes_when_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    path = tmp_path / "tables.db"
    old_tables(path, 3)
    database = ["--database", f"sqlite:///{path}"]

    assert main(["forget", "--dry-run", "--keep", "30", *database]) == 0
    counted = "3 of 3 tables would be forgotten: nobody has touched them for 30 days.\n"
    assert capsys.readouterr().out == counted
    assert main(["forget", *database]) == 0
    assert "3 of 3 tables are forgotten" in capsys.readouterr().out
    assert main(["forget", "--dry-run", *database]) == 0
    assert "0 of 0 tables" in capsys.readouterr().out


def test_tables_are_kept_for_sixty_days_or_as_many_as_is_said(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        main(["serve", "--keep", "0"])
    assert "less than 1" in capsys.readouterr().err
