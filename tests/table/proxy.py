"""A small proxy with https, as one stands before a table: it speaks for everybody who comes."""

from __future__ import annotations

import asyncio
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

END = b"\r\n\r\n"


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
def proxy(folder: Path, target: tuple[str, int], host: str) -> Iterator[int]:
    """The port of a proxy with https that passes on to *target*."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate(folder, host))
    ports: list[int] = []
    is_up, is_over = threading.Event(), threading.Event()

    async def run() -> None:
        async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with suppress(OSError, asyncio.IncompleteReadError):
                await _pass_on(reader, writer, target)
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

        async with await asyncio.start_server(pass_on, "127.0.0.1", 0, ssl=context) as server:
            ports.append(server.sockets[0].getsockname()[1])
            is_up.set()
            await asyncio.to_thread(is_over.wait)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    is_up.wait()
    try:
        yield ports[0]
    finally:
        is_over.set()
        thread.join()


async def _pass_on(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, target: tuple[str, int]
) -> None:
    """One request, or one socket for as long as it lasts; connections are not kept."""
    head = await reader.readuntil(END)
    first, _, others = head.partition(b"\r\n")
    person = str(writer.get_extra_info("peername")[0]).encode()
    added = b"x-forwarded-for: " + person + b"\r\nx-forwarded-proto: https\r\n"
    if b"upgrade: websocket" not in others.lower():
        added += b"connection: close\r\n"
        others = others.replace(b"onnection: keep-alive\r\n", b"onnection: close\r\n")
    inner_reader, inner_writer = await asyncio.open_connection(*target)
    inner_writer.write(first + b"\r\n" + added + others)
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
