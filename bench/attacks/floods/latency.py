"""How soon a move is acknowledged when nobody else is there."""

from __future__ import annotations

import tempfile
import time
from itertools import islice
from pathlib import Path

from bench.attacks.kit.browser import Browser, addresses
from bench.attacks.kit.innocents import Waits
from bench.attacks.kit.play import Play
from bench.attacks.kit.program import Program, serving
from bench.attacks.row import Row, scaled

MOVES = 40
"""Of each browser, back to back: within what a socket may say at once."""
P50 = 5.0


async def run(scale: float) -> list[Row]:
    browsers = scaled(25, scale, 2)
    waits = Waits()
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as program:
            for address in islice(addresses(3), browsers):
                await _play(program, address, waits)
    p50 = waits.at(0.5)
    done = f"{len(waits.seconds)} moves back to back, one socket at a time"
    figure = f"done p50 {p50:.1f}, p99 {waits.at(0.99):.1f} ms"
    return [Row("latency", done, figure, f"p50 < {P50:.0f} ms", p50 < P50, slow=True)]


async def _play(program: Program, address: str, waits: Waits) -> None:
    left = MOVES
    async with Browser(program.base, address) as browser:
        while left:
            _, play = await Play.begin(browser)
            async with play.connection:
                # A match of long cards is over sooner: then there is another one.
                while left and not play.is_over:
                    command = play.command()
                    sent = time.perf_counter()
                    await play.do("act", **command)
                    waits.seconds.append(time.perf_counter() - sent)
                    left -= 1
