"""
The whole application without a network, for sweeps of many thousand positions.

Guard, endpoints, sockets, sessions, feeds and encoding are those of a server; a browser is given
the very texts that the application hands to the line, where nothing but frames are put around them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from starlette.types import ASGIApp, Message, Scope

from inklands.table.http.inbox import Inbox
from inklands.table.http.line import LINE
from tests.table.server import PATIENCE, Connection, Json, Player

T = TypeVar("T")
HOST = "127.0.0.1:1"
CLOSED = ""
"""Stands for the end of a socket: no message is empty."""


class Application:
    """An application, and the loop it is called in."""

    def __init__(self, app: ASGIApp, loop: asyncio.AbstractEventLoop) -> None:
        self._app = app
        self._loop = loop

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        return self._loop.run_until_complete(asyncio.wait_for(work, PATIENCE))

    def call(self, scope: Json, receive: Callable[[], Any], send: Any) -> asyncio.Task[None]:
        """Let the application answer a request or a socket of this *scope*."""
        whole: Scope = {
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "query_string": b"",
            "root_path": "",
            "client": ("127.0.0.1", 2),
            "server": ("127.0.0.1", 1),
            "raw_path": scope["path"].encode(),
            **scope,
        }

        async def answer() -> None:
            await self._app(whole, receive, send)

        return self._loop.create_task(answer())


class DirectPlayer(Player):
    """One browser that calls the application instead of a server."""

    def __init__(self, application: Application) -> None:
        self._application = application
        self._headers = [(b"host", HOST.encode()), (b"origin", f"http://{HOST}".encode())]

    def __exit__(self, *_: object) -> None:
        pass

    def identify(self, secret: str) -> None:
        self._headers.append((b"cookie", f"inklands={secret}".encode()))

    def text(self, path: str) -> str:
        body = bytearray()

        async def send(message: Message) -> None:
            body.extend(message.get("body", b""))

        async def receive() -> Message:
            return {"type": "http.request"}

        scope = {"type": "http", "method": "GET", "scheme": "http", "path": path}
        answering = self._application.call({**scope, "headers": self._headers}, receive, send)
        self._application.wait(_end(answering))
        return body.decode()

    def connect(
        self,
        table: str,
        *seats: int | None,
        seen: int = 0,
        changes: bool = False,
        room: int | None = None,
    ) -> Connection:
        assert room is None, "there is no system between the two ends"
        path = f"/api/tables/{table}/socket"
        scope = {"type": "websocket", "scheme": "ws", "path": path, "subprotocols": []}
        connection = DirectConnection(self._application, {**scope, "headers": self._headers})
        for seat in seats:
            connection.send("join", seat=seat, seen=seen, changes=changes)
        return connection


class DirectConnection(Connection):
    """One socket of the application."""

    def __init__(self, application: Application, scope: Json) -> None:
        self.kept = []
        self.raw = []
        self._application = application
        self._inbox = Inbox(_nothing, _nothing)
        self._sent: asyncio.Queue[str] = asyncio.Queue()
        self._serving = application.call(
            {**scope, "state": {LINE: DirectLine(self._inbox, self._sent)}}, _connect, self._send
        )

    def close(self) -> None:
        self._inbox.close()
        self._application.wait(_end(self._serving))

    def write(self, text: str) -> None:
        self._inbox.put(text.encode())

    def read(self) -> str:
        text = self._application.wait(self._sent.get())
        assert text != CLOSED, "the application closed the socket"
        return text

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self._sent.put_nowait(message["text"])
        elif message["type"] == "websocket.close":
            self._sent.put_nowait(CLOSED)


class DirectLine:
    """What the application is given to speak by: frames are unpacked again."""

    is_writable = True

    def __init__(self, inbox: Inbox, sent: asyncio.Queue[str]) -> None:
        self._inbox = inbox
        self._sent = sent

    @property
    def is_open(self) -> bool:
        return not self._inbox.is_closed

    def listen(self) -> Inbox:
        return self._inbox

    def write(self, frames: bytes) -> None:
        while frames:
            start = {126: 4, 127: 10}.get(frames[1], 2)
            size = int.from_bytes(frames[2:start], "big") if start > 2 else frames[1]
            self._sent.put_nowait(frames[start : start + size].decode())
            frames = frames[start + size :]

    def call_when_writable(self, work: Callable[[], None]) -> None:
        pass


async def _connect() -> Message:
    return {"type": "websocket.connect"}


def _nothing() -> None:
    pass


async def _end(task: asyncio.Task[None]) -> None:
    await task
