"""Sockets spoken by hand: frames a browser would never send, and readers that never read."""

from __future__ import annotations

import asyncio
import base64
import os
from dataclasses import dataclass
from urllib.parse import urlsplit

from bench.attacks.kit.browser import Surprise

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
MASK = bytes(4)
"""A mask of zeros is a mask, and leaves the payload as it is."""


def frame(kind: int, payload: bytes = b"") -> bytes:
    """One whole frame from a client."""
    length = len(payload)
    if length < 126:
        size = bytes([0x80 | length])
    elif length < 2**16:
        size = b"\xfe" + length.to_bytes(2, "big")
    else:
        size = b"\xff" + length.to_bytes(8, "big")
    return bytes([0x80 | kind]) + size + MASK + payload


@dataclass
class Line:
    """A connection on which bytes are sent as they are."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    @classmethod
    async def open(cls, base: str, address: str) -> Line:
        host, port = urlsplit(base).hostname, urlsplit(base).port
        return cls(*await asyncio.open_connection(host, port, local_addr=(address, 0)))

    @classmethod
    async def upgraded(cls, base: str, address: str, table: str, cookie: str = "") -> Line:
        """A socket at *table*."""
        line = await cls.open(base, address)
        key = base64.b64encode(os.urandom(16)).decode()
        line.writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {urlsplit(base).netloc}\r\n"
            f"origin: {base}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n"
            f"{f'cookie: {cookie}' if cookie else 'x-none: 1'}\r\n\r\n".encode()
        )
        head = (await line.reader.readuntil(b"\r\n\r\n")).decode().splitlines()[0]
        if " 101 " not in head:
            line.close()
            raise Surprise(f"no socket: {head}")
        return line

    async def next(self) -> tuple[int, bytes]:
        """The kind and the payload of the next frame of the server, which masks nothing."""
        first, second = await self.reader.readexactly(2)
        length = second & 0x7F
        if length > 125:
            length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
        return first & 0x0F, await self.reader.readexactly(length)

    def stop_reading(self) -> None:
        """Let what the server sends pile up on its side."""
        transport = self.writer.transport
        assert isinstance(transport, asyncio.Transport)
        transport.pause_reading()

    def close(self) -> None:
        self.writer.transport.abort()

    async def ended(self) -> None:
        """Read, and forget, until the server closes."""
        while await self.reader.read(2**16):
            pass
