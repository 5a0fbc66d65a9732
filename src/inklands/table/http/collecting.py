"""When the interpreter looks for garbage in cycles: at moments when nobody waits for an answer."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

YOUNG = 50_000
"""
More objects than at the last look at the young ones: then they are looked at again.

Each look goes through all that was made since the last: besides what stays, the present position of
every table that was played at, hundreds of objects for each seat. At 10,000 that was a twentieth of
all that a server does; what is found in cycles is little, and waits for the next look.
"""
MUCH = 10_000
"""Objects made in a while in which people play."""
NEVER = 1_000_000_000
LOOK_SECONDS = 5.0
LONGEST_SECONDS = 3_600.0
"""Where people play without a pause, one of them waits for a whole collection once an hour."""


def collect_young_only() -> None:
    """
    Have only young objects looked at by themselves, and nothing of what was loaded at the start.

    What a table holds lives long and is freed by counting references. To look through all of it
    again and again found nothing and took up to 80 ms, in which everybody waited.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def work_done() -> int:
    """What was made and kept so far, in units of `MUCH`: it stays where nothing is done."""
    looks: int = gc.get_stats()[0]["collections"]
    return (looks * YOUNG + gc.get_count()[0]) // MUCH


class Collecting:
    """Collects all that is old once little has been done for a while, or an hour has passed."""

    def __init__(
        self,
        work: Callable[[], int] = work_done,
        collect: Callable[[], object] = gc.collect,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._work = work
        self._collect = collect
        self._clock = clock
        self._last = self._collected = work()
        self._at = clock()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.look()

    def look(self) -> None:
        """Collect if this is a moment for it."""
        work = self._work()
        is_idle, self._last = work == self._last, work
        is_due = self._clock() - self._at >= LONGEST_SECONDS
        if work != self._collected and (is_idle or is_due):
            self._collect()
            # The collection itself begins the count anew.
            self._last = self._collected = self._work()
            self._at = self._clock()
