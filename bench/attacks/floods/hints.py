"""Forty sockets of one address ask for hints; somebody else asks for one."""

from __future__ import annotations

import asyncio
import tempfile
import time
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path

from bench.attacks.kit.bots import WARMING_UP, compile_kernels
from bench.attacks.kit.browser import LOST, ME, Browser, Connection
from bench.attacks.kit.flood import Outcome, withstood
from bench.attacks.kit.program import Program, serving
from bench.attacks.row import Row, scaled

ATTACKER, INNOCENT = "127.66.0.1", "127.0.0.9"
SECONDS = 5.0
PATIENCE = 90.0


async def run(scale: float) -> list[Row]:
    count = scaled(40, scale, 15)
    await compile_kernels()
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as program:
            await _hint_seconds(program, WARMING_UP)
            calm = await _hint_seconds(program, WARMING_UP)
            done, attack = (
                f"{count} sockets of one address ask for hints",
                partial(_ask, count, calm),
            )
            return [await withstood(program, "hints", done, attack)]


async def _ask(count: int, calm: float, program: Program) -> Outcome:
    async with AsyncExitStack() as stack:
        browser = await stack.enter_async_context(Browser(program.base, ATTACKER))
        table = await browser.create(ME)
        asking = []
        for _ in range(count):
            with suppress(*LOST):  # To be let in no further is an answer too.
                connection = await stack.enter_async_context(await browser.connect(table))
                asking.append(asyncio.create_task(_go_on(connection)))
        await asyncio.sleep(0.5)
        wait = await _hint_seconds(program, PATIENCE)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
    figure = f"another's hint after {wait:.1f} s (calm {calm:.1f} s)"
    bound = f"another's hint within {SECONDS:.0f} s"
    is_slow = wait < PATIENCE
    return Outcome(figure, wait < SECONDS, bound, slow=is_slow)


async def _go_on(connection: Connection) -> None:
    for number in range(1_000):
        await connection.ask("hint", f"h{number}", PATIENCE, seat=0)
        connection.kept.clear()
        await asyncio.sleep(0.1)


async def _hint_seconds(program: Program, patience: float) -> float:
    start = time.monotonic()
    try:
        async with Browser(program.base, INNOCENT) as browser:
            table = await browser.create(ME)
            async with await browser.connect(table) as connection:
                answer = await connection.ask("hint", "mine", patience, seat=0)
    except (*LOST, TimeoutError):
        return patience
    return time.monotonic() - start if answer["type"] == "hinted" else patience
