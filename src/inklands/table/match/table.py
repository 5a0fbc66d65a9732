"""A table: it owns a match, takes one command at a time, and persists before it publishes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from inklands.table.match import permissions
from inklands.table.match.audience import Audience, Client
from inklands.table.match.bot_seats import BotSeats
from inklands.table.match.feeds.feed import Feed, Viewer
from inklands.table.match.feeds.live import LiveFeed
from inklands.table.match.feeds.outcome import encode_outcome
from inklands.table.match.seating import Seating
from inklands.table.match.services import Services
from inklands.table.refusal import Refusal, damaged, no_such_table
from inklands.table.store.store import Conflict, Entry, Stored
from inklands.table.thinking.fair_queue import Asker
from inklands.table.thinking.questions import HintQuestion, Load
from inklands.table.wire import messages
from inklands.table.wire.messages import encode

T = TypeVar("T")
LOG = logging.getLogger("inklands.table")
LONG_LOG = 200
"""Lines that are played again faster than in a thread."""


class Table:
    """
    One table in memory.

    Everything that changes it happens under one lock and in one order: check, write to the store,
    take effect, publish. What the store did not take has no effect; what it took survives a kill.
    """

    def __init__(self, stored: Stored, feed: Feed, load: Load, services: Services) -> None:
        self.setup = stored.setup
        self.seating = stored.seating
        self.changed = stored.changed
        self.feed = feed
        self.load = load
        """Finds the game by the rules of this match, for bots that think elsewhere."""
        self.services = services
        self.audience = Audience()
        self._clocks = services.clocks
        self.touched = self._clocks.steady()
        self.rematching = asyncio.Lock()
        self._lock = asyncio.Lock()
        self._working: set[asyncio.Task[Any]] = set()
        self.bots = BotSeats(self)

    @property
    def live(self) -> LiveFeed:
        """The match, where it can be played on."""
        assert isinstance(self.feed, LiveFeed)
        return self.feed

    @property
    def asker(self) -> Asker:
        """Whom the bots and advisers of this table think for."""
        return Asker(self.audience.address, self.setup.id)

    @property
    def is_over(self) -> bool:
        return self.feed.is_over

    @property
    def is_idle(self) -> bool:
        is_busy = self._lock.locked() or self._working or self.bots
        return not self.audience and not is_busy

    # Coming and going

    def enter(self, client: Client) -> None:
        self.audience.add(client)
        self.send_seating()
        self.bots.wake()

    def is_here(self, seat: int) -> bool:
        """Whether the browser that holds *seat* is at the table."""
        return self.audience.has(self.seating[seat].holder)

    def places_taken(self, holder: str | None) -> int:
        """How many sockets share the places of *holder*: onlookers have theirs apart."""
        if holder is not None and self.seating.held_by(holder):
            return self.audience.count_of(holder)
        return self.audience.count_onlookers(self.seating.holders)

    def leave(self, client: Client) -> None:
        self.audience.remove(client)
        self.touched = self._clocks.steady()
        self.send_seating()

    async def prepare(self, viewer: Viewer) -> None:
        """Have a long log played aside for a viewer who is new, before they join."""
        if self._is_new(viewer):
            async with self._lock:
                await self._prepare(viewer)

    def join(self, client: Client, seat: Viewer, seen: int) -> None:
        """Let *client* follow the match from *seat*, and send it all after the update *seen*."""
        permissions.check_follows(self.seating, seat, client.holder)
        update = self.feed.update(seat, seen)
        client.follows[seat] = update.number
        client.send(encode(update))

    # What seats do

    async def act(self, command: messages.Act, holder: str | None) -> messages.Done:
        permissions.check_plays(self.seating, command.seat, holder)
        return await self._to_the_end(self._enter_into_log(command))

    async def act_for_bot(self, seat: int, decision: int, action: str) -> None:
        # Named for the decision: two processes that think for the same bot write one line.
        command = messages.Act(f"bot:{decision}", seat, decision, action)
        await self._to_the_end(self._enter_into_log(command))

    async def undo(self, command: messages.Undo, holder: str | None) -> messages.Done:
        permissions.check_plays(self.seating, command.seat, holder)
        return await self._to_the_end(self._enter_into_log(command))

    def preview(self, command: messages.Preview, holder: str | None) -> messages.Previewed:
        permissions.check_holds(self.seating, command.seat, holder)
        return self.feed.preview(command)

    async def hint(self, command: messages.Hint, holder: str | None) -> messages.Hinted:
        permissions.check_holds(self.seating, command.seat, holder)
        if command.seat not in self.feed.to_act:
            raise Refusal("action/not-to-act", f"Seat {command.seat} has nothing to decide now.")
        decision = self.live.viewer_feed(command.seat).decision
        game, question = self.live.match.game, HintQuestion(self.bots.position(command.seat))
        advice = await self.services.thinkers.advisers.ask(question, self.asker)
        hints = [messages.Advice(game.action_text(one.action), one.expected) for one in advice]
        return messages.Hinted(command.id, command.seat, hints[0].action, decision, hints)

    async def reseat(self, change: Callable[[Seating], Seating]) -> None:
        """Change who sits where; *change* is asked again when another process was faster."""
        await self._to_the_end(self._reseat(change))

    async def catch_up(self) -> None:
        """Read what another process has written."""
        async with self._lock:
            await self._catch_up()
        self.bots.wake()

    def keep_outcome(self) -> None:
        """
        Have the store keep what is to be shown of the finished match; nobody waits for it.

        The log alone would do as long as the rules stay: after a kill it is kept at the next start.
        """
        self._in_the_background(self._keep_outcome())

    async def _enter_into_log(self, command: messages.Act | messages.Undo) -> messages.Done:
        async with self._lock:
            await self._prepare(command.seat)
            while (number := self.feed.number_of(command.seat, command.id)) is None:
                # Check: nothing that the rules refuse gets into the log.
                self.feed.check(command)
                entry = self._entry(command)
                # Persist: from here on the line survives a kill.
                try:
                    await self.services.store.append(self.setup.id, entry)
                except Conflict:
                    # Another process wrote this line of the log: decide anew on what it wrote.
                    await self._catch_up()
                    continue
                # Publish: only now does anybody learn of it.
                self._take_effect(entry)
                if self.is_over:
                    await self.services.store.finish(self.setup.id)
                    self.keep_outcome()
        await self.services.bus.publish(self.setup.id, self.services.run)
        self.bots.wake()
        return messages.Done(command.id, number)

    async def _prepare(self, viewer: Viewer) -> None:
        # Under the lock the log does not grow meanwhile.
        if self._is_new(viewer):
            await self.services.aside(partial(self.live.follow, [viewer]))

    def _is_new(self, viewer: Viewer) -> bool:
        feed = self.feed
        return isinstance(feed, LiveFeed) and feed.length > LONG_LOG and viewer not in feed.viewers

    def _entry(self, command: messages.Act | messages.Undo) -> Entry:
        index, now = self.feed.length, int(self._clocks.wall())
        if isinstance(command, messages.Act):
            return Entry(index, command.seat, "act", command.action, command.id, now)
        return Entry(index, command.seat, "undo", "", command.id, now)

    def _take_effect(self, entry: Entry) -> None:
        self.touched, self.changed = self._clocks.steady(), entry.at
        changed = self.feed.add(entry)
        self.services.metrics.count_line(entry.kind)
        for viewer in changed:
            update = partial(self.feed.update, viewer)
            self.audience.publish(viewer, self.feed.number(viewer), update)

    async def _reseat(self, change: Callable[[Seating], Seating]) -> None:
        async with self._lock:
            while (changed := change(self.seating)) is not self.seating:
                try:
                    await self.services.store.reseat(self.setup.id, changed)
                except Conflict:
                    await self._catch_up()
                    continue
                self.seating = changed
                self.send_seating()
                break
            else:
                return
        await self.services.bus.publish(self.setup.id, self.services.run)
        self.bots.wake()

    async def _catch_up(self) -> None:
        stored = await self.services.store.load(self.setup.id, self.feed.length)
        if stored is None:
            raise no_such_table()
        if stored.damage is not None:
            raise damaged(stored.damage.whole, stored.damage.lost)
        for entry in stored.entries:
            self._take_effect(entry)
        if stored.seating.version > self.seating.version:
            self.seating = stored.seating
            self.send_seating()

    async def _keep_outcome(self) -> None:
        try:
            outcome = await self.services.aside(partial(encode_outcome, self.live))
            await self.services.store.keep(self.setup.id, outcome)
        except Exception:
            LOG.exception("no outcome kept", extra={"table": self.setup.id})

    async def _to_the_end(self, work: Coroutine[object, object, T]) -> T:
        """Do all of *work*, even if who asked for it is gone: half of it would go unpublished."""
        return await asyncio.shield(self._in_the_background(work))

    def _in_the_background(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return task

    # What is sent of the table itself

    def send_seating(self) -> None:
        for client in self.audience:
            # A seat that was freed is followed no longer by whoever held it.
            for seat in [one for one in client.follows if not self._may_follow(client, one)]:
                del client.follows[seat]
            client.send(encode(self.description(client.holder)))

    def _may_follow(self, client: Client, viewer: Viewer) -> bool:
        return viewer is None or self.seating[viewer].holder == client.holder

    def description(self, holder: str | None) -> messages.Table:
        """The table as the browser of *holder* sees it."""
        setup, grid = self.setup, self.feed.grid
        yours = list(self.seating.held_by(holder))
        return messages.Table(
            id=setup.id,
            title=setup.title,
            options=dict(setup.options),
            height=grid.height,
            width=grid.width,
            letters_columns=grid.letters_columns,
            seats=self.seat_infos(),
            yours=yours,
            is_host=permissions.is_host(setup, holder),
            invitation=setup.invitation if permissions.may_invite(self.seating, holder) else None,
            onlookers=self.audience.count_onlookers(self.seating.holders),
            chosen_deal=setup.has_chosen_deal,
            is_over=self.is_over,
            next=self.seating.next,
            outdated=self.feed.outdated,
            run=self.services.run,
            damage=self.feed.damage,
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
                permissions.is_host(self.setup, one.holder),
            )
            for seat, one in enumerate(self.seating.sittings)
        ]

    def send_bye(self) -> None:
        for client in self.audience:
            client.send(encode(messages.Bye()))

    async def stop(self) -> None:
        """Let no bot think any more, and wait for what is being written."""
        await self.bots.stop()
        await asyncio.gather(*self._working, return_exceptions=True)
