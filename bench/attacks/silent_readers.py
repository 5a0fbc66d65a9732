"""Onlookers who never read, at a table of a hundred seats: what waits for them must not pile up."""

from __future__ import annotations

import asyncio
import json
import time
from functools import partial
from itertools import islice

from bench.attacks.browser import Browser, addresses
from bench.attacks.flood import Outcome, flooded
from bench.attacks.frames import TEXT, Line, frame
from bench.attacks.play import Play
from bench.attacks.program import Program
from bench.attacks.row import Row, scaled

SEATS, READERS = 100, 12
MEGABYTES = 200.0
"""A table of a hundred seats takes tens of megabytes by itself."""
JOIN = frame(TEXT, json.dumps({"type": "join", "seat": None, "seen": 0}).encode())


async def run(scale: float) -> list[Row]:
    seconds = scaled(60, scale, 12)
    done = f"{READERS} onlookers who do not read, {SEATS} seats that move for {seconds} s"
    attack = partial(_play, seconds)
    return [await flooded("silent readers", done, attack, memory=MEGABYTES)]


async def _play(seconds: float, program: Program) -> Outcome:
    moves, (address, *others) = 0, list(islice(addresses(66), 1 + READERS))
    async with Browser(program.base, address) as browser:
        table, play = await Play.begin(browser, *({"kind": "me", "name": f"P{n}"} for n in range(SEATS)))
        lines = [await Line.upgraded(program.base, each, table) for each in others]
        for line in lines:
            line.writer.write(JOIN)
            line.writer.transport.pause_reading()
        end = time.monotonic() + seconds
        while time.monotonic() < end and not play.is_over:
            answer = await play.act()
            moves += answer["type"] == "done"
            await asyncio.sleep(0 if answer["type"] == "done" else 0.2)
        for line in lines:
            line.close()
    return Outcome(f"{moves} moves")
