"""
The write-ahead log of the database is cut or garbled, as by a disk that lied about a flush.

What was acknowledged may then be gone: no program can bring it back. But it must be said, in the
server's log and at the table, before anybody plays on from a position that is silently older.
"""

from __future__ import annotations

import re
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bench.attacks.kit.browser import LOST, Browser, Json
from bench.attacks.kit.play import TWO_OF_MINE, Play
from bench.attacks.kit.program import serving
from bench.attacks.row import Row

MOVES = 21
TOLD = re.compile(r"missing|damaged|incomplete|shorter|lost", re.IGNORECASE)


def _cut(wal: bytes) -> bytes:
    return wal[: len(wal) // 2]


def _garbled(wal: bytes) -> bytes:
    middle = len(wal) // 2
    return (
        wal[:middle] + bytes(byte ^ 0xFF for byte in wal[middle : middle + 64]) + wal[middle + 64 :]
    )


def _gone(_: bytes) -> bytes:
    return b""


DAMAGES: dict[str, Callable[[bytes], bytes]] = {"cut": _cut, "garbled": _garbled, "gone": _gone}


async def run(scale: float) -> list[Row]:
    """The scale changes nothing: one match is enough for each kind of damage."""
    return [await _row(name, damage) for name, damage in DAMAGES.items()]


async def _row(name: str, damage: Callable[[bytes], bytes]) -> Row:
    with tempfile.TemporaryDirectory() as path:
        folder = Path(path)
        table, cookie, seen = await _played(folder)
        wal = folder / "tables.db-wal"
        wal.write_bytes(damage(wal.read_bytes()))
        kept, told = await _come_back(folder, table, cookie, seen)
    lost = MOVES - kept
    figure = f"{lost} of {MOVES} acknowledged moves gone, {'told' if told else 'not told'}"
    return Row(
        f"WAL {name}", f"{MOVES} moves, SIGKILL, WAL {name}", figure, "told", told or not lost
    )


async def _played(folder: Path) -> tuple[str, str, int]:
    """A table in the database itself, and moves after it that only the WAL holds."""
    async with serving(folder) as program, Browser(program.base) as browser:
        table = await browser.create(*TWO_OF_MINE)
    async with serving(folder) as program, Browser(program.base, cookie=browser.cookie) as again:
        play = await Play.resume(again, table)
        for _ in range(MOVES):
            await play.act()
        program.kill()
    return table, browser.cookie, int(play.updates[0]["number"])


async def _come_back(folder: Path, table: str, cookie: str, seen: int) -> tuple[int, bool]:
    """How many moves the server still has, and whether it says that there were more."""
    async with serving(folder) as program, Browser(program.base, cookie=cookie) as browser:
        heard = await _heard(browser, table, seen)
        is_told = bool(TOLD.search(program.log() + str(heard)))
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        ((kept,),) = database.execute('SELECT count(*) FROM log WHERE "table" = ?', (table,))
    return int(kept), is_told


async def _heard(browser: Browser, table: str, seen: int) -> list[Json]:
    """What the player is told who comes back knowing the update *seen*, views left out."""
    try:
        async with await browser.connect(table, 0, seen=seen) as connection:
            while not connection.kept or not _is_answer(connection.kept[-1]):
                connection.kept.append(await connection.next(10))
            return [{**message, "view": None} for message in connection.kept]
    except (*LOST, TimeoutError) as error:
        return [{"error": str(error)}]


def _is_answer(message: Json) -> bool:
    """Whether the position, or why there is none, has been told."""
    return message["type"] in {"update", "refused"} or bool(message.get("damage"))
