"""More connections than the server may have files: a place must be left for others."""

from __future__ import annotations

import asyncio
import resource
import time
from functools import partial

from bench.attacks.kit.browser import LOST, Browser
from bench.attacks.kit.flood import Outcome, flooded
from bench.attacks.kit.frames import Line
from bench.attacks.kit.program import Program
from bench.attacks.row import Row, scaled

ATTACKER, NEWCOMER = "127.66.0.1", "127.0.0.9"
COUNT = 1_100
OPEN_FILES = 1_024
"""What most systems allow a process."""
SECONDS = 2.0


async def run(scale: float) -> list[Row]:
    seconds = scaled(75, scale, 2)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 4 * COUNT), most))
    done = f"{COUNT} empty connections of one address held for {seconds} s"
    attack = partial(_hold, seconds)
    return [await flooded("connections", done, attack, open_files=OPEN_FILES)]


async def _hold(seconds: float, program: Program) -> Outcome:
    lines = [await Line.open(program.base, ATTACKER) for _ in range(COUNT)]
    end, waits = time.monotonic() + seconds, []
    while time.monotonic() < end:
        waits.append(await _newcomer(program))
        await asyncio.sleep(0.5)
    for line in lines:
        line.close()
    longest = max(waits)
    figure = f"newcomers wait up to {longest:.1f} s" if longest < 5 else "newcomers are shut out"
    bound = f"newcomers in within {SECONDS:.0f} s"
    return Outcome(figure, longest < SECONDS, bound, slow=longest < 5)


async def _newcomer(program: Program) -> float:
    start = time.monotonic()
    try:
        async with asyncio.timeout(5), Browser(program.base, NEWCOMER) as browser:
            (await browser.http.get("/health")).raise_for_status()
    except (*LOST, TimeoutError):
        return 5.0
    return time.monotonic() - start
