"""All tables: set up, found in the store when asked for, dropped from memory when idle."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from weakref import WeakValueDictionary

from inklands.core.box import Box
from inklands.core.catalogue import AnyGame
from inklands.core.match import Match
from inklands.errors import UnknownGame
from inklands.table.match import permissions
from inklands.table.match.background import Background
from inklands.table.match.boxes import own_box
from inklands.table.match.feeds.live import LiveFeed
from inklands.table.match.feeds.old_outcomes import keep_old_outcomes
from inklands.table.match.feeds.opening import open_feed
from inklands.table.match.forgetting import Forgetting
from inklands.table.match.names import distinct_name
from inklands.table.match.neighbours import LOOK_SECONDS, look_at
from inklands.table.match.reseating import check_level, give_up_all, is_ended
from inklands.table.match.seating import Seating, Sitting
from inklands.table.match.services import Services
from inklands.table.match.table import Table
from inklands.table.match.title_source import TitleSource
from inklands.table.rate_limits import Buckets
from inklands.table.refusal import Refusal, no_such_table, too_many
from inklands.table.settings import Settings
from inklands.table.store.database_error import DatabaseError
from inklands.table.store.store import Conflict, Setup, Stored
from inklands.table.thinking.questions import Load
from inklands.table.wire import http_messages, messages
from inklands.table.wire.messages import encode

LOG = logging.getLogger("inklands.table")
MOST_LISTED = 20
MOST_IDLE = 2_000_000
"""
Seats times lines of all tables in memory that nobody is at: a hundred megabytes about.

Five thousand usual tables, or ten of a hundred seats late in their matches: beyond, those that were
touched longest ago leave the memory early, and are read again when somebody comes.
"""
TOUCHED_SECONDS = 2.0
"""Whoever opened a table so lately may not be done with it."""


class Lobby:
    """The tables of one process; several may share a store and a bus."""

    def __init__(self, settings: Settings, title_source: TitleSource, services: Services) -> None:
        self.settings = settings
        self.title_source = title_source
        self.services = services
        self.metrics = services.metrics
        self._store = services.store
        self._tables: dict[str, Table] = {}
        # A lock lasts as long as somebody opens that table: names that lead nowhere leave nothing.
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.seat_changes = Buckets(settings.limits.seat_changes)
        """How often those at one address have changed who sits where."""
        self._clocks = services.clocks
        self._forgetting = Forgetting(services, settings.kept_days)
        self.is_stopping = False
        """Whether newcomers had better go to another process."""
        self._loaded_weight = 0
        """What was loaded since room was last made."""
        self._warmed_up: set[str] = set()
        self._background = Background()

    async def start(self) -> None:
        await self.services.bus.listen(self.services.run, self._hear)
        # While the rules still fit: at the next upgrade they may not.
        self._background.begin(keep_old_outcomes(self.services, self.title_source))
        if self._store.is_shared:
            self._background.begin(self._look_around())

    async def stop(self) -> None:
        await self.services.bus.leave(self.services.run)
        await self._background.stop()
        for table in list(self._tables.values()):
            await table.stop()
        await self.services.thinkers.stop()
        await self._store.close()

    async def create(
        self, request: http_messages.NewTable, holder: str, address: str = ""
    ) -> Table:
        """Set up a table as *request* says; *holder*, who comes from *address*, is its host."""
        if await self._store.count_open(holder) >= self.settings.limits.open_tables_by_host:
            raise too_many("unfinished tables")
        seating = _first_seating(request.seats, holder)
        is_deal_chosen = request.seed is not None
        permissions.check_new_table(seating, holder, is_deal_chosen=is_deal_chosen)
        seed = secrets.randbits(128) if request.seed is None else request.seed
        box = None if request.box is None else own_box(request.box)
        table = await self._set_up(request, seating, seed, holder, box)
        table.begin(address)
        return table

    async def adopt(self, stored: Stored) -> Table:
        """A table that was set up elsewhere, unless there is one of its name here."""
        name = stored.setup.id
        async with self._opening.setdefault(name, asyncio.Lock()):
            if await self._store.load(name) is None:
                await self._store.adopt(stored)
                self.metrics.count_new_table()
        return await self.open(name)

    async def open(self, name: str) -> Table:
        """The table called *name*, from memory or from the store."""
        table = self._tables.get(name)
        if table is None:
            # One lock a table: two browsers that come at once get the same table.
            lock = self._opening.setdefault(name, asyncio.Lock())
            async with lock:
                table = self._tables.get(name) or await self._loaded(name)
        else:
            # Somebody may have sat down by way of another process a moment ago.
            await table.refresh()
        table.touched = self._clocks.steady()
        return table

    async def take_seat(self, name: str, request: http_messages.TakeSeat, holder: str) -> Table:
        table = await self.open(name)
        permissions.check_invited(table.setup, table.seating, request.invitation)

        # Inside the change, so that what the host allows counts when the seats are taken.
        def change(seating: Seating) -> Seating:
            permissions.check_seat_count(seating, request.count)
            return seating.taken(request.seat, holder, request.name, request.count)

        await table.reseat(change)
        return table

    async def tables_of(self, holder: str | None, skip: int = 0) -> tuple[list[Table], bool]:
        """Some tables where *holder* has a seat, the last changed first; whether there are more."""
        if holder is None:
            return [], False
        names = await self._store.tables_of(holder, MOST_LISTED + 1, skip)
        tables = []
        for name in names[:MOST_LISTED]:
            # It may have been deleted a moment ago.
            with suppress(Refusal):
                tables.append(await self.open(name))
        return tables, len(names) > MOST_LISTED

    async def leave(self, name: str, level: str, holder: str | None) -> bool:
        """
        Give up every seat of *holder*; whether the table was deleted, for nobody else is seated.

        Where others are, the match goes on for them, and what is over stays for them to see.
        """
        table = await self.open(name)
        permissions.check_seated(table.seating, holder)
        if table.seating.next is not None:
            # The rematch may be forgotten already; nothing is kept there then.
            with suppress(Refusal):
                await self.decline_rematch(table, holder)
        check_level(level)
        # Nothing is written first where nobody stays: a device without room makes some so.
        if table.seating.holders == {holder} and await self._delete(table):
            return True
        await give_up_all(table, level, holder)
        return not table.seating.holders and await self._delete(table)

    async def rematch(self, table: Table, holder: str | None) -> None:
        """
        Set the same table up again, once, or accept that somebody has.

        Nobody is pulled along: the seats of the others are kept for them until they answer.
        """
        _check_rematch(table, holder)
        assert holder is not None, "the check asks for a seat"
        async with table.rematching:
            seats = table.seating.held_by(holder)
            if table.seating.next is None:
                await self._set_up_again(table, holder)
                return
            name, following = table.seating[seats[0]].name, await self.open(table.seating.next)
            await following.reseat(lambda seating: seating.claimed(holder, name))
            await table.reseat(lambda seating: seating.answered(seats, accepts=True))

    async def decline_rematch(self, table: Table, holder: str | None) -> None:
        """Open the seats at the rematch that are kept for *holder*."""
        _check_rematch(table, holder)
        if holder is None or table.seating.next is None:
            return
        following, seats = await self.open(table.seating.next), table.seating.held_by(holder)
        await following.reseat(lambda seating: seating.released(holder))
        if not following.seating.held_by(holder):
            await table.reseat(lambda seating: seating.answered(seats, accepts=False))

    async def sweep(self) -> None:
        """Drop what nobody uses: from memory soon, from the store after months."""
        long_ago = self._clocks.steady() - self.settings.idle_seconds
        for name, table in list(self._tables.items()):
            if table.is_idle and table.touched < long_ago:
                del self._tables[name]
                self._forgetting.note_left(name)
        self.metrics.set_tables_in_memory(len(self._tables))
        try:
            await self._forgetting.forget(self._names_in_use)
        except DatabaseError as error:
            # The store has logged it; what is old is forgotten another time.
            LOG.debug("nothing forgotten: %s", error)

    def _names_in_use(self) -> set[str]:
        return {*self._tables, *self._opening}

    def send_bye(self) -> None:
        for table in self._tables.values():
            for client in table.audience:
                client.send(encode(messages.Bye()))

    async def _set_up(
        self,
        request: http_messages.NewTable,
        seating: Seating,
        seed: int,
        host: str,
        box: Box | None,
    ) -> Table:
        load = await self._loader(request.title, box)
        game = load(request.title)
        # Starting the match checks the number of seats and the options.
        match = Match(game, len(seating.sittings), seed, request.options)
        setup = Setup(
            id=self.settings.table_prefix + secrets.token_urlsafe(16),
            title=request.title,
            rules=game.rules_version,
            data=game.data.version,
            options=tuple(match.settings.written().items()),
            seats=match.seats,
            seed=str(seed),
            has_chosen_deal=request.seed is not None,
            host=host,
            invitation=secrets.token_urlsafe(16),
            created=int(self._clocks.wall()),
            patience=request.patience,
            box=box,
            hints=request.hints,
        )
        await self._store.create(setup, seating)
        self.metrics.count_new_table()
        stored = Stored(setup, seating, (), setup.created)
        table = Table(stored, LiveFeed(match), load, self.services)
        self._tables[setup.id] = table
        self._warm_up(game)
        return table

    async def _delete(self, table: Table) -> bool:
        """Delete *table*, unless somebody has just sat down at it."""
        name = table.setup.id
        try:
            await self._store.delete(name, table.seating.version)
        except Conflict:
            return False
        self._tables.pop(name, None)
        await table.stop()
        return True

    async def _loader(self, title: str, box: Box | None) -> Load:
        """What finds the game of a new table; components of an owner are checked aside."""
        if box is None:
            return self.title_source.load
        if title not in self.title_source.titles():
            raise UnknownGame(f"there is no game {title!r} here")
        today = self.title_source.load(title).rules_version
        load = self.title_source.loader(today, box)
        await self.services.aside(partial(load, title))
        return load

    def _warm_up(self, game: AnyGame) -> None:
        """Let bots get ready for the first table of a title, aside: nobody waits for it."""
        warm_up = self.services.warm_up
        if warm_up is not None and game.name not in self._warmed_up:
            self._warmed_up.add(game.name)
            self._background.begin(self.services.aside(partial(warm_up, game)))

    async def _set_up_again(self, table: Table, holder: str) -> None:
        """Set up a rematch, whose host is the *holder* who offers it."""
        setup = table.setup
        request = http_messages.NewTable(
            setup.title, [], dict(setup.options), patience=setup.patience, hints=setup.hints
        )
        again = table.seating.again(holder)
        following = await self._set_up(request, again, secrets.randbits(128), holder, setup.box)
        following.begin(table.asker.address)
        seats = table.seating.held_by(holder)
        await table.reseat(lambda seating: seating.followed_by(following.setup.id, seats))

    async def _loaded(self, name: str) -> Table:
        stored = await self._store.load(name)
        if stored is None:
            raise no_such_table()
        feed = await self.services.aside(partial(open_feed, stored, self.title_source))
        load = self.title_source.loader(stored.setup.rules, stored.setup.box)
        table = Table(stored, feed, load, self.services)
        self._make_room(table)
        self._tables[name] = table
        self.metrics.set_tables_in_memory(len(self._tables))
        if stored.damage is not None:
            sentence = "%d lines of the log are whole, %d are lost"
            damage = stored.damage
            LOG.error(sentence, damage.whole, damage.lost, extra={"table": name})
        if isinstance(feed, LiveFeed) and feed.is_over:
            # The server was stopped between the last action and what follows it.
            await self._store.finish(name)
            table.keep_outcome()
        return table

    def _make_room(self, table: Table) -> None:
        """Let idle tables leave the memory before *table* comes, if there are very many."""
        self._loaded_weight += _weight(table)
        if self._loaded_weight <= MOST_IDLE:
            return
        just_now = self._clocks.steady() - TOUCHED_SECONDS
        idle = [one for one in self._tables.values() if one.is_idle and one.touched < just_now]
        self._loaded_weight = _weight(table)
        for one in sorted(idle, key=lambda one: one.touched, reverse=True):
            self._loaded_weight += _weight(one)
            # Down to the half, so that there is room for a while.
            if self._loaded_weight > MOST_IDLE // 2:
                self._loaded_weight -= _weight(one)
                del self._tables[one.setup.id]
                self._forgetting.note_left(one.setup.id)

    async def _hear(self, name: str) -> None:
        """Another process knows something new of the table called *name*."""
        table = self._tables.get(name)
        if table is not None:
            await look_at([table], self.services)

    async def _look_around(self) -> None:
        """Look for what others did and of which no news came, again and again."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await look_at(list(self._tables.values()), self.services)


def _weight(table: Table) -> int:
    """How much memory *table* takes, compared with others."""
    return table.setup.seats * (table.feed.length + 1)


def _check_rematch(table: Table, holder: str | None) -> None:
    permissions.check_rematch(table.seating, holder, is_over=is_ended(table))


def _first_seating(requests: Sequence[http_messages.SeatRequest], holder: str) -> Seating:
    sittings: list[Sitting] = []
    for request in requests:
        names = [one.name for one in sittings if one.name]
        sittings.append(_sitting(request, holder, names))
    return Seating(tuple(sittings))


def _sitting(request: http_messages.SeatRequest, holder: str, names: Sequence[str]) -> Sitting:
    match request.kind:
        case "me":
            return Sitting("person", distinct_name(request.name or "?", names), holder)
        case "open":
            return Sitting("open")
        case "bot":
            return Sitting("bot", level=check_level(request.level))
