"""What a page can ask besides following a match: each request decoded, and its answer."""

from __future__ import annotations

import dataclasses
from collections.abc import AsyncIterator, Mapping
from functools import partial

from msgspec import structs

from inklands.core.catalogue import texts_of
from inklands.core.game import sheets_of
from inklands.core.record import read_record
from inklands.locales import LANGUAGES
from inklands.table.match import permissions
from inklands.table.match.feeds.replay import replayed
from inklands.table.match.lobby import Lobby
from inklands.table.match.paper import score
from inklands.table.match.table import Table
from inklands.table.refusal import Refusal
from inklands.table.thinking.fair_queue import Asker
from inklands.table.thinking.latest_only import LatestOnly, Ticket
from inklands.table.thinking.questions import LEVELS
from inklands.table.thinking.review import Review
from inklands.table.wire import http_messages, messages
from inklands.table.wire.encoding import encode_options


class Api:
    """
    The requests that are not about one connection, without what carries them.

    A *holder* is the hash of the identity of the browser that asks, or None.
    """

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._titles = lobby.title_source
        self._aside = lobby.services.aside
        self._reviews = LatestOnly()

    def titles(self) -> http_messages.Titles:
        return http_messages.Titles([self._title(name) for name in self._titles.titles()])

    def texts(self, title: str, language: str) -> str:
        """The Fluent file of a title, whose sentences the page does not know by itself."""
        known = title in self._titles.titles() and language in LANGUAGES
        file = texts_of(title, language) if known else None
        if file is None or not file.is_file():
            raise Refusal("texts/unknown", f"There are no texts of {title} in {language}.", 404)
        return file.read_text(encoding="utf-8")

    async def my_tables(self, holder: str | None) -> http_messages.MyTables:
        lines = [_line(table, holder) for table in await self._lobby.tables_of(holder)]
        names = (info.name for line in lines for info in line.seats if info.seat in line.yours)
        return http_messages.MyTables(next(names, None), lines)

    async def new_table(self, request: http_messages.NewTable, holder: str) -> http_messages.Seated:
        return _seated(await self._lobby.create(request, holder), holder)

    async def take_seat(
        self, table: str, request: http_messages.TakeSeat, holder: str
    ) -> http_messages.Seated:
        return _seated(await self._lobby.take_seat(table, request, holder), holder)

    async def invitation(self, table: str, holder: str | None) -> str:
        """The path of the link that brings a guest to *table*."""
        opened = await self._lobby.open(table)
        permissions.check_invites(opened.seating, holder)
        # Behind the #, so that it reaches no log on its way.
        return f"/table/{opened.setup.id}#{opened.setup.invitation}"

    async def record(self, table: str) -> str:
        opened = await self._finished(table)
        names = _names(opened)
        return str(dataclasses.replace(opened.feed.record(), names=names if all(names) else ()))

    async def table_replay(self, table: str, seat: int) -> http_messages.Replay:
        """The match of a finished table, as it was played, whatever the rules are by now."""
        opened = await self._finished(table)
        shown = await self._aside(partial(opened.feed.replay, seat))
        return structs.replace(shown, names=list(_names(opened)))

    async def replay(self, request: http_messages.ReadRecord) -> http_messages.Replay:
        """The match of any record, by the rules it was written with if they are still played."""
        record = read_record(request.record)
        game = self._titles.loader(record.rules)(record.game)
        return await self._aside(partial(replayed, game, record, request.seat))

    async def review(
        self, request: http_messages.ReadRecord, reader: Asker
    ) -> AsyncIterator[http_messages.Verdict]:
        """
        What each decision of a match gave away, one after the other as they are judged.

        A newer review of the same *reader* takes the place of an older one.
        """
        record = read_record(request.record)
        ticket = self._reviews.begin(reader.name)
        load = self._titles.loader(record.rules)
        review = await self._aside(partial(Review.of, load, record, request.seat))
        return self._verdicts(review, ticket, reader)

    def score(self, request: http_messages.ScoreSheet) -> messages.Points:
        """The points of a sheet drawn elsewhere; nothing is kept."""
        return score(self._titles.load(request.title), bytes(request.sheet))

    def sheets(self, title: str, query: Mapping[str, str]) -> dict[str, object]:
        """The blank sheets of a title."""
        return sheets_of(self._titles.load(title)).blank(query)

    async def _finished(self, table: str) -> Table:
        opened = await self._lobby.open(table)
        permissions.check_reads_record(is_over=opened.is_over)
        return opened

    async def _verdicts(
        self, review: Review, ticket: Ticket, reader: Asker
    ) -> AsyncIterator[http_messages.Verdict]:
        for number in review.numbers:
            self._reviews.check(ticket)
            yield await review.verdict(number, self._lobby.services.thinkers.reviewers, reader)

    def _title(self, name: str) -> http_messages.Title:
        game = self._titles.load(name)
        grid, seats = game.grid, game.seats
        return http_messages.Title(
            name=name,
            least_seats=seats[0],
            most_seats=seats[-1],
            height=grid.height,
            width=grid.width,
            options=encode_options(game.options),
            levels=list(LEVELS),
            is_packaged=game.data.is_packaged,
        )


def _seated(table: Table, holder: str) -> http_messages.Seated:
    return http_messages.Seated(table.setup.id, list(table.seating.held_by(holder)))


def _names(table: Table) -> tuple[str, ...]:
    """The names by seat; a bot goes by its level."""
    return tuple(one.name or one.level or "" for one in table.seating.sittings)


def _line(table: Table, holder: str | None) -> http_messages.MyTable:
    yours, feed = table.seating.held_by(holder), table.feed
    return http_messages.MyTable(
        id=table.setup.id,
        title=table.setup.title,
        seats=table.seat_infos(),
        yours=list(yours),
        yours_to_act=not feed.to_act.isdisjoint(yours),
        turn=feed.turn,
        is_over=feed.is_over,
        outdated=feed.outdated,
        changed=table.changed,
        damage=feed.damage,
    )
