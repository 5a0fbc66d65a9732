"""Visitors of one address ask for the page again and again, as fast as they are answered."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from urllib.parse import urlsplit

from bench.attacks.kit.flood import Outcome, flooded
from bench.attacks.kit.frames import Line
from bench.attacks.kit.program import Program
from bench.attacks.row import Row, scaled

ATTACKER = "127.66.0.1"
CONNECTIONS = 280
"""Nearly all that one address may have open."""


async def run(scale: float) -> list[Row]:
    seconds = scaled(30, scale, 2)
    return [
        await flooded(
            f"pages, {at_once} at once",
            f"{CONNECTIONS} connections of one address ask for the page for {seconds} s, "
            f"each {at_once} times before it reads",
            partial(_ask_all, at_once, seconds),
        )
        for at_once in (1, 20)
    ]


async def _ask_all(at_once: int, seconds: float, program: Program) -> Outcome:
    asked = f"GET / HTTP/1.1\r\nhost: {urlsplit(program.base).netloc}\r\n\r\n".encode() * at_once
    end = time.monotonic() + seconds
    asking = (_ask(program, asked, end) for _ in range(CONNECTIONS))
    return Outcome(f"{sum(await asyncio.gather(*asking))} answers")


async def _ask(program: Program, asked: bytes, end: float) -> int:
    """Ask on one connection, and on another when that is closed; how many answers began."""
    answers = 0
    while (left := end - time.monotonic()) > 0:
        try:
            line = await Line.open(program.base, ATTACKER)
        except OSError:
            await asyncio.sleep(0.05)
            continue
        try:
            async with asyncio.timeout(left):
                while answer := await _answer(line, asked):
                    answers += answer.count(b"HTTP/1.1 ")
        except (OSError, TimeoutError):
            pass  # Cut off, or the time is over.
        finally:
            line.close()
    return answers


async def _answer(line: Line, asked: bytes) -> bytes:
    line.writer.write(asked)
    await line.writer.drain()
    return await line.reader.read(2**18)
