"""
Deletes tables that nobody has touched for months, and only those.

Clocks are wrong at times: a machine may start in 1970, or in next year, and be put right later or
never. So a table is deleted only if it is old by the earlier of two times, the clock's and the one
that must be since the server started, if nobody had it open since, and if its age is more than one
long stretch in which nobody played anywhere: a clock that is ahead looks just like that.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable

from inklands.table.match.services import Services
from inklands.table.store.store import DAY

LOG = logging.getLogger("inklands.table")
HOUR = 3600.0
SETTLING_SECONDS = DAY
"""Nothing is deleted so soon after a start: by then a wrong clock has most often been put right."""
JUMP_SECONDS = HOUR
"""Clocks that drift apart by less were only adjusted."""
STRETCH_SECONDS = 7 * DAY
"""What a stretch without any play counts for at most: nobody knows whether it was one."""
WRITTEN = 1_750_000_000
"""No clock is right that shows an earlier time: there was no such program."""
BATCH = 10
"""Tables deleted at once: a move that comes meanwhile waits for these and no more."""
PAUSE_SECONDS = 0.05


class Forgetting:
    """What one server forgets of its store."""

    def __init__(self, services: Services, kept_days: float) -> None:
        self._store = services.store
        self._metrics = services.metrics
        self._clocks = services.clocks
        self._kept_seconds = kept_days * DAY
        self._started = self._seen = (self._clocks.wall(), self._clocks.steady())
        self._left: dict[str, float] = {}
        """When tables that were open since the start left the memory, by the steady clock."""

    def note_left(self, table: str) -> None:
        """Spare *table*, which leaves the memory, for as long as an untouched one is kept."""
        self._left[table] = self._clocks.steady()

    async def forget(self, names_in_use: Callable[[], Collection[str]]) -> None:
        """Delete what is old, a few tables at a time, and give their room back."""
        await self._look_at_clocks()
        if self._clocks.steady() - self._started[1] >= SETTLING_SECONDS:
            await self._forget_old(names_in_use)
        # Also where nothing of that is old yet: other things are over within seconds.
        has_more = await self._store.shrink()
        while has_more:
            await asyncio.sleep(PAUSE_SECONDS)
            has_more = await self._store.shrink()

    async def _forget_old(self, names_in_use: Callable[[], Collection[str]]) -> None:
        before = await self._before()
        while names := await self._store.forget(before, BATCH, self._spared(names_in_use())):
            self._metrics.count_forgotten(len(names))
            LOG.info("forgot what nobody has touched for long", extra={"tables": names})
            await asyncio.sleep(PAUSE_SECONDS)

    async def _before(self) -> int:
        """What was not touched since then is old."""
        started, now = self._started[0], self._trusted_time()
        if not await self._store.count_old(int(now - self._kept_seconds)):
            return 0
        # Since the start the time was measured; what lies before is known by the clock alone.
        kept_seconds = self._kept_seconds - max(0.0, now - started)
        return old_before(started, await self._store.days(int(started)), kept_seconds)

    def _trusted_time(self) -> float:
        """The time by the clock, or by the clock at the start if that makes it earlier."""
        wall, steady = self._started
        return min(self._clocks.wall(), wall + self._clocks.steady() - steady)

    def _spared(self, in_use: Collection[str]) -> Collection[str]:
        long_ago = self._clocks.steady() - self._kept_seconds
        self._left = {name: left for name, left in self._left.items() if left > long_ago}
        return {*self._left, *in_use}

    async def _look_at_clocks(self) -> None:
        """
        Notice a clock that was put forward or back since the last time.

        What was touched before a clock was put right must not seem years old at the next start.
        """
        wall, steady = self._clocks.wall(), self._clocks.steady()
        if wall < WRITTEN:
            # What is touched now is the newest there is, whenever this clock says that it was.
            newest = await self._store.newest()
            await self._store.postpone(0, int(wall), int(max(newest, wall) - wall))
        before, steady_before = self._seen
        self._seen = wall, steady
        jump = wall - before - (steady - steady_before)
        if abs(jump) < JUMP_SECONDS:
            return
        LOG.warning("the clock jumped by %.1f days; nothing is forgotten because of it", jump / DAY)
        if jump > 0:
            until = before + steady - steady_before
            await self._store.postpone(int(self._started[0]), int(until), int(jump))


def old_before(now: float, days: Iterable[int], kept_seconds: float) -> int:
    """
    What is older than *kept_seconds* was last touched before this time.

    *days* are times at which tables were touched, the latest first, one for each such day. A
    stretch between two of them is counted only up to `STRETCH_SECONDS`.

    >>> play = [day * 86_400 for day in (98, 97, 95, 90, 88, 10)]
    >>> old_before(100 * 86_400, play, 5 * 86_400) // 86_400
    95
    >>> old_before(100 * 86_400, play, 18 * 86_400) // 86_400
    10
    >>> old_before(100 * 86_400, play, 20 * 86_400)
    0
    """
    left = kept_seconds
    if left <= 0:
        return int(now - left)
    for day in days:
        stretch = max(0.0, now - day)
        if stretch <= STRETCH_SECONDS and stretch > left:
            return int(now - left)
        left -= min(stretch, STRETCH_SECONDS)
        if left < 0:
            return day + 1
        now = min(now, day)
    return 0
