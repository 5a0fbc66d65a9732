"""All tables: set up, found in the store when asked for, dropped from memory when idle."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

from inklands.core.catalogue import AnyGame
from inklands.core.match import Match
from inklands.table.match import permissions
from inklands.table.match.feeds.live import LiveFeed
from inklands.table.match.feeds.old_outcomes import keep_old_outcomes
from inklands.table.match.feeds.opening import open_feed
from inklands.table.match.forgetting import Forgetting
from inklands.table.match.seating import Seating, Sitting, tidy_name
from inklands.table.match.services import Services
from inklands.table.match.table import Table
from inklands.table.match.title_source import TitleSource
from inklands.table.refusal import Refusal, no_such_table, too_many
from inklands.table.settings import Settings
from inklands.table.store.database_error import DatabaseError
from inklands.table.store.store import Setup, Stored
from inklands.table.thinking.questions import LEVELS
from inklands.table.wire import http_messages

LOG = logging.getLogger("inklands.table")
MOST_LISTED = 20


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
        self._clocks = services.clocks
        self._forgetting = Forgetting(services, settings.kept_days)
        self._warmed_up: set[str] = set()
        self._background: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.services.bus.listen(self.services.run, self._catch_up)
        # While the rules still fit: at the next upgrade they may not.
        self._in_the_background(keep_old_outcomes(self.services, self.title_source))

    async def stop(self) -> None:
        await self.services.bus.leave(self.services.run)
        for task in list(self._background):
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        for table in list(self._tables.values()):
            await table.stop()
        await self.services.thinkers.stop()
        await self._store.close()

    async def create(self, request: http_messages.NewTable, holder: str) -> Table:
        """Set up a table as *request* says; *holder* is its host."""
        if await self._store.count_open(holder) >= self.settings.limits.open_tables_by_host:
            raise too_many("unfinished tables")
        seating = Seating(tuple(_sitting(one, holder) for one in request.seats))
        is_deal_chosen = request.seed is not None
        permissions.check_new_table(seating, holder, is_deal_chosen=is_deal_chosen)
        seed = secrets.randbits(128) if request.seed is None else request.seed
        return await self._set_up(request, seating, seed, holder)

    async def open(self, name: str) -> Table:
        """The table called *name*, from memory or from the store."""
        table = self._tables.get(name)
        if table is None:
            # One lock a table: two browsers that come at once get the same table.
            lock = self._opening.setdefault(name, asyncio.Lock())
            async with lock:
                table = self._tables.get(name) or await self._loaded(name)
        table.touched = self._clocks.steady()
        return table

    async def take_seat(self, name: str, request: http_messages.TakeSeat, holder: str) -> Table:
        table = await self.open(name)
        permissions.check_invited(table.setup, request.invitation)
        await table.reseat(lambda seating: seating.taken(request.seat, holder, request.name))
        return table

    async def tables_of(self, holder: str | None) -> tuple[Table, ...]:
        """The tables where *holder* has a seat, the last changed first."""
        names = () if holder is None else await self._store.tables_of(holder, MOST_LISTED)
        return tuple([await self.open(name) for name in names])

    async def rematch(self, table: Table, holder: str | None) -> None:
        """Set up the same table again, once: everybody sits where they sat."""
        feed = table.feed
        is_over = feed.is_over or feed.outdated is not None or feed.damage is not None
        permissions.check_rematch(table.seating, holder, is_over=is_over)
        async with table.rematching:
            if table.seating.next is None:
                await self._set_up_again(table)

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
            table.send_bye()

    async def _set_up(
        self, request: http_messages.NewTable, seating: Seating, seed: int, host: str
    ) -> Table:
        game = self.title_source.load(request.title)
        # Starting the match checks the number of seats and the options.
        match = Match(game, len(seating.sittings), seed, request.options)
        setup = Setup(
            id=secrets.token_urlsafe(16),
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
        )
        await self._store.create(setup, seating)
        self.metrics.count_new_table()
        stored = Stored(setup, seating, (), setup.created)
        table = Table(stored, LiveFeed(match), self.title_source.load, self.services)
        self._tables[setup.id] = table
        self._warm_up(game)
        table.bots.wake()
        return table

    def _warm_up(self, game: AnyGame) -> None:
        """Let bots get ready for the first table of a title, aside: nobody waits for it."""
        warm_up = self.services.warm_up
        if warm_up is not None and game.name not in self._warmed_up:
            self._warmed_up.add(game.name)
            self._in_the_background(self.services.aside(partial(warm_up, game)))

    async def _set_up_again(self, table: Table) -> None:
        setup = table.setup
        request = http_messages.NewTable(setup.title, [], dict(setup.options))
        seating = replace(table.seating, next=None, version=0)
        following = await self._set_up(request, seating, secrets.randbits(128), setup.host)
        await table.reseat(lambda seated: seated.followed_by(following.setup.id))

    async def _loaded(self, name: str) -> Table:
        stored = await self._store.load(name)
        if stored is None:
            raise no_such_table()
        feed = await self.services.aside(partial(open_feed, stored, self.title_source))
        load = self.title_source.loader(stored.setup.rules)
        table = Table(stored, feed, load, self.services)
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

    async def _catch_up(self, name: str) -> None:
        """Another process has written something of the table called *name*."""
        table = self._tables.get(name)
        if table is not None:
            await table.catch_up()

    def _in_the_background(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)


def check_level(level: str | None) -> str:
    if level not in LEVELS:
        raise Refusal("bot/unknown", f"There is no bot {level!r}; there are: {', '.join(LEVELS)}.")
    return level


def _sitting(request: http_messages.SeatRequest, holder: str) -> Sitting:
    match request.kind:
        case "me":
            return Sitting("person", tidy_name(request.name or "?"), holder)
        case "open":
            return Sitting("open")
        case "bot":
            return Sitting("bot", level=check_level(request.level))
