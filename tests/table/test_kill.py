"""A server killed with SIGKILL at random instants of a match, and started again each time."""

import random
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from bench.attacks.kit.lives import is_alive, kill_and_wait, lasting_port
from inklands.core.catalogue import load
from inklands.core.match import Match
from tests.table.server import ME, Connection, Json, Player, actions

KILLS = 50
PATIENCE = 180
"""Seconds to wait for a life to answer: a disk that others write to may keep it waiting."""
LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, httpx.TransportError)
TWO = (ME, {"kind": "me", "name": "Bo"})


class ForkServer:
    """The server's lives, one after another, on one port and one database."""

    def __init__(self, process: subprocess.Popen[str], port: int, database: Path) -> None:
        self._process = process
        self._port = port
        self._database = database
        self.base = f"http://127.0.0.1:{port}"
        self.lives = 0
        self._child = 0

    def start(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{self._port} {self._database}\n")
        self._process.stdin.flush()
        self._child = int(self._process.stdout.readline())
        self.lives += 1

    def kill(self) -> None:
        kill_and_wait(self._child)

    @property
    def is_alive(self) -> bool:
        return is_alive(self._child)


@pytest.fixture
def fork_server(tmp_path: Path) -> Iterator[ForkServer]:
    port = lasting_port()
    with subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("fork_server.py"))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        fork_server = ForkServer(process, port, tmp_path / "tables.db")
        fork_server.start()
        yield fork_server
        fork_server.kill()
        assert process.stdin is not None
        process.stdin.close()


@contextmanager
def connected(
    player: Player, server: ForkServer, table: str, seen: dict[int, int]
) -> Iterator[Connection]:
    """A socket that follows both seats from the last updates *seen*, once the server answers."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            connection = Connection(player, table)
            break
        except LOST:
            assert server.is_alive, "the server did not begin; why is in what it has printed"
            assert time.monotonic() < deadline, "the server did not come back"
            time.sleep(0.005)
    with connection:
        for seat, number in seen.items():
            connection.send("join", seat=seat, seen=number)
        yield connection


class Memory:
    """What the players know: the last update of each seat, what they received, what was done."""

    def __init__(self) -> None:
        self.updates: dict[int, Json] = {}
        self.received: dict[int, list[int]] = {0: [], 1: []}
        self.acknowledged: dict[str, int] = {}
        self.sent: list[tuple[int, str, str]] = []
        self.waiting: Json | None = None

    @property
    def seen(self) -> dict[int, int]:
        return {
            seat: self.updates[seat]["number"] if seat in self.updates else 0 for seat in (0, 1)
        }

    @property
    def is_over(self) -> bool:
        return any(update["is_over"] for update in self.updates.values())

    def take_in(self, message: Json) -> None:
        if message["type"] == "update":
            seat = message["seat"]
            known = self.seen[seat]
            assert message["number"] >= known, "an update that was sent has been forgotten"
            self.received[seat] += (e["number"] for e in message["events"])
            assert all(event["number"] > known for event in message["events"]), "sent twice"
            self.updates[seat] = message
        elif message["type"] == "done":
            self.acknowledged[message["id"]] = message["number"]
            if self.waiting is not None and message["id"] == self.waiting["id"]:
                self.waiting = None
        else:
            assert message["type"] in {"table", "bye"}, message

    def next_command(self, chance: random.Random) -> Json:
        seat = chance.choice(self.updates[0]["to_act"])
        update = self.updates[seat]
        action = chance.choice(actions(update))
        name = f"c{len(self.sent)}"
        self.sent.append((seat, name, action))
        return {"id": name, "seat": seat, "decision": update["decision"], "action": action}


def play_on(connection: Connection, memory: Memory, chance: random.Random) -> None:
    """Play until the match is over or the server is gone, sending an unanswered command again."""
    while not {0, 1} <= memory.updates.keys() or memory.seen[1] == 0:
        memory.take_in(connection.next())
    if memory.waiting is not None:
        connection.send("act", **memory.waiting)
    while not memory.is_over:
        if memory.waiting is None and current(memory):
            memory.waiting = memory.next_command(chance)
            connection.send("act", **memory.waiting)
        memory.take_in(connection.next())


def current(memory: Memory) -> bool:
    """Whether both seats know of the same moment."""
    one, two = memory.updates[0], memory.updates[1]
    return bool(one["to_act"]) and (one["turn"], one["to_act"]) == (two["turn"], two["to_act"])


def test_fifty_kills_lose_nothing_acknowledged_and_apply_nothing_twice(fork_server: ForkServer):
    chance = random.Random(20)
    kills = finished = 0
    with Player(fork_server.base) as ada:
        while kills < KILLS:
            table = started(ada, fork_server)
            memory = Memory()
            while not memory.is_over:
                with connected(ada, fork_server, table, memory.seen) as connection:
                    executioner = None
                    if kills < KILLS:
                        executioner = threading.Timer(chance.uniform(0, 0.06), fork_server.kill)
                        executioner.start()
                    with suppress(*LOST):
                        play_on(connection, memory, chance)
                    if executioner is not None:
                        executioner.join()
                        kills += 1
                        fork_server.start()
            finished += 1
            check(fork_server, table, memory)

    assert kills == KILLS
    assert fork_server.lives == KILLS + 1
    assert finished >= 1


def started(ada: Player, fork_server: ForkServer) -> str:
    while True:
        with suppress(*LOST):
            return ada.create(*TWO)


def check(fork_server: ForkServer, table: str, memory: Memory) -> None:
    """The log holds exactly what was sent, once and in order, and replays to what was sent."""
    with sqlite3.connect(fork_server._database) as database:
        log = database.execute(
            'SELECT seat, command, action FROM log WHERE "table" = ? ORDER BY "index"', (table,)
        ).fetchall()
        ((setup,),) = database.execute("SELECT setup FROM tables WHERE id = ?", (table,))
    database.close()
    seed = int(setup.partition('"seed":"')[2].partition('"')[0])
    match = Match(load("cartographers"), 2, seed)
    for seat, _, action in log:
        match.play(seat, action)
    standing = memory.updates[0]["standing"]

    assert log == memory.sent
    assert memory.acknowledged.keys() <= {command for _, command, _ in log}
    assert match.is_over
    assert [points["total"] for points in standing["points"]] == [
        points.total for points in match.standing.points
    ]
    for received in memory.received.values():
        assert received == sorted(received)
