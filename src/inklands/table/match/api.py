"""What a page can ask besides following a match: each request decoded, and its answer."""

from __future__ import annotations

import dataclasses
from collections.abc import AsyncIterator, Mapping
from functools import partial

from msgspec import structs

from inklands.core.box import Box
from inklands.core.catalogue import texts_of
from inklands.core.game import sheets_of
from inklands.core.record import Record, read_record
from inklands.errors import UnknownGame
from inklands.locales import LANGUAGES
from inklands.table.match import boxes, moving, permissions
from inklands.table.match.boxes import box_info, own_box
from inklands.table.match.description import seat_infos
from inklands.table.match.feeds.replay import replayed
from inklands.table.match.lobby import Lobby
from inklands.table.match.paper import score
from inklands.table.match.printed import printed
from inklands.table.match.reseating import make_link, reopen, resume
from inklands.table.match.table import Table
from inklands.table.match.titles import described_titles
from inklands.table.refusal import Refusal
from inklands.table.thinking.fair_queue import Asker
from inklands.table.thinking.latest_only import LatestOnly, Ticket
from inklands.table.thinking.questions import Load
from inklands.table.thinking.review import Review
from inklands.table.wire import copy_messages, http_messages, parts


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
        return described_titles(self._titles)

    def texts(self, title: str, language: str) -> str:
        """The Fluent file of a title, whose sentences the page does not know by itself."""
        known = title in self._titles.titles() and language in LANGUAGES
        file = texts_of(title, language) if known else None
        if file is None or not file.is_file():
            raise Refusal("texts/unknown", f"There are no texts of {title} in {language}.", 404)
        return file.read_text(encoding="utf-8")

    async def printed(self, title: str, language: str) -> http_messages.Printed:
        """All that is printed on the components of a title, for a reader of *language*."""
        game, speaker = self._titles.load(title), self._lobby.services.speaker(language)
        # The first time the texts of that language are read, which takes long.
        return await self._aside(partial(printed, game, speaker))

    async def my_tables(self, holder: str | None, skip: int) -> http_messages.MyTables:
        tables, has_more = await self._lobby.tables_of(holder, skip)
        lines = [_line(table, holder) for table in tables]
        names = (info.name for line in lines for info in line.seats if info.seat in line.yours)
        return http_messages.MyTables(next(names, None), lines, has_more)

    async def leave(
        self, table: str, request: http_messages.LeaveTable, holder: str | None
    ) -> http_messages.Left:
        return http_messages.Left(await self._lobby.leave(table, request.level, holder))

    async def new_table(
        self, request: http_messages.NewTable, holder: str, address: str
    ) -> http_messages.Seated:
        return _seated(await self._lobby.create(request, holder, address), holder)

    async def take_seat(
        self, table: str, request: http_messages.TakeSeat, holder: str
    ) -> http_messages.Seated:
        return _seated(await self._lobby.take_seat(table, request, holder), holder)

    async def hand_out(
        self, table: str, request: copy_messages.CopyTable, holder: str | None
    ) -> copy_messages.TableCopy:
        return await moving.hand_out(self._lobby, table, holder, moves=request.moves)

    async def bring(
        self, request: copy_messages.BringTable, holder: str, address: str
    ) -> copy_messages.Brought:
        table, lines, is_new = await moving.bring(self._lobby, request, holder, address)
        seats = list(table.seating.held_by(holder))
        return copy_messages.Brought(table.setup.id, seats, lines, is_new)

    async def play_here(self, table: str, holder: str | None) -> http_messages.Seated:
        opened = await moving.play_here(self._lobby, table, holder)
        return http_messages.Seated(table, list(opened.seating.held_by(holder)))

    async def seat_link(self, table: str, seat: int, holder: str | None) -> str:
        """The path of a new link by which its holder takes *seat* to another browser."""
        opened = await self._lobby.open(table)
        return _path(opened, f"seat={seat}.{await make_link(opened, seat, holder)}")

    async def reopen(self, table: str, seat: int, holder: str | None) -> str:
        """The path of a link by which the person of *seat*, who is away, comes back to it."""
        opened = await self._lobby.open(table)
        return _path(opened, f"seat={seat}.{await reopen(opened, seat, holder)}")

    async def resume(
        self, table: str, request: http_messages.ResumeSeat, holder: str
    ) -> http_messages.Seated:
        opened = await self._lobby.open(table)
        await resume(opened, request, holder)
        return _seated(opened, holder)

    async def invitation(self, table: str, holder: str | None) -> str:
        """The path of the link that brings a guest to *table*."""
        opened = await self._lobby.open(table)
        permissions.check_invites(opened.seating, holder)
        return _path(opened, opened.setup.invitation)

    async def record(self, table: str) -> str:
        opened = await self._finished(table)
        names = _names(opened)
        return str(dataclasses.replace(opened.feed.record(), names=names if all(names) else ()))

    async def table_replay(self, table: str, seat: int) -> http_messages.Replay:
        """The match of a finished table, as it was played, whatever the rules are by now."""
        opened = await self._finished(table)
        shown = await self._aside(partial(opened.feed.replay, seat))
        return structs.replace(shown, names=list(_names(opened)), box=box_info(opened.setup))

    async def replay(self, request: http_messages.ReadRecord) -> http_messages.Replay:
        """The match of any record, by the rules it was written with if they are still played."""
        record = read_record(request.record)
        load = self._titles.loader(record.rules, self._box(record))
        return await self._aside(partial(_replayed, load, record, request.seat))

    async def review(
        self, request: http_messages.ReadRecord, reader: Asker
    ) -> AsyncIterator[http_messages.Verdict]:
        """
        What each decision of a match gave away, one after the other as they are judged.

        A newer review of the same *reader* takes the place of an older one.
        """
        record = read_record(request.record)
        ticket = self._reviews.begin(reader.name)
        load = self._titles.loader(record.rules, self._box(record))
        review = await self._aside(partial(Review.of, load, record, request.seat))
        return self._verdicts(review, ticket, reader)

    def score(self, request: http_messages.ScoreSheet) -> parts.Points:
        """The points of a sheet drawn elsewhere; nothing is kept."""
        return score(self._titles.load(request.title), bytes(request.sheet))

    def sheets(self, title: str, query: Mapping[str, str]) -> dict[str, object]:
        """The blank sheets of a title."""
        return sheets_of(self._titles.load(title)).blank(query)

    def box_page(self, title: str) -> http_messages.BoxPage:
        """What an owner can enter of a title, and our own values of it."""
        self._check_title(title)
        return boxes.box_page(title)

    async def check_box(self, title: str, request: http_messages.OwnBox) -> http_messages.BoxCheck:
        """What is wrong with what an owner has entered; nothing is kept."""
        self._check_title(title)
        return await self._aside(partial(boxes.check, title, own_box(request)))

    async def read_boxes(self, request: http_messages.BoxText) -> http_messages.OwnBoxes:
        return await self._aside(partial(boxes.read_boxes, request.text))

    def write_boxes(self, request: http_messages.OwnBoxes) -> str:
        """The file that holds these boxes."""
        for title in request.boxes:
            self._check_title(title)
        return boxes.write_boxes(request)

    def _check_title(self, title: str) -> None:
        if title not in self._titles.titles():
            raise UnknownGame(f"there is no game {title[:40]!r} here")

    def _box(self, record: Record) -> Box | None:
        if record.box is not None:
            self._check_title(record.game)
        return record.box

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


def _path(table: Table, secret: str) -> str:
    # Behind the #, so that it reaches no log on its way.
    return f"/table/{table.setup.id}#{secret}"


def _replayed(load: Load, record: Record, seat: int) -> http_messages.Replay:
    shown = replayed(load(record.game), record, seat)
    return structs.replace(shown, box=boxes.record_box_info(record))


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
        seats=seat_infos(table),
        yours=list(yours),
        yours_to_act=not feed.to_act.isdisjoint(yours),
        turn=feed.turn,
        is_over=feed.is_over,
        outdated=feed.outdated,
        changed=table.changed,
        damage=feed.damage,
        taken_along=table.seating.taken_along,
    )
