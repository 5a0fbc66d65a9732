"""A table: it owns a match, takes one command at a time, and persists before it publishes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from inklands.table.match import permissions
from inklands.table.match.absence import Absence
from inklands.table.match.audience import Audience, Client, Following
from inklands.table.match.background import Background
from inklands.table.match.bot_seats import BotSeats
from inklands.table.match.description import describe_to_all
from inklands.table.match.feeds.feed import Feed, Viewer
from inklands.table.match.feeds.live import LiveFeed
from inklands.table.match.feeds.outcome import encode_outcome
from inklands.table.match.neighbours import announce, look_at
from inklands.table.match.ranking import Rankings
from inklands.table.match.seating import Seating
from inklands.table.match.services import Services
from inklands.table.refusal import damaged, no_such_table, nothing_to_decide
from inklands.table.store.store import Conflict, Entry, Glimpse, Stored
from inklands.table.thinking.fair_queue import Asker
from inklands.table.thinking.questions import HintQuestion, Load
from inklands.table.wire import messages, parts
from inklands.table.wire.messages import LogCommand, encode

LOG = logging.getLogger("inklands.table")
LONG_LOG = 200
"""Lines that are played again faster than in a thread."""
BREATH = 0.05
"""Seconds after a moment by which it has surely come, by any clock."""


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
        self._address = ""
        """Where whoever was here last came from: for them the bots think while nobody is here."""
        self.elsewhere: frozenset[str] = frozenset()
        """The browsers that are at this table by way of another process."""
        self._clocks = services.clocks
        steady = services.clocks.steady
        self.absence = Absence(services.away_seconds, stored.setup.patience, steady)
        self.absence.await_seats(feed.to_act)
        self._told_absent: frozenset[int] = frozenset()
        self._told_host: str | None = None
        self._watch: asyncio.TimerHandle | None = None
        self.touched = self._clocks.steady()
        self.rematching = asyncio.Lock()
        self._lock = asyncio.Lock()
        self._background = Background()
        self._rankings = Rankings(feed)
        self.bots = BotSeats(self)

    @property
    def live(self) -> LiveFeed:
        """The match, where it can be played on."""
        assert isinstance(self.feed, LiveFeed)
        return self.feed

    @property
    def is_live(self) -> bool:
        """Whether the match is known move by move, with the game it is played by."""
        return isinstance(self.feed, LiveFeed)

    @property
    def asker(self) -> Asker:
        """Whom the bots and advisers of this table think for."""
        return Asker(self.audience.address or self._address, self.setup.id)

    @property
    def is_over(self) -> bool:
        return self.feed.is_over

    @property
    def is_idle(self) -> bool:
        is_busy = self._lock.locked() or self._background or self.bots
        return not self.audience and not is_busy

    # Coming and going

    @property
    def host(self) -> str | None:
        """Who has the host's rights now."""
        return permissions.host_now(self.setup, self.seating, self.absence.is_away)

    @property
    def host_rights(self) -> permissions.HostRights:
        return permissions.HostRights(self.setup, self.seating, self.host)

    @property
    def absent(self) -> frozenset[int]:
        """The seats of people for whom others may let a bot stand in."""
        return frozenset() if self.is_over else self.absence.absent(self.seating)

    def begin(self, address: str) -> None:
        """Let the bots of a new table think, for whoever has set it up from *address*."""
        self._address = address
        self.bots.wake()

    def enter(self, client: Client) -> None:
        self.audience.add(client)
        self._address = client.address
        if client.holder is not None:
            self.absence.enter(client.holder)
        self._announce()
        self.send_seating()
        self.bots.wake()

    @property
    def holders_here(self) -> frozenset[str]:
        """The browsers that are at the table, by way of whichever process."""
        return self.audience.holders | self.elsewhere

    def is_here(self, seat: int) -> bool:
        """Whether the browser that holds *seat* is at the table."""
        return self.seating[seat].holder in self.holders_here

    def places_taken(self, holder: str | None) -> int:
        """How many sockets share the places of *holder*: onlookers have theirs apart."""
        if holder is not None and self.seating.held_by(holder):
            return self.audience.count_of(holder)
        return self.audience.count_onlookers(self.seating.holders)

    def leave(self, client: Client) -> None:
        self.audience.remove(client)
        self._note_gone(client.holder)
        self.touched = self._clocks.steady()
        self._announce()
        self.send_seating()

    async def prepare(self, viewer: Viewer, seen: int = 0) -> None:
        """Have a long log played aside for a viewer who is new, before they join."""
        if self._is_new(viewer):
            async with self._lock:
                await self._prepare(viewer)
        if self.services.store.is_shared and seen > self.feed.number(viewer):
            # They were told more by another process, and must not be thrown back.
            await self.refresh()

    def join(self, client: Client, message: messages.Join) -> None:
        """Let *client* follow the match from a seat, and send it all after the update it knows."""
        seat = message.seat
        permissions.check_follows(self.seating, seat, client.holder)
        update = self.feed.update(seat, message.seen)
        client.follows[seat] = Following(update.number, message.changes)
        client.send(encode(update))

    # What seats do

    async def act(
        self, command: LogCommand, holder: str | None, asking: Client | None = None
    ) -> messages.Done:
        """Take an action or take one back; who is *asking* is told of it along with the answer."""
        permissions.check_plays(self.seating, command.seat, holder)
        await self.prepare(command.seat)
        await self._enter_into_log(command, asking)
        return messages.Done(command.id, self.feed.number_of(command.seat, command.id))

    async def act_for_bot(self, seat: int, decision: int, action: str) -> None:
        # Named for the decision: two processes that think for the same bot write one line.
        command = messages.Act(f"bot:{decision}", seat, decision, action)
        await self._background.to_the_end(self._enter_into_log(command))

    async def bring(self, command: LogCommand) -> None:
        """Take what was done elsewhere while the match stood still here."""
        await self._background.to_the_end(self._enter_into_log(command, is_brought=True))

    def preview(self, command: messages.Preview, holder: str | None) -> messages.Previewed:
        permissions.check_holds(self.seating, command.seat, holder)
        self.absence.hear(command.seat)
        return self.feed.preview(command)

    async def hint(self, command: messages.Hint, holder: str | None) -> messages.Hinted:
        permissions.check_asks_for_hints(self.setup, self.seating, command.seat, holder)
        self.absence.hear(command.seat)
        if command.seat not in self.feed.to_act:
            raise nothing_to_decide(command.seat)
        decision = self.live.decision(command.seat)
        game, question = self.live.match.game, HintQuestion(self.bots.position(command.seat))
        advice = await self.services.thinkers.advisers.ask(question, self.asker)
        hints = [parts.Advice(game.action_text(one.action), one.expected) for one in advice]
        return messages.Hinted(command.id, command.seat, hints[0].action, decision, hints)

    async def rank(self, command: messages.Rank, holder: str | None) -> messages.Ranked:
        permissions.check_holds(self.seating, command.seat, holder)
        return await self._rankings.ranked(command)

    async def reseat(self, change: Callable[[Seating], Seating]) -> None:
        """Change who sits where; *change* is asked again when another process was faster."""
        await self._background.to_the_end(self._reseat(change))

    async def compare(self, glimpse: Glimpse) -> None:
        """Read what another process has written, if it has, and note who is there."""
        if glimpse.elsewhere != self.elsewhere:
            self._note_elsewhere(glimpse.elsewhere)
        if glimpse.lines > self.feed.length or glimpse.version > self.seating.version:
            async with self._lock:
                await self._catch_up()
            self.bots.wake()

    async def refresh(self) -> bool:
        """Look whether another process has written something here; whether it had."""
        if not self.services.store.is_shared:
            return False
        before = self.feed.length, self.seating.version
        await look_at([self], self.services)
        return before != (self.feed.length, self.seating.version)

    def keep_outcome(self) -> None:
        """
        Have the store keep what is to be shown of the finished match; nobody waits for it.

        The log alone would do as long as the rules stay: after a kill it is kept at the next start.
        """
        self._background.begin(self._keep_outcome())

    async def _enter_into_log(
        self, command: LogCommand, asking: Client | None = None, *, is_brought: bool = False
    ) -> None:
        async with self._lock:
            while not self.feed.has_taken(command.seat, command.id):
                if not is_brought:
                    permissions.check_played_here(self.seating)
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
                except asyncio.CancelledError:
                    # Who asked is gone; it may be written all the same, and is then published.
                    self._background.begin(self._publish_written())
                    raise
                # Publish: only now does anybody learn of it.
                self._take_effect(entry, asking)
                await self._finish_if_over()
        await self.services.bus.publish(self.setup.id, self.services.run)
        self.bots.wake()

    async def _publish_written(self) -> None:
        async with self._lock:
            await self._catch_up()
            await self._finish_if_over()

    async def _finish_if_over(self) -> None:
        if self.is_over:
            await self.services.store.finish(self.setup.id)
            self.keep_outcome()

    async def _prepare(self, viewer: Viewer) -> None:
        # Under the lock the log does not grow meanwhile.
        if self._is_new(viewer):
            await self.services.aside(partial(self.live.follow, [viewer]))

    def _is_new(self, viewer: Viewer) -> bool:
        feed = self.feed
        return isinstance(feed, LiveFeed) and feed.length > LONG_LOG and viewer not in feed.viewers

    def _entry(self, command: LogCommand) -> Entry:
        index, now = self.feed.length, int(self._clocks.wall())
        if isinstance(command, messages.Act):
            return Entry(index, command.seat, "act", command.action, command.id, now)
        return Entry(index, command.seat, "undo", "", command.id, now)

    def _take_effect(self, entry: Entry, asking: Client | None = None) -> None:
        self.touched, self.changed = self._clocks.steady(), entry.at
        changed = self.feed.add(entry)
        self.services.metrics.count_line(entry.kind)
        for viewer in changed:
            self.audience.publish(viewer, self.feed, asking)
        self.absence.hear(entry.seat)
        self.absence.await_seats(self.feed.to_act)
        # Nobody becomes absent by what is done, and the next one who does is watched for.
        if self._told_absent or self._watch is None or self.is_over:
            self._notice_absence()

    async def _reseat(self, change: Callable[[Seating], Seating]) -> None:
        async with self._lock:
            while (changed := change(self.seating)) is not self.seating:
                try:
                    await self.services.store.reseat(self.setup.id, changed)
                except Conflict:
                    await self._catch_up()
                    continue
                self._take_seats(changed)
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
            self._take_seats(stored.seating)

    def _take_seats(self, seating: Seating) -> None:
        for holder in seating.holders - self.seating.holders:
            self.absence.arrive(holder)
        self.seating = seating
        self.send_seating()

    def _note_elsewhere(self, elsewhere: frozenset[str]) -> None:
        before, self.elsewhere = self.elsewhere, elsewhere
        for holder in elsewhere - before:
            self.absence.enter(holder)
        for holder in before - elsewhere:
            self._note_gone(holder)
        self.send_seating()

    def _note_gone(self, holder: str | None) -> None:
        """Somebody has left this process or another one, and perhaps the table."""
        if holder is not None and holder not in self.holders_here:
            self.absence.leave(holder, self.seating.holders)

    def _announce(self) -> None:
        """Let other processes know who is here."""
        if self.services.store.is_shared:
            self._background.begin(announce(self, self.services))

    async def _keep_outcome(self) -> None:
        try:
            outcome = await self.services.aside(partial(encode_outcome, self.live))
            await self.services.store.keep(self.setup.id, outcome)
        except Exception:
            LOG.exception("no outcome kept", extra={"table": self.setup.id})

    # What is sent of the table itself

    def _notice_absence(self) -> None:
        """Tell everybody when a bot may stand in for somebody else than before."""
        if (self.absent, self.host) != (self._told_absent, self._told_host):
            self.send_seating()
        else:
            self._watch_absence()

    def _watch_absence(self) -> None:
        """Look again when the next one counts as absent, as long as somebody is here to see it."""
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None
        wait = self.absence.next_change(self.seating)
        # Alone nobody waits for anybody.
        if wait is None or not self.audience or self.is_over or len(self.seating.holders) < 2:
            return
        loop = asyncio.get_running_loop()
        self._watch = loop.call_later(wait + BREATH, self._look_for_absence)

    def _look_for_absence(self) -> None:
        # Whoever was awaited may have acted since: then this was too early, and is done again.
        self._watch = None
        self._notice_absence()

    def send_seating(self) -> None:
        self._told_absent, self._told_host = self.absent, self.host
        self._watch_absence()
        describe_to_all(self)

    async def stop(self) -> None:
        """Let no bot think any more, and wait for what is being written."""
        if self._watch is not None:
            self._watch.cancel()
        await self.bots.stop()
        # Whoever came before has the lock first.
        async with self._lock:
            pass
        await self._background.finish()
