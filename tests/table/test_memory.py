"""What leaves the memory leaves it at once, without waiting for a collector of cycles."""

import asyncio
import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from inklands.table.bus.local import LocalBus
from inklands.table.refusal import Refusal
from inklands.table.store.memory import MemoryStore
from inklands.table.store.store import Stored
from inklands.table.thinking.questions import LEVELS
from inklands.table.wire import http_messages
from tests.table.test_lobby import ADA, TWO, Listener, at, first_act, lobby, run

WITH_BOT = http_messages.NewTable(
    "cartographers",
    [http_messages.SeatRequest("me", "Ada"), http_messages.SeatRequest("bot", level=LEVELS[0])],
)


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def until_the_bot_has_moved(listener: Listener) -> None:
    async with asyncio.timeout(60):
        while listener.update["to_act"] != [0]:
            await listener.has_received.wait()
            listener.has_received.clear()


def test_a_table_that_was_swept_is_freed_with_its_match_and_its_bots():
    async def play() -> None:
        here = lobby(MemoryStore(), LocalBus(), idle_seconds=-1)
        table = await here.create(WITH_BOT, ADA)
        listener = at(table, 0)
        await until_the_bot_has_moved(listener)
        await table.act(first_act(listener, "a"), ADA)
        await until_the_bot_has_moved(listener)
        with pytest.raises(Refusal):
            await table.act(first_act(listener, "b"), "somebody else")
        table.leave(listener)
        await table.stop()
        parts: list[object] = [table, table.bots, table.feed, table.live.match]
        remains = [ref(part) for part in parts]
        parts.clear()
        del table
        await here.sweep()
        await asyncio.sleep(0)

        assert [one() for one in remains] == [None] * 4
        await here.stop()

    run(play())


def test_names_that_lead_nowhere_leave_nothing_behind():
    async def ask() -> None:
        here = lobby(MemoryStore(), LocalBus())
        for number in range(100):
            with pytest.raises(Refusal, match="no such table"):
                await here.open(f"{number}" * 1_000)

        assert len(here._opening) == 0

    run(ask())


def test_those_who_come_at_once_get_one_table_also_where_the_first_was_refused():
    class Failing(MemoryStore):
        fails = 1

        async def load(self, table: str, start: int = 0) -> Stored | None:
            await asyncio.sleep(0)
            if self.fails:
                self.fails -= 1
                raise OSError("the disk is gone")
            return await super().load(table, start)

    async def ask() -> None:
        store = Failing()
        name = (await lobby(store, LocalBus()).create(TWO, ADA)).setup.id
        here = lobby(store, LocalBus())
        opened = await asyncio.gather(*(here.open(name) for _ in range(4)), return_exceptions=True)

        assert isinstance(opened[0], OSError)
        assert len(set(map(id, opened[1:]))) == 1

    run(ask())
