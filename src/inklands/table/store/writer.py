"""A thread that has a database to itself: it answers questions in turn, and writes in groups."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, Generic, TypeAlias, TypeVar

T = TypeVar("T")
W = TypeVar("W")
APART = 0.020
"""
Seconds from one group of works to the next, at least, where several tables are played at.

A commit costs as much for one line as for ten: most of it is the system's call that makes it
durable, and waking each other. What is told of them in a row costs less, too: code and data are
still at hand in the processor. So those who act at the same time wait for each other, for about as
long as a screen shows a picture. A table that is played at alone waits for nobody.
"""
ENOUGH = 12
"""So many works wait for no more: they are told in a row, while nobody else is heard."""

# What is asked for is known to whoever asks; here it only passes through.
Outcome: TypeAlias = Any


@dataclass(frozen=True, slots=True)
class Question:
    """Something to be read, between the works before it and those after it."""

    ask: Callable[[], object]
    answer: asyncio.Future[Outcome]


@dataclass(frozen=True, slots=True)
class Order(Generic[W]):
    """A work to be written."""

    work: W
    answer: asyncio.Future[Outcome]


class WriterThread(Generic[W]):
    """
    Does what it is given in that order; works that wait together are written together.

    *write* does a group of works at the price of one commit, and answers for each what went wrong
    with it, or None. Nobody is answered before the commit. The loop is woken once a group.
    """

    def __init__(
        self,
        write: Callable[[list[W]], list[Exception | None]],
        name: str,
        apart: float = APART,
    ) -> None:
        self._write = write
        self._apart = apart
        self._given: deque[Question | Order[W]] = deque()
        self._bell: SimpleQueue[bool] = SimpleQueue()
        """Has True for each time to look at what was given, False for the last."""
        self._next_group = 0.0
        """Before this moment a work waits for those of other tables."""
        self._last_table: str | None = None
        self._ringing: asyncio.AbstractEventLoop | None = None
        """Who rings when that moment comes."""
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def __len__(self) -> int:
        """How much waits for what is done before it."""
        return len(self._given)

    async def read(self, ask: Callable[[], T]) -> T:
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._given.append(Question(ask, answer))
        self._bell.put(True)
        return await answer

    async def write(self, work: W, table: str | None = None) -> None:
        """
        Have *work* written with all that waits; raises what went wrong with it.

        What belongs to a *table* waits a little for what others do at theirs.
        """
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[None] = loop.create_future()
        self._given.append(Order(work, answer))
        self._ring_in_time(loop, table)
        await answer

    def close(self) -> None:
        """End when all that was given is done."""
        self._bell.put(False)
        self._thread.join()

    def _ring_in_time(self, loop: asyncio.AbstractEventLoop, table: str | None) -> None:
        """Have the group of the last work begun: at once, unless others just began one."""
        wait = self._next_group - time.monotonic()
        is_alone, self._last_table = table in (None, self._last_table), table
        if wait <= 0 or is_alone or len(self._given) >= ENOUGH:
            self._ring()
        elif self._ringing is not loop:
            self._ringing = loop
            loop.call_later(wait, self._ring)

    def _ring(self) -> None:
        self._next_group = time.monotonic() + self._apart
        self._ringing = None
        self._bell.put(True)

    def _work(self) -> None:
        is_open = True
        while is_open:
            is_open = self._bell.get()
            group: list[Order[W]] = []
            while self._given:
                given = self._given.popleft()
                if isinstance(given, Order):
                    group.append(given)
                    continue
                self._write_group(group)
                group = []
                _answer([(given.answer, *_outcome(given.ask))])
            self._write_group(group)

    def _write_group(self, group: list[Order[W]]) -> None:
        if not group:
            return
        errors, failure = _outcome(lambda: self._write([order.work for order in group]))
        if failure is not None:
            errors = [failure] * len(group)
        pairs = zip(group, errors, strict=True)
        _answer([(order.answer, None, error) for order, error in pairs])


Answered: TypeAlias = tuple[asyncio.Future[Outcome], Outcome, Exception | None]


def _outcome(ask: Callable[[], object]) -> tuple[Outcome, Exception | None]:
    try:
        return ask(), None
    except Exception as error:  # noqa: BLE001 (whoever asked gets it)
        return None, error


def _answer(answered: list[Answered]) -> None:
    """Wake those who wait, each in the loop they wait in: all of one loop at once."""
    for loop in {future.get_loop() for future, *_ in answered}:
        own = [one for one in answered if one[0].get_loop() is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, own)


def _settle(answered: list[Answered]) -> None:
    for future, result, error in answered:
        if future.cancelled():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
