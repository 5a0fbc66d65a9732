"""
What uvicorn leaves unbounded of a connection: its bytes, its time, its control frames.

All of this is counted before a request exists that `guard.py` could refuse.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any
from weakref import WeakSet

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request

from inklands.table.http.address import plain
from inklands.table.http.connections import Connections
from inklands.table.http.headers import HEADERS
from inklands.table.http.inbox import Inbox
from inklands.table.http.line import LINE
from inklands.table.rate_limits import Bucket
from inklands.table.refusal import Refusal, head_too_large, path_too_long
from inklands.table.wire.http_messages import Failure

SLICE = 512
"""
Bytes of a socket read at once: a flood is noticed before much of it is worked through.

They hold 85 frames at most, which are read before the first of them is counted.
"""
WAITING_MESSAGES = 500
"""So many messages in one read are no page's: what it sends too often is refused much earlier."""
BODY_MARGIN = 4
MOST_PIPELINED = 8
"""Requests that wait for the answer to one before them: browsers and proxies send none so."""
POLICY_VIOLATION = 1008


class Config(uvicorn.Config):
    """The settings of uvicorn, and the connections that its protocols count."""

    connections: Connections


class Timer:
    """Ends a connection that is not done in time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._handle: asyncio.TimerHandle | None = None

    def start(self, end: Callable[[], None]) -> None:
        """Begin to count until *end* is called, unless that was begun already."""
        # Not held from the start: a connection and its timers would refer to each other, and stay
        # until the interpreter looks for garbage in cycles, which it does seldom.
        if self._handle is None:
            loop = asyncio.get_running_loop()
            self._handle = loop.call_later(self._seconds, end)

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
        self._cycles: WeakSet[RequestResponseCycle] = WeakSet()
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
        self._arriving.start(self._abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        self._end_answers()
        super().connection_lost(exc)
        self._forget_request()

    def data_received(self, data: bytes) -> None:
        self._arriving.start(self._abort)
        self._received += len(data)
        super().data_received(data)
        if self._received > self._most_bytes and not self.transport.is_closing():
            is_path = len(self.url) > self._limits.path_characters
            self._refuse(path_too_long() if is_path else head_too_large())

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        if len(self.pipeline) >= MOST_PIPELINED:
            # The parser stops at this, and `send_400_response` is called: a read of many thousand
            # requests would be held in memory until the first of them is answered.
            raise ValueError("too many requests at once")
        super().on_headers_complete()
        if self.cycle is not None:
            self._cycles.add(self.cycle)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._arriving.stop()
        self._received, self._is_in_head = 0, True

    def handle_websocket_upgrade(self) -> None:
        self._let_go()
        super().handle_websocket_upgrade()
        self._forget_request()
        # Nothing is parsed here any more, and nobody will say that the connection is lost.
        self.parser = None  # type: ignore[assignment] # as uvicorn does when it is

    def pause_writing(self) -> None:
        super().pause_writing()
        self._leaving.start(self._abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._leaving.stop()

    def send_400_response(self, msg: str) -> None:
        self._refuse(Refusal("message/malformed", msg))

    @property
    def _most_bytes(self) -> int:
        """What may arrive of a request so far; chunks and trailers surround a body."""
        limits = self._limits
        body_bytes = 0 if self._is_in_head else BODY_MARGIN * limits.body_bytes
        return limits.head_bytes + body_bytes

    def _refuse(self, refusal: Refusal) -> None:
        """Answer without a request, as every other answer is, and close."""
        if not any(one.response_started and not one.response_complete for one in self._cycles):
            failure = Failure(refusal.reason_code, str(refusal))
            self.transport.write(_answer(refusal.status, msgspec.json.encode(failure)))
        self.transport.close()

    def _abort(self) -> None:
        self._end_answers()
        self.transport.abort()

    def _end_answers(self) -> None:
        """Tell every request that nobody waits for its answer."""
        # Where several were sent at once, uvicorn knows only of the last.
        for cycle in self._cycles:
            if not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def _forget_request(self) -> None:
        """
        Hold nothing of the last request, whose path and head may be long.

        It refers to its connection and that to it, so that both would stay until the interpreter
        looks for garbage in cycles, which it does seldom (`collecting.py`).
        """
        self.url = b""
        self.headers = []
        self.pipeline.clear()
        self.scope = None  # type: ignore[assignment] # as uvicorn does before the first request
        self.cycle = None  # type: ignore[assignment] # likewise

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
        self._inbox: Inbox | None = None
        self._on_writable: Callable[[], None] = _nothing
        self._is_lost, self._is_served = False, True

    # A `Line`.

    def listen(self) -> Inbox:
        self._inbox = Inbox(self._pause_reading, self._resume_reading)
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                self._inbox.put(event.get("bytes") or b"")
            else:
                self._inbox.close()
        return self._inbox

    @property
    def is_open(self) -> bool:
        return not self.disconnected and not self.close_sent

    @property
    def is_writable(self) -> bool:
        return self.writable.is_set()

    def write(self, frames: bytes) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames)

    def call_when_writable(self, work: Callable[[], None]) -> None:
        self._on_writable = work

    def resume_writing(self) -> None:
        super().resume_writing()
        self._on_writable()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self._is_served = False
            self.scope["state"][LINE] = self

    def send_receive_event_to_app(self) -> None:
        if self._inbox is None:
            super().send_receive_event_to_app()
            return
        text = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._inbox.put(bytes(text))

    def _pause_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _resume_reading(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = _plain_client(self.client)
        self._address = self.client[0] if self.client else "unknown"
        self._counted.enter(self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        self._counted.leave(self._address)
        super().connection_lost(exc)
        if self._inbox is not None:
            self._inbox.close()
        self._is_lost = True
        self._forget_all()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self._is_served = True
            self._forget_all()

    def _forget_all(self) -> None:
        """Once nobody needs it: hold nothing that refers to this, as `HttpProtocol` does."""
        if self._is_lost and self._is_served:
            self._on_writable, self._inbox = _nothing, None
            self.conn.parser.close()
            if hasattr(self, "scope"):
                self.scope.clear()  # type: ignore[attr-defined] # it is a dictionary

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
            waiting = self.queue.qsize() if self._inbox is None else len(self._inbox)
            if waiting > WAITING_MESSAGES:
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
        if self._frames.take() and self._counted.may_send_frame(self._address):
            return True
        self._cut_off()
        return False

    def _cut_off(self) -> None:
        if not self.transport.is_closing():
            self.conn.fail(POLICY_VIOLATION)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()


def _nothing() -> None:
    pass


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
