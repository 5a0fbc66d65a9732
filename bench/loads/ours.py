"""Our server, and two browsers at each of its tables."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack, suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State
from websockets.typing import Origin

from bench.loads.figures import SEATS, Figures
from bench.loads.process import ServerProcess

MEMORY = "memory"
"""In place of a database: what is written is gone with the server."""
Json = dict[str, Any]


def applied(known: Json, changes: Json) -> Json:
    """The update after *known*, as docs/wire.md says."""
    for change in changes["changes"]:
        *way, last = change["path"]
        place: Any = known
        for step in way:
            place = place[step]
        if isinstance(place, list) and last == len(place):
            place.append(change["value"])
        else:
            place[last] = change["value"]
    return known


def start(database: str) -> ServerProcess:
    """The server that people start, with its tables in *database*."""
    command = [sys.executable, "-m", "bench.loads.ours", database]
    process = subprocess.Popen(  # noqa: S603 (this very file)
        command, stderr=subprocess.PIPE, text=True
    )
    assert process.stderr is not None
    # What is logged on the way is a line of JSON.
    said = next(line for line in process.stderr if not line.startswith("{"))
    return ServerProcess(process, said.split()[3].rstrip("/"))


async def seat_all(stack: AsyncExitStack, base: str, title: str, figures: Figures) -> list[Pair]:
    """Pairs of players at as many tables of *title* as *figures* are of."""
    api = await http_api(stack, base)
    width = await api.width(title)
    pairs = [Pair(number, width, figures) for number in range(figures.tables)]
    for pair in pairs:
        await api.seat(pair, title)
    return pairs


async def http_api(stack: AsyncExitStack, base: str) -> HttpApi:
    client = httpx.AsyncClient(base_url=base, headers={"origin": base})
    return HttpApi(stack, await stack.enter_async_context(client))


class Pair:
    """One table with its two sockets; the next action is made by whoever is to act."""

    def __init__(self, number: int, width: int, figures: Figures) -> None:
        self._chance = random.Random(number)
        self._width = width
        self._figures = figures
        self._latest: dict[int, Json] = {}
        self._sockets: dict[int, ClientConnection] = {}
        self._sent: dict[int, float] = {}
        self._told = asyncio.Event()
        self._count = 0

    @property
    def is_connected(self) -> bool:
        return all(socket.state is State.OPEN for socket in self._sockets.values())

    async def join(self, seat: int, socket: ClientConnection) -> None:
        self._sockets[seat] = socket
        await socket.send(json.dumps({"type": "join", "seat": seat, "changes": True}))

    async def leave(self) -> None:
        for socket in self._sockets.values():
            await socket.close()

    async def listen(self, seat: int) -> None:
        with suppress(ConnectionClosed):
            await self._listen(seat)

    async def _listen(self, seat: int) -> None:
        async for text in self._sockets[seat]:
            self._figures.received += len(text)
            message = msgspec.json.decode(text)
            if message["type"] == "update":
                self._take_in(seat, message)
            elif message["type"] == "changes":
                self._take_in(seat, applied(self._latest[seat], message))
            elif message["type"] == "refused":
                raise SystemExit(f"refused: {text!r}")

    def _take_in(self, seat: int, update: Json) -> None:
        self._latest[seat] = update
        sent = self._sent.pop(seat, None)
        if sent is not None:
            self._figures.latencies.append(time.perf_counter() - sent)
        self._told.set()

    async def act(self) -> bool:
        """Make one move once both seats know of the last; whether the match goes on."""
        while len(self._latest) < SEATS or self._sent or not self._agree():
            self._told.clear()
            await self._told.wait()
        if self._latest[0]["is_over"]:
            return False
        seat = self._chance.choice(self._latest[0]["to_act"])
        update = self._latest[seat]
        command = {
            "type": "act",
            "id": f"c{self._count}",
            "seat": seat,
            "decision": update["decision"],
            "action": self._action(update["legal"]),
        }
        self._count += 1
        self._sent[1 - seat] = time.perf_counter()
        await self._sockets[seat].send(json.dumps(command))
        self._figures.actions += 1
        return True

    def _agree(self) -> bool:
        return bool(self._latest[0]["to_act"] == self._latest[1]["to_act"])

    def _action(self, legal: Json) -> str:
        if legal["actions"]:
            return str(self._chance.choice(legal["actions"]))
        group = self._chance.choice(legal["groups"])
        anchors = int(group["anchors"], 16)
        places = [n for n in range(anchors.bit_length()) if anchors >> n & 1]
        row, column = divmod(self._chance.choice(places), self._width)
        cells = ((row + one["row"], column + one["column"]) for one in group["cells"])
        names = (f"{chr(97 + row)}{column + 1}" for row, column in cells)
        return f"{group['choice']}:{''.join(names)}"


class HttpApi:
    """Sets tables up and lets browsers sit down, each with an identity of its own."""

    def __init__(self, stack: AsyncExitStack, client: httpx.AsyncClient) -> None:
        self._stack = stack
        self._client = client
        self._listeners: list[asyncio.Task[None]] = []
        stack.callback(lambda: [task.cancel() for task in self._listeners])

    async def width(self, title: str) -> int:
        titles = (await self._client.get("/api/titles")).json()["titles"]
        return int(next(one["width"] for one in titles if one["name"] == title))

    async def seat(self, pair: Pair, title: str) -> str:
        """Set a table up and let both players of *pair* connect; the table."""
        request = {"title": title, "seats": [{"kind": "me", "name": "A"}, {"kind": "open"}]}
        table, cookie = await self._post("/api/tables", request)
        socket = await self.connect(table, cookie)
        invitation = json.loads(await socket.recv())["invitation"]
        await self._join(pair, 0, socket)
        body = {"invitation": invitation, "name": "B"}
        _, cookie = await self._post(f"/api/tables/{table}/seats", body)
        await self._join(pair, 1, await self.connect(table, cookie))
        return table

    async def _post(self, path: str, body: Mapping[str, object]) -> tuple[str, str]:
        """The table, and the cookie of the browser that asked, which is new each time."""
        self._client.cookies.clear()
        answer = (await self._client.post(path, json=body)).raise_for_status()
        return answer.json()["table"], answer.headers["set-cookie"].partition(";")[0]

    async def connect(self, table: str, cookie: str) -> ClientConnection:
        base = str(self._client.base_url).rstrip("/")
        connection = connect(
            f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            origin=Origin(base),
            additional_headers={"cookie": cookie},
            compression=None,
            max_size=2**24,
            ping_interval=None,
        )
        return await self._stack.enter_async_context(connection)

    async def _join(self, pair: Pair, seat: int, socket: ClientConnection) -> None:
        await pair.join(seat, socket)
        self._listeners.append(asyncio.create_task(pair.listen(seat)))


def serve(database: str) -> None:
    """Run the server as `inklands serve` does, without limits; it says where it is."""
    from inklands.table.hosting import Hosting
    from inklands.table.rate_limits import Rate
    from inklands.table.settings import Limits

    plenty, many = Rate(1e9, 1e9), 1_000_000
    limits = Limits(
        requests=plenty,
        address_requests=plenty,
        new_connections=plenty,
        creations=plenty,
        socket_messages=plenty,
        identity_messages=plenty,
        address_messages=plenty,
        connections=many,
        connections_by_address=many,
        sockets_by_address=many,
        sockets_at_a_table=many,
    )
    keeps = database != MEMORY
    address = f"sqlite:///{database}" if keeps else None
    Hosting(port=0, database=address, keeps=keeps, warms_up=False, limits=limits).run()


if __name__ == "__main__":
    serve(sys.argv[1])
