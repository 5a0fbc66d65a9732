"""A small balancer: whoever connects is led to the next process that answers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Self

from inklands.table.cluster.engines import LOOPBACK

CHUNK = 65_536


class Balancer:
    """
    Listens on *port*, and passes bytes on to and from the *targets*.

    These are ports of this machine, or paths of its sockets. It knows nothing of HTTP, so that the
    processes see its own address and not the caller's: a proxy that names the caller is better
    where strangers come. Connections may be cut as if a cable were.
    """

    def __init__(self, targets: Sequence[int | str], port: int = 0) -> None:
        self.port = port
        self._targets = targets
        self._next = 0
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._is_cut = False

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._lead, LOOPBACK, self.port)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        await self._server.wait_closed()

    def cut(self) -> None:
        """Cut every connection, and let nobody through until it is mended."""
        self._is_cut = True
        for writer in list(self._open):
            writer.transport.abort()

    def mend(self) -> None:
        self._is_cut = False

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = None if self._is_cut else await self._connected()
        if ends is None:
            writer.transport.abort()
            return
        far_reader, far_writer = ends
        self._open |= {writer, far_writer}
        try:
            await asyncio.gather(_pass_on(reader, far_writer), _pass_on(far_reader, writer))
        finally:
            self._open -= {writer, far_writer}
            writer.close()
            far_writer.close()

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A connection to the next target that answers, if one does."""
        for _ in self._targets:
            self._next = (self._next + 1) % len(self._targets)
            with suppress(OSError):
                return await _open(self._targets[self._next])
        return None


async def _open(target: int | str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    if isinstance(target, str):
        return await asyncio.open_unix_connection(target)
    return await asyncio.open_connection(LOOPBACK, target)


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while chunk := await reader.read(CHUNK):
            writer.write(chunk)
            await writer.drain()
    with suppress(OSError, RuntimeError):
        writer.close()
