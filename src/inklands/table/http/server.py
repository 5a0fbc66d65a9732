"""The server of a lobby: its socket, its settings for speed, and how it stops."""

from __future__ import annotations

import asyncio
import socket
import sys

import uvicorn

from inklands.errors import InklandsError
from inklands.table.http.app import make_app
from inklands.table.http.collecting import collect_young_only
from inklands.table.http.connections import Connections
from inklands.table.http.protocols import Config, HttpProtocol, SocketProtocol
from inklands.table.match.lobby import Lobby

PORT = 8137
GOODBYE_SECONDS = 0.05
HEARTBEAT = 10.0
"""Seconds between two pings to a client, and for its answer."""


class AddressInUse(InklandsError, OSError):
    """The server cannot listen where it should."""

    code = "server/address-in-use"


class Server(uvicorn.Server):
    """A server that says good-bye before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, lobby: Lobby) -> None:
        super().__init__(config)
        self._lobby = lobby

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._lobby.is_stopping = True
        await asyncio.sleep(self._lobby.settings.drain_seconds)
        self._lobby.send_bye()
        await asyncio.sleep(GOODBYE_SECONDS)  # So that it is sent before the sockets are closed.
        await super().shutdown(sockets)


def make_server(lobby: Lobby, host: str, port: int, trusted_proxy: str | None = None) -> Server:
    """A server for *lobby*; what proxies say of addresses is believed from *trusted_proxy* only."""
    config = Config(
        make_app(lobby),
        host=host,
        port=port,
        http=HttpProtocol,
        ws=SocketProtocol,
        # A phone whose line is gone says nothing: it counts as away after twice this time.
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        ws_max_size=lobby.settings.limits.message_bytes,
        ws_per_message_deflate=False,
        proxy_headers=trusted_proxy is not None,
        forwarded_allow_ips=trusted_proxy or "",
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    config.connections = Connections(lobby.settings.limits, trusted_proxy)
    lobby.metrics.watch_pool("connections", config.connections.__len__)
    return Server(config, lobby)


def listening(host: str, port: int | None, *, is_alone: bool = True) -> socket.socket:
    """
    A socket bound to *port*; without one, to the usual port, or to a free one.

    To one that *is_alone* callers come from now on and wait in line, so that its address may be
    told before the server is up. One of several takes nobody before that: whoever is led to it
    would wait for it to start, while others could answer.
    """
    try:
        return _bound(host, PORT if port is None else port, is_alone=is_alone)
    except AddressInUse:
        if port is not None:
            raise
        return _bound(host, 0, is_alone=is_alone)


def _bound(host: str, port: int, *, is_alone: bool) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, the event loop knows that it may send small answers at once (Nagle).
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        if is_alone:
            listener.listen(2048)
    except OSError as error:
        listener.close()
        raise AddressInUse(f"{host}:{port} is not free: {error.strerror}") from error
    return listener


def tune() -> None:
    """Set the interpreter up for short answers rather than for throughput."""
    # The thread that writes to the database waits for its turn less long than by default.
    sys.setswitchinterval(0.001)
    collect_young_only()
