"""A person who plays both seats of a table, one random legal action after another."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from itertools import count

from bench.attacks.kit.browser import ME, Browser, Connection, Json, Surprise
from tests.table.server import actions

TWO_OF_MINE = (ME, {"kind": "me", "name": "Bo"})


class Play:
    """A hot-seat match of Cartographers over one socket."""

    def __init__(self, connection: Connection, seats: int, chance: random.Random) -> None:
        self.connection = connection
        self.updates: dict[int, Json] = {}
        self._seats = seats
        self._chance = chance
        # A player who comes back must not use a name again: that would be the same command.
        self._run = secrets.token_hex(4)
        self._numbers: Iterator[int] = count()

    @classmethod
    async def begin(cls, browser: Browser, *seats: Json, seed: int = 1) -> tuple[str, Play]:
        """A new table of *browser*, whose seats are all its own, and the play at it."""
        chosen = seats or TWO_OF_MINE
        table = await browser.create(*chosen)
        return table, await cls.resume(browser, table, len(chosen), seed)

    @classmethod
    async def resume(cls, browser: Browser, table: str, seats: int = 2, seed: int = 1) -> Play:
        play = cls(await browser.connect(table, *range(seats)), seats, random.Random(seed))
        while len(play.updates) < seats:
            play._take_in(await play.connection.next())
        return play

    @property
    def is_over(self) -> bool:
        return any(update["is_over"] for update in self.updates.values())

    def command(self, seat: int | None = None) -> Json:
        """An action that is legal now, for *seat* or for somebody who is to act."""
        chosen = self._chance.choice(self.updates[0]["to_act"]) if seat is None else seat
        update = self.updates[chosen]
        return {
            "seat": chosen,
            "decision": update["decision"],
            "action": self._chance.choice(actions(update)),
        }

    async def act(self, seconds: float = 60.0) -> Json:
        """Make one move; the answer to it."""
        return await self.do("act", seconds, **self.command())

    async def do(self, kind: str, seconds: float = 60.0, **fields: object) -> Json:
        """Give a command and take in what is told before its answer."""
        answer = await self.connection.ask(
            kind, f"{self._run}-{next(self._numbers)}", seconds, **fields
        )
        for message in self.connection.kept:
            self._take_in(message)
        self.connection.kept.clear()
        return answer

    def _take_in(self, message: Json) -> None:
        if message["type"] == "update":
            self.updates[message["seat"]] = message
        elif message["type"] == "refused":
            raise Surprise(f"the table refused to go on: {message}")
