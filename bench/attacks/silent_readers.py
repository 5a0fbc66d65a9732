"""Onlookers who never read, at a table of a hundred seats: what waits for them must not pile up."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from functools import partial
from itertools import islice
from pathlib import Path

from bench.attacks.browser import Browser, Chair, Json, addresses
from bench.attacks.flood import Outcome, withstood
from bench.attacks.frames import TEXT, Line, frame
from bench.attacks.planted import append, random_moves
from bench.attacks.program import Program, serving
from bench.attacks.row import Row, scaled
from tests.table.server import actions

SEATS, READERS, LINES = 100, 12, 1_800
"""Late in a match an update of a hundred seats has hundreds of kilobytes."""
A_SECOND = 4
JOIN = frame(TEXT, json.dumps({"type": "join", "seat": None, "seen": 0}).encode())


async def run(scale: float) -> list[Row]:
    seconds = scaled(60, scale, 8)
    done = f"{READERS} onlookers do not read; {SEATS} seats move {A_SECOND} times a second, {seconds} s"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with serving(folder) as program, Browser(program.base) as browser:
            table = await browser.create(*({"kind": "me", "name": f"P{n}"} for n in range(SEATS)))
        moves = random_moves(program.database, table, LINES)
        await append(program.database, table, moves)
        async with serving(folder) as program:
            # The table is opened before: how long that takes is another experiment's figure.
            host = Browser(program.base, cookie=browser.cookie)
            async with host, await host.sit(table) as chair:
                attack = partial(_play, chair, table, seconds)
                return [await withstood(program, "silent readers", done, attack)]


async def _play(chair: Chair, table: str, seconds: float, program: Program) -> Outcome:
    lines = [
        await Line.upgraded(program.base, address, table)
        for address in islice(addresses(66), READERS)
    ]
    for line in lines:
        line.writer.write(JOIN)
        line.writer.transport.pause_reading()
    moves, end, seat = 0, time.monotonic() + seconds, 0
    while time.monotonic() < end:
        update = await _moved(chair, seat, f"silent{moves}")
        seat = update["to_act"][0]
        moves += 1
        await asyncio.sleep(1 / A_SECOND)
    for line in lines:
        line.close()
    return Outcome(f"{moves} moves, each told in {len(json.dumps(update)) / 1024:.0f} kB")


async def _moved(chair: Chair, seat: int, name: str) -> Json:
    """Move for *seat*, followed only meanwhile; what it is told after the move."""
    await chair.say("join", seat=seat, seen=0)
    update = await chair.hear("update", seat=seat)
    if seat in update["to_act"]:
        action = random.Random(seat).choice(actions(update))
        fields = {"seat": seat, "decision": update["decision"], "action": action}
        await chair.ask("act", name, **fields)
        update = chair.latest(seat)
    chair.kept.clear()
    await chair.say("leave", seat=seat)
    return update
