"""boardgame.io with a game as large as ours, and two players at each of its matches."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import socket
import subprocess
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.loads.figures import SEATS, Figures
from bench.loads.process import ServerProcess

HERE = Path(__file__).resolve().parent.parent / "boardgame_io"
SIDE = 11
TERRAINS = "FVAW"
EVENT = "42/maps,"
"""How socket.io begins an event in the space of the game."""


def fetch(folder: Path) -> Path:
    """Have npm fetch the packages into *folder*, outside the tree."""
    modules = folder / "packages"
    modules.mkdir()
    shutil.copy(HERE / "package.json", modules)
    command = ["npm", "install", "--no-audit", "--no-fund", "--silent"]
    subprocess.run(command, cwd=modules, check=True, timeout=120)  # noqa: S603 (no word of it comes from outside)
    return modules


def start(modules: Path, folder: Path | None) -> ServerProcess:
    """The server with its matches in files of *folder*, or in memory."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    files = [] if folder is None else [str(folder)]
    command = ["node", str(HERE / "server.cjs"), str(modules), str(port), *files]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603 (as above)
    assert process.stdout is not None
    process.stdout.readline()
    return ServerProcess(process, f"http://127.0.0.1:{port}")


async def seat_all(stack: AsyncExitStack, base: str, figures: Figures) -> list[PeerPair]:
    client = await stack.enter_async_context(httpx.AsyncClient(base_url=f"{base}/games/maps"))
    listeners: list[asyncio.Task[None]] = []
    stack.callback(lambda: [task.cancel() for task in listeners])
    pairs = []
    for number in range(figures.tables):
        created = await client.post("/create", json={"numPlayers": SEATS})
        pair = PeerPair(number, created.json()["matchID"], figures)
        # All seats are taken before anybody connects: with files, what is noted of a connection is
        # read and written back in two steps, and forgets a seat that was taken in between.
        credentials = [await _take_seat(client, pair.match, seat) for seat in range(SEATS)]
        for seat, secret in enumerate(credentials):
            address = base.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
            line = await stack.enter_async_context(connect(address, compression=None))
            await pair.join(seat, line, secret)
            listeners.append(asyncio.create_task(pair.listen(seat)))
        pairs.append(pair)
    return pairs


async def _take_seat(client: httpx.AsyncClient, match: str, seat: int) -> str:
    body = {"playerID": str(seat), "playerName": f"P{seat}"}
    joined = await client.post(f"/{match}/join", json=body)
    return str(joined.raise_for_status().json()["playerCredentials"])


class PeerPair:
    """One match with its two sockets, as `ours.Pair` is one table."""

    def __init__(self, number: int, match: str, figures: Figures) -> None:
        self.match = match
        self._chance = random.Random(number)
        self._figures = figures
        self._latest: dict[int, dict[str, Any]] = {}
        self._sockets: dict[int, ClientConnection] = {}
        self._credentials: dict[int, str] = {}
        self._sent: dict[int, float] = {}
        self._told = asyncio.Event()

    async def join(self, seat: int, line: ClientConnection, credentials: str) -> None:
        self._sockets[seat], self._credentials[seat] = line, credentials
        await line.recv()
        await line.send("40/maps,")
        await line.recv()
        await self._emit(seat, "sync", self.match, str(seat), credentials, SEATS)

    async def listen(self, seat: int) -> None:
        async for text in self._sockets[seat]:
            assert isinstance(text, str)
            self._figures.received += len(text)
            if text == "2":
                await self._sockets[seat].send("3")
            elif text.startswith(EVENT):
                kind, *values = json.loads(text.removeprefix(EVENT))
                if kind == "sync":
                    self._take_in(seat, values[1]["state"])
                elif kind == "update":
                    self._take_in(seat, values[1])

    def _take_in(self, seat: int, state: dict[str, Any]) -> None:
        self._latest[seat] = state
        sent = self._sent.pop(seat, None)
        if sent is not None:
            self._figures.latencies.append(time.perf_counter() - sent)
        self._told.set()

    async def act(self) -> bool:
        while len(self._latest) < SEATS or self._sent or not self._agree():
            self._told.clear()
            await self._told.wait()
        state = self._latest[0]
        if "gameover" in state["ctx"]:
            return False
        seat = self._chance.choice([int(one) for one in state["ctx"]["activePlayers"]])
        payload = {
            "type": "draw",
            "args": [self._cells(seat), self._chance.choice(TERRAINS)],
            "playerID": str(seat),
            "credentials": self._credentials[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._sent[1 - seat] = time.perf_counter()
        await self._emit(seat, "update", action, state["_stateID"], self.match, str(seat))
        self._figures.actions += 1
        return True

    def _agree(self) -> bool:
        return bool(self._latest[0]["_stateID"] == self._latest[1]["_stateID"])

    def _cells(self, seat: int) -> list[tuple[int, int]]:
        """Where the shape of this turn fits, or nowhere."""
        game = self._latest[seat]["G"]
        rows, shape = game["maps"][seat], game["shapes"][game["shape"]]
        places = [(row, column) for row in range(SIDE) for column in range(SIDE)]
        self._chance.shuffle(places)
        for row, column in places:
            cells = [(row + down, column + right) for down, right in shape]
            if all(r < SIDE and c < SIDE and rows[r][c] == "." for r, c in cells):
                return cells
        return []

    async def _emit(self, seat: int, *values: object) -> None:
        await self._sockets[seat].send(EVENT + json.dumps(values))
