"""Works that arrive while earlier ones are being written are written together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

W = TypeVar("W")


class Batches(Generic[W]):
    """
    A queue before a store that writes many works at the price of one commit.

    *write* does a batch of works, and answers for each what went wrong with it, or None.
    """

    def __init__(self, write: Callable[[list[W]], Awaitable[list[Exception | None]]]) -> None:
        self._write = write
        self._waiting: list[tuple[W, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        """How many works wait for the batch before them."""
        return len(self._waiting)

    async def add(self, work: W) -> None:
        """Have *work* written with the next batch; raises what went wrong with it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        await done

    async def finish(self) -> None:
        """Wait until nothing waits."""
        if self._writer is not None:
            await self._writer

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            outcomes = await self._outcomes([work for work, _ in batch])
            for (_, done), error in zip(batch, outcomes, strict=True):
                _settle(done, error)
        self._writer = None

    async def _outcomes(self, works: list[W]) -> list[Exception | None]:
        try:
            return await self._write(works)
        except Exception as error:  # noqa: BLE001 (whoever waits for a work gets it)
            return [error] * len(works)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
