"""A queue in which nobody waits for all that somebody else has asked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")
MOST_KNOWN = 10_000
"""Askers whose last turn is remembered while others wait without a pause."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Whom a question is for: those at an address, and among them a table or a reader."""

    address: str
    name: str


@dataclass(frozen=True, slots=True, eq=False)
class _Waiting(Generic[T]):
    asker: Asker
    place: asyncio.Future[T]


class FairQueue(Generic[T]):
    """
    A few *places*, lent to one asker after the other.

    Next is the address that was served longest ago, of that the table or reader who was served
    longest ago, and of those whoever came first.
    """

    def __init__(self, places: list[T], most_known: int = MOST_KNOWN) -> None:
        self._free = list(places)
        self._places = len(places)
        self._waiting: list[_Waiting[T]] = []
        self._served: dict[str | Asker, int] = {}
        self._most_known = most_known
        self._count = 0

    def __len__(self) -> int:
        """How many wait for a place."""
        return len(self._waiting)

    def count_busy(self) -> int:
        """How many places are lent."""
        return self._places - len(self._free)

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[T]:
        """A place to think, as soon as it is the turn of *asker*."""
        waiting: _Waiting[T] = _Waiting(asker, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._lend()
        try:
            place = await waiting.place
        except asyncio.CancelledError:
            self._give_up(waiting)
            raise
        try:
            yield place
        finally:
            self._give_back(place)

    def _lend(self) -> None:
        while self._free and self._waiting:
            # The first of those whose turn is equally near: `min` keeps their order.
            chosen = min(self._waiting, key=self._turn)
            self._waiting.remove(chosen)
            if chosen.place.cancelled():
                continue  # Whoever asked is gone, and has not noticed yet.
            self._count += 1
            self._served[chosen.asker.address] = self._served[chosen.asker] = self._count
            if len(self._served) > self._most_known:
                self._forget_the_gone()
            # The place used last has the warmest memory.
            chosen.place.set_result(self._free.pop())

    def _turn(self, waiting: _Waiting[T]) -> tuple[int, int]:
        asker = waiting.asker
        return self._served.get(asker.address, 0), self._served.get(asker, 0)

    def _forget_the_gone(self) -> None:
        """Remember only those who wait: addresses are as many as anybody likes to come from."""
        here = {key for one in self._waiting for key in (one.asker, one.asker.address)}
        self._served = {key: turn for key, turn in self._served.items() if key in here}

    def _give_back(self, place: T) -> None:
        self._free.append(place)
        self._lend()
        if not self._waiting:
            # Nobody waits, so nobody has to be compared: the past may be forgotten.
            self._served.clear()

    def _give_up(self, waiting: _Waiting[T]) -> None:
        if waiting in self._waiting:
            self._waiting.remove(waiting)
        elif not waiting.place.cancelled():
            self._give_back(waiting.place.result())
