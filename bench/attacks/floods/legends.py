"""A table full of bots that think long: everybody else's bots must still move."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import suppress
from functools import partial
from itertools import islice
from pathlib import Path

from bench.attacks.kit.bots import bot_seconds, warm_bots
from bench.attacks.kit.browser import ME, Browser, Surprise, addresses
from bench.attacks.kit.flood import Outcome, withstood
from bench.attacks.kit.program import Program, serving
from bench.attacks.row import Row, scaled

ATTACKER = "127.66.0.1"
LEGEND = {"kind": "bot", "level": "legend"}
SECONDS = 5.0
PATIENCE = 90.0


async def run(scale: float) -> list[Row]:
    legends, tables = scaled(99, scale, 30), scaled(20, scale, 1)
    done = f"{legends} legends at each of {tables} tables of one address"
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as program:
            calm = await warm_bots(program, "legend")
            attack = partial(_seat, legends, tables, calm)
            return [await withstood(program, "legends", done, attack)]


async def _seat(legends: int, tables: int, calm: float, program: Program) -> Outcome:
    async with Browser(program.base, ATTACKER) as browser:
        for _ in range(tables):
            with suppress(Surprise):  # To be refused a table full of legends is an answer too.
                await browser.create(ME, *(LEGEND for _ in range(legends)))
        others = (bot_seconds(program, each, PATIENCE) for each in islice(addresses(6), 3))
        waits = await asyncio.gather(*others)
    figure = f"others' bots move after {max(waits):.1f} s (calm {calm:.1f} s)"
    bound = f"others' bots move within {SECONDS:.0f} s"
    is_slow = max(waits) < PATIENCE
    return Outcome(figure, max(waits) < SECONDS, bound, slow=is_slow)
