"""
Nothing that a seat cannot see changes one byte of what it is sent.

Two servers hold the same match. On the second, what the viewer cannot see has been dealt anew, or
another seat draws something else that stays hidden for now. The viewer then asks both for all that
can be asked: every answer must be the same, letter by letter.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from inklands.core.catalogue import AnyGame, load, titles
from inklands.core.match import Match
from inklands.core.rng import Rng
from inklands.table.match.feeds.feed import AnyMatch
from inklands.table.match.identity import hashed
from inklands.table.match.seating import Seating, Sitting
from inklands.table.match.title_source import TitleSource
from inklands.table.store.memory import MemoryStore
from inklands.table.store.store import Entry, Setup
from tests.table.resampled import LEAKS, Leaky, Redealt
from tests.table.server import Connection, Json, Player, running

NOW = int(time.time())
POSITIONS = 9
SEATS = 3


@dataclass
class Server:
    """A server whose rules can be exchanged between two tables."""

    base: str
    store: MemoryStore
    games: dict[str, AnyGame]

    def player(self) -> Player:
        """A browser that nobody knows yet."""
        return Player(self.base)

    def table(self, at: Position) -> str:
        """The name of a new table at that position."""
        name = secrets.token_urlsafe(16)
        asyncio.run(self.make(name, at))
        return name

    async def make(self, name: str, at: Position) -> None:
        game = load(at.title)
        options = tuple(game.options.settle().written().items())
        setup = Setup(
            name, at.title, game.rules_version, game.data.version, options, SEATS, str(at.seed),
            False, hashed(secret(name, 0)), "invitation", NOW,
        )  # fmt: skip
        people = (Sitting("person", f"P{n}", hashed(secret(name, n))) for n in range(SEATS))
        await self.store.create(setup, Seating(tuple(people)))
        for entry in at.log:
            await self.store.append(name, entry)


def secret(table: str, seat: int) -> str:
    """The identity of the one browser that holds *seat* at *table*, and nothing elsewhere."""
    return f"{table}{seat}".ljust(43, "x")


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Server, Server]]:
    def server() -> tuple[Server, TitleSource]:
        games: dict[str, AnyGame] = {}
        return Server("", MemoryStore(), games), TitleSource(titles, games.__getitem__)

    (one, title_source), (two, other) = server(), server()
    with (
        running(None, one.store, title_source) as one.base,
        running(None, two.store, other) as two.base,
    ):
        yield one, two


@dataclass(frozen=True)
class Position:
    """
    A match of *title* after the actions of *log*, and the action that comes next.

    The *probes* are texts of actions that are legal for somebody around then, and some for nobody.
    """

    title: str
    seed: int
    log: list[Entry]
    actor: int
    action: str
    viewer: int | None
    probes: list[str]


def position(game: AnyGame, seed: int) -> tuple[Position, AnyMatch]:
    """A random position, and the match after its last action."""
    rng = Rng(seed * 7919)
    match: AnyMatch = Match(game, SEATS, seed)
    length, rng = rng.below(40)
    log: list[Entry] = []
    while True:
        seat, rng = rng.choice(sorted(match.to_act))
        place, rng = rng.below(len(match.legal_actions(seat)))
        action = game.action_text(match.legal_actions(seat)[place])
        if len(log) >= length:
            break
        match.play(seat, action)
        if match.is_over:
            match = Match(game, SEATS, seed)
            log = []
            length = 5
        else:
            log.append(Entry(len(log), seat, "act", action, f"c{len(log)}", NOW))
    viewer, rng = rng.choice([*range(SEATS), None])
    probes = some_probes(match, rng)
    match.play(seat, action)
    probes += some_probes(match, rng)
    return Position(game.name, seed, log, seat, action, viewer, probes), match


def some_probes(match: AnyMatch, rng: Rng) -> list[str]:
    """Texts of actions that are legal for somebody now, and one for nobody."""
    probes = ["nonsense"]
    for seat in sorted(match.to_act):
        legal = match.legal_actions(seat)
        for _ in range(2):
            place, rng = rng.below(len(legal))
            probes.append(match.game.action_text(legal[place]))
    return probes


def transcript(server: Server, table: str, at: Position, action: str, is_over: bool) -> list[str]:
    """Every byte the viewer is sent: joining, the next action, and all that can be asked."""
    with server.player() as acting, server.player() as viewing:
        acting.identify(secret(table, at.actor))
        if at.viewer is not None:
            viewing.identify(secret(table, at.viewer))
        with acting.connect(table, at.actor) as actor:
            decision = actor.receive("update")["decision"]
            with (
                viewing.connect(table, at.viewer) as connection,
                viewing.connect(table, at.viewer, changes=True) as by_changes,
            ):
                seen = connection.receive("update")
                by_changes.receive("update")
                fields = {"seat": at.actor, "decision": decision, "action": action}
                done = actor.ask("act", "next", **fields)
                assert done["type"] == "done", done
                received_until_pong(by_changes)
                ask_everything(connection, at, seen["number"])
                lines = json.loads(viewing.text("/api/tables"))["tables"]
                received = [
                    *connection.raw,
                    *by_changes.raw,
                    *(json.dumps(line) for line in lines if line["id"] == table),
                ]
                if not is_over:
                    received.append(viewing.text(f"/api/tables/{table}/record"))
    return [re.sub(rf'"(run|changed)": ?("\w+"|\d+)|{table}', "", text) for text in received]


def ask_everything(connection: Connection, at: Position, seen: int) -> None:
    """Ask for all that can be asked; what is not legal for the viewer is tried for good."""
    seat = at.viewer or 0
    for number, probe in enumerate(at.probes):
        connection.send("preview", id=f"q{number}", seat=at.actor, action=probe)
        connection.send("preview", id=f"p{number}", seat=seat, action=probe)
    connection.send("undo", id="stale", seat=seat, decision=10_000)
    connection.send("act", id="stale", seat=seat, decision=10_000, action=at.action)
    for known in (seen + 1, seen, 1, 0):
        connection.send("join", seat=at.viewer, seen=known)
    answers = received_until_pong(connection)
    decision = [message["decision"] for message in answers if message["type"] == "update"][-1]
    legal = {message["id"] for message in answers if message["type"] == "previewed"}
    for number, probe in enumerate(at.probes):
        if f"p{number}" not in legal:
            connection.send("act", id=f"i{number}", seat=seat, decision=decision, action=probe)
    connection.send("undo", id="undo", seat=seat, decision=decision)
    connection.send("rematch", id="rematch")
    received_until_pong(connection)


def received_until_pong(connection: Connection) -> list[Json]:
    connection.kept.clear()
    connection.send("ping")
    connection.receive("pong")
    return connection.kept


def differences(
    servers: tuple[Server, Server], game: AnyGame, seed: int
) -> tuple[list[tuple[str, str]], bool]:
    """What the viewer of a random position is sent differently, and whether anything was hidden."""
    at, after = position(load(game.name), seed)
    dealt, chance = Rng(seed).split()
    hidden = after.game.resample(after.view(at.viewer), dealt)
    redealt: AnyGame = Redealt(game, at.viewer, len(at.log) + 1, dealt)
    other = hidden_choice(after, at, chance)
    one = sent(servers[0], game, at, at.action, after.is_over)
    two = sent(servers[1], redealt, at, at.action, after.is_over)
    three = sent(servers[1], game, at, other, after.is_over)
    pairs = [*zip(one, two, strict=True), *zip(one, three, strict=True)]
    was_hidden = hidden != after.state or other != at.action
    return [(here, there) for here, there in pairs if here != there], was_hidden


def sent(server: Server, game: AnyGame, at: Position, action: str, is_over: bool) -> list[str]:
    server.games[at.title] = game
    return transcript(server, server.table(at), at, action, is_over)


def hidden_choice(after: AnyMatch, at: Position, rng: Rng) -> str:
    """
    Another action of the actor that looks the same to the viewer, if there is one.

    Who acts alone does so openly, and what everybody is told of it is part of what they see: that
    a seat mapped tiles which lay there already changes nothing else. Where several act at once
    nothing is told, so there everything that comes has to be the same.
    """
    game, before = after.game, Match(after.game, SEATS, at.seed)
    for entry in at.log:
        before.play(entry.seat, entry.action)

    def seen(state: Any) -> tuple[object, ...]:
        told = [event for event in game.events(state) if event.reaches(at.viewer)]
        is_open = len(before.to_act) == 1
        return game.view(state, at.viewer), game.to_act(state), told if is_open else ()

    legal = before.legal_actions(at.actor)
    for _ in range(5):
        place, rng = rng.below(len(legal))
        state = game.apply(before.state, at.actor, legal[place])
        if at.actor != at.viewer and seen(state) == seen(after.state):
            return str(game.action_text(legal[place]))
    return at.action


@pytest.mark.parametrize("title", titles())
def test_what_a_seat_cannot_see_changes_no_byte_of_what_it_is_sent(
    servers: tuple[Server, Server], title: str
):
    hidden = 0
    for seed in range(POSITIONS):
        found, was_hidden = differences(servers, load(title), seed)
        hidden += was_hidden
        assert found == []

    assert hidden >= POSITIONS // 2


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(servers: tuple[Server, Server], leak: type[Leaky]):
    leaking: AnyGame = leak(load("cartographers"))

    assert any(differences(servers, leaking, 100 + seed)[0] for seed in range(POSITIONS))
