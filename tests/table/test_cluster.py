"""Processes that share PostgreSQL and NATS: people see each other, and faults lose nothing."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bench.cluster_faults.faults import FAULTS
from bench.cluster_faults.play import failing
from inklands.table.bus.bus import Bus
from inklands.table.bus.local import LocalBus
from inklands.table.bus.nats import NatsBus
from inklands.table.cluster.cluster import Cluster
from inklands.table.cluster.engines import Nats, Postgres
from inklands.table.store.postgresql import PostgresStore, prepare_database
from tests.table.server import ME, OPEN, Connection, Json, Player, actions, running

LEAST_TIMES = {"kills": 20, "upgrades": 3}
"""Of the faults that do not hit each process: an upgrade replaces all three of them."""
SETTLED_SECONDS = 30.0
"""After so long the figures of two processes agree, or never will."""


class CarelessBus(NatsBus):
    """Loses every third piece of news, and doubles every other one of the rest."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self._count = 0

    async def publish(self, table: str, sender: str) -> None:
        self._count += 1
        for _ in range((0, 1, 2)[self._count % 3]):
            await super().publish(table, sender)


@contextmanager
def two_processes(postgres: Postgres, one: Bus, other: Bus) -> Iterator[tuple[str, str]]:
    """The addresses of two servers that share a database, each with its end of the bus."""
    address = postgres.new_database()
    asyncio.run(prepare_database(address))
    with (
        running(store=PostgresStore(address), bus=one) as first,
        running(store=PostgresStore(address), bus=other) as second,
    ):
        yield first, second


@pytest.fixture
def bases(postgres: Postgres, nats: Nats) -> Iterator[tuple[str, str]]:
    with two_processes(postgres, NatsBus(nats.address), NatsBus(nats.address)) as both:
        yield both


def moved(player: Player, base: str) -> Player:
    """The same browser, led to another process by a balancer."""
    other = Player(base)
    for name, value in player.http.cookies.items():
        other.http.cookies.set(name, value)
    return other


def seated(bases: tuple[str, str], host: Player, guest: Player) -> str:
    """A table whose host came by one process and whose guest by the other."""
    table = host.create(ME, OPEN)
    with host.connect(table) as connection:
        invitation = connection.receive("table")["invitation"]
    assert guest.take(table, invitation).status_code == 200
    return table


def play_on(people: dict[int, Connection], updates: dict[int, Json]) -> None:
    """Play at random until the match is over for both."""
    rng, number = random.Random(7), 0
    while not all(update["is_over"] for update in updates.values()):
        for seat, connection in people.items():
            if seat in updates[seat]["to_act"]:
                action = rng.choice(actions(updates[seat]))
                number += 1
                decision = updates[seat]["decision"]
                connection.send("act", id=f"c{number}", seat=seat, decision=decision, action=action)
                # What another process did meanwhile may come before it.
                connection.receive("done", id=f"c{number}")
                updates[seat] = connection.latest(seat) or updates[seat]
            elif not updates[seat]["is_over"]:
                updates[seat] = connection.receive("update")


def test_people_at_two_processes_play_one_match(bases: tuple[str, str]):
    with Player(bases[0]) as ada, Player(bases[1]) as bo:
        table = seated(bases, ada, bo)
        with ada.connect(table, 0) as one, bo.connect(table, 1) as other:
            updates = {0: one.receive("update"), 1: other.receive("update")}
            play_on({0: one, 1: other}, updates)

    assert updates[0]["standing"] == updates[1]["standing"]


def test_lost_and_doubled_news_harms_nothing(postgres: Postgres, nats: Nats):
    buses = CarelessBus(nats.address), CarelessBus(nats.address)
    with (
        two_processes(postgres, *buses) as bases,
        Player(bases[0]) as ada,
        Player(bases[1]) as bo,
    ):
        table = seated(bases, ada, bo)
        with ada.connect(table, 0) as one, bo.connect(table, 1) as other:
            updates = {0: one.receive("update"), 1: other.receive("update")}
            play_on({0: one, 1: other}, updates)

    assert updates[0]["standing"] == updates[1]["standing"]


def test_without_a_bus_processes_find_each_other_s_moves_by_looking(postgres: Postgres):
    with (
        two_processes(postgres, LocalBus(), LocalBus()) as bases,
        Player(bases[0]) as ada,
        Player(bases[1]) as bo,
    ):
        table = seated(bases, ada, bo)
        with ada.connect(table, 0) as one, bo.connect(table, 1) as other:
            update, before = one.receive("update"), other.receive("update")
            act = {"seat": 0, "decision": update["decision"], "action": actions(update)[0]}
            assert one.ask("act", "first", **act)["type"] == "done"
            assert other.receive("update")["number"] == before["number"] + 1


def test_who_is_at_another_process_is_shown_as_there_and_no_bot_moves_for_them(
    bases: tuple[str, str],
):
    with Player(bases[0]) as ada, Player(bases[1]) as bo:
        table = seated(bases, ada, bo)
        with ada.connect(table, 0) as one:
            with bo.connect(table, 1) as other:
                other.receive("update")
                while not one.receive("table")["seats"][1]["online"]:
                    pass
                refused = one.ask("seat-bot", "bot", seat=1, level="apprentice")
                assert refused["type"] == "refused"
            while one.receive("table")["seats"][1]["online"]:
                pass


def test_of_two_moves_for_one_decision_sent_to_two_processes_one_counts(bases: tuple[str, str]):
    with Player(bases[0]) as ada, moved(ada, bases[1]) as twin:
        for _ in range(20):
            table = ada.create(ME)
            twin.http.cookies.update(ada.http.cookies)
            with ada.connect(table, 0) as one, twin.connect(table, 0) as other:
                update = one.receive("update")
                other.receive("update")
                decision = update["decision"]
                for connection, name, place in ((one, "a", 0), (other, "b", -1)):
                    connection.send(
                        *("act",),
                        id=name,
                        seat=0,
                        decision=decision,
                        action=actions(update)[place],
                    )
                answers = [one_answer(one, "a"), one_answer(other, "b")]
                assert sorted(answers) == ["done", "refused"]


def one_answer(connection: Connection, command: str) -> str:
    while True:
        message = connection.next()
        if message.get("id") == command and message["type"] in ("done", "refused"):
            return str(message["type"])


def test_a_bot_thinks_once_however_many_processes_have_its_table_open(bases: tuple[str, str]):
    with Player(bases[0]) as ada:
        table = ada.create(ME, {"kind": "bot", "level": "apprentice"})
        with moved(ada, bases[1]) as twin, twin.connect(table, 0) as other:
            with ada.connect(table, 0) as one:
                update = one.receive("update")
                for number in range(5):
                    while 0 not in update["to_act"]:
                        update = one.receive("update")
                    act = {"seat": 0, "decision": update["decision"], "action": actions(update)[0]}
                    # An update that comes first may be of the bot's move, made on the same turn.
                    assert one.ask("act", f"c{number}", **act)["type"] == "done"
                    update = one.latest(0) or update
                while update["to_act"] == [1]:
                    update = one.receive("update")
            other.receive("update", number=update["number"])
        # Both processes count each of the lines that either of them wrote, one of them a little
        # later, and the bot may be at its next move: when it has moved, the figures agree.
        end = time.monotonic() + SETTLED_SECONDS
        while (seen := thoughts_and_moves(bases))[0] != seen[1] - 5 and time.monotonic() < end:
            pass

    assert seen[0] == seen[1] - 5


def thoughts_and_moves(bases: tuple[str, str]) -> tuple[float, float]:
    """How often a bot has thought, and how many lines were written, by the figures of both."""
    thoughts = moves = 0.0
    for base in bases:
        with Player(base) as player:
            for line in player.http.get("/metrics").text.splitlines():
                if line.startswith("inklands_bot_seconds_count"):
                    thoughts += float(line.split()[1])
                elif line.startswith('inklands_actions_total{kind="act"}'):
                    moves += float(line.split()[1]) / 2
    return thoughts, moves


# On a machine that is busy with other things it takes minutes.
@pytest.mark.timeout(900)
# Sockets of clients whose server is killed in mid handshake are left to the collector.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_each_fault_of_a_cluster_loses_nothing_and_keeps_nobody_waiting():
    async def check() -> None:
        # Not in pytest's folder: PostgreSQL runs as a user of its own who may not read there.
        with TemporaryDirectory(prefix="inklands-") as folder:
            async with Cluster(Path(folder), options=("--no-warm-up",)) as cluster:
                for name, fault in FAULTS.items():
                    outcome = await failing(cluster, fault, scale=0.1, tables=2)
                    # How long somebody waits depends on how busy the machine is: the script asks.
                    assert outcome.is_sound, outcome.row(name)
                    assert outcome.times >= LEAST_TIMES.get(name, 1)
                    assert outcome.tally.acknowledged > 0

    asyncio.run(check())
