"""A table: it owns a match, takes one message at a time, and keeps before it tells."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from inklands.core.catalogue import AnyGame
from inklands.core.match import Match
from inklands.errors import UndoRefused
from inklands.table.bus.bus import Bus
from inklands.table.match import update
from inklands.table.match.audience import Audience, Client, written
from inklands.table.match.bot_seats import BotSeats
from inklands.table.match.feed import Feed, Viewer
from inklands.table.match.seating import Seating
from inklands.table.metrics import Metrics
from inklands.table.refusal import Refusal, no_such_table
from inklands.table.store.store import Conflict, Entry, Store, Stored
from inklands.table.thinking.questions import HintQuestion, Load
from inklands.table.thinking.workers import Workers
from inklands.table.wire import messages

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Services:
    """What every table of a lobby shares; ``run`` is the name of this start of the server."""

    store: Store
    bus: Bus
    workers: Workers
    advisers: Workers
    metrics: Metrics
    load: Load
    run: str


class Table:
    """
    One table in memory.

    Everything that changes it happens under one lock: check, write to the store, take effect, tell.
    What the store did not take has no effect; what it took survives a kill.
    """

    def __init__(self, stored: Stored, game: AnyGame, services: Services) -> None:
        setup = stored.setup
        if (game.rules_version, game.data.version) != (setup.rules, setup.data):
            raise Refusal("table/outdated", "This table follows other rules or data.", 410)
        self.setup = setup
        self.seating = stored.seating
        self.audience = Audience()
        self.touched = time.monotonic()
        self.changed = stored.changed
        match = Match(game, setup.seats, int(setup.seed), dict(setup.options))
        self.feed = Feed(match)
        for entry in stored.entries:
            self.feed.add(entry)
        self.services = services
        self.rematching = asyncio.Lock()
        self._lock = asyncio.Lock()
        self._working: set[asyncio.Task[Any]] = set()
        self.bots = BotSeats(self)

    @property
    def is_over(self) -> bool:
        return self.feed.match.is_over

    @property
    def is_idle(self) -> bool:
        return not self.audience and not self.bots and not self._lock.locked()

    # Coming and going

    def enter(self, client: Client) -> None:
        self.audience.add(client)
        self.send_seating()
        self.bots.wake()

    def leave(self, client: Client) -> None:
        self.audience.remove(client)
        self.touched = time.monotonic()
        self.send_seating()

    def join(self, client: Client, seat: Viewer, seen: int) -> None:
        """Let *client* follow the match from *seat*, telling it all after the update *seen*."""
        if seat is not None:
            self.seating.check_holder(seat, client.holder)
        news = update.update(self.feed, seat, seen)
        client.follows[seat] = news.number
        client.send(written(news))

    # What seats do

    async def act(self, command: messages.Act, holder: str | None) -> messages.Done:
        self._check_player(command.seat, holder)
        return await self._whole(self._enter_into_log(command))

    async def act_for_bot(self, seat: int, decision: int, action: str) -> None:
        # Named for the decision: two processes that think for the same bot write one line.
        command = messages.Act(f"bot:{decision}", seat, decision, action)
        await self._whole(self._enter_into_log(command))

    async def undo(self, command: messages.Undo, holder: str | None) -> messages.Done:
        self._check_player(command.seat, holder)
        return await self._whole(self._enter_into_log(command))

    def preview(self, command: messages.Preview, holder: str | None) -> messages.Previewed:
        self.seating.check_holder(command.seat, holder)
        return update.preview(self.feed, command)

    async def hint(self, command: messages.Hint, holder: str | None) -> messages.Hinted:
        self.seating.check_holder(command.seat, holder)
        viewer_feed = self.feed.viewer_feed(command.seat)
        if command.seat not in viewer_feed.to_act:
            raise Refusal("action/not-to-act", f"Seat {command.seat} has nothing to decide now.")
        decision = viewer_feed.decision
        game, question = self.feed.match.game, HintQuestion(self.bots.position(command.seat))
        advice = await self.services.advisers.ask(question)
        hints = [messages.Advice(game.action_text(one.action), one.expected) for one in advice]
        return messages.Hinted(command.id, command.seat, hints[0].action, decision, hints)

    async def reseat(self, change: Callable[[Seating], Seating]) -> None:
        """Let somebody sit down, get up or be called otherwise."""
        await self._whole(self._reseat(change))

    async def _reseat(self, change: Callable[[Seating], Seating]) -> None:
        async with self._lock:
            while True:
                changed = change(self.seating)
                if changed is self.seating:
                    return
                try:
                    await self.services.store.reseat(self.setup.id, changed)
                except Conflict:
                    await self._catch_up()
                    continue
                break
            self.seating = changed
            self.send_seating()
        await self.services.bus.publish(self.setup.id, self.services.run)
        self.bots.wake()

    async def catch_up(self) -> None:
        """Read what another process has written."""
        async with self._lock:
            await self._catch_up()
        self.bots.wake()

    async def _whole(self, work: Coroutine[object, object, T]) -> T:
        """Do *work* to its end, even if who asked for it is gone: half of it would go untold."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return await asyncio.shield(task)

    async def _enter_into_log(self, command: messages.Act | messages.Undo) -> messages.Done:
        async with self._lock:
            while (number := self._number_of(command)) is None:
                self._check(command)
                entry = self._entry(command)
                try:
                    await self.services.store.append(self.setup.id, entry)
                except Conflict:
                    await self._catch_up()
                    continue
                self._take_effect(entry)
            if self.is_over:
                await self.services.store.finish(self.setup.id)
        await self.services.bus.publish(self.setup.id, self.services.run)
        self.bots.wake()
        return messages.Done(command.id, number)

    def _entry(self, command: messages.Act | messages.Undo) -> Entry:
        index, now = self.feed.length, int(time.time())
        if isinstance(command, messages.Act):
            return Entry(index, command.seat, "act", command.action, command.id, now)
        return Entry(index, command.seat, "undo", "", command.id, now)

    def _number_of(self, command: messages.Act | messages.Undo) -> int | None:
        """The update that holds the effect of *command*, if it was taken already."""
        return self.feed.number_of(command.seat, command.id)

    def _check(self, command: messages.Act | messages.Undo) -> None:
        match, seat = self.feed.match, command.seat
        if command.decision != self.feed.viewer_feed(seat).decision:
            raise Refusal("action/stale", "That decision is over; look at the table again.", 409)
        if isinstance(command, messages.Act):
            match.checked(seat, command.action)
        elif not match.can_undo(seat):
            raise UndoRefused(f"seat {seat} has nothing to take back since the last reveal")

    def _take_effect(self, entry: Entry) -> None:
        self.touched, self.changed = time.monotonic(), entry.at
        changed = self.feed.add(entry)
        self.services.metrics.actions.labels(entry.kind).inc()
        for viewer in changed:
            number = self.feed.viewer_feed(viewer).number
            self.audience.tell(viewer, number, partial(update.update, self.feed, viewer))

    async def _catch_up(self) -> None:
        stored = await self.services.store.load(self.setup.id)
        if stored is None:
            raise no_such_table()
        for entry in stored.entries[self.feed.length :]:
            self._take_effect(entry)
        if stored.seating.version > self.seating.version:
            self.seating = stored.seating
            self.send_seating()

    def _check_player(self, seat: int, holder: str | None) -> None:
        self.seating.check_holder(seat, holder)
        if self.seating[seat].kind == "bot":
            raise Refusal("seat/bot-plays", f"A bot plays seat {seat}; take the seat back first.")

    # What is said of the table itself

    def send_seating(self) -> None:
        for client in self.audience:
            client.send(written(self.description(client.holder)))

    def description(self, holder: str | None) -> messages.Table:
        """The table as the browser of *holder* sees it."""
        setup, grid = self.setup, self.feed.match.game.grid
        yours = list(self.seating.held_by(holder))
        holders = {one.holder for one in self.seating.sittings}
        return messages.Table(
            id=setup.id,
            title=setup.title,
            options=dict(setup.options),
            height=grid.height,
            width=grid.width,
            letters_columns=grid.letters_columns,
            seats=self.seat_infos(),
            yours=yours,
            is_host=holder == setup.host,
            invitation=setup.invitation if yours and self.seating.open_seats else None,
            onlookers=sum(client.holder not in holders for client in self.audience),
            chosen_deal=setup.has_chosen_deal,
            is_over=self.is_over,
            next=self.seating.next,
            run=self.services.run,
        )

    def seat_infos(self) -> list[messages.SeatInfo]:
        return [
            messages.SeatInfo(
                seat,
                one.kind,
                one.name,
                one.level,
                self.audience.has(one.holder),
                one.stands_in,
                one.holder == self.setup.host,
            )
            for seat, one in enumerate(self.seating.sittings)
        ]

    def say_bye(self) -> None:
        for client in self.audience:
            client.send(written(messages.Bye()))

    async def stop(self) -> None:
        """Let no bot think any more, and wait for what is being written."""
        await self.bots.stop()
        await asyncio.gather(*self._working, return_exceptions=True)
