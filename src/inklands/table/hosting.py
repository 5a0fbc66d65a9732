"""Starting the table: from what whoever runs it has chosen to a server that answers."""

from __future__ import annotations

import asyncio
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from urllib.parse import SplitResult, urlsplit

from inklands.core.catalogue import load, titles
from inklands.errors import InklandsError
from inklands.table.bus.opening import open_bus
from inklands.table.http.collecting import Collecting
from inklands.table.http.server import Server, listening, make_server, tune
from inklands.table.http.subpath import is_subpath
from inklands.table.local_lobby import local_lobby
from inklands.table.logs import configure
from inklands.table.match.title_source import TitleSource
from inklands.table.settings import Limits, Settings
from inklands.table.store.memory import MemoryStore
from inklands.table.store.opening import open_store
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
    """``sqlite:///PATH`` or ``postgresql://…``; None for the one in the user's data folder."""
    bus: str | None = None
    """``nats://…``, where several processes share a database."""
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
    drain_seconds: float = 0.0

    def run(self) -> None:
        """Serve until the process is asked to stop."""
        configure()
        store = self._store()
        listener = listening(self.host, self.port, is_alone=not store.is_shared)
        port = listener.getsockname()[1]
        settings = self.settings(port)
        lobby = local_lobby(settings, store, open_bus(self.bus), self._title_source())
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
        pages = [_page(text) for text in self.origins]
        origins = frozenset(f"{page.scheme}://{page.netloc}" for page in pages)
        hosts = {page.hostname or "" for page in pages}
        is_secure = bool(pages) and all(page.scheme == "https" for page in pages)
        machine = socket.gethostname().lower()
        names = {machine, f"{machine}.local", self.host.lower()}
        is_open = _is_everywhere(self.host) and not origins
        return Settings(
            frozenset(hosts | names),
            origins,
            subpath=_subpath(pages),
            has_proxy=bool(origins or self.trusted_proxy),
            is_secure=is_secure,
            public_url=f"http://{_own_address()}:{port}" if is_open else None,
            warms_up=self.warms_up,
            kept_days=self.kept_days,
            shows_metrics=self.shows_metrics,
            limits=self.limits,
            drain_seconds=self.drain_seconds,
        )

    def _title_source(self) -> TitleSource:
        find = partial(load, overlay=self.data) if self.data else load
        return TitleSource(titles, find, find)

    def _store(self) -> Store:
        if not self.keeps:
            return MemoryStore()
        return open_store(self.database)


async def _serve(server: Server, listener: socket.socket, page: str | None) -> None:
    if page is not None:
        show: Callable[[str], object] = webbrowser.open
        asyncio.get_running_loop().call_later(OPENING_SECONDS, show, page)
    collecting = asyncio.create_task(Collecting().run())
    await server.serve(sockets=[listener])
    collecting.cancel()


def _page(text: str) -> SplitResult:
    """Where a proxy shows the page: an origin as browsers write it in a header, and a path."""
    page = urlsplit(text.strip().rstrip("/"))
    page = page._replace(scheme=page.scheme.lower(), netloc=page.netloc.lower())
    if page.scheme not in {"http", "https"} or not page.hostname or page.query or page.fragment:
        raise OriginError(f"--origin {text}: write it as https://NAME or https://NAME/PATH")
    if not is_subpath(page.path):
        raise OriginError(f"--origin {text}: the table cannot be shown below the path {page.path}")
    return page


def _subpath(pages: Sequence[SplitResult]) -> str:
    """The path below which all *pages* show the table."""
    paths = {page.path for page in pages}
    if len(paths) > 1:
        # The page names its files by one path.
        raise OriginError("--origin: all of them need the same path")
    return next(iter(paths), "")


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
