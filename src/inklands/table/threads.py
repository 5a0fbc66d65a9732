"""Long work of a server, such as playing a long log again, in threads of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import TypeVar

from inklands.table.thinking.fair_queue import Asker, FairQueue

T = TypeVar("T")
ADDRESS: ContextVar[str] = ContextVar("address", default="")
"""Where the request comes from that is being answered: the work is done for whoever is there."""
THREADS = 2
"""
Each takes the interpreter from the event loop for a millisecond at a time, and a move has to have
it back several times: sixty reviews begun at once made everybody wait a quarter of a second.
"""


class Threads:
    """
    An `Aside` that does so many things at once and lets the others wait.

    One address after the other has its turn: whoever opens a table does not wait for all the
    records and boxes that somebody else has sent.
    """

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="aside")
        self._places = FairQueue(list(range(THREADS)))

    def __len__(self) -> int:
        """How much waits for its turn."""
        return len(self._places)

    def count_busy(self) -> int:
        return self._places.count_busy()

    async def __call__(self, work: Callable[[], T]) -> T:
        address = ADDRESS.get()
        async with self._places.place(Asker(address, address)):
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
