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
from contextlib import suppress
from pathlib import Path

from bench.attacks.kit.browser import LOST, Browser, Surprise, addresses
from bench.attacks.kit.clocks import Clock, speed_for
from bench.attacks.kit.flood import MEGABYTES
from bench.attacks.kit.play import Play
from bench.attacks.kit.program import Program, serving
from bench.attacks.row import Row

SECONDS, SETTLED, MINUTE = 1_200.0, 300.0, 60.0
READINGS = 6
SHARE, SLACK = 0.10, 8.0
"""Of the memory after five minutes, or megabytes, where a sample is so short that it has few."""
PLAYERS = 12
PAUSE = 0.06
"""Seconds between two moves of a player, about as fast as the limits allow."""


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
            people = (Player(number, tally, PAUSE / speed) for number in range(PLAYERS))
            players = [asyncio.create_task(person.play(program)) for person in people]
            settled = await _most(program, start + SETTLED / speed, MINUTE / speed)
            after = await _most(program, start + (SECONDS - MINUTE) / speed, MINUTE / speed)
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
    done = (
        f"{SECONDS / speed:.0f} s at {speed:.0f}× time: {tally.moves} moves, {tally.tables} tables"
    )
    figure = f"{settled:.0f} MB after a quarter, {after:.0f} MB in the end"
    most = settled + max(settled * SHARE, SLACK if speed > 1 else 0.0)
    # A sample is over before its memory has settled: only what every flood may take bounds it.
    slow = speed > 1 and tally.moves > 0 and after <= settled + MEGABYTES
    return [Row("soak", done, figure, f"at most {most:.0f} MB", after <= most, slow=slow)]


async def _most(program: Program, begin: float, seconds: float) -> float:
    """The most memory held from *begin* on for so many *seconds*."""
    await asyncio.sleep(max(0.0, begin - time.monotonic()))
    held = []
    for _ in range(READINGS):
        held.append(program.megabytes)
        await asyncio.sleep(seconds / READINGS)
    print(f"          {max(held):.0f} MB", file=sys.stderr)
    return max(held)


class Player:
    """Somebody who plays one match after another, each as somebody new, and leaves some of them."""

    def __init__(self, number: int, tally: Tally, pause: float) -> None:
        self._chance = random.Random(number)
        self._addresses = addresses(100 + number)
        self._tally = tally
        self._pause = pause

    async def play(self, program: Program) -> None:
        while True:
            with suppress(*LOST, Surprise, TimeoutError):
                async with Browser(program.base, next(self._addresses)) as browser:
                    await self._match(browser)
            await asyncio.sleep(self._pause)

    async def _match(self, browser: Browser) -> None:
        chance = self._chance
        table, play = await Play.begin(browser, seed=chance.randrange(2**32))
        self._tally.tables += 1
        for _ in range(chance.choice((10, 30, 1_000))):
            if play.is_over:
                break
            await play.act()
            self._tally.moves += 1
            if chance.random() < 0.05:
                await play.connection.socket.close()
                play = await Play.resume(browser, table, seed=chance.randrange(2**32))
            if chance.random() < 0.05:
                async with await browser.connect(table, None) as onlooker:
                    await onlooker.receive("update")
            await asyncio.sleep(self._pause)
        await play.connection.socket.close()
