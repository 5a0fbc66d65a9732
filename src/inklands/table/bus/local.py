"""A bus within one process."""

from __future__ import annotations

from inklands.table.bus.bus import Listener


class LocalBus:
    """News goes to the other lobbies of this process, most often none."""

    def __init__(self) -> None:
        self._listeners: dict[str, Listener] = {}

    async def publish(self, table: str, sender: str) -> None:
        for name, listener in list(self._listeners.items()):
            if name != sender:
                await listener(table)

    async def listen(self, name: str, listener: Listener) -> None:
        self._listeners[name] = listener

    async def leave(self, name: str) -> None:
        self._listeners.pop(name, None)

    async def check(self) -> None:
        pass
