"""Ours and boardgame.io, with files and in memory, each given a slice of the load in turn."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

from bench.loads import boardgame_io, ours
from bench.loads.acting import Acting, act_all
from bench.loads.figures import Figures
from bench.loads.process import ServerProcess

SLICE_SECONDS = 1.5
SEATING_SECONDS = 0.5
"""For each table at each server, at most: sitting down takes a twentieth of it."""


@dataclass(frozen=True, slots=True)
class Contender:
    """A server, and the tables that are played there."""

    name: str
    server: ServerProcess
    tables: Sequence[Acting]
    figures: Figures

    async def take_slice(self, rate: float) -> None:
        cpu, start = self.server.cpu_seconds(), time.perf_counter()
        await act_all(self.tables, rate, start + SLICE_SECONDS)
        self.figures.seconds += time.perf_counter() - start
        self.figures.cpu += self.server.cpu_seconds() - cpu


async def compare(folder: Path, tables: int, rate: float, rounds: int) -> None:
    """Measure all four in one run, and print what each takes."""
    async with AsyncExitStack() as stack:
        async with asyncio.timeout(60 + 4 * tables * SEATING_SECONDS):
            contenders = await _contenders(stack, folder, tables)
        gc.disable()  # This program's own pauses are not what is measured.
        for one in contenders:
            # Whatever is compiled or loaded on first use is no part of the comparison.
            await one.take_slice(rate)
            one.figures.clear()
        for _ in range(rounds):
            for one in contenders:
                await one.take_slice(rate)
        _show(contenders)


async def _contenders(stack: AsyncExitStack, folder: Path, tables: int) -> list[Contender]:
    modules = boardgame_io.fetch(folder)
    found: list[Contender] = []
    for name, database in (("ours, SQLite", str(folder / "a.db")), ("ours, memory", ours.MEMORY)):
        server = ours.start(database)
        stack.callback(server.stop)
        figures = Figures(tables, server.megabytes())
        pairs = await ours.seat_all(stack, server.base, "cartographers", figures)
        found.append(Contender(name, server, pairs, figures))
    for name, files in (("boardgame.io, files", folder / "files"), ("boardgame.io, memory", None)):
        server = boardgame_io.start(modules, files)
        stack.callback(server.stop)
        figures = Figures(tables, server.megabytes())
        peers = await boardgame_io.seat_all(stack, server.base, figures)
        found.append(Contender(name, server, peers, figures))
    return found


def _show(contenders: Sequence[Contender]) -> None:
    first = contenders[0].figures.milliseconds
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} over the last minute")
    print(f"{'server':22}{'ms CPU':>8}{'of ours':>9}{'p50 ms':>8}{'p99 ms':>8}{'bytes':>8}")
    for one in contenders:
        seen = one.figures
        print(
            f"{one.name:22}{seen.milliseconds:8.2f}{seen.milliseconds / first:9.2f}"
            f"{seen.latency(0.5):8.1f}{seen.latency(0.99):8.1f}"
            f"{seen.received / max(1, seen.actions):8.0f}"
        )
