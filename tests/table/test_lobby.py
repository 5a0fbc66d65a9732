"""Tables without a network: what happens between processes, and in memory."""

import asyncio
import gc
import json
import sys
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from msgspec import structs

from inklands.core.catalogue import AnyGame, load, titles
from inklands.core.rng import Rng
from inklands.table.bus.local import LocalBus
from inklands.table.local_lobby import local_lobby
from inklands.table.match.audience import Following
from inklands.table.match.bot_seats import MOST_AT_ONCE
from inklands.table.match.feeds.feed import Viewer
from inklands.table.match.identity import hashed
from inklands.table.match.lobby import Lobby
from inklands.table.match.table import Table
from inklands.table.match.title_source import TitleSource
from inklands.table.refusal import Refusal
from inklands.table.settings import Settings
from inklands.table.store.memory import MemoryStore
from inklands.table.store.store import Entry
from inklands.table.thinking.fair_queue import Asker
from inklands.table.thinking.questions import LEVELS, BotQuestion, Position, Question
from inklands.table.thinking.thinker import Thinker, Thinkers
from inklands.table.thinking.workers import Workers
from inklands.table.wire import http_messages, messages
from tests.table.server import GENEROUS, TITLES, Json, actions

T = TypeVar("T")
ADA = hashed("ada")
BOTS = 30
ASKER = Asker("192.0.2.1", "a table")
TWO = http_messages.NewTable(
    "cartographers", [http_messages.SeatRequest("me", "Ada"), http_messages.SeatRequest("me", "Bo")]
)


class Listener:
    """A client that remembers what it is sent."""

    def __init__(self, holder: str | None) -> None:
        self.holder = holder
        self.address = "192.0.2.1"
        self.follows: dict[Viewer, Following] = {}
        self.received: list[Json] = []
        self.has_received = asyncio.Event()

    def send(self, text: str) -> None:
        self.received.append(json.loads(text))
        self.has_received.set()

    hold = send

    @property
    def update(self) -> Json:
        return [message for message in self.received if message["type"] == "update"][-1]


def lobby(store: MemoryStore, bus: LocalBus, **settings: Any) -> Lobby:
    return local_lobby(Settings(limits=GENEROUS, **settings), store, bus, TITLES)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def first_act(listener: Listener, command: str) -> messages.Act:
    update = listener.update
    return messages.Act(command, update["seat"], update["decision"], actions(update)[0])


def at(table: Table, seat: int) -> Listener:
    listener = Listener(ADA)
    table.enter(listener)
    table.join(listener, messages.Join(seat))
    return listener


def test_a_refusal_for_somebody_who_has_gone_leaves_no_error_in_the_log(
    caplog: pytest.LogCaptureFixture,
):
    class Slow(MemoryStore):
        def __init__(self) -> None:
            super().__init__()
            self.goes_on = asyncio.Event()

        async def append(self, table: str, entry: Entry) -> None:
            await self.goes_on.wait()
            await super().append(table, entry)

    async def play() -> None:
        store = Slow()
        table = await lobby(store, LocalBus()).create(TWO, ADA)
        act = first_act(at(table, 0), "a")
        acting = asyncio.create_task(table.act(act, ADA))
        # It waits for the first, after which its decision is over.
        late = asyncio.create_task(table.act(structs.replace(act, id="b"), ADA))
        for _ in range(20):
            await asyncio.sleep(0)
        late.cancel()
        store.goes_on.set()
        await acting
        await table.stop()

    run(play())
    gc.collect()

    assert caplog.records == []


def test_what_one_process_writes_another_tells_its_clients():
    async def play() -> None:
        store, bus = MemoryStore(), LocalBus()
        here, there = lobby(store, bus), lobby(store, bus)
        await here.start()
        await there.start()
        one = await here.create(TWO, ADA)
        two = await there.open(one.setup.id)
        near, far = at(one, 0), at(two, 0)

        await one.act(first_act(near, "a"), ADA)
        assert far.update == near.update

        await two.act(first_act(at(two, 1), "b"), ADA)
        assert far.update == near.update
        assert near.update["turn"] == 2

        await two.reseat(lambda seating: seating.renamed(0, "Eva"))
        assert near.received[-1]["seats"][0]["name"] == "Eva"

    run(play())


def test_two_processes_that_hear_nothing_of_each_other_still_never_write_over_each_other():
    async def play() -> None:
        store = MemoryStore()
        here, there = lobby(store, LocalBus()), lobby(store, LocalBus())
        one = await here.create(TWO, ADA)
        two = await there.open(one.setup.id)
        near, far = at(one, 0), at(two, 1)
        command = first_act(near, "a")

        done = await one.act(command, ADA)
        again = await two.act(command, ADA)
        await two.act(first_act(far, "b"), ADA)
        with pytest.raises(Refusal, match="decision is over"):
            await one.act(messages.Act("c", 0, 1, command.action), ADA)

        stored = await store.load(one.setup.id)
        assert stored is not None
        assert done == again
        assert [(entry.seat, entry.command) for entry in stored.entries] == [(0, "a"), (1, "b")]

    run(play())


def test_a_table_nobody_is_at_leaves_the_memory_and_comes_back_as_it_was():
    async def play() -> None:
        here = lobby(MemoryStore(), LocalBus(), idle_seconds=-1)
        table = await here.create(TWO, ADA)
        listener = at(table, 0)
        await table.act(first_act(listener, "a"), ADA)

        await here.sweep()
        assert await here.open(table.setup.id) is table
        table.leave(listener)
        await here.sweep()
        back = await here.open(table.setup.id)

        assert back is not table
        assert at(back, 0).update["view"] == listener.update["view"]

    run(play())


def test_who_leaves_while_writing_does_not_leave_others_untold():
    """The log has the action although nobody waits for the answer: it must take effect too."""

    class Slow(MemoryStore):
        def __init__(self) -> None:
            super().__init__()
            self.written, self.may_answer = asyncio.Event(), asyncio.Event()

        async def append(self, table: str, entry: Entry) -> None:
            await super().append(table, entry)
            self.written.set()
            await self.may_answer.wait()

    async def play() -> None:
        store = Slow()
        table = await lobby(store, LocalBus()).create(TWO, ADA)
        mine, other = at(table, 0), at(table, 1)
        acting = asyncio.create_task(table.act(first_act(mine, "a"), ADA))
        await store.written.wait()
        acting.cancel()
        assert other.update["to_act"] == [0, 1]
        store.may_answer.set()
        await table.stop()

        assert other.update["to_act"] == [1]

    run(play())


def test_a_store_that_fails_leaves_the_table_as_it_was():
    class Full(MemoryStore):
        async def append(self, table: str, entry: Entry) -> None:
            raise OSError("the disk is full")

    async def play() -> None:
        table = await lobby(Full(), LocalBus()).create(TWO, ADA)
        listener = at(table, 0)
        with pytest.raises(OSError, match="disk is full"):
            await table.act(first_act(listener, "a"), ADA)

        assert table.feed.length == 0
        assert listener.update["number"] == 1

    run(play())


def test_bots_think_for_whoever_set_the_table_up_until_somebody_comes():
    async def play() -> list[str]:
        table = await lobby(MemoryStore(), LocalBus()).create(TWO, ADA, "192.0.2.7")
        others = Listener(None)
        addresses = [table.asker.address]
        table.enter(others)
        addresses.append(table.asker.address)
        table.leave(others)
        return [*addresses, table.asker.address]

    # Under one name for all who are not there yet, a host would wait for every other's bots.
    assert asyncio.run(play()) == ["192.0.2.7", "192.0.2.1", "192.0.2.1"]


class Ticking(Thinker):
    """Thinks of nothing for a while; notes when it was asked, and how much at once."""

    def __init__(self) -> None:
        self.turn = 0
        self.asked: list[int] = []
        self.most = self._busy = 0
        self.has_all = asyncio.Event()

    async def ask(self, question: Question[T], asker: Asker) -> T:
        self.asked.append(self.turn)
        self._busy += 1
        self.most = max(self.most, self._busy)
        for _ in range(50):
            await asyncio.sleep(0)
        self._busy -= 1
        if len(self.asked) >= BOTS:
            self.has_all.set()
        # Then the bot does anything that is legal.
        raise Refusal("bot/unavailable", "nothing comes to mind")

    async def stop(self) -> None: ...

    async def tick(self) -> None:
        while True:
            self.turn += 1
            await asyncio.sleep(0)


def test_bots_of_a_large_table_think_one_after_the_other_and_few_at_once():
    async def play() -> Ticking:
        usual, ticking = lobby(MemoryStore(), LocalBus()), Ticking()
        thinkers = Thinkers(ticking, ticking, ticking)
        services = replace(usual.services, thinkers=thinkers)
        bot = http_messages.SeatRequest("bot", level="apprentice")
        request = http_messages.NewTable("cartographers", [TWO.seats[0], *[bot] * BOTS])
        ticks = asyncio.create_task(ticking.tick())
        table = await Lobby(usual.settings, TITLES, services).create(request, ADA)
        async with asyncio.timeout(60):
            await ticking.has_all.wait()
        ticks.cancel()
        await table.stop()
        return ticking

    # Between two bots everybody else has a turn.
    ticking = asyncio.run(play())
    assert len(set(ticking.asked)) == len(ticking.asked) == BOTS
    assert ticking.most == MOST_AT_ONCE


def test_what_a_bot_sees_is_not_worked_out_at_every_move_of_others():
    async def play() -> None:
        here = lobby(MemoryStore(), LocalBus())
        bot = http_messages.SeatRequest("bot", level=LEVELS[0])
        table = await here.create(structs.replace(TWO, seats=[TWO.seats[0], bot, bot]), ADA)
        listener = at(table, 0)
        async with asyncio.timeout(120):
            while listener.update["to_act"] != [0]:
                await listener.has_received.wait()
                listener.has_received.clear()

        # Both have moved, and only what Ada sees is kept up to date.
        assert set(table.live.viewers) == {0}
        await table.stop()
        await here.stop()

    run(play())


def found_here_only(title: str) -> AnyGame:
    """The rules, but not in a worker: there they break whatever asks for them."""
    if Path(sys.argv[0]).name == "workers.py":
        raise SystemExit(3)
    return load(title)


def test_a_bot_that_breaks_does_something_legal_rather_than_nothing():
    async def play() -> None:
        settings = Settings(limits=GENEROUS)
        here = local_lobby(
            settings, MemoryStore(), LocalBus(), TitleSource(titles, found_here_only)
        )
        seats = [
            http_messages.SeatRequest("me", "Ada"),
            http_messages.SeatRequest("bot", level=LEVELS[0]),
        ]
        table = await here.create(http_messages.NewTable("cartographers", seats), ADA)
        listener = at(table, 0)
        async with asyncio.timeout(60):
            while listener.update["to_act"] != [0]:
                await listener.has_received.wait()
                listener.has_received.clear()
        await here.stop()

        assert table.feed.length == 1

    run(play())


def never_ends(title: str) -> object:
    """A title whose rules are never found: a bot that thinks for ever."""
    while True:
        pass


def breaks(title: str) -> object:
    raise SystemExit(3)


def test_a_bot_that_thinks_too_long_or_breaks_is_stopped_and_the_next_question_is_answered():
    async def ask() -> None:
        table = await lobby(MemoryStore(), LocalBus()).create(TWO, ADA)
        view = table.live.viewer_feed(0).view
        workers = Workers(1, seconds=60.0)
        hasty = Workers(1, seconds=0.3, warming_up=0)

        def question(find: Any) -> BotQuestion:
            return BotQuestion(Position(find, "cartographers", view, 0, Rng(5)), LEVELS[0])

        with pytest.raises(Refusal, match="did not answer"):
            await hasty.ask(question(never_ends), ASKER)
        with pytest.raises(Refusal, match="did not answer"):
            await workers.ask(question(breaks), ASKER)
        action = await workers.ask(question(load), ASKER)
        await workers.stop()
        await hasty.stop()

        legal = table.live.match.legal_actions(0)
        assert action in legal

    run(ask())
