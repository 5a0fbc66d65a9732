"""Tables that do not exist, with names of 60 kB: nothing may be kept of them."""

from __future__ import annotations

import asyncio
import tempfile
from itertools import islice
from pathlib import Path

from bench.attacks.kit.browser import Browser, addresses
from bench.attacks.kit.program import Program, serving
from bench.attacks.row import Row, scaled

NAME_BYTES = 60_000
AT_ONCE = 20
MEGABYTES = 12.0


async def run(scale: float) -> list[Row]:
    count = scaled(2_182, scale, 150)
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as program:
            # The first requests fill what is filled once: buffers, caches, pools.
            await _ask(program, 100, network=4)
            before = program.megabytes
            await _ask(program, count, network=5)
            await asyncio.sleep(1)
            grown = program.megabytes - before
    done = f"{count} requests for /api/tables/NAME/record, each NAME another 60 kB"
    return [Row("long names", done, f"+{grown:.1f} MB", f"+{MEGABYTES:.0f} MB", grown < MEGABYTES)]


async def _ask(program: Program, count: int, network: int) -> None:
    for number, address in enumerate(islice(addresses(network), count // AT_ONCE)):
        async with Browser(program.base, address) as browser:
            for each in range(AT_ONCE):
                name = f"{number:05}{each:05}".ljust(NAME_BYTES, "n")
                answer = await browser.http.get(f"/api/tables/{name}/record")
                assert 400 <= answer.status_code < 500, answer.status_code
