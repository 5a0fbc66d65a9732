"""
A table under load: many matches at once, each socket making random legal moves.

    python bench/load.py [--tables 200] [--rate 400] [--seconds 20] [--title cartographers]

Starts the server that people start, on a free port with a database of its own, seats two browsers
at every table, and acts at *rate* actions a second over all tables (0: as fast as it goes). Reports
actions a second, the server's CPU an action, the time from a command to the other seat's update,
memory.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

SEATS = 2


class Cell(msgspec.Struct):
    row: int
    column: int


class Group(msgspec.Struct):
    choice: str
    cells: list[Cell]
    anchors: str


class Legal(msgspec.Struct):
    groups: list[Group]
    actions: list[str]


class Update(msgspec.Struct, tag="update"):
    number: int
    decision: int
    to_act: list[int]
    legal: Legal
    is_over: bool


class Other(msgspec.Struct):
    """Any other message: only its kind matters."""

    type: str
    sentence: str = ""


UPDATES = msgspec.json.Decoder(Update)
OTHERS = msgspec.json.Decoder(Other)


@dataclass
class Figures:
    """What was measured; memory is in megabytes."""

    tables: int
    empty: float
    full: float = 0
    end: float = 0
    seconds: float = 0
    cpu: float = 0
    actions: int = 0
    latencies: list[float] = field(default_factory=list)
    received: int = 0


class Server:
    """The server's process, and what the system says of it."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, __file__, "--serve", str(Path(folder) / "tables.db")]
        self.process = subprocess.Popen(  # noqa: S603 (this very script)
            command, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stderr is not None
        # What is logged on the way is a line of JSON.
        said = next(line for line in self.process.stderr if not line.startswith("{"))
        self.base = said.split()[3].rstrip("/")

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


class Pair:
    """One table with its two sockets; the next action is made by whoever is to act."""

    def __init__(self, number: int, width: int, figures: Figures) -> None:
        self._chance = random.Random(number)
        self._width = width
        self._figures = figures
        self._latest: dict[int, Update] = {}
        self._sockets: dict[int, ClientConnection] = {}
        self._sent: dict[int, float] = {}
        self._told = asyncio.Event()
        self._count = 0

    async def join(self, seat: int, socket: ClientConnection) -> None:
        self._sockets[seat] = socket
        await socket.send(json.dumps({"type": "join", "seat": seat, "seen": 0}))

    async def listen(self, seat: int) -> None:
        async for text in self._sockets[seat]:
            self._figures.received += len(text)
            if text[:16] == '{"type":"update"':
                self._take_in(seat, UPDATES.decode(text))
            elif OTHERS.decode(text).type == "refused":
                raise SystemExit(f"refused: {text!r}")

    def _take_in(self, seat: int, update: Update) -> None:
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
        if self._latest[0].is_over:
            return False
        seat = self._chance.choice(self._latest[0].to_act)
        update = self._latest[seat]
        command = {
            "type": "act",
            "id": f"c{self._count}",
            "seat": seat,
            "decision": update.decision,
            "action": self._action(update.legal),
        }
        self._count += 1
        self._sent[1 - seat] = time.perf_counter()
        await self._sockets[seat].send(json.dumps(command))
        self._figures.actions += 1
        return True

    def _agree(self) -> bool:
        return self._latest[0].to_act == self._latest[1].to_act

    def _action(self, legal: Legal) -> str:
        if legal.actions:
            return self._chance.choice(legal.actions)
        group = self._chance.choice(legal.groups)
        anchors = int(group.anchors, 16)
        places = [n for n in range(anchors.bit_length()) if anchors >> n & 1]
        row, column = divmod(self._chance.choice(places), self._width)
        names = (f"{chr(97 + row + c.row)}{column + c.column + 1}" for c in group.cells)
        return f"{group.choice}:{''.join(names)}"


async def measure(server: Server, arguments: argparse.Namespace) -> None:
    figures = Figures(arguments.tables, server.megabytes())
    async with AsyncExitStack() as stack:
        client = httpx.AsyncClient(base_url=server.base, headers={"origin": server.base})
        api = HttpApi(stack, await stack.enter_async_context(client))
        width = await api.width(arguments.title)
        pairs = [Pair(number, width, figures) for number in range(arguments.tables)]
        for pair in pairs:
            await api.seat(pair, arguments.title)
        figures.full = server.megabytes()
        figures.latencies.clear()
        gc.disable()  # This program's own pauses are not what is measured.
        cpu, start = server.cpu_seconds(), time.perf_counter()
        await act_all(pairs, arguments.rate, start + arguments.seconds)
        figures.seconds = time.perf_counter() - start
        figures.cpu = server.cpu_seconds() - cpu
        figures.end = server.megabytes()
    report(figures)


async def act_all(pairs: list[Pair], rate: float, end: float) -> None:
    """Let one table after another act, at *rate*, until *end* or until all matches are over."""
    waiting: set[asyncio.Task[bool]] = set()
    start, count = time.perf_counter(), 0
    live = deque(pairs)

    async def act(pair: Pair) -> bool:
        if await pair.act():
            live.append(pair)
        return True

    while time.perf_counter() < end and (live or waiting):
        if live and (rate == 0 or count <= (time.perf_counter() - start) * rate):
            count += 1
            waiting.add(asyncio.create_task(act(live.popleft())))
        else:
            await asyncio.sleep(0.001)
        done = {task for task in waiting if task.done()}
        for task in done:
            task.result()
        waiting -= done
    await asyncio.gather(*waiting)


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

    async def seat(self, pair: Pair, title: str) -> None:
        """Set a table up and let both players of *pair* connect."""
        request = {"title": title, "seats": [{"kind": "me", "name": "A"}, {"kind": "open"}]}
        table, cookie = await self._post("/api/tables", request)
        socket = await self._connect(table, cookie)
        invitation = json.loads(await socket.recv())["invitation"]
        await self._join(pair, 0, socket)
        body = {"invitation": invitation, "name": "B"}
        _, cookie = await self._post(f"/api/tables/{table}/seats", body)
        await self._join(pair, 1, await self._connect(table, cookie))

    async def _post(self, path: str, body: Mapping[str, object]) -> tuple[str, str]:
        """The table, and the cookie of the browser that asked, which is new each time."""
        self._client.cookies.clear()
        answer = (await self._client.post(path, json=body)).raise_for_status()
        return answer.json()["table"], answer.headers["set-cookie"].partition(";")[0]

    async def _connect(self, table: str, cookie: str) -> ClientConnection:
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


def report(seen: Figures) -> None:
    ordered = sorted(seen.latencies)

    def at(share: float) -> str:
        return f"{1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))]:.1f} ms"

    count, kilobytes = seen.actions, 1024 / seen.tables
    print(f"tables        {seen.tables}, {SEATS} sockets each; {os.cpu_count()} cores,")
    print(f"              load {os.getloadavg()[0]:.1f} over the last minute")
    print(f"actions       {count} in {seen.seconds:.1f} s: {count / seen.seconds:.0f} a second")
    print(f"server CPU    {1000 * seen.cpu / count:.2f} ms an action,")
    print(f"              {seen.cpu / seen.seconds:.0%} of one core")
    print(f"to an update  p50 {at(0.5)}, p95 {at(0.95)}, p99 {at(0.99)}")
    print(f"memory        {seen.empty:.0f} MB empty; a table takes")
    print(f"              {(seen.full - seen.empty) * kilobytes:.0f} kB at the start and")
    print(f"              {(seen.end - seen.empty) * kilobytes:.0f} kB at the end")
    print(f"an update     {seen.received / max(1, len(ordered)) / 1024:.1f} kB")


def serve(database: str) -> None:
    """Run the server as `inklands serve` does, without limits; it says where it is."""
    from inklands.table.hosting import Hosting
    from inklands.table.rate_limits import Rate
    from inklands.table.settings import Limits

    plenty, many = Rate(1e9, 1e9), 1_000_000
    rates = ("requests", "creations", "socket_messages", "identity_messages", "address_messages")
    counts = ("connections", "connections_by_address", "sockets_by_address")
    limits = replace(Limits(), **dict.fromkeys(rates, plenty), **dict.fromkeys(counts, many))
    Hosting(port=0, database=f"sqlite:///{database}", warms_up=False, limits=limits).run()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0].strip())
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=400, help="actions a second; 0 for no limit")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--title", default="cartographers")
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve)
        return
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            asyncio.run(measure(server, arguments))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
