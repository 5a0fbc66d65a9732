"""
Whole matches at a table, as the texts that are sent: the same wherever this Python runs.

It needs nothing but the package, so that a browser can be asked for the same.
"""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Any

import msgspec

from inklands.core.catalogue import load, titles
from inklands.core.match import Match
from inklands.core.options import Choice, Flag, Number, Option, Words
from inklands.core.rng import Rng
from inklands.errors import InklandsError
from inklands.table.bus.local import LocalBus
from inklands.table.match.lobby import Lobby
from inklands.table.match.services import Services
from inklands.table.match.session import Session
from inklands.table.match.table import Table
from inklands.table.match.title_source import TitleSource
from inklands.table.settings import Settings
from inklands.table.store.memory import MemoryStore
from inklands.table.thinking.fair_queue import Asker
from inklands.table.thinking.questions import Question
from inklands.table.thinking.thinker import Thinkers
from inklands.table.wire.http_messages import NewTable, SeatRequest

HOLDER = "somebody"
LONGEST = 400


class AtOnce:
    """Answers questions right here."""

    async def ask(self, question: Question[Any], _: Asker) -> Any:
        return question.answer()

    async def stop(self) -> None: ...


async def played(title: str, seats: int, seed: int) -> tuple[int, str]:
    """How many texts a match of chance sent, with options, undos and refusals, and their digest."""
    thinker = AtOnce()
    services = Services(MemoryStore(), LocalBus(), Thinkers(thinker, thinker, thinker), run="run")
    lobby = Lobby(Settings(), TitleSource(titles, load, load), services)
    people = [SeatRequest("me", f"Player {seat}") for seat in range(seats)]
    table = await lobby.create(NewTable(title, people, _options(title, seats, seed), seed), HOLDER)
    sent: list[str] = []
    session = Session(lobby, table, HOLDER, sent.append)
    table.enter(session)
    for seat in range(seats):
        await session.answer(_text({"type": "join", "seat": seat, "seen": 0}))
    await _play(table, session, Rng(seed))
    await asyncio.sleep(0)
    texts = [text.replace(table.setup.id, "table") for text in sent]
    return len(texts), sha256("\n".join(texts).encode()).hexdigest()


async def all_played(count: int) -> list[tuple[str, int, int, int, str]]:
    """So many matches: of every title, with one to four seats."""
    names = titles()
    told = []
    for number in range(count):
        title, seats = names[number % len(names)], 1 + number // len(names) % 4
        told.append((title, seats, number, *await played(title, seats, number)))
    return told


def _options(title: str, seats: int, seed: int) -> dict[str, str]:
    """Options of chance; every fifth match has those of the title."""
    game, rng = load(title), Rng(seed)
    chosen: dict[str, str] = {}
    for option in game.options if seed % 5 else ():
        values = _values(option)
        place, rng = rng.below(len(values) + 1)
        tried = chosen | {option.key: values[place]} if place < len(values) else chosen
        try:
            # What does not go with what was chosen already, or with so many seats, is left out.
            Match(game, seats, seed, tried)
        except InklandsError:
            continue
        chosen = tried
    return chosen


def _values(option: Option) -> list[str]:
    match option:
        case Choice():
            return list(option.values)
        case Flag():
            return ["on", "off"]
        case Number():
            return [str(number) for number in range(option.least, option.most + 1)]
        case Words():
            return []


async def _play(table: Table, session: Session, rng: Rng) -> None:
    for number in range(LONGEST):
        if table.is_over:
            return
        seat = min(table.feed.to_act)
        decision = table.live.decision(seat)
        match = table.live.match
        legal = match.legal_actions(seat)
        place, rng = rng.below(len(legal))
        kind, rng = rng.below(10)
        about: dict[str, object] = {"id": str(number), "seat": seat, "decision": decision}
        action = "nonsense" if kind == 0 else match.game.action_text(legal[place])
        await session.answer(_text({"type": "act", **about, "action": action}))
        if kind == 1:
            about |= {"id": f"u{number}", "decision": table.live.decision(seat)}
            await session.answer(_text({"type": "undo", **about}))


def _text(message: dict[str, object]) -> bytes:
    return msgspec.json.encode(message)
