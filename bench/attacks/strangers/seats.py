"""Whose seat it is: what a host, a guest and a client with odd names for its commands may do."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.attacks.kit.bots import warm_bots
from bench.attacks.kit.browser import ME, OPEN, Browser, Connection
from bench.attacks.kit.program import Program, serving
from bench.attacks.row import Row
from tests.table.server import actions

BOT_SECONDS = 10.0
BOT = {"kind": "bot", "level": "apprentice"}


@dataclass(frozen=True)
class Pair:
    """A host and a guest, both there."""

    table: str
    host: Browser
    host_connection: Connection
    guest: Browser
    guest_connection: Connection


async def run(scale: float) -> list[Row]:
    """The scale changes nothing: each is tried once."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as program:
            await warm_bots(program)
            return [await _row(name, attempt, program) for name, attempt in ATTEMPTS.items()]


async def _row(name: str, attempt: Attempt, program: Program) -> Row:
    bound, (figure, holds) = BOUNDS[name], await attempt(program)
    return Row("seats", name, figure, bound, holds)


async def _bot_for_a_guest(program: Program) -> tuple[str, bool]:
    async with _pair(program) as pair:
        answer = await pair.host_connection.ask("seat-bot", "b", seat=1, level="apprentice")
        return _told(answer), answer["type"] == "refused"


async def _command_named_like_a_bots(program: Program) -> tuple[str, bool]:
    """Act under the name the bot's next move would have, and let the bot stand in for oneself."""
    async with Browser(program.base) as browser:
        table = await browser.create(ME)
        async with await browser.connect(table, 0) as connection:
            update = await connection.receive("update")
            decision = update["decision"]
            fields = {"seat": 0, "decision": decision, "action": actions(update)[0]}
            # A name that no browser may use is no id to answer under.
            await connection.send("act", id=f"bot:{decision + 1}", **fields)
            answer = await connection.receive("refused")
            number = update["number"]
            await connection.ask("seat-bot", "stand-in", seat=0, level="apprentice")
            try:
                moved = await connection.receive("update", BOT_SECONDS)
            except TimeoutError:
                return f"{_told(answer)}, and the bot stands still", False
            return f"{_told(answer)}, and the bot moves", moved["number"] > number


async def _chosen_deal_handed_back(program: Program) -> tuple[str, bool]:
    async with Browser(program.base) as browser:
        table = await browser.create(ME, BOT, seed=1)
        async with await browser.connect(table, 0) as connection:
            answer = await connection.ask("hand-back", "h", seat=1)
            seats = (await browser.http.get("/api/tables")).json()["tables"][0]["seats"]
    return f"{_told(answer)}, seat 1 is {seats[1]['kind']}", seats[1]["kind"] != "open"


async def _second_seat(program: Program) -> tuple[str, bool]:
    async with _pair(program, OPEN) as pair:
        invitation = await _invitation(pair.host, pair.table)
        for count in (1, 2):
            answer = await pair.guest.take(pair.table, invitation, count=count)
        held = await _held(pair.guest, pair.table)
        return f"{answer.status_code}, holds {len(held)} seats", len(held) == 1


async def _lost_answer(program: Program) -> tuple[str, bool]:
    """The guest sat down, but the answer never came: the browser asks once more."""
    async with _pair(program) as pair:
        async with Browser(program.base) as other:
            table = await other.create(ME, OPEN)
            invitation = await _invitation(other, table)
            await pair.guest.take(table, invitation)
            answer = await pair.guest.take(table, invitation)
        seats = answer.json().get("seats")
        return f"{answer.status_code} {answer.json().get('code', seats)}", seats == [1]


async def _invisible_name(program: Program) -> tuple[str, bool]:
    async with Browser(program.base) as browser:
        body = {"title": "cartographers", "seats": [{"kind": "me", "name": "\u3164\u2800"}]}
        answer = await browser.http.post("/api/tables", json=body)
        return f"{answer.status_code}", answer.status_code == 400


def _told(answer: dict[str, object]) -> str:
    return f"{answer['type']} {answer.get('code', '')}".strip()


async def _invitation(browser: Browser, table: str) -> str:
    link = (await browser.http.get(f"/api/tables/{table}/invitation")).json()["link"]
    return str(link).partition("#")[2]


async def _held(browser: Browser, table: str) -> list[int]:
    tables = (await browser.http.get("/api/tables")).json()["tables"]
    return next(list(one["yours"]) for one in tables if one["id"] == table)


@asynccontextmanager
async def _pair(program: Program, *more: dict[str, str]) -> AsyncIterator[Pair]:
    async with Browser(program.base) as host, Browser(program.base, "127.0.0.2") as guest:
        table = await host.create(ME, OPEN, *more)
        await guest.take(table, await _invitation(host, table))
        async with (
            await host.connect(table, 0) as connection,
            await guest.connect(table, 1) as other,
        ):
            await other.receive("update")
            yield Pair(table, host, connection, guest, other)


Attempt = Callable[[Program], Awaitable[tuple[str, bool]]]
ATTEMPTS: dict[str, Attempt] = {
    "the host seats a bot for a guest who is there": _bot_for_a_guest,
    "a command is named as the bot's next move": _command_named_like_a_bots,
    "a bot's seat of a chosen deal is handed back": _chosen_deal_handed_back,
    "a guest takes a second seat": _second_seat,
    "the answer to taking a seat is lost, and asked for again": _lost_answer,
    "a name of marks that cannot be seen": _invisible_name,
}
BOUNDS = dict(
    zip(
        ATTEMPTS,
        (
            "refused",
            "refused, or the bot moves",
            "the seat does not open",
            "holds one seat",
            "the same seat again",
            "400",
        ),
        strict=True,
    )
)
