"""News between the tabs of one browser."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from inklands.table.bus.bus import Listener


class Channel(Protocol):
    """A BroadcastChannel, as `web/src/engine/channel.ts` hands it over."""

    def post(self, text: str, /) -> None: ...
    def listen(self, heard: Callable[[str], None], /) -> None: ...


class ChannelBus:
    """A bus on a BroadcastChannel: a tab hears the others and never itself."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self._listeners: dict[str, Listener] = {}
        self._telling: set[asyncio.Task[None]] = set()
        channel.listen(self._heard)

    async def publish(self, table: str, sender: str) -> None:
        self._channel.post(f"{sender} {table}")
        await self._tell(table, sender)

    async def listen(self, name: str, listener: Listener) -> None:
        self._listeners[name] = listener

    async def leave(self, name: str) -> None:
        self._listeners.pop(name, None)

    async def check(self) -> None:
        pass

    def _heard(self, text: str) -> None:
        sender, _, table = text.partition(" ")
        telling = asyncio.ensure_future(self._tell(table, sender))
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)

    async def _tell(self, table: str, sender: str) -> None:
        for name, listener in list(self._listeners.items()):
            if name != sender:
                await listener(table)
