"""Actions at a steady rate, over many tables in turn."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import Protocol

PATIENCE = 20.0
"""Seconds for the last moves to be told to all seats, on a machine that does other things too."""


class Acting(Protocol):
    """One table with its players."""

    async def act(self) -> bool:
        """Make one move once all seats know of the last; whether the match goes on."""
        ...


async def act_all(pairs: Sequence[Acting], rate: float, end: float) -> None:
    """
    Let one table after another act, at *rate*, until *end* or until all matches are over.

    A table where a seat is never told of a move ends the measurement, instead of holding it up.
    """
    waiting: set[asyncio.Task[bool]] = set()
    start, count = time.perf_counter(), 0
    live = deque(pairs)

    async def act(pair: Acting) -> bool:
        if await pair.act():
            live.append(pair)
        return True

    while time.perf_counter() < end and (live or waiting):
        if live and (rate == 0 or count <= (time.perf_counter() - start) * rate):
            count += 1
            waiting.add(asyncio.create_task(act(live.popleft())))
        else:
            await asyncio.sleep(0.001)
        done = {task for task in waiting if task.done()}
        for task in done:
            task.result()
        waiting -= done
    await _finish(waiting)


async def _finish(waiting: set[asyncio.Task[bool]]) -> None:
    if not waiting:
        return
    done, stuck = await asyncio.wait(waiting, timeout=PATIENCE)
    for task in stuck:
        task.cancel()
    if stuck:
        raise SystemExit(f"{len(stuck)} tables were not told of a move within {PATIENCE:.0f} s")
    for task in done:
        task.result()
