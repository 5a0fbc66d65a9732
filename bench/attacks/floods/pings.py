"""Control frames: a server answers each, and has no time for anybody else."""

from __future__ import annotations

import asyncio
import time
from functools import partial

from bench.attacks.kit.browser import ME, Browser, Surprise
from bench.attacks.kit.flood import Outcome, flooded
from bench.attacks.kit.frames import PING, Line, frame
from bench.attacks.kit.program import Program
from bench.attacks.row import Row, scaled

ATTACKER = "127.66.0.1"
BYTES_A_SECOND = 600_000
BEAT = 0.02
EMPTY = frame(PING)


async def run(scale: float) -> list[Row]:
    seconds = scaled(30, scale, 2)
    return [
        await flooded(
            f"pings, {count} sockets",
            f"empty pings at 0.6 MB/s on each of {count} sockets for {seconds} s",
            partial(_flood, count, seconds),
        )
        for count in (1, 5)
    ]


async def _flood(count: int, seconds: float, program: Program) -> Outcome:
    async with Browser(program.base, ATTACKER) as browser:
        table = await browser.create(ME)
    sent = await asyncio.gather(*(_ping(program, table, seconds) for _ in range(count)))
    return Outcome(f"{sum(sent) / len(EMPTY):.0f} pings sent")


async def _ping(program: Program, table: str, seconds: float) -> int:
    """Send pings until the server closes the socket, then on another; the bytes that were sent."""
    sent, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            line = await Line.upgraded(program.base, ATTACKER, table)
        except (OSError, EOFError, Surprise):
            await asyncio.sleep(BEAT)
            continue
        sent += await _ping_on(line, end)
    return sent


async def _ping_on(line: Line, end: float) -> int:
    sent, beat = 0, EMPTY * int(BYTES_A_SECOND * BEAT / len(EMPTY))
    reading = asyncio.create_task(line.ended())
    while time.monotonic() < end and not reading.done():
        line.writer.write(beat)
        sent += len(beat)
        try:
            await asyncio.gather(asyncio.wait_for(line.writer.drain(), 5), asyncio.sleep(BEAT))
        except (OSError, TimeoutError):
            break
    line.close()
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    return sent
