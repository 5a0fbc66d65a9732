"""Thousands of old tables are deleted, and nobody's move waits for it."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from bench.attacks.kit.browser import Browser, Surprise
from bench.attacks.kit.clocks import DAY, Clock, speed_for
from bench.attacks.kit.innocents import innocents
from bench.attacks.kit.planted import append, random_moves
from bench.attacks.kit.play import TWO_OF_MINE
from bench.attacks.kit.program import Program, serving
from bench.attacks.row import Row, scaled

MILLISECONDS = 250.0
LINES = 60
"""Of the log of each table: about a match."""
PATIENCE = 300
"""Seconds."""


async def run(scale: float) -> list[Row]:
    count = scaled(9_000, scale, 1_500)
    with tempfile.TemporaryDirectory() as path:
        folder = Path(path)
        # Not so fast that all is swept before anybody plays.
        clock = Clock(folder / "clock", min(3.0, speed_for(scale)))
        async with serving(folder) as program, Browser(program.base) as browser:
            table = await browser.create(*TWO_OF_MINE)
        await append(program.database, table, random_moves(program.database, table, LINES))
        _copy(program.database, table, count)
        size = program.database.stat().st_size
        async with (
            serving(folder, environment=clock.environment) as program,
            innocents(program) as people,
        ):
            _, waits, left = await people.while_doing(lambda: _swept(program))
        shrunk = program.database.stat().st_size
    figure = f"{left} left; {waits}; the file {size / 2**20:.0f} → {shrunk / 2**20:.0f} MB"
    bound = f"0 left, the longest move < {MILLISECONDS:.0f} ms, the file shrinks"
    holds = not left and waits.longest < MILLISECONDS and shrunk < size / 2
    return [Row("sweep", f"{count} tables of 100 days ago are swept", figure, bound, holds)]


def _copy(database: Path, table: str, count: int) -> None:
    """Make the table and its log old, and as many as *count*."""
    with closing(sqlite3.connect(database)) as connection, connection:
        long_ago = int(time.time() - 100 * DAY)
        connection.execute("UPDATE log SET at = ?", (long_ago,))
        connection.execute("UPDATE tables SET changed = ?", (long_ago,))
        for name, key in (("tables", "id"), ("log", "table")):
            rows = connection.execute(f"SELECT * FROM {name}")  # noqa: S608 (one of these two)
            place = [column[0] for column in rows.description].index(key)
            first = rows.fetchall()
            marks = ", ".join("?" * len(rows.description))
            copies = (
                (*row[:place], f"{row[place]}{number}", *row[place + 1 :])
                for number in range(2, count + 1)
                for row in first
            )
            insert = f"INSERT INTO {name} VALUES ({marks})"  # noqa: S608 (the same)
            connection.executemany(insert, copies)


async def _swept(program: Program) -> int:
    """Wait until the old ones are gone; how many were left when patience was at its end."""
    if not _old(program.database):
        raise Surprise("all was swept before anybody played")
    for _ in range(2 * PATIENCE):
        if not _old(program.database):
            break
        await asyncio.sleep(0.5)
    return _old(program.database)


def _old(database: Path) -> int:
    before = int(time.time() - 90 * DAY)
    with closing(sqlite3.connect(database)) as connection:
        question = "SELECT count(*) FROM tables WHERE changed < ?"
        return int(connection.execute(question, (before,)).fetchone()[0])
