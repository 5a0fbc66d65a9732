"""One client at a table: decodes what it sends, does it, and sends the answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from inklands.errors import IllegalAction, InklandsError
from inklands.table.match import permissions
from inklands.table.match.audience import Following
from inklands.table.match.feeds.feed import Viewer
from inklands.table.match.lobby import Lobby
from inklands.table.match.reseating import reseat
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
        self.follows: dict[Viewer, Following] = {}
        self.send = send
        self.hold = send
        """Another way to send, where a text can wait for the next one and go with it."""
        self._lobby = lobby
        self._table = table
        self._hint: asyncio.Task[None] | None = None
        """The hint that is being thought about."""
        self._rankings: set[asyncio.Task[None]] = set()

    async def answer(self, text: bytes) -> None:
        """Do what *text* asks and send how it went; an error is sent as a refusal."""
        try:
            message = messages.CLIENT_MESSAGES.decode(text)
            await self._do_knowing_all(message, text)
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

    def _think(self, message: messages.Hint | messages.Rank, text: bytes) -> None:
        """Answer aside, so that whoever asked can play on; one hint at a time."""

        async def advise() -> None:
            try:
                self.send(encode(await self._advice(message)))
            except Exception as error:  # noqa: BLE001 (what it is, is in the log)
                self._fail(text, error)

        if isinstance(message, messages.Rank):
            # Each decision is weighed once, so that asking often costs little.
            task = asyncio.create_task(advise())
            self._rankings.add(task)
            task.add_done_callback(self._rankings.discard)
        elif self._hint is not None and not self._hint.done():
            raise slow_down()
        else:
            self._hint = asyncio.create_task(advise())

    async def _advice(self, message: messages.Hint | messages.Rank) -> messages.ServerMessage:
        if isinstance(message, messages.Hint):
            return await self._table.hint(message, self.holder)
        return await self._table.rank(message, self.holder)

    async def _do_knowing_all(self, message: messages.ClientMessage, text: bytes) -> None:
        """Do what *message* asks; what is refused is tried again if another process knows more."""
        try:
            await self._do(message, text)
        except InklandsError:
            if not await self._table.refresh():
                raise
            await self._do(message, text)

    async def _do(self, message: messages.ClientMessage, text: bytes) -> None:
        table, holder = self._table, self.holder
        match message:
            case messages.Ping():
                self.send(encode(messages.Pong()))
            case messages.Join():
                permissions.check_follows(table.seating, message.seat, holder)
                await table.prepare(message.seat, message.seen)
                table.join(self, message)
            case messages.Leave():
                self.follows.pop(message.seat, None)
            case messages.Act() | messages.Undo():
                self.send(encode(await table.act(message, holder, self)))
            case messages.Hint() | messages.Rank():
                self._think(message, text)
            case messages.Preview():
                permissions.check_holds(table.seating, message.seat, holder)
                await table.prepare(message.seat)
                self.send(encode(table.preview(message, holder)))
            case _:
                await self._change_seats(message)
                self.send(encode(messages.Done(message.id, 0)))

    async def _change_seats(
        self, message: messages.Reseating | messages.Rematch | messages.DeclineRematch
    ) -> None:
        if not self._lobby.seat_changes.take(self.address):
            raise slow_down()
        match message:
            case messages.Rematch():
                await self._lobby.rematch(self._table, self.holder)
            case messages.DeclineRematch():
                await self._lobby.decline_rematch(self._table, self.holder)
            case _:
                await reseat(self._table, message, self.holder)

    def _refused(self, command: str | None, error: InklandsError) -> messages.Refused:
        objection = error.objection if isinstance(error, IllegalAction) else None
        if objection is None:
            return messages.Refused(command, code_of(error), str(error))
        grid = self._table.feed.grid
        return encode_refusal(grid, command, code_of(error), str(error), objection)


class _Named(msgspec.Struct):
    """Just enough of a message to answer it."""

    id: messages.Identifier | None = None


NAMED = msgspec.json.Decoder(_Named)


def _id_in(text: bytes) -> str | None:
    try:
        return NAMED.decode(text).id
    except messages.UNREADABLE:
        return None
