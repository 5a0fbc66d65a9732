"""
People who only play, while others attack: how long each of their moves takes.

They are a process of their own, so that what the attacker's side costs is not counted as theirs,
and come from addresses of their own, so that no limit on the attacker touches them.

    python -m bench.attacks.kit.innocents http://127.0.0.1:PORT COUNT
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass, field
from itertools import islice
from typing import TypeVar

from bench.attacks.kit.browser import LOST, Browser, Surprise, addresses
from bench.attacks.kit.play import Play
from bench.attacks.kit.program import Program, favour

T = TypeVar("T")
NETWORK = 1
COUNT = 4
A_SECOND = 6
"""Moves of each: well within every limit."""
PATIENCE = 60.0
CALM_SECONDS = 2.0


@dataclass
class Waits:
    """The seconds from each move to its answer, and who was sent away."""

    seconds: list[float] = field(default_factory=list)
    turned_away: int = 0
    """Sockets closed and requests refused although nobody did anything wrong."""

    def at(self, share: float) -> float:
        """The wait, in milliseconds, that this share of the moves did not exceed."""
        ordered = sorted(self.seconds) or [PATIENCE]
        return 1_000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))]

    @property
    def longest(self) -> float:
        return self.at(1)

    def __str__(self) -> str:
        moves = f"p50 {self.at(0.5):.0f}, p99 {self.at(0.99):.0f}, longest {self.longest:.0f} ms"
        return f"{moves} of {len(self.seconds)} moves, {self.turned_away} turned away"


class Innocents:
    """The process, asked for its figures by an empty line."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def waits(self) -> Waits:
        """What they waited since this was last asked."""
        writer, reader = self._process.stdin, self._process.stdout
        assert writer is not None
        assert reader is not None
        writer.write(b"\n")
        return Waits(**json.loads(await reader.readline()))

    async def while_doing(self, work: Callable[[], Awaitable[T]]) -> tuple[Waits, Waits, T]:
        """What they waited in calm, and while *work* was done, with what came of that."""
        await asyncio.sleep(CALM_SECONDS)
        calm = await self.waits()
        # However short the work: some moves must fall into it.
        result, _ = await asyncio.gather(work(), asyncio.sleep(CALM_SECONDS))
        return calm, await self.waits(), result


@asynccontextmanager
async def innocents(program: Program, count: int = COUNT) -> AsyncIterator[Innocents]:
    """*count* people who play at tables of their own, each coming from another address."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", __name__, program.base, str(count)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=2**24,
    )
    favour(process.pid)
    try:
        people = Innocents(process)
        await people.waits()  # Once they answer, all of them play.
        yield people
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


class Person:
    """One of them, with the move that waits for its answer."""

    def __init__(self, base: str, address: str, waits: Waits) -> None:
        self._base = base
        self._address = address
        self._waits = waits
        self._sent: float | None = None

    async def play_for_ever(self, seated: asyncio.Event) -> None:
        while True:
            with suppress(*LOST, Surprise, TimeoutError):
                await self._play(seated)
            self._waits.turned_away += 1
            await asyncio.sleep(0.5)

    def note_unanswered(self) -> None:
        """Count the move on its way by its age: a server that stands still answers none."""
        if self._sent is not None and time.perf_counter() - self._sent > 0.1:
            self._waits.seconds.append(time.perf_counter() - self._sent)

    async def _play(self, seated: asyncio.Event) -> None:
        async with Browser(self._base, self._address) as browser:
            while True:
                _, play = await Play.begin(browser)
                async with play.connection:
                    seated.set()
                    while not play.is_over:
                        await self._move(play)

    async def _move(self, play: Play) -> None:
        self._sent = time.perf_counter()
        answer = await play.act(PATIENCE)
        self._waits.seconds.append(time.perf_counter() - self._sent)
        self._sent = None
        if answer["type"] != "done":
            raise Surprise(f"a legal move was refused: {answer}")
        await asyncio.sleep(1 / A_SECOND)


async def _main(base: str, count: int) -> None:
    waits = Waits()
    people = [Person(base, address, waits) for address in islice(addresses(NETWORK), count)]
    seated = [asyncio.Event() for _ in people]
    tasks = [
        asyncio.create_task(person.play_for_ever(event))
        for person, event in zip(people, seated, strict=True)
    ]
    await asyncio.gather(*(event.wait() for event in seated))
    while await asyncio.to_thread(sys.stdin.readline):
        for person in people:
            person.note_unanswered()
        print(json.dumps(asdict(waits)), flush=True)
        waits.seconds.clear()
        waits.turned_away = 0
    for task in tasks:
        task.cancel()


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1], int(sys.argv[2])))
