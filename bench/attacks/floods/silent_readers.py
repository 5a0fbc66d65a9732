"""Onlookers who never read, at a table of a hundred seats: what waits for them must not pile up."""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from functools import partial
from itertools import islice
from pathlib import Path

from bench.attacks.kit.browser import Browser, Surprise, addresses
from bench.attacks.kit.flood import Outcome, withstood
from bench.attacks.kit.frames import TEXT, Line, frame
from bench.attacks.kit.planted import append, random_moves
from bench.attacks.kit.program import Program, serving
from bench.attacks.row import Row, scaled

SEATS, READERS, LINES = 100, 12, 1_800
"""Late in a match an update of a hundred seats has hundreds of kilobytes."""
JOIN = frame(TEXT, json.dumps({"type": "join", "seat": None, "seen": 0}).encode())
BEAT, REST = 0.5, 2.0
"""Seconds between two questions, and before somebody who was cut off comes again."""


async def run(scale: float) -> list[Row]:
    seconds = scaled(60, scale, 5)
    done = f"{READERS} onlookers of {SEATS} seats join twice a second and do not read, {seconds} s"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with serving(folder) as program, Browser(program.base) as browser:
            table = await browser.create(*({"kind": "me", "name": f"P{n}"} for n in range(SEATS)))
        moves = random_moves(program.database, table, LINES)
        await append(program.database, table, moves)
        async with serving(folder) as program, Browser(program.base) as browser:
            # The table is opened before: how long that takes is another experiment's figure.
            async with await browser.connect(table, None) as connection:
                size = len(json.dumps(await connection.receive("update")))
            attack = partial(_join, table, seconds, size)
            return [await withstood(program, "silent readers", done, attack)]


async def _join(table: str, seconds: float, size: int, program: Program) -> Outcome:
    end = time.monotonic() + seconds
    readers = islice(addresses(66), READERS)
    visits = (_join_unread(program, address, table, end) for address in readers)
    joins = sum(await asyncio.gather(*visits))
    return Outcome(f"{joins} joins, each answered with {size / 1024:.0f} kB")


async def _join_unread(program: Program, address: str, table: str, end: float) -> int:
    """Ask for the position again and again without reading it; how often."""
    joins = 0
    while time.monotonic() < end:
        try:
            line = await Line.upgraded(program.base, address, table)
        except (OSError, EOFError, Surprise):
            await asyncio.sleep(REST)
            continue
        line.stop_reading()
        while time.monotonic() < end and not line.writer.transport.is_closing():
            line.writer.write(JOIN)
            joins += 1
            await asyncio.sleep(BEAT)
        line.close()
        await asyncio.sleep(REST)
    return joins
