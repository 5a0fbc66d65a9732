"""All tables: set up, found in the store when asked for, dropped from memory when idle."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from inklands.core.catalogue import AnyGame
from inklands.core.match import Match
from inklands.core.record import Record, record
from inklands.table.bus.bus import Bus
from inklands.table.http.identity import same
from inklands.table.match.seating import Seating, Sitting, tidy_name
from inklands.table.match.table import Services, Table
from inklands.table.metrics import Metrics
from inklands.table.refusal import Refusal, no_such_table, too_many
from inklands.table.settings import Settings
from inklands.table.store.store import Setup, Store, Stored
from inklands.table.thinking.questions import LEVELS, Load, prepare
from inklands.table.thinking.review import Review
from inklands.table.thinking.workers import Workers
from inklands.table.wire import http_messages
from inklands.table.wire.encoding import encode_options

MOST_LISTED = 20


@dataclass(frozen=True, slots=True)
class TitleSource:
    """The titles that are served."""

    titles: Callable[[], tuple[str, ...]]
    load: Load


class Lobby:
    """The tables of one process; several may share a store and a bus."""

    def __init__(
        self, settings: Settings, store: Store, bus: Bus, title_source: TitleSource
    ) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.run = secrets.token_hex(4)
        self.title_source = title_source
        self._store = store
        self._bus = bus
        self._workers = Workers(settings.bot_workers, settings.bot_seconds)
        # Whoever asks for a hint waits for no bot, and no bot for a hint.
        self._advisers = Workers(settings.advisers, settings.bot_seconds)
        # Reviews take long: whoever asks for a hint does not wait for them.
        self._reviewers = Workers(1, settings.bot_seconds)
        self._services = Services(
            store, bus, self._workers, self._advisers, self.metrics, title_source.load, self.run
        )
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._prepared: set[str] = set()

    async def start(self) -> None:
        await self._bus.listen(self.run, self._hear)

    async def stop(self) -> None:
        await self._bus.leave(self.run)
        for table in list(self._tables.values()):
            await table.stop()
        await self._workers.stop()
        await self._advisers.stop()
        await self._reviewers.stop()
        await self._store.close()

    def titles(self) -> http_messages.Titles:
        return http_messages.Titles([self._title(name) for name in self.title_source.titles()])

    async def create(self, request: http_messages.NewTable, holder: str) -> Table:
        """Set up a table as *request* says; *holder* is its host."""
        if await self._store.count_open(holder) >= self.settings.limits.open_tables_by_host:
            raise too_many("unfinished tables")
        seating = Seating(tuple(_sitting(one, holder) for one in request.seats))
        if not seating.held_by(holder):
            raise Refusal("seat/invalid", "Keep a seat for yourself.")
        if request.seed is not None and seating.open_seats:
            raise Refusal("table/chosen-deal", "A deal can be chosen only where no seat is open.")
        seed = secrets.randbits(128) if request.seed is None else request.seed
        return await self._set_up(request, seating, seed, holder)

    async def open(self, name: str) -> Table:
        """The table called *name*, from memory or from the store."""
        table = self._tables.get(name)
        if table is None:
            lock = self._opening.setdefault(name, asyncio.Lock())
            async with lock:
                table = self._tables.get(name) or await self._loaded(name)
            self._opening.pop(name, None)
        table.touched = time.monotonic()
        return table

    async def take_seat(self, name: str, request: http_messages.TakeSeat, holder: str) -> Table:
        table = await self.open(name)
        if not same(request.invitation, table.setup.invitation):
            raise Refusal("invitation/wrong", "That invitation is not for this table.", 403)
        await table.reseat(lambda seating: seating.taken(request.seat, holder, request.name))
        return table

    async def tables_of(self, holder: str | None) -> http_messages.MyTables:
        names = () if holder is None else await self._store.tables_of(holder, MOST_LISTED)
        lines = [await self._line(name, holder) for name in names]
        listed = [line for line in lines if line is not None]
        spoken = (info.name for line in listed for info in line.seats if info.seat in line.yours)
        return http_messages.MyTables(next(spoken, None), listed)

    async def rematch(self, table: Table, holder: str | None) -> None:
        """Set up the same table again, once: everybody sits where they sat."""
        if not table.seating.held_by(holder):
            raise Refusal("seat/not-yours", "Only those who played can ask for a rematch.", 403)
        if not table.is_over:
            raise Refusal("table/not-over", "The match is not over yet.", 409)
        async with table.rematching:
            if table.seating.next is None:
                await self._set_up_again(table)

    def review(self, written: Record, seat: int) -> Review:
        return Review.of(self.title_source.load, written, seat)

    async def verdict(self, review: Review, number: int) -> http_messages.Verdict:
        return await review.verdict(number, self._reviewers)

    def record_of(self, table: Table) -> str:
        if not table.is_over:
            raise Refusal("record/unfinished", "The record is shown once the match is over.", 409)
        names = tuple(one.name or one.level or "" for one in table.seating.sittings)
        return str(record(table.feed.match, names=names if all(names) else ()))

    async def sweep(self) -> None:
        """Drop what nobody uses: from memory soon, from the store after months."""
        long_ago = time.monotonic() - self.settings.idle_seconds
        for name, table in list(self._tables.items()):
            if table.is_idle and table.touched < long_ago:
                del self._tables[name]
        self.metrics.tables.set(len(self._tables))
        await self._store.forget(int(time.time()) - self.settings.kept_days * 24 * 3600)

    def say_bye(self) -> None:
        for table in self._tables.values():
            table.say_bye()

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
            created=int(time.time()),
        )
        await self._store.create(setup, seating)
        self.metrics.created.inc()
        table = Table(Stored(setup, seating, (), setup.created), game, self._services)
        self._tables[setup.id] = table
        self._prepare(game)
        table.bots.wake()
        return table

    def _prepare(self, game: AnyGame) -> None:
        """Let bots get ready, aside: nobody waits for it."""
        if self.settings.warms_up and game.name not in self._prepared:
            self._prepared.add(game.name)
            asyncio.get_running_loop().run_in_executor(None, prepare, game)

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
        table = Table(stored, self.title_source.load(stored.setup.title), self._services)
        self._tables[name] = table
        self.metrics.tables.set(len(self._tables))
        return table

    async def _hear(self, name: str) -> None:
        table = self._tables.get(name)
        if table is not None:
            await table.catch_up()

    async def _line(self, name: str, holder: str | None) -> http_messages.MyTable | None:
        try:
            table = await self.open(name)
        except Refusal:
            return None
        yours = table.seating.held_by(holder)
        return http_messages.MyTable(
            id=name,
            title=table.setup.title,
            seats=table.seat_infos(),
            yours=list(yours),
            yours_to_act=not table.feed.match.to_act.isdisjoint(yours),
            turn=table.feed.match.turn,
            is_over=table.is_over,
            changed=table.changed,
        )

    def _title(self, name: str) -> http_messages.Title:
        game = self.title_source.load(name)
        grid, seats = game.grid, game.seats
        options = encode_options(game.options)
        return http_messages.Title(
            name=name,
            least_seats=seats[0],
            most_seats=seats[-1],
            height=grid.height,
            width=grid.width,
            options=options,
            levels=list(LEVELS),
            is_packaged=game.data.is_packaged,
        )


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
