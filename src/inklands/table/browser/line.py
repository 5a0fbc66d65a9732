"""One page at a table of this device: what it sends is answered in order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from inklands.table.browser.caller import HOLDER
from inklands.table.match.lobby import Lobby
from inklands.table.match.session import Session
from inklands.table.match.turning_away import turned_away


class Line:
    """What a socket is to a server; *send* and *close* reach the page."""

    def __init__(
        self, lobby: Lobby, table: str, send: Callable[[str], None], close: Callable[[int], None]
    ) -> None:
        self._lobby = lobby
        self._name = table
        self._send = send
        self._close = close
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._serving = asyncio.ensure_future(self._serve())

    def hear(self, text: str) -> None:
        """The page has sent *text*."""
        self._heard.put_nowait(text)

    def hang_up(self) -> None:
        """The page is gone."""
        self._serving.cancel()

    async def _serve(self) -> None:
        try:
            table = await self._lobby.open(self._name)
        except Exception as error:  # noqa: BLE001 (whatever it is, the page gets a refusal)
            text, code = turned_away(error, self._lobby.metrics, self._name)
            self._send(text)
            self._close(code)
            return
        session = Session(self._lobby, table, HOLDER, self._send)
        table.enter(session)
        try:
            while True:
                await session.answer((await self._heard.get()).encode())
        finally:
            table.leave(session)
