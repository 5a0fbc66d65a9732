"""Sockets: they carry texts between a client and its `Session`, and not too many of them."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket

from inklands.table.http.cookies import holder_of
from inklands.table.http.guard import address_of
from inklands.table.http.inbox import Inbox
from inklands.table.http.line import LINE, Line
from inklands.table.http.outbox import Frames, Outbox, Unsent
from inklands.table.match.lobby import Lobby
from inklands.table.match.session import Session
from inklands.table.match.table import Table
from inklands.table.match.turning_away import TOO_MUCH, TOO_SLOW, turned_away
from inklands.table.rate_limits import Bucket, Buckets
from inklands.table.refusal import slow_down

PATIENCE = 100
"""How many messages too many are answered before the socket is closed."""


class Sockets:
    """The endpoint of every socket, with what they share: the lobby, buckets, counts."""

    def __init__(self, lobby: Lobby) -> None:
        limits = lobby.settings.limits
        self._lobby = lobby
        self._limits = limits
        self._by_identity = Buckets(limits.identity_messages)
        self._by_address = Buckets(limits.address_messages)
        self._open: dict[str, int] = {}
        self._frames = Frames()
        self._unsent = Unsent()
        lobby.metrics.watch_bytes("messages", lambda: self._unsent.bytes)

    async def serve(self, websocket: WebSocket) -> None:
        address = address_of(websocket.scope)
        await websocket.accept()
        line: Line = websocket.scope["state"][LINE]
        inbox = line.listen()
        try:
            table = await self._lobby.open(websocket.path_params["table"])
            self._check_capacity(table, address, holder_of(websocket))
        except Exception as error:  # noqa: BLE001 (whatever it is, the client gets a refusal)
            await self._turn_away(websocket, error)
            return
        outbox = Outbox(line, self._limits, self._frames, self._unsent, inbox.close)
        line.call_when_writable(outbox.send_waiting)
        session = Session(self._lobby, table, holder_of(websocket), outbox.put, address)
        session.hold = outbox.hold
        code = await self._serve(session, table, inbox, outbox)
        if line.is_open:
            await websocket.close(code)

    async def _turn_away(self, websocket: WebSocket, error: Exception) -> None:
        text, code = turned_away(error, self._lobby.metrics, websocket.url.path)
        await websocket.send_text(text)
        await websocket.close(code)

    async def _serve(self, session: Session, table: Table, inbox: Inbox, outbox: Outbox) -> int:
        """Answer all that *session* is asked; the code to close with."""
        self._count(session.address, 1)
        table.enter(session)
        # A task of its own: what is asked is done to its end though the server closes the socket.
        receiving = asyncio.create_task(self._receive_all(inbox, session))
        try:
            await asyncio.wait([receiving])
            receiving.result()
        finally:
            inbox.close()
            self._count(session.address, -1)
            table.leave(session)
            outbox.drop()
        return TOO_SLOW if outbox.is_too_slow else TOO_MUCH

    async def _receive_all(self, inbox: Inbox, session: Session) -> None:
        """Hand every text to the session, until the client is gone or sends far too many."""
        bucket, patience = Bucket(self._limits.socket_messages), PATIENCE
        while patience:
            text = await inbox.next()
            if text is None:
                return
            if self._may_send(bucket, session.holder, session.address):
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
