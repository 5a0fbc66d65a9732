"""Connections to PostgreSQL that outlast its restarts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import asyncpg

from inklands.table.store.condition import Condition
from inklands.table.store.database_error import DatabaseError
from inklands.table.store.postgresql_errors import COLLISIONS, UNREACHED, database_error
from inklands.table.store.postgresql_schema import SCHEMA

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

T = TypeVar("T")
Connection: TypeAlias = "PoolConnectionProxy[asyncpg.Record]"
MOST_CONNECTIONS = 8
ANSWER_SECONDS = 4.0
"""A database that takes longer has hung up, or was cut off: it is asked by another connection."""
PATIENCE_SECONDS = 7.0
"""So long is a database that went away waited for: a restart takes it three seconds or less."""
PAUSES = (0.05, 0.1, 0.2, 0.4)


class Pool:
    """A few connections to the database at *address*, made when they are first needed."""

    def __init__(self, address: str) -> None:
        self.condition = Condition()
        self._address = address
        self._pool: asyncpg.Pool | None = None
        self._opening = asyncio.Lock()

    async def use(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """
        Do *work* with a connection, again with another one if the first is lost.

        So *work* must have the same effect done twice as done once.
        """
        give_up = time.monotonic() + PATIENCE_SECONDS
        attempt = 0
        while True:
            try:
                answer = await self._once(work)
            except (*UNREACHED, *COLLISIONS) as error:
                pause = PAUSES[min(attempt, len(PAUSES) - 1)]
                attempt += 1
                if time.monotonic() + pause > give_up:
                    raise self._failed(error) from error
                await asyncio.sleep(pause)
            except asyncpg.IntegrityConstraintViolationError:
                raise  # What it means is known where the statement is written.
            except asyncpg.PostgresError as error:
                raise self._failed(error) from error
            else:
                self.condition.note(None)
                return answer

    def count_busy(self) -> int:
        return self._pool.get_size() - self._pool.get_idle_size() if self._pool else 0

    async def close(self) -> None:
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), ANSWER_SECONDS)
            except TimeoutError:
                self._pool.terminate()

    async def _once(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        pool = self._pool or await self._opened()
        async with pool.acquire(timeout=ANSWER_SECONDS) as connection:
            return await work(connection)

    async def _opened(self) -> asyncpg.Pool:
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._address,
                    min_size=1,
                    max_size=MOST_CONNECTIONS,
                    timeout=ANSWER_SECONDS,
                    command_timeout=ANSWER_SECONDS,
                    server_settings={"search_path": SCHEMA, "application_name": "inklands"},
                )
            return self._pool

    def _failed(self, error: Exception) -> DatabaseError:
        failure = database_error(error)
        self.condition.note(failure)
        return failure
