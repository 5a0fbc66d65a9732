"""A bus between processes and machines, by way of a NATS server."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from inklands.table.bus.bus import BusError, Listener

LOG = logging.getLogger("inklands.table")
SUBJECT = "inklands.tables"
CONNECT_SECONDS = 3
FIRST_SECONDS = 5.0
"""A server that has not answered by then is taken for one that is not there."""
RECONNECT_SECONDS = 1
PING_SECONDS = 2
"""A server that answers no ping twice is gone, and is looked for again."""
QUIET_SECONDS = 30.0
"""Troubles come with every try: they are logged no more often than this."""
MOST_PENDING_BYTES = 256_000
"""News for a server that is away; what does not fit is lost, and found by looking around."""


class News(msgspec.Struct, frozen=True):
    """Something of a table changed; *sender* knows already."""

    table: str
    sender: str


NEWS = msgspec.json.Decoder(News)


async def try_out(address: str) -> None:
    """Refuse with a `BusError` unless a server answers at *address*."""
    bus = NatsBus(address)
    try:
        await bus.connect()
    finally:
        await bus.close()


class NatsBus:
    """News over the server at *address*, ``nats://…``; several are separated by commas."""

    def __init__(self, address: str) -> None:
        self._servers = address.split(",")
        self._client = Client()
        self._listeners: dict[str, Listener] = {}
        self._quiet_until = 0.0
        self._is_open = False

    async def publish(self, table: str, sender: str) -> None:
        for name, listener in list(self._listeners.items()):
            if name != sender:
                await listener(table)
        try:
            await self._client.publish(SUBJECT, msgspec.json.encode(News(table, sender)))
        except NatsError as error:
            # It is only news: the move itself is kept, and others look for what they missed.
            await self._note_trouble(error)

    async def listen(self, name: str, listener: Listener) -> None:
        if not self._listeners:
            await self.connect()
        self._listeners[name] = listener

    async def leave(self, name: str) -> None:
        self._listeners.pop(name, None)
        if not self._listeners:
            await self.close()

    async def check(self) -> None:
        if not self._client.is_connected:
            raise BusError

    async def close(self) -> None:
        if self._is_open:
            self._is_open = False
            await self._client.close()

    async def connect(self) -> None:
        try:
            # It would try for ever, which is right only later.
            async with asyncio.timeout(FIRST_SECONDS):
                await self._client.connect(
                    self._servers,
                    name="inklands",
                    error_cb=self._note_trouble,
                    reconnected_cb=self._note_return,
                    connect_timeout=CONNECT_SECONDS,
                    reconnect_time_wait=RECONNECT_SECONDS,
                    max_reconnect_attempts=-1,
                    ping_interval=PING_SECONDS,
                    max_outstanding_pings=2,
                    pending_size=MOST_PENDING_BYTES,
                )
        except (OSError, NatsError, TimeoutError) as error:
            raise BusError from error
        self._is_open = True
        try:
            await self._begin_to_hear()
        except NatsError as error:
            await self.close()
            raise BusError from error

    async def _begin_to_hear(self) -> None:
        """Subscribe, and come back when the server knows of it: from then on nothing is missed."""
        await self._client.subscribe(SUBJECT, cb=self._hear)
        # Not by `flush`, whose ping overtakes what still waits to be sent: by a letter to itself,
        # which is sent after the subscription.
        inbox = self._client.new_inbox()
        letters = await self._client.subscribe(inbox)
        await self._client.publish(inbox)
        await letters.next_msg(FIRST_SECONDS)
        await letters.unsubscribe()

    async def _hear(self, message: Msg) -> None:
        try:
            news = NEWS.decode(message.data)
        except msgspec.MsgspecError:
            return  # Of another program, or of another version of this one.
        for name, listener in list(self._listeners.items()):
            if name != news.sender:
                await listener(news.table)

    async def _note_trouble(self, error: Exception) -> None:
        now = time.monotonic()
        if now >= self._quiet_until:
            self._quiet_until = now + QUIET_SECONDS
            LOG.warning("the bus does not answer: %s", str(error) or type(error).__name__)

    async def _note_return(self) -> None:
        self._quiet_until = 0.0
        LOG.info("the bus answers again")
