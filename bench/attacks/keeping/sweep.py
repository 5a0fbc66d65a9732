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
SETTLED = 1.05 * DAY
"""After a day a server begins to delete what is old."""


async def run(scale: float) -> list[Row]:
    count = scaled(9_000, scale, 500)
    with tempfile.TemporaryDirectory() as path:
        folder = Path(path)
        clock = Clock(folder / "clock", speed_for(scale))
        clock.set(0.0)
        async with serving(folder) as program, Browser(program.base) as browser:
            table = await browser.create(*TWO_OF_MINE)
        await append(program.database, table, random_moves(program.database, table, LINES))
        _copy(program.database, table, count)
        size = program.database.stat().st_size
        async with (
            serving(folder, environment=clock.environment) as program,
            innocents(program) as people,
        ):
            _, waits, left = await people.while_doing(lambda: _swept(program, clock))
        shrunk = program.database.stat().st_size
    figure = f"{left} left; {waits}; the file {size / 2**20:.0f} → {shrunk / 2**20:.0f} MB"
    bound = f"0 left, the longest move < {MILLISECONDS:.0f} ms, the file shrinks"
    is_sound = not left and shrunk < size / 2
    holds = is_sound and waits.longest < MILLISECONDS
    done = f"{count} tables of 100 days ago are swept"
    return [Row("sweep", done, figure, bound, holds, slow=is_sound)]


def _copy(database: Path, table: str, count: int) -> None:
    """Make as many as *count* of the table and its log, all but a few old."""
    now = int(time.time())
    with closing(sqlite3.connect(database)) as connection, connection:
        # Lines are copied as they are: the triggers are for a server that writes them one by one.
        connection.execute("DROP TRIGGER in_order")
        connection.execute("DROP TRIGGER touched")
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
        connection.execute("UPDATE tables SET changed = ?", (now - 100 * DAY,))
        # Somebody played in every week since: a stretch without any play would not count in full.
        for week in range(9):
            touched = (now - week * 7 * DAY, f"{table}{week + 2}")
            connection.execute("UPDATE tables SET changed = ? WHERE id = ?", touched)


async def _swept(program: Program, clock: Clock) -> int:
    """Let a day pass and wait until the old ones are gone; how many are left without patience."""
    clock.set(0.0, SETTLED)
    if not _old(program.database):
        raise Surprise("all was swept before anybody played")
    for _ in range(2 * PATIENCE):
        # Their room is given back after them, in steps between the moves of others.
        if not _old(program.database) and not _free_pages(program.database):
            break
        await asyncio.sleep(0.5)
    return _old(program.database)


def _old(database: Path) -> int:
    before = int(time.time() - 90 * DAY)
    return _number(database, "SELECT count(*) FROM tables WHERE changed < ?", before)


def _free_pages(database: Path) -> int:
    return _number(database, "PRAGMA freelist_count")


def _number(database: Path, question: str, *values: int) -> int:
    with closing(sqlite3.connect(database)) as connection:
        return int(connection.execute(question, values).fetchone()[0])
