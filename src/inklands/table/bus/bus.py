"""What the table asks of a bus: to let every process know that a table changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

from inklands.table.refusal import Refusal

Listener: TypeAlias = Callable[[str], Awaitable[None]]


class BusError(Refusal):
    """News does not reach other processes; only `/ready` says so, for they notice by looking."""

    code = "bus/unavailable"

    def __init__(self) -> None:
        sentence = "The bus does not answer; other processes learn of moves a little later."
        super().__init__(self.code, sentence, 503)


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
    async def check(self) -> None:
        """Refuse with a `BusError` unless news goes out now."""
        ...
