"""
Play, joins and leaves for twenty minutes: memory must stay where it was after five.

A sample is as long in the server's time, which passes faster, and has as many fewer matches.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from bench.attacks.browser import LOST, Browser, Surprise, addresses
from bench.attacks.clocks import Clock, speed_for
from bench.attacks.play import Play
from bench.attacks.program import Program, serving
from bench.attacks.row import Row

SECONDS, SETTLED = 1_200.0, 300.0
SHARE = 0.10
PLAYERS = 12
PAUSE = 0.06
"""Seconds between two moves of a player, as fast as the limits allow."""


class Tally:
    """What was done, by all players together."""

    def __init__(self) -> None:
        self.moves = 0
        self.tables = 0


async def run(scale: float) -> list[Row]:
    speed, tally = speed_for(scale), Tally()
    with tempfile.TemporaryDirectory() as path:
        clock = Clock(Path(path) / "clock", speed)
        async with serving(Path(path), environment=clock.environment) as program:
            start = time.monotonic()
            places = addresses(7)
            players = [
                asyncio.create_task(_play(program, places, tally, random.Random(n)))
                for n in range(PLAYERS)
            ]
            settled = await _most(program, start, 0.8 * SETTLED / speed, SETTLED / speed)
            after = await _most(program, start, (SECONDS - 60) / speed, SECONDS / speed)
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
    done = f"{SECONDS / speed:.0f} s at {speed:.0f}× time: {tally.moves} moves, {tally.tables} tables"
    figure = f"{settled:.0f} MB after a quarter, {after:.0f} MB in the end"
    holds = after <= settled * (1 + SHARE)
    return [Row("soak", done, figure, f"+{SHARE:.0%}", holds)]


async def _most(program: Program, start: float, begin: float, end: float) -> float:
    """The most memory held from *begin* to *end*, in seconds since *start*."""
    await asyncio.sleep(max(0.0, start + begin - time.monotonic()))
    most = 0.0
    while time.monotonic() < start + end:
        most = max(most, program.megabytes)
        print(f"          {program.megabytes:.0f} MB", file=sys.stderr)
        await asyncio.sleep((end - begin) / 5)
    return most


async def _play(
    program: Program, places: Iterator[str], tally: Tally, chance: random.Random
) -> None:
    """One match after another, each by somebody new, some left in the middle."""
    while True:
        with suppress(*LOST, Surprise, TimeoutError):
            async with Browser(program.base, next(places)) as browser:
                await _match(browser, tally, chance)
        await asyncio.sleep(PAUSE)


async def _match(browser: Browser, tally: Tally, chance: random.Random) -> None:
    tally.tables += 1
    table, play = await Play.begin(browser, seed=chance.randrange(2**32))
    leaves_after = chance.choice((10, 30, 1_000))
    while not play.is_over and leaves_after:
        leaves_after -= 1
        async with asyncio.timeout(30):
            await play.act()
        tally.moves += 1
        if chance.random() < 0.05:
            await play.chair.socket.close()
            play = await Play.resume(browser, table, seed=chance.randrange(2**32))
        if chance.random() < 0.05:
            async with await browser.sit(table, None) as onlooker:
                await onlooker.hear("update")
        await asyncio.sleep(PAUSE)
    await play.chair.socket.close()
