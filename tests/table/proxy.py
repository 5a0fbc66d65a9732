"""A small proxy with https, as one stands before a table: it speaks for everybody who comes."""

from __future__ import annotations

import asyncio
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

END = b"\r\n\r\n"
NOT_FOUND = b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
LOOPBACK = ("127.0.0.1", "::1")


@dataclass(frozen=True)
class Below:
    """The path below which a proxy shows the table, and whether it takes it away from requests."""

    path: str = ""
    is_stripped: bool = False

    def passed_on(self, first: bytes) -> bytes | None:
        """The *first* line of a request as the table gets it; None if it is for another site."""
        method, _, rest = first.partition(b" ")
        path = self.path.encode()
        if not rest.startswith(path + b"/"):
            return None
        return method + b" " + (rest.removeprefix(path) if self.is_stripped else rest)


def certificate(folder: Path, host: str) -> Path:
    """A certificate for *host* that only its own clients trust, with its key."""
    file = folder / "proxy.pem"
    kind = "DNS" if host[-1].isalpha() else "IP"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    names = ["-subj", "/CN=proxy", "-addext", f"subjectAltName={kind}:{host}"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(file)]
    subprocess.run([*command, *names, *files], check=True, capture_output=True)
    file.write_text(file.read_text() + (folder / "key.pem").read_text())
    return file


@contextmanager
def proxy(
    folder: Path, target: tuple[str, int], host: str, below: Below | None = None
) -> Iterator[int]:
    """The port of a proxy with https, on IPv4 and IPv6, that passes on to *target*."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate(folder, host))
    ports: list[int] = []
    is_up, is_over = threading.Event(), threading.Event()

    async def run() -> None:
        carrying: set[asyncio.Task[None]] = set()

        async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            task = asyncio.create_task(_pass_on(reader, writer, target, below or Below()))
            carrying.add(task)
            with suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
                await task
            carrying.discard(task)
            await _hang_up(writer)

        async with await asyncio.start_server(pass_on, LOOPBACK[0], 0, ssl=context) as server:
            port = server.sockets[0].getsockname()[1]
            async with await asyncio.start_server(pass_on, LOOPBACK[1], port, ssl=context):
                ports.append(port)
                is_up.set()
                await asyncio.to_thread(is_over.wait)
                for task in carrying:
                    task.cancel()
                await asyncio.sleep(1.5 if carrying else 0)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    is_up.wait()
    try:
        yield ports[0]
    finally:
        is_over.set()
        thread.join()


async def _hang_up(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(OSError, TimeoutError):
        await asyncio.wait_for(writer.wait_closed(), 1)
    writer.transport.abort()


async def _pass_on(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    target: tuple[str, int],
    below: Below,
) -> None:
    """One request, or one socket for as long as it lasts; connections are not kept."""
    head = await reader.readuntil(END)
    first, _, others = head.partition(b"\r\n")
    asked = below.passed_on(first)
    if asked is None:
        writer.write(NOT_FOUND)
        return
    person = str(writer.get_extra_info("peername")[0]).encode()
    added = b"x-forwarded-for: " + person + b"\r\nx-forwarded-proto: https\r\n"
    if b"upgrade: websocket" not in others.lower():
        added += b"connection: close\r\n"
        others = others.replace(b"onnection: keep-alive\r\n", b"onnection: close\r\n")
    inner_reader, inner_writer = await asyncio.open_connection(*target)
    inner_writer.write(asked + b"\r\n" + added + others)
    there = asyncio.create_task(_carry(reader, inner_writer))
    try:
        await _carry(inner_reader, writer)
    finally:
        there.cancel()
        inner_writer.close()


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while part := await reader.read(65_536):
        writer.write(part)
        await writer.drain()
