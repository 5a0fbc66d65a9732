"""
What every bus promises, as functions that are given two ends of one.

They need nothing but the package, so that a browser can be asked for the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from inklands.table.bus.bus import Bus


class Ear:
    """Hears of tables."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._news = asyncio.Event()

    async def __call__(self, table: str) -> None:
        self.heard.append(table)
        self._news.set()

    async def hear(self, count: int) -> list[str]:
        """Wait until something was heard so many times."""
        async with asyncio.timeout(30):
            while len(self.heard) < count:
                self._news.clear()
                await self._news.wait()
        return self.heard


async def news_reaches_the_others_and_not_the_sender(one: Bus, other: Bus) -> None:
    mine, theirs = Ear(), Ear()
    await one.listen("one", mine)
    await other.listen("other", theirs)
    await one.publish("first", "one")
    await one.publish("second", "one")
    assert await theirs.hear(2) == ["first", "second"]
    await other.publish("third", "other")
    assert await mine.hear(1) == ["third"]


async def who_left_hears_no_more(one: Bus, other: Bus) -> None:
    gone, there = Ear(), Ear()
    await one.listen("one", gone)
    await other.listen("other", there)
    await one.leave("one")
    await other.publish("first", "another")
    assert await there.hear(1) == ["first"]
    assert gone.heard == []


async def a_bus_that_answers_can_be_checked(one: Bus, _: Bus) -> None:
    await one.listen("one", Ear())
    await one.check()


PROMISES: tuple[Callable[[Bus, Bus], Awaitable[None]], ...] = (
    news_reaches_the_others_and_not_the_sender,
    who_left_hears_no_more,
    a_bus_that_answers_can_be_checked,
)
