"""A request whose headers never end."""

from __future__ import annotations

import asyncio
from functools import partial

from bench.attacks.kit.flood import Outcome, flooded
from bench.attacks.kit.frames import Line
from bench.attacks.kit.program import Program
from bench.attacks.row import Row, scaled

ATTACKER = "127.66.0.1"
PIECE = b"".join(b"x-%05d: %s\r\n" % (n, b"y" * 50) for n in range(1_000))
MOST_MEGABYTES = 8.0
"""A limit is far below; this is what the buffers of the system may swallow before it is noticed."""


async def run(scale: float) -> list[Row]:
    megabytes = scaled(300, scale, 20)
    done = f"one request with {megabytes} MB of headers"
    return [await flooded("headers", done, partial(_send, megabytes))]


async def _send(megabytes: int, program: Program) -> Outcome:
    line = await Line.open(program.base, ATTACKER)
    line.writer.write(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n")
    ended = asyncio.create_task(line.ended())
    sent = 0
    while sent < megabytes * 2**20 and not ended.done():
        line.writer.write(PIECE)
        try:
            await asyncio.wait_for(line.writer.drain(), 10)
        except (OSError, TimeoutError):
            break
        sent += len(PIECE)
        await asyncio.sleep(0)
    line.close()
    await asyncio.gather(ended, return_exceptions=True)
    taken = sent / 2**20
    bound = f"cut off within {MOST_MEGABYTES:.0f} MB"
    return Outcome(f"{taken:.1f} MB taken", taken < MOST_MEGABYTES, bound)
