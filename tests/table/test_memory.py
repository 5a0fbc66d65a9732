"""What leaves the memory leaves it at once, without waiting for a collector of cycles."""

import asyncio
import gc
import sys
import time
from collections.abc import Iterator
from weakref import ref

import pytest

from inklands.table.bus.local import LocalBus
from inklands.table.http.protocols import HttpProtocol, SocketProtocol
from inklands.table.local_lobby import local_lobby
from inklands.table.match.clocks import Clocks
from inklands.table.rate_limits import Buckets, Rate
from inklands.table.refusal import Refusal
from inklands.table.settings import Settings
from inklands.table.store.memory import MemoryStore
from inklands.table.store.store import Stored
from inklands.table.thinking.questions import LEVELS
from inklands.table.wire import http_messages
from tests.table.server import GENEROUS, PATIENCE, TITLES, Player
from tests.table.test_connections import connections, line, rest, until_no_more_than
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
    async with asyncio.timeout(PATIENCE):
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


@pytest.mark.parametrize("more", ["", "connection: upgrade\r\nupgrade: websocket\r\n"])
def test_a_long_path_is_gone_with_the_connection_it_came_by(ada: Player, more: str):
    path = "/api/tables/" + "n" * 900
    with line(ada.base) as opened:
        head = f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n{more}\r\n"
        opened.sendall(head.encode())
        answer = rest(opened)

    assert answer.startswith(b"HTTP/1.1 4")
    until = time.monotonic() + 30
    while requests_for(path) and time.monotonic() < until:
        time.sleep(0.01)
    assert requests_for(path) == 0


def test_large_tables_that_nobody_is_at_leave_the_memory_for_others(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr("inklands.table.match.lobby.MOST_IDLE", 10)
    time_now = [0.0]

    async def open_many() -> None:
        store = MemoryStore()
        there = lobby(store, LocalBus())
        names = [(await there.create(TWO, ADA)).setup.id for _ in range(20)]
        clocks = Clocks(steady=lambda: time_now[0])
        here = local_lobby(Settings(limits=GENEROUS), store, LocalBus(), TITLES, clocks)
        in_use = await here.open(names[0])
        in_use.enter(Listener(ADA))
        most = 0
        for name in names[1:]:
            time_now[0] += 10
            await here.open(name)
            most = max(most, len(here._tables))

        # Each counts for two seats and no line; and nobody has to leave.
        assert most == 1 + 10 // 2
        assert here._tables[names[0]] is in_use
        assert names[-1] in here._tables
        await here.stop()

    run(open_many())


def test_every_memory_that_others_can_fill_has_a_bound():
    modules = [module for name, module in sys.modules.items() if name.startswith("inklands.")]
    found = {
        f"{one.__module__}.{one.__name__}"
        for module in modules
        for one in vars(module).values()
        if hasattr(one, "cache_info") and one.cache_info().maxsize is None
    }

    # Titles, their former rules, kinds of cards, languages, routes, files of kernels, kinds of
    # parts of a position: all few.
    assert {one for one in found if not one.startswith("inklands.fast.")} <= {
        "inklands.core.catalogue.make",
        "inklands.core.catalogue.packages",
        "inklands.games.cartographers.shape_names._names",
        "inklands.games.misterra.legal._takes",
        "inklands.locales._bundle",
        "inklands.table.requests.router._pattern",
        "inklands.table.wire.changes._field_names",
    }


def test_who_asks_for_nothing_any_more_leaves_no_bucket_behind():
    now = 0.0
    buckets = Buckets(Rate(2, 1), clock=lambda: now)
    for visitor in range(100):
        assert buckets.take(f"early {visitor}")
    now = 0.5
    assert [buckets.take("greedy") for _ in range(3)] == [True, True, False]

    # By now a bucket of the early ones is full again, and the greedy one's is not.
    now = 1.2
    for visitor in range(60):
        assert buckets.take(f"late {visitor}")

    assert not [buckets.take("greedy") for _ in range(3)][-1]
    assert len(buckets) == 61


def test_a_connection_is_gone_when_it_is_closed(ada: Player):
    ada.http.get("/health")
    before = connections()
    for _ in range(5):
        with line(ada.base) as opened:
            opened.sendall(b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
            assert rest(opened).startswith(b"HTTP/1.1 200")

    until_no_more_than(before)


def test_a_socket_is_gone_when_it_is_closed(ada: Player):
    def sockets() -> int:
        return sum(type(one) in {HttpProtocol, SocketProtocol} for one in gc.get_objects())

    table = ada.create({"kind": "me", "name": "Ada"})
    gc.collect()
    before = sockets()
    gc.disable()
    try:
        for _ in range(5):
            with ada.connect(table, 0) as connection:
                connection.receive("update")
        until = time.monotonic() + PATIENCE
        while sockets() > before and time.monotonic() < until:
            time.sleep(0.01)
    finally:
        gc.enable()

    assert sockets() <= before


def requests_for(path: str) -> int:
    """How many requests for *path* are in memory, in use or not."""
    return sum(type(one) is dict and one.get("path") == path for one in gc.get_objects())


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
