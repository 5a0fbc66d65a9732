"""A real server on a free port, and players who speak to it over HTTP and sockets."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as socket_connect
from websockets.typing import Origin

from inklands.core.catalogue import load, titles
from inklands.core.rng import Rng
from inklands.table.bus.bus import Bus
from inklands.table.bus.local import LocalBus
from inklands.table.http.server import listening, make_server
from inklands.table.local_lobby import local_lobby
from inklands.table.match.title_source import TitleSource
from inklands.table.rate_limits import Rate
from inklands.table.settings import Limits, Settings
from inklands.table.store.memory import MemoryStore
from inklands.table.store.store import Store

Json = dict[str, Any]

PLENTY = Rate(1e9, 1e9)
GENEROUS = Limits(
    requests=PLENTY,
    address_requests=PLENTY,
    new_connections=PLENTY,
    creations=PLENTY,
    socket_messages=PLENTY,
    identity_messages=PLENTY,
    address_messages=PLENTY,
    seat_changes=PLENTY,
    open_tables_by_host=10_000,
)
TITLES = TitleSource(titles, load)
ME = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}
CERTIFICATES = httpx.create_ssl_context()
"""Shared: reading the certificates of the machine takes longer than a whole visit."""
PATIENCE = 120.0
"""Seconds after which a test gives up waiting for the server."""


@contextmanager
def running(
    settings: Settings | None = None,
    store: Store | None = None,
    title_source: TitleSource = TITLES,
    bus: Bus | None = None,
    trusted_proxy: str | None = None,
    *,
    host: str = "127.0.0.1",
) -> Iterator[str]:
    """The address of a server that runs as long as the context."""
    lobby = local_lobby(
        # Nobody waits here until somebody has been away for a while.
        settings or Settings(limits=GENEROUS, away_seconds=0.0),
        store or MemoryStore(),
        bus or LocalBus(),
        title_source,
    )
    listener = listening(host, 0)
    listener.listen()
    port = listener.getsockname()[1]
    server = make_server(lobby, host, port, trusted_proxy)
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    try:
        yield f"http://{host}:{port}"
    finally:
        server.should_exit = True
        thread.join()


class Player:
    """One browser: its cookies, and the sockets it opens."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.Client(
            base_url=base, headers={"origin": base}, timeout=PATIENCE, verify=CERTIFICATES
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def create(self, *seats: Json, title: str = "cartographers", **more: Any) -> str:
        request = {"title": title, "seats": list(seats), **more}
        answer = self.http.post("/api/tables", json=request)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def take(self, table: str, invitation: str, name: str = "Bo") -> httpx.Response:
        request = {"invitation": invitation, "name": name}
        return self.http.post(f"/api/tables/{table}/seats", json=request)

    def connect(
        self,
        table: str,
        *seats: int | None,
        seen: int = 0,
        changes: bool = False,
        room: int | None = None,
    ) -> Connection:
        """A socket at *table* that follows *seats*; the system keeps *room* bytes unread for it."""
        connection = Connection(self, table, room=room)
        for seat in seats:
            connection.send("join", seat=seat, seen=seen, changes=changes)
        return connection

    def identify(self, secret: str) -> None:
        """Come with the identity *secret* from here on."""
        self.http.cookies.set("inklands", secret)

    def text(self, path: str) -> str:
        """The body of what is answered at *path*."""
        return self.http.get(path).text

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class Connection:
    """One socket. What comes while something else is waited for is kept in ``kept``."""

    def __init__(
        self, player: Player, table: str, origin: str | None = None, room: int | None = None
    ) -> None:
        address = player.base.replace("http", "ws", 1)
        self.socket: ClientConnection = socket_connect(
            f"{address}/api/tables/{table}/socket",
            sock=None if room is None else reached(player.base, room),
            origin=Origin(origin or player.base),
            additional_headers={"cookie": player.cookie} if player.cookie else {},
            compression=None,
            max_size=2**24,
            open_timeout=PATIENCE,
            legacy=True,
        )
        self.kept: list[Json] = []
        self.raw: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.socket.close()

    def send(self, kind: str, **fields: Any) -> None:
        self.write(json.dumps({"type": kind, **fields}))

    def write(self, text: str) -> None:
        self.socket.send(text)

    def read(self) -> str:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        return text

    def next(self) -> Json:
        text = self.read()
        self.raw.append(text)
        message: Json = json.loads(text)
        return message

    def receive(self, kind: str, **fields: Any) -> Json:
        """The next message of *kind* with these fields; others before it are kept."""
        while True:
            message = self.next()
            if message["type"] == kind and all(
                message[name] == value for name, value in fields.items()
            ):
                return message
            self.kept.append(message)

    def ask(self, kind: str, command: str, **fields: Any) -> Json:
        """Give a command, and wait for its answer."""
        self.send(kind, id=command, **fields)
        while True:
            message = self.next()
            if message.get("id") == command and message["type"] != "table":
                return message
            self.kept.append(message)

    def refusal(self, message: str | bytes) -> Json:
        """The refusal of *message*, sent as it is; the socket stays open."""
        self.socket.send(message)
        refused = self.receive("refused")
        self.send("ping")
        self.receive("pong")
        return refused

    def rest(self) -> int | None:
        """Keep all that still comes until the server closes; the code it closes with."""
        try:
            while True:
                self.kept.append(self.next())
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    def latest(self, seat: int | None) -> Json | None:
        updates = [one for one in self.kept if one["type"] == "update" and one["seat"] == seat]
        return updates[-1] if updates else None


def reached(base: str, room: int) -> socket.socket:
    """A connection to *base* in which the system keeps *room* bytes that nobody has read yet."""
    url = httpx.URL(base)
    connected = socket.socket()
    # Before it connects: what the other end may send unread is agreed on then.
    connected.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    connected.connect((url.host, url.port))
    return connected


def actions(update: Json) -> list[str]:
    """The texts of all that an update says is legal, put together as a page would."""
    legal = update["legal"]
    texts: list[str] = list(legal["actions"])
    for group in legal["groups"]:
        anchors = int(group["anchors"], 16)
        width = len(update["view"]["sheets"][0]["rows"][0])
        for anchor in range(anchors.bit_length()):
            if anchors >> anchor & 1:
                row, column = divmod(anchor, width)
                names = (
                    f"{chr(ord('a') + row + cell['row'])}{column + cell['column'] + 1}"
                    for cell in group["cells"]
                )
                texts.append(f"{group['choice']}:{''.join(names)}")
    return texts


def some_action(update: Json, rng: Rng) -> tuple[str, Rng]:
    return rng.choice(actions(update))
