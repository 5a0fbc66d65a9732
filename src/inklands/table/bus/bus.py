"""What the table asks of a bus: to let every process know that a table changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

Listener: TypeAlias = Callable[[str], Awaitable[None]]


class Bus(Protocol):
    """
    News of tables, between the processes that share a store.

    News is only the name of a table: whoever has it open reads the store again. Lost or doubled
    news harms nothing but speed.
    """

    async def publish(self, table: str, sender: str) -> None:
        """Call every listener but those of *sender*."""
        ...

    async def listen(self, name: str, listener: Listener) -> None: ...
    async def leave(self, name: str) -> None: ...
