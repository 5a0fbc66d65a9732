"""One visitor with sixty invented cookies asks for reviews; somebody else asks for one."""

from __future__ import annotations

import asyncio
import secrets
import tempfile
import time
from functools import partial
from pathlib import Path

from bench.attacks.kit.bots import WARMING_UP, compile_kernels
from bench.attacks.kit.browser import LOST, Browser
from bench.attacks.kit.flood import Outcome, withstood
from bench.attacks.kit.program import Program, serving
from bench.attacks.row import Row, scaled

ATTACKER, INNOCENT = "127.66.0.1", "127.0.0.9"
SECONDS = 10.0
PATIENCE = 120.0
RECORDS = Path(__file__).parents[3] / "tests" / "games" / "cartographers" / "golden"


async def run(scale: float) -> list[Row]:
    count = scaled(60, scale, 40)
    await compile_kernels()
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as program:
            await _first_verdict(program, INNOCENT, WARMING_UP)
            calm = await _first_verdict(program, INNOCENT, WARMING_UP)
            done = f"{count} invented cookies of one address ask for reviews"
            attack = partial(_ask, count, calm)
            return [await withstood(program, "reviews", done, attack)]


async def _ask(count: int, calm: float, program: Program) -> Outcome:
    asking = [
        asyncio.create_task(_first_verdict(program, ATTACKER, PATIENCE, reads_on=True))
        for _ in range(count)
    ]
    await asyncio.sleep(1)
    wait = await _first_verdict(program, INNOCENT, PATIENCE)
    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    figure = f"another's first verdict after {wait:.1f} s (calm {calm:.1f} s)"
    bound = f"another's first verdict within {SECONDS:.0f} s"
    is_slow = wait < PATIENCE
    return Outcome(figure, wait < SECONDS, bound, slow=is_slow)


async def _first_verdict(
    program: Program, address: str, patience: float, *, reads_on: bool = False
) -> float:
    """The seconds to the first line of a review, which is left then, or read to its end."""
    record = (RECORDS / "duel-a-shared.record").read_text(encoding="utf-8")
    start, first = time.monotonic(), patience
    cookie = f"inklands={secrets.token_urlsafe(32)}"
    try:
        async with (
            Browser(program.base, address, cookie) as browser,
            asyncio.timeout(patience),
            browser.http.stream(
                "POST", "/api/review", json={"record": record, "seat": 0}
            ) as answer,
        ):
            async for line in answer.aiter_lines():
                if '"code"' not in line:
                    first = min(first, time.monotonic() - start)
                if not reads_on:
                    break
    except (*LOST, TimeoutError):
        return patience
    return first
