"""The seats of a table that bots play."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from weakref import ref

from inklands.bots.driver import chance_in
from inklands.errors import InklandsError
from inklands.table.match.neighbours import LOOK_SECONDS, alone
from inklands.table.refusal import Refusal
from inklands.table.store.database_error import DatabaseError
from inklands.table.thinking.questions import LEVELS, BotQuestion, Position

if TYPE_CHECKING:
    from inklands.table.match.table import Table

RETRY_SECONDS = 3.0
MOST_AT_ONCE = 4
"""Bots of a table that think, or wait to: enough for all processes, however many bots there are."""


class BotSeats:
    """One task for each bot that thinks."""

    def __init__(self, table: Table) -> None:
        # Not held: a table that leaves the memory goes at once, without waiting for a collector.
        self._table_of_these = ref(table)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._beginning = asyncio.Lock()
        self._thinking = asyncio.Semaphore(MOST_AT_ONCE)

    def __len__(self) -> int:
        return len(self._tasks)

    @property
    def _table(self) -> Table:
        table = self._table_of_these()
        assert table is not None, "a table outlives the bots at it"
        return table

    def wake(self) -> None:
        """Let every bot that is to act think, if it does not already."""
        for seat in self._table.feed.to_act:
            if self._plays(seat) and seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._play(seat))

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def position(self, seat: int) -> Position:
        """What *seat* decides now, as a bot or an adviser is asked about it."""
        table = self._table
        view, rng = table.live.match.view(seat), chance_in(table.live.match, seat)
        return Position(table.load, table.setup.title, view, seat, rng)

    def _plays(self, seat: int) -> bool:
        seating = self._table.seating
        return seating[seat].kind == "bot" and not seating.taken_along

    async def _play(self, seat: int) -> None:
        table = self._table  # Held while the bot thinks.
        try:
            async with self._thinking:
                await self._think(table, seat)
        except DatabaseError:
            # It was not kept: think again when the disk may have room again.
            await asyncio.sleep(RETRY_SECONDS)
        except InklandsError:
            pass  # Overtaken: the seat was handed back, or another process moved for the bot.
        finally:
            del self._tasks[seat]
        self.wake()

    async def _think(self, table: Table, seat: int) -> None:
        # One bot of a table after the other begins, and somebody else in between: a hundred that
        # are to act at once would keep everybody waiting.
        async with self._beginning:
            await asyncio.sleep(0)
        # Somebody may have come back to the seat, and acted, while it waited.
        if seat not in table.feed.to_act or not self._plays(seat):
            return
        decision = table.live.decision(seat)
        # One process thinks, not each that has the table open.
        async with alone(f"{table.setup.id}/{seat}/{decision}", table.services) as is_ours:
            if is_ours:
                await self._decide(seat, decision)
            else:
                await asyncio.sleep(LOOK_SECONDS)

    async def _decide(self, seat: int, decision: int) -> None:
        action = await self._action(seat)
        # The seat may have been handed back while the bot was thinking.
        if self._plays(seat):
            await self._table.act_for_bot(seat, decision, action)

    async def _action(self, seat: int) -> str:
        services, match = self._table.services, self._table.live.match
        level = self._table.seating[seat].level or LEVELS[0]
        position, legal = self.position(seat), match.legal_actions(seat)
        try:
            with services.metrics.time_bot():
                question = BotQuestion(position, level)
                action = await services.thinkers.bots.ask(question, self._table.asker)
        except Refusal:
            # Rather any move than none: the others are waiting.
            place, _ = position.chance.below(len(legal))
            action = legal[place]
        text: str = match.game.action_text(action)
        return text
