"""
The disk is full, or somebody else holds the database: it must be said, and be over when it is over.

The disk is a small one of its own where this may be mounted; elsewhere the system is told to refuse
the server files that grow.
"""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

from bench.attacks.kit.browser import LOST, Browser, Surprise
from bench.attacks.kit.play import Play
from bench.attacks.kit.program import Program, serving
from bench.attacks.row import Row

MOVES = 5
TOLD_SECONDS, RECOVERED_SECONDS, PATIENCE = 5.0, 15.0, 40.0
BOUND = (
    f"a refusal of its own within {TOLD_SECONDS:.0f} s, /ready 503, /health not ok, "
    f"playing on within {RECOVERED_SECONDS:.0f} s, 0 lost"
)


async def run(scale: float) -> list[Row]:
    """The scale changes nothing: one move is enough."""
    with _small_disk() as (folder, is_mounted):
        async with serving(folder) as program:
            trouble = _full(folder) if is_mounted else _no_growth(program)
            full = await _row(program, "full disk", trouble)
    with tempfile.TemporaryDirectory() as path:
        async with serving(Path(path)) as program:
            locked = await _row(program, "locked database", _locked(program.database))
    return [full, locked]


@contextmanager
def _small_disk() -> Iterator[tuple[Path, bool]]:
    """A folder, and whether it is a disk of two megabytes."""
    with tempfile.TemporaryDirectory() as path:
        mount, unmount = shutil.which("mount"), shutil.which("umount")
        command = [mount or "", "-t", "tmpfs", "-o", "size=2m", "tmpfs", path]
        may_mount = bool(mount and unmount) and os.geteuid() == 0
        is_mounted = may_mount and subprocess.run(command, check=False).returncode == 0  # noqa: S603
        try:
            yield Path(path), is_mounted
        finally:
            if is_mounted:
                subprocess.run([unmount or "", "-l", path], check=True)  # noqa: S603


@contextmanager
def _full(folder: Path) -> Iterator[None]:
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (2**16, 2**12, 1):
            try:
                while True:
                    file.write(bytes(size))
            except OSError:
                continue
    yield
    filler.unlink()


@contextmanager
def _no_growth(program: Program) -> Iterator[None]:
    """Without a disk of its own: no file of the server may grow beyond a few bytes."""
    pid = program.process.pid
    _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (512, most))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))


@contextmanager
def _locked(database: Path) -> Iterator[None]:
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def _row(program: Program, name: str, trouble: AbstractContextManager[None]) -> Row:
    async with Browser(program.base) as browser:
        table, play = await Play.begin(browser)
        done = 0
        for _ in range(MOVES):
            done += (await play.act())["type"] == "done"
        with trouble:
            start = time.monotonic()
            told, is_told = await _refusal(play)
            seconds = time.monotonic() - start
            states = [await _state(browser, path) for path in ("/health", "/ready")]
        back, moved = await _recovery(browser, table)
    kept = _lines(program.database, table)
    is_honest = states[0] != "200 ok" and states[1].startswith("503")
    figure = (
        f"a move: {told}; /health {states[0]}, /ready {states[1]}; played on after {back:.1f} s; "
        f"{max(0, done + moved - kept)} lost"
    )
    is_sound = is_told and is_honest and back < PATIENCE and kept >= done + moved
    holds = is_sound and seconds < TOLD_SECONDS and back < RECOVERED_SECONDS
    done_here = f"{name} while a match is played"
    return Row("storage", done_here, figure, BOUND, holds, slow=is_sound)


async def _refusal(play: Play) -> tuple[str, bool]:
    """What a player is told, and whether it is a sentence of its own."""
    start = time.monotonic()
    try:
        answer = await play.act(PATIENCE)
    except (*LOST, TimeoutError) as error:
        return f"{type(error).__name__} after {time.monotonic() - start:.0f} s", False
    seconds, code = time.monotonic() - start, answer.get("code", "")
    is_own = answer["type"] == "refused" and code != "server/error"
    return f"{answer['type']} {code} after {seconds:.1f} s", is_own


async def _state(browser: Browser, path: str) -> str:
    """The status, and what the answer says of it where it is JSON."""
    answer = await browser.http.get(path)
    kind = answer.headers.get("content-type", "")
    said = answer.json().get("status", "") if kind.startswith("application/json") else ""
    return f"{answer.status_code} {said}".strip()


async def _recovery(browser: Browser, table: str) -> tuple[float, int]:
    """The seconds until a move is taken again, without a restart, and how many were."""
    start = time.monotonic()
    while time.monotonic() - start < PATIENCE:
        try:
            play = await Play.resume(browser, table)
            async with play.connection:
                if (await play.act(PATIENCE))["type"] == "done":
                    return time.monotonic() - start, 1
        except (*LOST, Surprise, TimeoutError):
            pass
        await asyncio.sleep(0.3)
    return PATIENCE, 0


def _lines(database: Path, table: str) -> int:
    with closing(sqlite3.connect(database)) as connection:
        question = 'SELECT count(*) FROM log WHERE "table" = ?'
        return int(connection.execute(question, (table,)).fetchone()[0])
