"""
The server is killed with SIGKILL at random instants while a match is played.

Two players and an onlooker come back each time with what they have seen, and send again what was
not acknowledged. In the end the log must hold what they sent, once each and in their order, and
each of them must know exactly what somebody who comes only now is told.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing, suppress
from dataclasses import dataclass
from pathlib import Path

from bench.attacks.kit.browser import LOST, ME, OPEN, Browser, Connection, Json, Surprise
from bench.attacks.kit.lives import Lives
from bench.attacks.kit.program import ProgramFailed
from bench.attacks.row import Row, scaled
from tests.table.server import actions

KILLS = 1_000
LIFE_SECONDS = 0.12
"""The longest time between somebody's coming back and the next kill."""
PATIENCE = 120.0


class Follower:
    """Somebody at the table, who never forgets and never gives up."""

    def __init__(
        self, browser: Browser, table: str, seat: int | None, chance: random.Random
    ) -> None:
        self.seat = seat
        self.events: dict[int, list[Json]] = {}
        self.update: Json = {"number": 0, "is_over": False}
        self.sent: list[tuple[str, str]] = []
        self.acknowledged: set[str] = set()
        self.resent = 0
        self.longest_wait = 0.0
        """Seconds from when a move was first sent until it was acknowledged."""
        self._since = 0.0
        self._browser = browser
        self._table = table
        self._chance = chance
        self._waiting: Json | None = None

    async def follow(self, came_back: asyncio.Event) -> None:
        """Play to the end of the match through every death of the server."""
        while not (self.update["is_over"] and self._waiting is None):
            with suppress(*LOST):
                seen = self.update["number"]
                connection = await self._browser.connect(self._table, self.seat, seen=seen)
                async with connection:
                    came_back.set()
                    await self._play(connection)
            await asyncio.sleep(0.01)

    async def _play(self, connection: Connection) -> None:
        if self._waiting is not None:
            self.resent += 1
            await connection.send("act", **self._waiting)
        while not (self.update["is_over"] and self._waiting is None):
            self._take_in(await connection.next(PATIENCE))
            if self._waiting is None and self.seat in self.update.get("to_act", ()):
                self._waiting = self._command()
                await connection.send("act", **self._waiting)

    def _command(self) -> Json:
        name, action = f"c{len(self.sent)}", self._chance.choice(actions(self.update))
        self.sent.append((name, action))
        self._since = time.monotonic()
        decision = self.update["decision"]
        return {"id": name, "seat": self.seat, "decision": decision, "action": action}

    def _take_in(self, message: Json) -> None:
        match message["type"]:
            case "update":
                self.update = message
                for event in message["events"]:
                    self.events.setdefault(event["number"], []).append(event)
            case "done":
                self.acknowledged.add(message["id"])
                if self._waiting is not None and message["id"] == self._waiting["id"]:
                    self._waiting = None
                    waited = time.monotonic() - self._since
                    self.longest_wait = max(self.longest_wait, waited)
            case "refused":
                raise Surprise(f"a move was refused: {message}")


@dataclass
class Tally:
    """What came of all matches."""

    matches: int = 0
    acknowledged: int = 0
    resent: int = 0
    lost: int = 0
    doubled: int = 0
    diverged: int = 0

    def note(self, log: list[tuple[int, str, str]], follower: Follower, fresh: Json) -> None:
        """Compare a follower with the log and with what a newcomer in the same seat is told."""
        written = [(name, action) for seat, name, action in log if seat == follower.seat]
        times = Counter(written)
        self.acknowledged += len(follower.acknowledged)
        self.resent += follower.resent
        self.lost += sum(name not in {one for one, _ in written} for name in follower.acknowledged)
        self.doubled += sum(times.values()) - len(times) + len(times.keys() - set(follower.sent))
        known = [event for _, events in sorted(follower.events.items()) for event in events]
        parts = ("view", "standing", "to_act", "number", "turn")
        is_same = all(follower.update[part] == fresh[part] for part in parts)
        self.diverged += not (is_same and known == fresh["events"] and written == follower.sent)


async def run(scale: float) -> list[Row]:
    kills, tally = scaled(KILLS, scale, 10), Tally()
    with tempfile.TemporaryDirectory() as folder, Lives(Path(folder)) as lives:
        # The first life is the server's, not a kill's.
        while lives.count <= kills:
            async with asyncio.timeout(PATIENCE + kills):
                await _match(lives, kills, tally)
    done = f"{kills} SIGKILLs in {tally.matches} matches, {tally.acknowledged} moves acknowledged"
    figure = (
        f"{tally.lost} lost, {tally.doubled} doubled, {tally.diverged} clients diverged; "
        f"{tally.resent} sent again"
    )
    holds = not (tally.lost or tally.doubled or tally.diverged)
    return [Row("kills", done, figure, "0 lost, 0 doubled, 0 diverged", holds)]


async def _match(lives: Lives, kills: int, tally: Tally) -> None:
    chance = random.Random(tally.matches)
    async with AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(Browser(lives.base)) for _ in range(3)]
        table = await seated(browsers[0], browsers[1])
        people = [
            Follower(browser, table, seat, chance)
            for browser, seat in zip(browsers, (0, 1, None), strict=True)
        ]
        came_back = asyncio.Event()
        killing = asyncio.create_task(_kill(lives, kills, chance, came_back))
        playing = asyncio.create_task(_follow_all(people, came_back))
        done, _ = await asyncio.wait([playing, killing], return_when=asyncio.FIRST_COMPLETED)
        if killing in done and killing.exception() is not None:
            playing.cancel()
            killing.result()
        await playing
        killing.cancel()
        await asyncio.gather(killing, return_exceptions=True)
        for browser, person in zip(browsers, people, strict=True):
            tally.note(
                _log(lives.database, table), person, await fresh_update(browser, table, person.seat)
            )
    tally.matches += 1


async def _follow_all(people: Sequence[Follower], came_back: asyncio.Event) -> None:
    await asyncio.gather(*(person.follow(came_back) for person in people))


async def seated(host: Browser, guest: Browser) -> str:
    """A table with two browsers at it, once the server answers."""
    while True:
        with suppress(*LOST):
            table = await host.create(ME, OPEN)
            async with await host.connect(table) as connection:
                invitation = (await connection.receive("table"))["invitation"]
            (await guest.take(table, invitation)).raise_for_status()
            return table
        await asyncio.sleep(0.05)


async def _kill(lives: Lives, kills: int, chance: random.Random, came_back: asyncio.Event) -> None:
    """Kill the server soon after somebody has come back, at most *kills* times in all."""
    while lives.count <= kills:
        while not came_back.is_set():
            if not lives.is_running:
                raise ProgramFailed(f"life {lives.count} ended by itself: {lives.last_words()}")
            with suppress(TimeoutError):
                await asyncio.wait_for(came_back.wait(), 1)
        await asyncio.sleep(chance.uniform(0, LIFE_SECONDS))
        lives.kill()
        came_back.clear()
        lives.start()


async def fresh_update(browser: Browser, table: str, seat: int | None) -> Json:
    """What somebody is told who has seen nothing yet."""
    while True:
        with suppress(*LOST):
            async with await browser.connect(table, seat) as connection:
                return await connection.receive("update")
        await asyncio.sleep(0.05)


def _log(database: Path, table: str) -> list[tuple[int, str, str]]:
    question = 'SELECT seat, command, action FROM log WHERE "table" = ? ORDER BY "index"'
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(question, (table,)).fetchall()
