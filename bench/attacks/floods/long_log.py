"""A table whose log is long, because somebody acted and took it back for a night, is opened."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from bench.attacks.kit.browser import LOST, Browser
from bench.attacks.kit.innocents import innocents
from bench.attacks.kit.planted import acts_and_undos, append
from bench.attacks.kit.play import Play
from bench.attacks.kit.program import Program, serving
from bench.attacks.row import Row, scaled

MILLISECONDS = 250.0
PATIENCE = 120.0


async def run(scale: float) -> list[Row]:
    lines = scaled(72_000, scale, 3_000)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with serving(folder) as program:
            table, cookie, action = await _begun(program)
        await append(program.database, table, acts_and_undos(action, lines))
        async with serving(folder) as program, innocents(program) as people:
            calm, waits, told = await people.while_doing(lambda: _opening(program, table, cookie))
    is_sound = not waits.turned_away
    figure = f"{told}; others: {waits}; calm longest {calm.longest:.0f} ms"
    bound = f"others wait < {MILLISECONDS:.0f} ms, 0 turned away"
    done = f"a table with {lines} lines of acts and undos is opened"
    holds = is_sound and waits.longest < MILLISECONDS
    return [Row("long log", done, figure, bound, holds, slow=is_sound)]


async def _begun(program: Program) -> tuple[str, str, str]:
    """A new table, the cookie of its host, and an action its first seat may take."""
    async with Browser(program.base) as browser:
        table, play = await Play.begin(browser)
        async with play.connection:
            return table, browser.cookie, str(play.command(0)["action"])


async def _opening(program: Program, table: str, cookie: str) -> str:
    start = time.monotonic()
    async with Browser(program.base, "127.0.0.9", cookie) as browser:
        try:
            async with await browser.connect(table, 0) as connection:
                said = await connection.receive("update", PATIENCE)
        except (*LOST, TimeoutError) as error:
            return f"not opened: {type(error).__name__}"
    return f"opened at update {said['number']} in {time.monotonic() - start:.1f} s"
