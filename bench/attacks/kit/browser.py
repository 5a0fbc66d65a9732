"""Browsers at a server: each has an address and cookies of its own, and opens sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from itertools import product
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as socket_connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.typing import Origin

from bench.attacks.kit.program import loopback

Json = dict[str, Any]

PATIENCE = 60.0
"""Seconds after which a browser gives up waiting."""
LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, httpx.TransportError)
ME, OPEN = {"kind": "me", "name": "Ada"}, {"kind": "open"}
HOME = "127.0.0.1"


def addresses(network: int) -> Iterator[str]:
    """
    Addresses of this machine, all different: 127.*network*.0.1 and so on.

    All of 127.0.0.0/8 is the loopback interface, and the server counts by address: attackers must
    not use up what is meant for the innocent, who come from elsewhere.
    """
    return (f"127.{network}.{high}.{low}" for high, low in product(range(256), range(1, 255)))


class Browser:
    """One browser, coming from *address*."""

    def __init__(self, base: str, address: str = HOME, cookie: str = "") -> None:
        self.base = loopback(base)
        self.address = address
        self.http = httpx.AsyncClient(
            base_url=base,
            headers={"origin": base},
            cookies=dict([cookie.split("=", 1)]) if cookie else {},
            timeout=PATIENCE,
            # Certificates are for https, and reading them takes longer than a whole visit here.
            transport=httpx.AsyncHTTPTransport(verify=False, local_address=address),
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def create(self, *seats: Json, title: str = "cartographers", **more: object) -> str:
        request = {"title": title, "seats": list(seats), **more}
        answer = await self.http.post("/api/tables", json=request)
        if answer.status_code != 201:
            raise Surprise(f"a table was refused: {answer.status_code} {answer.text}")
        return str(answer.json()["table"])

    async def take(self, table: str, invitation: str, **more: object) -> httpx.Response:
        request = {"invitation": invitation, "name": "Bo", **more}
        return await self.http.post(f"/api/tables/{table}/seats", json=request)

    async def connect(self, table: str, *seats: int | None, seen: int = 0) -> Connection:
        """A socket at *table* that follows *seats*."""
        socket = await socket_connect(
            f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            origin=Origin(self.base),
            additional_headers={"cookie": self.cookie} if self.cookie else {},
            compression=None,
            max_size=2**26,
            max_queue=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            local_addr=(self.address, 0),
        )
        connection = Connection(socket)
        for seat in seats:
            await connection.send("join", seat=seat, seen=seen)
        return connection


class Surprise(Exception):
    """The server message something that ends the experiment."""


class Connection:
    """One socket. What comes while something else is waited for is kept in ``kept``."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.kept: list[Json] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def send(self, kind: str, **fields: object) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def next(self, seconds: float = PATIENCE) -> Json:
        async with asyncio.timeout(seconds):
            message: Json = json.loads(await self.socket.recv())
        return message

    async def receive(self, kind: str, seconds: float = PATIENCE, **fields: object) -> Json:
        """The next message of *kind* with these fields; others before it are kept."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.next(seconds)
                if message["type"] == kind and all(
                    message[name] == fields[name] for name in fields
                ):
                    return message
                self.kept.append(message)

    async def ask(
        self, kind: str, command: str, seconds: float = PATIENCE, **fields: object
    ) -> Json:
        """Give a command, and wait for its answer."""
        await self.send(kind, id=command, **fields)
        async with asyncio.timeout(seconds):
            while True:
                message = await self.next(seconds)
                if message.get("id") == command and message["type"] != "table":
                    return message
                self.kept.append(message)

    def latest(self, seat: int | None) -> Json:
        """The last update of *seat* among what was kept."""
        return next(
            message
            for message in reversed(self.kept)
            if message["type"] == "update" and message["seat"] == seat
        )
