"""
Very many tables on three processes for a while: nothing fails, and memory stays where it is.

    python bench/crowd.py [--tables 2000] [--rate 60] [--minutes 10]

Two browsers at every table, all by way of the balancer, on PostgreSQL and NATS. First all matches
are brought somewhere between their beginning and their end; then where one is over two others sit
down at a new table, as in an evening at a club. Prints the memory of the processes minute by
minute. Exits with 1 if it grew in the second half, if a line was lost, or if an error was logged.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import math
import random
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bench.loads.figures import Figures
    from bench.loads.ours import Pair

ROOT = Path(__file__).resolve().parent.parent
RATES = (
    *("requests", "address_requests", "new_connections", "creations"),
    *("socket_messages", "identity_messages", "address_messages", "address_control_frames"),
)
TITLE = "cartographers"
SHARE = 0.10
"""Of the memory at half time, by which it may grow until the end."""
MOVES = 46
"""Of both seats in a match: begun so far apart, as many end as begin at any time."""
HURRY = 300
"""Actions a second until all matches are on their way."""
COUNTS = ("connections", "connections_by_address", "sockets_by_address")


def options() -> tuple[str, ...]:
    """All of the crowd comes from one address: no limit is meant for that."""
    limits = [f"{name}=1000000/1000000" for name in RATES] + [f"{name}=100000" for name in COUNTS]
    return ("--no-warm-up", *(word for limit in limits for word in ("--limit", limit)))


class Place:
    """A place for two, where others sit down when a match is over."""

    def __init__(self, others: Callable[[], Awaitable[Pair]], pair: Pair) -> None:
        self._others = others
        self.pair = pair

    async def act(self) -> bool:
        if not await self.pair.act():
            await self.pair.leave()
            self.pair = await self._others()
        return True


class Ahead:
    """Brings the match at a place as far as it is to be before anything is measured."""

    def __init__(self, place: Place, moves: int) -> None:
        self._place = place
        self._left = moves

    async def act(self) -> bool:
        self._left -= 1
        return self._left >= 0 and await self._place.act()


async def measure(folder: Path, tables: int, rate: float, minutes: int) -> bool:
    from bench.loads.acting import act_all
    from bench.loads.figures import Figures
    from inklands.table.cluster.cluster import Cluster

    figures = Figures(tables, 0)
    async with Cluster(folder, options=options()) as cluster, AsyncExitStack() as stack:
        places = await _places(stack, cluster.base, figures)
        gc.disable()  # This program's own pauses are not what is measured.
        seen: list[float] = []
        for minute in range(minutes + 1):
            sizes = [_megabytes(process.pid) for process in cluster.processes]
            told = " + ".join(f"{size:.0f}" for size in sizes)
            print(f"minute {minute:2}  {figures.actions} actions, {told} MB", flush=True)
            seen.append(sum(sizes))
            if minute < minutes:
                await act_all(places, rate, time.perf_counter() + 60)
        lost = sum(not place.pair.is_connected for place in places)
    errors = _errors(folder)
    print(f"tables that lost a line {lost}, errors logged {len(errors)}, to an update", end=" ")
    print(f"p50 {figures.latency(0.5):.0f} ms, p99 {figures.latency(0.99):.0f} ms")
    for line in errors[:5]:
        print(line)
    grown = seen[-1] / seen[len(seen) // 2] - 1
    print(f"bounds: none of both, and {SHARE:.0%} more memory than at half time; {grown:.1%} more")
    return not lost and not errors and grown <= SHARE


async def _places(stack: AsyncExitStack, base: str, figures: Figures) -> list[Place]:
    """As many places as there are tables, with matches that are on their way."""
    from bench.loads.acting import act_all
    from bench.loads.ours import Pair, http_api

    api, door = await http_api(stack, base), asyncio.Lock()
    width, chance = await api.width(TITLE), random.Random(1)

    async def seated(number: int) -> Pair:
        pair = Pair(number, width, figures)
        # One after the other: each comes with an identity of its own.
        async with door:
            await api.seat(pair, TITLE)
        return pair

    numbers = range(figures.tables)
    places = [Place(partial(seated, number), await seated(number)) for number in numbers]
    ahead = [Ahead(place, chance.randrange(MOVES)) for place in places]
    await act_all(ahead, HURRY, math.inf)
    figures.clear()
    return places


def _megabytes(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def _errors(folder: Path) -> list[str]:
    """What the processes logged of failures."""
    logs = (log.read_text(errors="replace") for log in folder.glob("table-*.log"))
    lines = (line for log in logs for line in log.splitlines())
    return [line for line in lines if '"error"' in line.lower() or "Traceback" in line]


def main() -> int:
    # Started by its path, a script sees its own folder first: the packages stand above it.
    sys.path[0] = str(ROOT)
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0].strip())
    parser.add_argument("--tables", type=int, default=2_000)
    parser.add_argument("--rate", type=float, default=60, help="actions a second")
    parser.add_argument("--minutes", type=int, default=10)
    arguments = parser.parse_args()
    with TemporaryDirectory(prefix="inklands-") as folder:
        run = measure(Path(folder), arguments.tables, arguments.rate, arguments.minutes)
        return 0 if asyncio.run(run) else 1


if __name__ == "__main__":
    sys.exit(main())
