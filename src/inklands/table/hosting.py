"""Starting the table: from what whoever runs it has chosen to a server that answers."""

from __future__ import annotations

import asyncio
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from urllib.parse import SplitResult, urlsplit

from inklands.core.catalogue import load, titles
from inklands.errors import InklandsError
from inklands.table.bus.local import LocalBus
from inklands.table.http.server import Server, listening, make_server, tune
from inklands.table.local_lobby import local_lobby
from inklands.table.logs import configure
from inklands.table.match.title_source import TitleSource
from inklands.table.settings import Limits, Settings
from inklands.table.store.location import database_path
from inklands.table.store.memory import MemoryStore
from inklands.table.store.sqlite import SqliteStore
from inklands.table.store.store import Store

LOOPBACK = "127.0.0.1"
OPENING_SECONDS = 0.3
"""After so long the server answers, and the page may be opened."""


class OriginError(InklandsError, ValueError):
    """The page cannot be where `--origin` says."""

    code = "server/origin"


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
    shows_metrics: bool = False
    limits: Limits = field(default_factory=Limits)

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
        # uvloop, where it is installed: as `Server.run` would choose it.
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(_serve(server, listener, page))

    def settings(self, port: int) -> Settings:
        pages = [_page_origin(text) for text in self.origins]
        origins = frozenset(page.geturl() for page in pages)
        hosts = {page.hostname or "" for page in pages}
        is_secure = bool(pages) and all(page.scheme == "https" for page in pages)
        machine = socket.gethostname().lower()
        names = {machine, f"{machine}.local", self.host.lower()}
        is_open = _is_everywhere(self.host) and not origins
        return Settings(
            frozenset(hosts | names),
            origins,
            has_proxy=bool(origins or self.trusted_proxy),
            is_secure=is_secure,
            public_url=f"http://{_own_address()}:{port}" if is_open else None,
            warms_up=self.warms_up,
            kept_days=self.kept_days,
            shows_metrics=self.shows_metrics,
            limits=self.limits,
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


def _page_origin(text: str) -> SplitResult:
    """Where a proxy shows the page, as browsers write it in a header."""
    written = text.strip().rstrip("/").lower()
    page = urlsplit(written)
    if page.scheme not in {"http", "https"} or not page.hostname:
        raise OriginError(f"--origin {text}: write it as https://NAME")
    if (page.scheme, page.netloc) != tuple(written.split("://")):
        # The page asks for /api and /assets: it cannot be shown below another one's path.
        raise OriginError(f"--origin {text}: the table needs a name of its own, without a path")
    return page


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
