"""Starting the table: from what whoever runs it has chosen to a server that answers."""

from __future__ import annotations

import asyncio
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from inklands.core.catalogue import load, titles
from inklands.table.bus.local import LocalBus
from inklands.table.http.server import Server, listening, make_server, tune
from inklands.table.local_lobby import local_lobby
from inklands.table.logs import configure
from inklands.table.match.title_source import TitleSource
from inklands.table.settings import Settings
from inklands.table.store.location import database_path
from inklands.table.store.memory import MemoryStore
from inklands.table.store.sqlite import SqliteStore
from inklands.table.store.store import Store

LOOPBACK = "127.0.0.1"
OPENING_SECONDS = 0.3
"""After so long the server answers, and the page may be opened."""


@dataclass(frozen=True, slots=True)
class Hosting:
    """Where a table is, what it keeps, and who may reach it."""

    host: str = LOOPBACK
    port: int | None = None
    """None for the usual port, or a free one where that is taken."""
    database: str | None = None
    """``sqlite:///PATH``; None for the one in the user's data folder."""
    keeps: bool = True
    kept_days: int = 60
    """A table that nobody touches for longer is deleted."""
    data: Path | None = None
    """An owner's tables of cards and values."""
    origins: tuple[str, ...] = ()
    """Where a proxy shows the page."""
    trusted_proxy: str | None = None
    warms_up: bool = True
    opens_browser: bool = False

    def run(self) -> None:
        """Serve until the process is asked to stop."""
        configure()
        store = self._store()
        listener = listening(self.host, self.port)
        port = listener.getsockname()[1]
        settings = self.settings(port)
        lobby = local_lobby(settings, store, LocalBus(), self._title_source())
        tune()
        server = make_server(lobby, self.host, port, self.trusted_proxy)
        address = f"http://{_shown(self.host)}:{port}/"
        sys.stderr.write(f"Inklands is at {address} (stop with Ctrl-C)\n")
        if settings.public_url:
            sys.stderr.write(f"Others on this network reach it at {settings.public_url}/\n")
        page = address if self.opens_browser else None
        asyncio.run(_serve(server, listener, page))

    def settings(self, port: int) -> Settings:
        origins = frozenset(origin.rstrip("/") for origin in self.origins)
        hosts = {origin.partition("://")[2].partition(":")[0].lower() for origin in origins}
        is_secure = bool(origins) and all(origin.startswith("https://") for origin in origins)
        machine = socket.gethostname().lower()
        names = {machine, f"{machine}.local", self.host.lower()}
        is_open = _is_everywhere(self.host) and not origins
        return Settings(
            frozenset(hosts | names),
            origins,
            is_secure=is_secure,
            public_url=f"http://{_own_address()}:{port}" if is_open else None,
            warms_up=self.warms_up,
            kept_days=self.kept_days,
        )

    def _title_source(self) -> TitleSource:
        find = partial(load, overlay=self.data) if self.data else load
        return TitleSource(titles, find, find)

    def _store(self) -> Store:
        if not self.keeps:
            return MemoryStore()
        return SqliteStore(database_path(self.database))


async def _serve(server: Server, listener: socket.socket, page: str | None) -> None:
    if page is not None:
        show: Callable[[str], object] = webbrowser.open
        asyncio.get_running_loop().call_later(OPENING_SECONDS, show, page)
    await server.serve(sockets=[listener])


def _shown(host: str) -> str:
    """How a browser on this machine writes *host*."""
    if _is_everywhere(host):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _is_everywhere(host: str) -> bool:
    """Whether *host*, 0.0.0.0 or ::, stands for all addresses of this machine."""
    return not host.strip("0.:")


def _own_address() -> str:
    """The address by which others on the network know this machine; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # An address that is reserved for documents: connecting a datagram socket only routes.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
