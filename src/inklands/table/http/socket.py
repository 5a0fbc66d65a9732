"""One client's socket: reads commands, answers each, and sends what the table has to tell."""

from __future__ import annotations

import asyncio
import logging
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from inklands.errors import IllegalAction, InklandsError
from inklands.table.http.guard import address_of
from inklands.table.http.identity import holder_of
from inklands.table.match.audience import written
from inklands.table.match.feed import Viewer
from inklands.table.match.lobby import Lobby, check_level
from inklands.table.match.table import Table
from inklands.table.rate_limits import Bucket, Buckets
from inklands.table.refusal import Refusal, code_of, slow_down
from inklands.table.settings import Limits
from inklands.table.wire import messages
from inklands.table.wire.encoding import refusal

LOG = logging.getLogger("inklands.table")
NO_TABLE, TOO_MUCH, TOO_SLOW, INTERNAL = 4404, 4429, 1013, 1011
BROKEN = Refusal("server/error", "Something went wrong here.", 500)
PATIENCE = 100
"""How many messages too many are answered before the socket is closed."""


class Socket:
    """A client at a table, and its way out: messages wait here until they are sent."""

    def __init__(self, websocket: WebSocket, limits: Limits) -> None:
        self.holder = holder_of(websocket)
        self.follows: dict[Viewer, int] = {}
        self.advice: asyncio.Task[None] | None = None
        """The hint that is being thought about."""
        self._websocket = websocket
        self._unsent: deque[str] = deque()
        self._most_unsent = limits.unsent_messages
        self._has_unsent = asyncio.Event()
        self.is_too_slow = asyncio.Event()

    def send(self, text: str) -> None:
        if len(self._unsent) >= self._most_unsent:
            self.is_too_slow.set()
            return
        self._unsent.append(text)
        self._has_unsent.set()

    def say(self, message: messages.ServerMessage) -> None:
        self.send(written(message))

    async def send_all(self) -> None:
        """Send whatever is to be sent, as long as there is somebody to read it."""
        while True:
            await self._has_unsent.wait()
            self._has_unsent.clear()
            while self._unsent:
                await self._websocket.send_text(self._unsent.popleft())


class Sockets:
    """The endpoint of every socket, with what they share: the lobby, buckets, counts."""

    def __init__(self, lobby: Lobby) -> None:
        limits = lobby.settings.limits
        self._lobby = lobby
        self._limits = limits
        self._by_identity = Buckets(limits.identity_messages)
        self._by_address = Buckets(limits.address_messages)
        self._open: dict[str, int] = {}

    async def serve(self, websocket: WebSocket) -> None:
        address = address_of(websocket.scope)
        await websocket.accept()
        try:
            table = await self._lobby.open(websocket.path_params["table"])
            self._check_capacity(table, address)
        except Exception as error:  # noqa: BLE001 (whatever it is, it is told as a refusal)
            await self._turn_away(websocket, error)
            return
        await self._serve(websocket, table, address)

    async def _turn_away(self, websocket: WebSocket, error: Exception) -> None:
        """Say why there is no place at the table; what broke inside is for the log alone."""
        if isinstance(error, Refusal):
            refused, code = error, TOO_MUCH if error.status == 429 else NO_TABLE
        else:
            LOG.error("failed", exc_info=error, extra={"path": websocket.url.path})
            refused, code = BROKEN, INTERNAL
        self._lobby.metrics.refused.labels(refused.reason_code).inc()
        await websocket.send_text(written(_refused(None, refused, None)))
        await websocket.close(code)

    async def _serve(self, websocket: WebSocket, table: Table, address: str) -> None:
        socket = Socket(websocket, self._limits)
        self._count(address, 1)
        table.enter(socket)
        listening = asyncio.create_task(self._listen(websocket, socket, table, address))
        sending = asyncio.create_task(socket.send_all())
        slowness = asyncio.create_task(socket.is_too_slow.wait())
        tasks = (listening, sending, slowness)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._count(address, -1)
            table.leave(socket)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        code = TOO_SLOW if socket.is_too_slow.is_set() else TOO_MUCH
        if websocket.client_state is websocket.application_state is WebSocketState.CONNECTED:
            await websocket.close(code)

    async def _listen(
        self, websocket: WebSocket, socket: Socket, table: Table, address: str
    ) -> None:
        bucket, patience = Bucket(self._limits.socket_messages), PATIENCE
        while True:
            text = await _received(websocket)
            if self._may_speak(bucket, socket.holder, address):
                patience = min(PATIENCE, patience + 1)
                with self._lobby.metrics.command_seconds.time():
                    await self._answer(socket, table, text)
                continue
            patience -= 1
            socket.say(_refused(_id_in(text), slow_down(), table))
            if patience == 0:
                return

    def _may_speak(self, bucket: Bucket, holder: str | None, address: str) -> bool:
        return (
            bucket.take()
            and (holder is None or self._by_identity.take(holder))
            and self._by_address.take(address)
        )

    async def _answer(self, socket: Socket, table: Table, text: bytes) -> None:
        """Do what *text* asks and say how it went; no error reaches the client but as a refusal."""
        try:
            said = messages.CLIENT_MESSAGES.decode(text)
            if isinstance(said, messages.Hint):
                self._think(socket, table, said, text)
            else:
                await self._do(socket, table, said)
        except msgspec.MsgspecError as error:
            wrong = Refusal("message/malformed", f"That message cannot be read: {error}")
            self._refuse(socket, table, text, wrong)
        except InklandsError as error:
            self._refuse(socket, table, text, error)
        except Exception:
            LOG.exception("failed", extra={"table": table.setup.id})
            self._refuse(socket, table, text, BROKEN)

    def _think(self, socket: Socket, table: Table, said: messages.Hint, text: bytes) -> None:
        """Answer a hint aside, so that whoever asked can play on; one at a time."""

        async def advise() -> None:
            try:
                socket.say(await table.hint(said, socket.holder))
            except InklandsError as error:
                self._refuse(socket, table, text, error)
            except Exception:
                LOG.exception("failed", extra={"table": table.setup.id})
                self._refuse(socket, table, text, BROKEN)

        if socket.advice is not None and not socket.advice.done():
            raise slow_down()
        socket.advice = asyncio.create_task(advise())

    async def _do(self, socket: Socket, table: Table, said: messages.ClientMessage) -> None:
        holder = socket.holder
        match said:
            case messages.Ping():
                socket.say(messages.Pong())
            case messages.Join():
                table.join(socket, said.seat, said.seen)
            case messages.Leave():
                socket.follows.pop(said.seat, None)
            case messages.Act():
                socket.say(await table.act(said, holder))
            case messages.Undo():
                socket.say(await table.undo(said, holder))
            case messages.Preview():
                socket.say(table.preview(said, holder))
            case messages.Rematch():
                await self._lobby.rematch(table, holder)
                socket.say(messages.Done(said.id, 0))
            case messages.Rename() | messages.SeatBot() | messages.HandBack():
                await _reseat(table, said, holder)
                socket.say(messages.Done(said.id, 0))

    def _refuse(self, socket: Socket, table: Table, text: bytes, error: InklandsError) -> None:
        self._lobby.metrics.refused.labels(code_of(error)).inc()
        socket.say(_refused(_id_in(text), error, table))

    def _check_capacity(self, table: Table, address: str) -> None:
        if (
            len(table.audience) >= self._limits.sockets_at_a_table
            or self._open.get(address, 0) >= self._limits.sockets_by_address
        ):
            raise slow_down()

    def _count(self, address: str, change: int) -> None:
        self._lobby.metrics.sockets.inc(change)
        self._open[address] = self._open.get(address, 0) + change
        if not self._open[address]:
            del self._open[address]


async def _reseat(
    table: Table,
    said: messages.Rename | messages.SeatBot | messages.HandBack,
    holder: str | None,
) -> None:
    is_host = holder is not None and holder == table.setup.host
    match said:
        case messages.Rename():
            table.seating.check_holder(said.seat, holder)
            await table.reseat(lambda seating: seating.renamed(said.seat, said.name))
        case messages.SeatBot():
            if not is_host:
                raise Refusal("table/not-host", "Only the host can seat a bot.", 403)
            level = check_level(said.level)
            await table.reseat(lambda seating: seating.with_bot(said.seat, level))
        case messages.HandBack():
            if not is_host:
                table.seating.check_holder(said.seat, holder)
            await table.reseat(lambda seating: seating.handed_back(said.seat))


def _refused(command: str | None, error: InklandsError, table: Table | None) -> messages.Refused:
    objection = error.objection if isinstance(error, IllegalAction) else None
    if table is None or objection is None:
        return messages.Refused(command, code_of(error), str(error))
    grid = table.feed.match.game.grid
    return refusal(grid, command, code_of(error), str(error), objection)


class _Named(msgspec.Struct):
    """Just enough of a message to answer it."""

    id: messages.Identifier | None = None


def _id_in(text: bytes) -> str | None:
    try:
        return msgspec.json.decode(text, type=_Named).id
    except msgspec.MsgspecError:
        return None


async def _received(websocket: WebSocket) -> bytes:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text.encode() if text is not None else message.get("bytes") or b""
