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
SECONDS, SAMPLE_SECONDS = 60.0, 20.0
"""Within which a connection that says nothing useful is closed; a sample's server waits less."""
SAMPLE_LIMIT = ("--limit", "request_seconds=3")
TRICKLES = 30
"""Bytes that a connection would be fed in all that time."""
BEGINNINGS = {
    "nothing": b"",
    "half a request": b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ",
    "half a body": b"POST /api/score HTTP/1.1\r\nhost: 127.0.0.1\r\norigin: http://127.0.0.1\r\n"
    b"content-length: 900\r\n\r\n{",
}


async def run(scale: float) -> list[Row]:
    count = scaled(200, scale, 10)
    is_whole = scale >= 1
    seconds, limits = (SECONDS, ()) if is_whole else (SAMPLE_SECONDS, SAMPLE_LIMIT)
    done = (
        f"{count} connections each with nothing, half a request, half a body; "
        f"a byte each {seconds / TRICKLES:.1f} s"
    )
    return [await flooded("half-open", done, partial(_hold, count, seconds), *limits)]


async def _hold(count: int, seconds: float, program: Program) -> Outcome:
    beginnings = [text for text in BEGINNINGS.values() for _ in range(count)]
    ages = await asyncio.gather(*(_age(program, text, seconds) for text in beginnings))
    figures = []
    for number, name in enumerate(BEGINNINGS):
        oldest = max(ages[number * count : (number + 1) * count])
        figures.append(
            f"{name}: {'open after' if oldest >= seconds else 'closed in'} {oldest:.0f} s"
        )
    bound = f"closed within {seconds:.0f} s"
    return Outcome(", ".join(figures), max(ages) < seconds, bound)


async def _age(program: Program, beginning: bytes, seconds: float) -> float:
    """The seconds until the server closes a connection on which next to nothing is said."""
    start = time.monotonic()
    try:
        line = await Line.open(program.base, ATTACKER)
    except OSError:
        return 0.0
    line.writer.write(beginning)
    ended = asyncio.create_task(line.ended())
    while not ended.done() and time.monotonic() - start < seconds:
        await asyncio.wait([ended], timeout=seconds / TRICKLES)
        if beginning:
            line.writer.write(b"x")
    line.close()
    ended.cancel()
    await asyncio.gather(ended, return_exceptions=True)
    return time.monotonic() - start
