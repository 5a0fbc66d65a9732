"""
What uvicorn leaves unbounded of a connection: its bytes, its time, its control frames.

All of this is counted before a request exists that `guard.py` could refuse.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from inklands.table.http.address import plain
from inklands.table.http.connections import Connections
from inklands.table.http.headers import HEADERS
from inklands.table.rate_limits import Bucket
from inklands.table.wire.http_messages import Failure

SLICE = 4_096
"""Bytes of a socket read at once: a flood is noticed before much of it is worked through."""
WAITING_MESSAGES = 500
"""So many messages in one read are no page's: what it sends too often is refused much earlier."""
BODY_MARGIN = 4
POLICY_VIOLATION = 1008


class Config(uvicorn.Config):
    """The settings of uvicorn, and the connections that its protocols count."""

    connections: Connections


class Timer:
    """Aborts a connection that is not done in time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._handle: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport) -> None:
        """Begin to count, unless that was begun already."""
        if self._handle is None:
            loop = asyncio.get_running_loop()
            self._handle = loop.call_later(self._seconds, transport.abort)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class HttpProtocol(HttpToolsProtocol):
    """
    One connection of HTTP.

    A request has to arrive within a time, its head within a size; what is sent has to be read.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._counted = config.connections
        self._limits = config.connections.limits
        self._arriving = Timer(self._limits.request_seconds)
        self._leaving = Timer(self._limits.unread_seconds)
        self._received = 0
        self._is_in_head = True
        self._address: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn does
        super().connection_made(transport)
        self.client = _plain_client(self.client)
        address = self.client[0] if self.client else "unknown"
        if not self._counted.has_place(address):
            # Without a word: an answer to each of very many would be work of its own.
            transport.abort()
            return
        self._address = address
        self._counted.enter(address)
        self._arriving.start(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._arriving.start(self.transport)
        self._received += len(data)
        super().data_received(data)
        if self._received > self._most_bytes and not self.transport.is_closing():
            self._refuse(431, "message/too-large", "That is too much in one request.")

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._arriving.stop()
        self._received, self._is_in_head = 0, True

    def handle_websocket_upgrade(self) -> None:
        self._let_go()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._leaving.start(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._leaving.stop()

    def send_400_response(self, msg: str) -> None:
        self._refuse(400, "message/malformed", msg)

    @property
    def _most_bytes(self) -> int:
        """What may arrive of a request so far; chunks and trailers surround a body."""
        limits = self._limits
        body_bytes = 0 if self._is_in_head else BODY_MARGIN * limits.body_bytes
        return limits.head_bytes + body_bytes

    def _refuse(self, status: int, code: str, sentence: str) -> None:
        """Answer without a request, as every other answer is, and close."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(_answer(status, msgspec.json.encode(Failure(code, sentence))))
        self.transport.close()

    def _let_go(self) -> None:
        self._arriving.stop()
        self._leaving.stop()
        if self._address is not None:
            self._counted.leave(self._address)
            self._address = None


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket. Frames that are no message cost as much as one, and are counted here."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._counted = config.connections
        self._frames = Bucket(config.connections.limits.control_frames)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = _plain_client(self.client)
        self._address = self.client[0] if self.client else "unknown"
        self._counted.enter(self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        self._counted.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
            if self.queue.qsize() > WAITING_MESSAGES:
                self._cut_off()

    def handle_ping(self) -> None:
        if self._is_counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_counted():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        # An empty part of a message adds nothing to its size: only its number bounds it.
        if self._is_counted():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        # A text stays bytes: whether it can be read is decided where it is read.
        self.handle_bytes(event)

    def _is_counted(self) -> bool:
        """Whether one more frame is within the limit; the socket ends when it is not."""
        if self._frames.take():
            return True
        self._cut_off()
        return False

    def _cut_off(self) -> None:
        if not self.transport.is_closing():
            self.conn.fail(POLICY_VIOLATION)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()


def _plain_client(client: tuple[str, int] | None) -> tuple[str, int] | None:
    return None if client is None else (plain(client[0]), client[1])


def _answer(status: int, body: bytes) -> bytes:
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
        **HEADERS,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n{head}\r\n".encode() + body
