"""The seats of a table that bots play."""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from typing import TYPE_CHECKING

from inklands.errors import InklandsError
from inklands.table.refusal import Refusal
from inklands.table.thinking.questions import LEVELS, BotQuestion

if TYPE_CHECKING:
    from inklands.table.match.table import Table


class BotSeats:
    """One task for each bot that thinks."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._tasks)

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

    def question(self, seat: int, level: str | None) -> BotQuestion:
        """What a bot in *seat*, or for None the adviser, is asked now."""
        table = self._table
        view = table.live.viewer_feed(seat).view
        return BotQuestion(table.load, table.setup.title, level, view, seat, self._seed(seat))

    def _plays(self, seat: int) -> bool:
        return self._table.seating[seat].kind == "bot"

    async def _play(self, seat: int) -> None:
        decision = self._table.live.viewer_feed(seat).decision
        try:
            action = await self._action(seat)
            # The seat may have been handed back while the bot was thinking.
            if self._plays(seat):
                await self._table.act_for_bot(seat, decision, action)
        except InklandsError:
            pass  # Overtaken: the seat was handed back, or another process moved for the bot.
        finally:
            del self._tasks[seat]
        self.wake()

    async def _action(self, seat: int) -> str:
        table, services = self._table, self._table.services
        level = table.seating[seat].level or LEVELS[0]
        try:
            with services.metrics.time_bot():
                thoughts = await services.thinkers.bots.ask(self.question(seat, level))
            return thoughts[0].action
        except Refusal:
            # Rather any move than none: the others are waiting.
            match = table.live.match
            legal = match.legal_actions(seat)
            text: str = match.game.action_text(legal[self._seed(seat) % len(legal)])
            return text

    def _seed(self, seat: int) -> int:
        """Chance for a bot: the same for the same deal, and without a trace of the cards."""
        decision = self._table.live.viewer_feed(seat).decision
        key = f"{self._table.setup.seed}/bot/{seat}/{decision}"
        return int.from_bytes(blake2b(key.encode(), digest_size=16).digest(), "big")
