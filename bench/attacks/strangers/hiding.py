"""
What a seat cannot see changes no byte of what it is sent.

Each position is held by two servers, and on one of them what the viewer cannot see is dealt anew;
`tests/table/test_leaks.py` asks both for all that can be asked, over sockets. Here it is asked for
many more positions of the same application called directly: compared is every text that it hands
to a socket, letter by letter, before frames are put around it. Games with planted holes are asked
the same way, and each hole has to be found.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

from bench.attacks.kit.leaks import planted
from bench.attacks.row import Row, scaled
from inklands.core.catalogue import load, titles
from inklands.table.bus.local import LocalBus
from inklands.table.http.app import make_app
from inklands.table.local_lobby import local_lobby
from inklands.table.match.title_source import TitleSource
from inklands.table.settings import Settings
from inklands.table.store.memory import MemoryStore
from tests.table.in_process import Application, DirectPlayer
from tests.table.server import GENEROUS
from tests.table.test_leaks import Position, Server, differences

P = TypeVar("P")
T = TypeVar("T")
POSITIONS = 10_000
CHUNK = 50
SEARCH = 40
"""Positions in which a planted hole is looked for before it counts as missed."""
LEAKS = 20


async def run(scale: float) -> list[Row]:
    cores = len(os.sched_getaffinity(0))
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        rows = [await _title(pool, title, scaled(POSITIONS, scale, 6)) for title in titles()]
        found = await _spread(pool, _is_found, range(len(planted())))
    figure = f"{sum(found)} of {len(found)} found"
    holds = all(found) and len(found) >= LEAKS
    done = f"{len(found)} planted leaks are looked for"
    return [*rows, Row("hiding", done, figure, f"all of at least {LEAKS} found", holds)]


async def _title(pool: ProcessPoolExecutor, title: str, positions: int) -> Row:
    starts = range(0, positions, CHUNK)
    ends = [min(positions, start + CHUNK) for start in starts]
    counted = await _spread(pool, partial(_compared, title), zip(starts, ends, strict=True))
    differ, hidden = (sum(each) for each in zip(*counted, strict=True))
    done = f"{positions} positions of {title} redealt, in {hidden} of them something was hidden"
    return Row("hiding", done, f"{differ} messages differ", "0 differ", not differ and hidden > 0)


async def _spread(
    pool: ProcessPoolExecutor, work: Callable[[P], T], pieces: Iterable[P]
) -> list[T]:
    """What *work* makes of each piece, on all cores."""
    loop = asyncio.get_running_loop()
    return await asyncio.gather(*(loop.run_in_executor(pool, work, piece) for piece in pieces))


def _compared(title: str, seeds: tuple[int, int]) -> tuple[int, int]:
    """How many messages differ in the positions of these seeds, and where anything was hidden."""
    differ = hidden = 0
    with _two_servers() as servers:
        for seed in range(*seeds):
            found, was_hidden = differences(servers, load(title), seed)
            differ += len(found)
            hidden += was_hidden
    print(f"          {title} {seeds[1]}: {differ} messages differ", file=sys.stderr)
    return differ, hidden


def _is_found(number: int) -> bool:
    game = planted()[number]
    with _two_servers() as servers:
        return any(differences(servers, game, 100 + seed)[0] for seed in range(SEARCH))


class DirectServer(Server):
    """A server without a network, whose rules can be exchanged between two tables."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__("", MemoryStore(), {})
        source = TitleSource(titles, self.games.__getitem__)
        settings = Settings(limits=GENEROUS, away_seconds=0.0)
        self.lobby = local_lobby(settings, self.store, LocalBus(), source)
        self._application = Application(make_app(self.lobby), loop)

    def player(self) -> DirectPlayer:
        return DirectPlayer(self._application)

    def table(self, at: Position) -> str:
        name = secrets.token_urlsafe(16)
        self._application.wait(self.make(name, at))
        return name


@contextmanager
def _two_servers() -> Iterator[tuple[Server, Server]]:
    loop = asyncio.new_event_loop()
    one, two = DirectServer(loop), DirectServer(loop)
    try:
        yield one, two
    finally:
        for server in (one, two):
            loop.run_until_complete(server.lobby.stop())
        loop.close()
