"""Requests that are begun and not ended, and connections that say nothing."""

from __future__ import annotations

import asyncio
import time
from functools import partial

from bench.attacks.kit.flood import Outcome, flooded
from bench.attacks.kit.frames import Line
from bench.attacks.kit.program import Program
from bench.attacks.row import Row, scaled

ATTACKER = "127.66.0.1"
SECONDS = 60.0
"""Within which a connection that says nothing useful is closed."""
TRICKLE = 2.0
BEGINNINGS = {
    "nothing": b"",
    "half a request": b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ",
    "half a body": b"POST /api/score HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 900\r\n\r\n{",
}


async def run(scale: float) -> list[Row]:
    count = scaled(200, scale, 10)
    done = f"{count} connections each with nothing, half a request, half a body; a byte each 2 s"
    return [await flooded("half-open", done, partial(_hold, count))]


async def _hold(count: int, program: Program) -> Outcome:
    beginnings = [text for text in BEGINNINGS.values() for _ in range(count)]
    ages = await asyncio.gather(*(_age(program, text) for text in beginnings))
    figures = []
    for number, name in enumerate(BEGINNINGS):
        oldest = max(ages[number * count : (number + 1) * count])
        figures.append(
            f"{name}: {'open after' if oldest >= SECONDS else 'closed in'} {oldest:.0f} s"
        )
    bound = f"closed within {SECONDS:.0f} s"
    return Outcome(", ".join(figures), max(ages) < SECONDS, bound)


async def _age(program: Program, beginning: bytes) -> float:
    """The seconds until the server closes a connection on which next to nothing is said."""
    start = time.monotonic()
    try:
        line = await Line.open(program.base, ATTACKER)
    except OSError:
        return 0.0
    line.writer.write(beginning)
    ended = asyncio.create_task(line.ended())
    while not ended.done() and time.monotonic() - start < SECONDS:
        await asyncio.wait([ended], timeout=TRICKLE)
        if beginning:
            line.writer.write(b"x")
    line.close()
    ended.cancel()
    await asyncio.gather(ended, return_exceptions=True)
    return time.monotonic() - start
