"""The texts of one client that wait until those before them are answered."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Inbox:
    """
    What arrived by a socket, in order.

    A client that sends faster than it is answered is not read from meanwhile: *pause* and *resume*
    do that.
    """

    def __init__(self, pause: Callable[[], None], resume: Callable[[], None]) -> None:
        self._pause = pause
        self._resume = resume
        self._texts: deque[bytes] = deque()
        self._arrival: asyncio.Future[None] | None = None
        self.is_closed = False

    def __len__(self) -> int:
        return len(self._texts)

    def put(self, text: bytes) -> None:
        self._texts.append(text)
        if self._arrival is None:
            # What came before is not answered yet.
            self._pause()
        self._wake()

    def close(self) -> None:
        """Nothing more is taken from here: the client is gone, or is to go."""
        self.is_closed = True
        self._texts.clear()
        self._wake()

    async def next(self) -> bytes | None:
        """The text that comes next, or None when no more come."""
        if not self._texts and not self.is_closed:
            self._resume()
            self._arrival = asyncio.get_running_loop().create_future()
            await self._arrival
        return self._texts.popleft() if self._texts else None

    def _wake(self) -> None:
        if self._arrival is not None:
            self._arrival.set_result(None)
            self._arrival = None
