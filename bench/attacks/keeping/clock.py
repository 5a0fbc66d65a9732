"""
The wall clock jumps 61 days ahead, starts ahead and stays so, or starts in 1970 and is corrected.

Days pass meanwhile, and people play. Nobody's table may be gone. That the server does sweep is
shown in the end: started anew with a right clock, it deletes the one table that really is old.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from bench.attacks.kit.browser import LOST, ME, Browser, Surprise
from bench.attacks.kit.clocks import DAY, Clock
from bench.attacks.kit.play import Play
from bench.attacks.kit.program import serving
from bench.attacks.row import Row

SPEED = 120.0
SWEEP = 60.0 / SPEED
"""Seconds between two sweeps of a server whose time passes so fast."""
SETTLED = 1.05 * DAY
"""After a day a server begins to delete what is old."""
AGES = (6, 13, 20, 27, 34, 41, 48, 55)
"""Days since the tables were touched that are to be kept: somebody played in every week."""
OLD_AGE = 100
WRONG = {
    "jumps 61 days ahead": (0.0, 61 * DAY),
    "starts 61 days ahead and stays so": (61 * DAY, 61 * DAY),
    "starts in 1970 and is put right": (DAY - time.time(), 0.0),
}
"""By how much the clock is wrong when the server starts, and a day later."""


async def run(scale: float) -> list[Row]:
    """The scale changes nothing: time passes fast in any case."""
    return await asyncio.gather(*(_row(name, *wrong) for name, wrong in WRONG.items()))


async def _row(name: str, first: float, later: float) -> Row:
    with tempfile.TemporaryDirectory() as path:
        folder = Path(path)
        clock = Clock(folder / "clock", SPEED)
        clock.set(0.0)
        old = await _set_up(folder)
        before = _tables(folder)
        lives, played = await _with_a_wrong_clock(folder, clock, first, later)
        lost = len((before | {played}) - {old} - _tables(folder))
        is_swept = await _with_a_right_clock(folder, clock, old)
        lost_later = len((before | {played}) - {old} - _tables(folder)) - lost
    figure = (
        f"{lost} of {len(before)} tables deleted, the one in play {'lives' if lives else 'is gone'}"
        f"; then, with a right clock, the old one {'goes' if is_swept else 'stays'}"
        f" and {lost_later} others"
    )
    holds = is_swept and lives and not lost and not lost_later
    bound = "0 deleted but what is old by a right clock"
    return Row("clock", f"the server's clock {name}", figure, bound, holds)


async def _set_up(folder: Path) -> str:
    """Tables of a former run, which nobody opens again; the name of the one that is old."""
    async with serving(folder) as program, Browser(program.base) as browser:
        tables = [await browser.create(ME) for _ in (*AGES, OLD_AGE)]
    with closing(sqlite3.connect(folder / "tables.db")) as database, database:
        for table, age in zip(tables, (*AGES, OLD_AGE), strict=True):
            touched = int(time.time() - age * DAY)
            database.execute("UPDATE tables SET changed = ? WHERE id = ?", (touched, table))
    return tables[-1]


async def _with_a_wrong_clock(
    folder: Path, clock: Clock, first: float, later: float
) -> tuple[bool, str]:
    """Let somebody play for two days; whether their table lives, and which it is."""
    clock.set(first)
    async with (
        serving(folder, environment=clock.environment) as program,
        Browser(program.base) as browser,
    ):
        table, play = await Play.begin(browser)
        for wrong, days in ((first, 1), (later, 1), (later, 2)):
            clock.set(wrong, days * SETTLED)
            await asyncio.sleep(3 * SWEEP)
        return await _lives(play), table


async def _with_a_right_clock(folder: Path, clock: Clock, old: str) -> bool:
    """Whether *old* is deleted in the end."""
    clock.set(0.0)
    async with serving(folder, environment=clock.environment):
        clock.set(0.0, SETTLED)
        for _ in range(20):
            if old not in _tables(folder):
                return True
            await asyncio.sleep(SWEEP)
    return False


def _tables(folder: Path) -> set[str]:
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        return {name for (name,) in database.execute("SELECT id FROM tables")}


async def _lives(play: Play) -> bool:
    try:
        return play.is_over or (await play.act(10))["type"] == "done"
    except (*LOST, Surprise, TimeoutError):
        return False
