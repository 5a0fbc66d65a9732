"""A log that is long because somebody took back very often: it is played where nobody waits."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from inklands.core.catalogue import load
from inklands.core.match import AnyMatch, Match
from inklands.errors import UndoRefused
from inklands.table.bus.local import LocalBus
from inklands.table.match.feeds.live import MOST_UNDOS, MOST_UNDOS_IN_ALL, LiveFeed
from inklands.table.match.lobby import Lobby
from inklands.table.match.table import LONG_LOG, Table
from inklands.table.store.memory import MemoryStore
from inklands.table.store.sqlite import LINES_AT_ONCE, SqliteStore
from inklands.table.store.store import Entry
from inklands.table.threads import ADDRESS, THREADS, Threads
from inklands.table.wire import messages
from tests.table.server import TITLES
from tests.table.store_contract import SEATING, SETUP
from tests.table.test_lobby import ADA, TWO, at, first_act, lobby, run

T = TypeVar("T")


class Aside:
    """Work in threads, as a server does it; how often there was any."""

    count = 0

    async def __call__(self, work: Callable[[], T]) -> T:
        def counted() -> T:
            assert threading.current_thread() is not threading.main_thread()
            return work()

        self.count += 1
        return await asyncio.to_thread(counted)


async def long_table(store: MemoryStore) -> tuple[str, str]:
    """A table whose first seat has acted and taken back for more lines than are played at once."""
    table = await lobby(store, LocalBus()).create(TWO, ADA)
    action = first_act(at(table, 0), "a").action
    for index in range(2 * (LONG_LOG // 2 + 1)):
        kind = "undo" if index % 2 else "act"
        entry = Entry(index, 0, "undo" if index % 2 else "act", action, f"{kind}{index}", 1_000)
        await store.append(table.setup.id, entry)
    return table.setup.id, action


async def opened(store: MemoryStore, name: str, aside: Aside) -> Table:
    usual = lobby(store, LocalBus())
    return await Lobby(usual.settings, TITLES, replace(usual.services, aside=aside)).open(name)


def test_a_long_log_is_opened_and_played_for_each_new_viewer_in_a_thread():
    async def play() -> None:
        store, aside = MemoryStore(), Aside()
        name, action = await long_table(store)
        table = await opened(store, name, aside)
        assert aside.count == 1
        await table.prepare(0)
        at(table, 0)
        assert aside.count == 2
        update = table.feed.update(0, 0)
        await table.act(messages.Act("b", 0, update.decision, action), ADA)
        assert aside.count == 2
        await table.prepare(1)
        assert aside.count == 3
        await table.prepare(1)
        assert aside.count == 3
        await table.stop()

    run(play())


def test_moves_of_others_are_written_while_a_long_log_is_read(tmp_path: Path):
    async def play() -> list[str]:
        store, ended = SqliteStore(tmp_path / "tables.db"), list[str]()
        for name in ("long", "other"):
            await store.create(replace(SETUP, id=name), SEATING)
        lines = (Entry(n, 0, "act", "a", f"c{n}", 1_000) for n in range(3 * LINES_AT_ONCE))
        await asyncio.gather(*(store.append("long", entry) for entry in lines))

        async def note(name: str, work: Awaitable[object]) -> None:
            await work
            ended.append(name)

        reading = asyncio.create_task(note("read", store.load("long")))
        await asyncio.sleep(0)
        entry = Entry(0, 0, "act", "a", "mine", 1_000)
        await asyncio.gather(reading, note("written", store.append("other", entry)))
        stored = await store.load("long")
        assert stored is not None
        assert len(stored.entries) == 3 * LINES_AT_ONCE
        assert stored.damage is None
        await store.close()
        return ended

    assert asyncio.run(play()) == ["written", "read"]


def test_no_more_long_works_are_done_at_once_than_leave_the_server_its_turn():
    async def play() -> int:
        threads, most, busy = Threads(), 0, 0
        lock, is_enough = threading.Lock(), threading.Event()

        def work() -> None:
            nonlocal most, busy
            with lock:
                busy += 1
                most = max(most, busy)
            is_enough.wait(0.1)
            with lock:
                busy -= 1

        await asyncio.gather(*(threads(work) for _ in range(4 * THREADS)))
        return most

    assert asyncio.run(play()) <= THREADS


def test_long_works_are_done_for_one_address_after_the_other():
    async def play() -> list[str]:
        threads, done = Threads(), list[str]()
        is_enough = threading.Event()

        async def ask(address: str) -> None:
            ADDRESS.set(address)
            await threads(is_enough.wait if address == "first" else partial(done.append, address))

        first = [asyncio.create_task(ask("first")) for _ in range(THREADS)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(ask(one)) for one in ["many"] * 20 + ["other"]]
        await asyncio.sleep(0)
        is_enough.set()
        await asyncio.gather(*first, *others)
        return done

    assert asyncio.run(play()).index("other") <= THREADS


def test_what_is_taken_back_between_two_reveals_has_an_end():
    async def play() -> None:
        table = await lobby(MemoryStore(), LocalBus()).create(TWO, ADA)
        person = at(table, 0)
        for number in range(MOST_UNDOS):
            await table.act(first_act(person, f"a{number}"), ADA)
            decision = person.update["decision"]
            await table.act(messages.Undo(f"u{number}", 0, decision), ADA)
        await table.act(first_act(person, "last"), ADA)
        with pytest.raises(UndoRefused, match="too often"):
            await table.act(messages.Undo("more", 0, person.update["decision"]), ADA)

    run(play())


def test_what_is_taken_back_in_a_whole_match_has_an_end_for_every_seat():
    match: AnyMatch = Match(load("cartographers"), 2, 1)
    actions = [match.game.action_text(match.legal_actions(seat)[0]) for seat in (0, 1)]
    log = [
        Entry(n, 0, "undo" if n % 2 else "act", actions[0], f"c{n}", 1_000)
        for n in range(2 * MOST_UNDOS_IN_ALL)
    ]
    feed = LiveFeed(match, log)
    feed.add(Entry(len(log), 1, "act", actions[1], "mine", 1_000))

    with pytest.raises(UndoRefused, match="seat 1 has taken back too often"):
        feed.check(messages.Undo("u", 1, feed.decision(1)))
