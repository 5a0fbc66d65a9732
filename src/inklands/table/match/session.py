"""One client at a table: decodes what it sends, does it, and sends the answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from inklands.errors import IllegalAction, InklandsError
from inklands.table.match import permissions
from inklands.table.match.feeds.feed import Viewer
from inklands.table.match.lobby import Lobby, check_level
from inklands.table.match.table import Table
from inklands.table.refusal import Refusal, code_of, server_error, slow_down
from inklands.table.wire import messages
from inklands.table.wire.encoding import encode_refusal
from inklands.table.wire.messages import encode

LOG = logging.getLogger("inklands.table")


class Session:
    """A client of `Audience`; what carries its texts, a socket or a port, gives *send*."""

    def __init__(
        self,
        lobby: Lobby,
        table: Table,
        holder: str | None,
        send: Callable[[str], None],
        address: str = "",
    ) -> None:
        self.holder = holder
        self.address = address
        self.follows: dict[Viewer, int] = {}
        self.send = send
        self._lobby = lobby
        self._table = table
        self._advice: asyncio.Task[None] | None = None
        """The hint that is being thought about."""

    async def answer(self, text: bytes) -> None:
        """Do what *text* asks and send how it went; an error is sent as a refusal."""
        try:
            message = messages.CLIENT_MESSAGES.decode(text)
            if isinstance(message, messages.Hint):
                self._think(message, text)
            else:
                await self._do(message)
        except messages.UNREADABLE as error:
            sentence = f"That message cannot be read: {error}"
            self.refuse(text, Refusal("message/malformed", sentence))
        except Exception as error:  # noqa: BLE001 (what it is, is in the log)
            self._fail(text, error)

    def refuse(self, text: bytes, error: InklandsError) -> None:
        """Answer *text* with a refusal, under the id of its command if it has one."""
        self._lobby.metrics.count_refusal(code_of(error))
        self.send(encode(self._refused(_id_in(text), error)))

    def _fail(self, text: bytes, error: Exception) -> None:
        if isinstance(error, InklandsError):
            self.refuse(text, error)
            return
        LOG.error("failed", exc_info=error, extra={"table": self._table.setup.id})
        self.refuse(text, server_error())

    def _think(self, message: messages.Hint, text: bytes) -> None:
        """Answer a hint aside, so that whoever asked can play on; one at a time."""

        async def advise() -> None:
            try:
                self.send(encode(await self._table.hint(message, self.holder)))
            except Exception as error:  # noqa: BLE001 (what it is, is in the log)
                self._fail(text, error)

        if self._advice is not None and not self._advice.done():
            raise slow_down()
        self._advice = asyncio.create_task(advise())

    async def _do(self, message: messages.ClientMessage) -> None:
        table, holder = self._table, self.holder
        match message:
            case messages.Ping():
                self.send(encode(messages.Pong()))
            case messages.Join():
                permissions.check_follows(table.seating, message.seat, holder)
                await table.prepare(message.seat)
                table.join(self, message.seat, message.seen)
            case messages.Leave():
                self.follows.pop(message.seat, None)
            case messages.Act():
                self.send(encode(await table.act(message, holder)))
            case messages.Undo():
                self.send(encode(await table.undo(message, holder)))
            case messages.Preview():
                self.send(encode(table.preview(message, holder)))
            case messages.Rematch():
                await self._lobby.rematch(table, holder)
                self.send(encode(messages.Done(message.id, 0)))
            case messages.Rename() | messages.SeatBot() | messages.HandBack() | messages.FreeSeat():
                await self._reseat(message)
                self.send(encode(messages.Done(message.id, 0)))

    async def _reseat(
        self, message: messages.Rename | messages.SeatBot | messages.HandBack | messages.FreeSeat
    ) -> None:
        table, seat = self._table, message.seat
        setup, seating, is_here = table.setup, table.seating, table.is_here(seat)
        match message:
            case messages.Rename():
                permissions.check_holds(seating, seat, self.holder)
                await table.reseat(lambda seating: seating.renamed(seat, message.name))
            case messages.SeatBot():
                permissions.check_seats_bots(setup, seating, seat, self.holder, is_here=is_here)
                level = check_level(message.level)
                await table.reseat(lambda seating: seating.with_bot(seat, level))
            case messages.HandBack():
                permissions.check_hands_back(setup, seating, seat, self.holder)
                await table.reseat(lambda seating: seating.handed_back(seat))
            case messages.FreeSeat():
                is_used = is_here or table.feed.has_acted(seat)
                permissions.check_frees(setup, seating, seat, self.holder, is_used=is_used)
                await table.reseat(lambda seating: seating.freed(seat))

    def _refused(self, command: str | None, error: InklandsError) -> messages.Refused:
        objection = error.objection if isinstance(error, IllegalAction) else None
        if objection is None:
            return messages.Refused(command, code_of(error), str(error))
        grid = self._table.feed.grid
        return encode_refusal(grid, command, code_of(error), str(error), objection)


class _Named(msgspec.Struct):
    """Just enough of a message to answer it."""

    id: messages.Identifier | None = None


def _id_in(text: bytes) -> str | None:
    try:
        return msgspec.json.decode(text, type=_Named).id
    except messages.UNREADABLE:
        return None
