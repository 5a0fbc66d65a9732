"""Databases the server cannot use: it says so in one sentence and does not start."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bench.attacks.kit.program import Program, launched, serving
from bench.attacks.row import Row

SECONDS = 30.0
LINES = 3
BOUND = f"refused with at most {LINES} lines and no traceback"


async def run(scale: float) -> list[Row]:
    """The scale changes nothing: each file is tried once."""
    rows = [await _row(name, spoil) for name, spoil in FILES.items()]
    return [*rows, await _permissions()]


async def _row(name: str, spoil: Callable[[Path], None]) -> Row:
    with tempfile.TemporaryDirectory() as path:
        folder = Path(path)
        async with serving(folder):
            pass
        spoil(folder / "tables.db")
        program = launched(folder)
        try:
            status = await _status(program)
        finally:
            await program.stop()
            os.chmod(folder, 0o700)  # noqa: PTH101 (nothing waits here for the disk)
        said, tracebacks = program.log().strip().splitlines(), program.tracebacks()
    is_sentence = 0 < len(said) <= LINES and not tracebacks
    what = "runs" if status is None else f"ends with {status}"
    figure = f"{what}, {len(said)} lines, {tracebacks} tracebacks: {(said or [''])[-1][:90]}"
    return Row("bad files", f"started on {name}", figure, BOUND, is_sentence and bool(status))


async def _status(program: Program) -> int | None:
    """The status the program ends with, or None if it runs."""
    deadline = time.monotonic() + SECONDS
    while program.is_running and "is at http" not in program.log():
        if time.monotonic() > deadline:
            return None
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.5)  # It may have told its address before it found out.
    return program.process.poll()


def _no_database(file: Path) -> None:
    file.write_bytes(b"This is a letter to a friend, and no database.\n" * 200)


def _cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:5_000])


def _foreign_version(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA user_version = 99")


def _foreign_tables(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as database:
        database.executescript("CREATE TABLE tables (x); PRAGMA user_version = 1;")


def _folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def _read_only(file: Path) -> None:
    file.chmod(0o400)
    file.parent.chmod(0o500)


FILES: dict[str, Callable[[Path], None]] = {
    "a file that is no database": _no_database,
    "a database cut short": _cut_short,
    "schema version 99": _foreign_version,
    "another program's database": _foreign_tables,
    "a folder": _folder,
}
if os.geteuid() != 0:
    FILES["a read-only database"] = _read_only  # Nothing is read-only to root.


async def _permissions() -> Row:
    """The file holds seeds and hashes of identities: it is for its owner only."""
    with tempfile.TemporaryDirectory() as path:
        async with serving(Path(path)):
            modes = _modes(Path(path))
    figure = ", ".join(sorted({f"{mode:04o}" for mode in modes}))
    done = "who may read the database and its WAL"
    return Row("bad files", done, figure, "0600", {*modes} == {0o600})


def _modes(folder: Path) -> list[int]:
    return [file.stat().st_mode & 0o777 for file in folder.glob("tables.db*")]
