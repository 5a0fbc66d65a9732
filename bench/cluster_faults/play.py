"""People who play on while a cluster fails around them."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from dataclasses import dataclass

import asyncpg

from bench.attacks.keeping.kills import Follower, Tally, fresh_update, seated
from bench.attacks.kit.browser import Browser
from bench.attacks.row import Row
from bench.cluster_faults.faults import Fault, repeat
from inklands.table.cluster.cluster import Cluster

MOST_SECONDS = 10.0
"""Nobody waits longer for the answer to a move."""
BOUND = "0 lost, 0 doubled, 0 diverged, no wait of 10 s"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a fault that happened so many times."""

    times: int
    tally: Tally
    longest_wait: float

    @property
    def is_sound(self) -> bool:
        return not (self.tally.lost or self.tally.doubled or self.tally.diverged)

    def row(self, name: str) -> Row:
        tally = self.tally
        done = f"{self.times} times, {tally.matches} matches, {tally.acknowledged} moves"
        figure = (
            f"{tally.lost} lost, {tally.doubled} doubled, {tally.diverged} diverged; "
            f"{tally.resent} sent again; longest wait {self.longest_wait:.1f} s"
        )
        is_quick = self.longest_wait < MOST_SECONDS
        return Row(name, done, figure, BOUND, self.is_sound and is_quick)


async def failing(
    cluster: Cluster, fault: tuple[Fault, int, int], scale: float, tables: int
) -> Outcome:
    """Let *fault* happen while so many *tables* are played at, and tell what came of it."""
    tally, waits, is_over = Tally(), [0.0], asyncio.Event()

    async def play(number: int) -> None:
        chance = random.Random(number)
        while not is_over.is_set():
            waits.append(await _match(cluster, chance, tally))

    players = [asyncio.create_task(play(number)) for number in range(tables)]
    times = await repeat(fault, cluster, scale)
    is_over.set()
    await asyncio.gather(*players)
    return Outcome(times, tally, max(waits))


async def _match(cluster: Cluster, chance: random.Random, tally: Tally) -> float:
    """Play one match to its end; the longest time that somebody waited for an answer."""
    async with AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(Browser(cluster.base)) for _ in range(3)]
        table = await seated(browsers[0], browsers[1])
        people = [
            Follower(browser, table, seat, chance)
            for browser, seat in zip(browsers, (0, 1, None), strict=True)
        ]
        await asyncio.gather(*(person.follow(asyncio.Event()) for person in people))
        log = await _log(cluster, table)
        for browser, person in zip(browsers, people, strict=True):
            tally.note(log, person, await fresh_update(browser, table, person.seat))
    tally.matches += 1
    return max(person.longest_wait for person in people)


async def _log(cluster: Cluster, table: str) -> list[tuple[int, str, str]]:
    question = 'SELECT seat, command, action FROM inklands.log WHERE "table" = $1 ORDER BY "index"'
    for _ in range(20):
        try:
            connection = await asyncpg.connect(cluster.postgres.address)
        except (OSError, asyncpg.PostgresError):
            await asyncio.sleep(1)
            continue
        rows = await connection.fetch(question, table)
        await connection.close()
        return [(int(seat), str(name), str(action)) for seat, name, action in rows]
    raise TimeoutError("PostgreSQL did not come back")
