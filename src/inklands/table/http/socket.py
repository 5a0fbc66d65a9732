"""Sockets: they carry texts between a client and its `Session`, and not too many of them."""

from __future__ import annotations

import asyncio
import logging
from collections import deque

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from inklands.table.http.cookies import holder_of
from inklands.table.http.guard import address_of
from inklands.table.match.lobby import Lobby
from inklands.table.match.session import Session
from inklands.table.match.table import Table
from inklands.table.rate_limits import Bucket, Buckets
from inklands.table.refusal import Refusal, server_error, slow_down
from inklands.table.settings import Limits
from inklands.table.wire.messages import Refused, encode

LOG = logging.getLogger("inklands.table")
NO_TABLE, TOO_MUCH, TOO_SLOW, INTERNAL = 4404, 4429, 1013, 1011
CLOSED_FOR = {429: TOO_MUCH, 503: TOO_SLOW}
"""A table that the database cannot bring now may be there in a moment."""
PATIENCE = 100
"""How many messages too many are answered before the socket is closed."""


class Outbox:
    """The texts that wait until a client reads them."""

    def __init__(self, websocket: WebSocket, limits: Limits) -> None:
        self._websocket = websocket
        self._limits = limits
        self._unsent: deque[str] = deque()
        self._characters = 0
        self._has_unsent = asyncio.Event()
        self.is_too_slow = asyncio.Event()

    def put(self, text: str) -> None:
        """Have *text* sent, without waiting; a client that reads nothing gets no more."""
        characters = self._characters + len(text)
        # Messages are ASCII but for names, so characters are near enough to bytes.
        is_too_long = bool(self._unsent) and characters > self._limits.unsent_bytes
        if is_too_long or len(self._unsent) >= self._limits.unsent_messages:
            self.is_too_slow.set()
            return
        self._unsent.append(text)
        self._characters = characters
        self._has_unsent.set()

    async def send_all(self) -> None:
        """Send whatever is to be sent, as long as there is somebody to read it."""
        while True:
            await self._has_unsent.wait()
            self._has_unsent.clear()
            while self._unsent:
                text = self._unsent.popleft()
                self._characters -= len(text)
                await self._websocket.send_text(text)


class Sockets:
    """The endpoint of every socket, with what they share: the lobby, buckets, counts."""

    def __init__(self, lobby: Lobby) -> None:
        limits = lobby.settings.limits
        self._lobby = lobby
        self._limits = limits
        self._by_identity = Buckets(limits.identity_messages)
        self._by_address = Buckets(limits.address_messages)
        self._open: dict[str, int] = {}

    async def serve(self, websocket: WebSocket) -> None:
        address = address_of(websocket.scope)
        await websocket.accept()
        try:
            table = await self._lobby.open(websocket.path_params["table"])
            self._check_capacity(table, address, holder_of(websocket))
        except Exception as error:  # noqa: BLE001 (whatever it is, the client gets a refusal)
            await self._turn_away(websocket, error)
            return
        await self._serve(websocket, table, address)

    async def _turn_away(self, websocket: WebSocket, error: Exception) -> None:
        """Send why there is no place at the table; what broke inside is for the log alone."""
        if isinstance(error, Refusal):
            refusal, code = error, CLOSED_FOR.get(error.status, NO_TABLE)
        else:
            LOG.error("failed", exc_info=error, extra={"path": websocket.url.path})
            refusal, code = server_error(), INTERNAL
        self._lobby.metrics.count_refusal(refusal.reason_code)
        await websocket.send_text(encode(Refused(None, refusal.reason_code, str(refusal))))
        await websocket.close(code)

    async def _serve(self, websocket: WebSocket, table: Table, address: str) -> None:
        outbox = Outbox(websocket, self._limits)
        session = Session(self._lobby, table, holder_of(websocket), outbox.put, address)
        self._count(address, 1)
        table.enter(session)
        receiving = asyncio.create_task(self._receive_all(websocket, session, address))
        sending = asyncio.create_task(outbox.send_all())
        slowness = asyncio.create_task(outbox.is_too_slow.wait())
        tasks = (receiving, sending, slowness)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._count(address, -1)
            table.leave(session)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        code = TOO_SLOW if outbox.is_too_slow.is_set() else TOO_MUCH
        if websocket.client_state is websocket.application_state is WebSocketState.CONNECTED:
            await websocket.close(code)

    async def _receive_all(self, websocket: WebSocket, session: Session, address: str) -> None:
        """Hand every text to the session, until the client is gone or sends far too many."""
        bucket, patience = Bucket(self._limits.socket_messages), PATIENCE
        while patience:
            text = await _received(websocket)
            if self._may_send(bucket, session.holder, address):
                patience = min(PATIENCE, patience + 1)
                with self._lobby.metrics.time_command():
                    await session.answer(text)
            else:
                patience -= 1
                session.refuse(text, slow_down())

    def _may_send(self, bucket: Bucket, holder: str | None, address: str) -> bool:
        return (
            bucket.take()
            and (holder is None or self._by_identity.take(holder))
            and self._by_address.take(address)
        )

    def _check_capacity(self, table: Table, address: str, holder: str | None) -> None:
        if (
            table.places_taken(holder) >= self._limits.sockets_at_a_table
            or self._open.get(address, 0) >= self._limits.sockets_by_address
        ):
            raise slow_down()

    def _count(self, address: str, change: int) -> None:
        self._lobby.metrics.add_sockets(change)
        self._open[address] = self._open.get(address, 0) + change
        if not self._open[address]:
            del self._open[address]


async def _received(websocket: WebSocket) -> bytes:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    content: bytes = message["bytes"]
    return content
