"""
The wall clock jumps 61 days ahead, or starts in 1970 and is corrected, while people play.

A table that really is older than what is kept shows when the server sweeps; after that the clock
goes wrong, and at the next sweeps nobody's table may be gone.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from bench.attacks.kit.browser import LOST, Browser, Surprise
from bench.attacks.kit.clocks import DAY, Clock, speed_for
from bench.attacks.kit.play import Play
from bench.attacks.kit.program import Program, serving
from bench.attacks.row import Row

SWEEP = 60.0
"""Seconds between two sweeps of the server, and the longest wait for what is old to go."""
IDLE_TABLES = 5
BEGINNINGS = {"61 days ahead": (0.0, 61 * DAY), "1970, then right": (-time.time() + DAY, 0.0)}
"""By how much the clock is wrong when the server starts, and later."""


async def run(scale: float) -> list[Row]:
    speed = speed_for(scale)
    return [await _row(name, *wrong, speed) for name, wrong in BEGINNINGS.items()]


async def _row(name: str, first: float, later: float, speed: float) -> Row:
    with tempfile.TemporaryDirectory() as path:
        folder = Path(path)
        clock = Clock(folder / "clock", speed)
        clock.set(first)
        cookie, old = await _set_up(folder, clock, time.time() + first)
        async with (
            serving(folder, environment=clock.environment) as program,
            Browser(program.base, cookie=cookie) as browser,
        ):
            _, play = await Play.begin(browser)
            is_swept = await _gone(program, old, 3 * SWEEP / speed)
            before = _count(program)
            clock.set(later)
            # Nobody moves meanwhile: everybody thinks, and the table is as old as its last move.
            await asyncio.sleep(2.2 * SWEEP / speed)
            lives, left = await _lives(play), _count(program)
    figure = f"{before - left} of {before} tables deleted, the one in play "
    figure += "lives" if lives else "is gone"
    if not is_swept:
        figure += "; no sweep was seen before, so this shows nothing"
    holds = is_swept and lives and left == before
    return Row(f"clock, {name}", f"the server's clock: {name}", figure, "0 deleted", holds)


async def _set_up(folder: Path, clock: Clock, now: float) -> tuple[str, str]:
    """Tables of a former run, which nobody opens again; the last of them is old."""
    async with (
        serving(folder, environment=clock.environment) as program,
        Browser(program.base) as browser,
    ):
        tables = [
            await browser.create({"kind": "me", "name": "Ada"}) for _ in range(IDLE_TABLES + 1)
        ]
    with closing(sqlite3.connect(folder / "tables.db")) as database, database:
        long_ago = int(now - 100 * DAY)
        database.execute("UPDATE tables SET changed = ? WHERE id = ?", (long_ago, tables[-1]))
    return browser.cookie, tables[-1]


async def _gone(program: Program, table: str, seconds: float) -> bool:
    """Whether *table* is deleted within so many *seconds*."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if table not in _tables(program):
            return True
        await asyncio.sleep(0.2)
    return False


def _count(program: Program) -> int:
    return len(_tables(program))


def _tables(program: Program) -> set[str]:
    with closing(sqlite3.connect(program.database)) as database:
        return {name for (name,) in database.execute("SELECT id FROM tables")}


async def _lives(play: Play) -> bool:
    try:
        return play.is_over or (await play.act(10))["type"] == "done"
    except (*LOST, Surprise, TimeoutError):
        return False
