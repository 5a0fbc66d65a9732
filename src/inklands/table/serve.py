"""Starting the table: `inklands serve` for a club, `inklands table` for one machine."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import socket
import sys
import webbrowser
from functools import partial
from pathlib import Path

import uvicorn

from inklands.core.catalogue import load, titles
from inklands.table.bus.local import LocalBus
from inklands.table.former_name import adopt_database, data_folder
from inklands.table.http.app import make_app
from inklands.table.local_lobby import local_lobby
from inklands.table.logs import configure
from inklands.table.match.lobby import Lobby
from inklands.table.match.title_source import TitleSource
from inklands.table.settings import Settings
from inklands.table.store.memory import MemoryStore
from inklands.table.store.sqlite import SqliteStore
from inklands.table.store.store import Store

LOG = logging.getLogger("inklands.table")
SQLITE = "sqlite:///"
PORT = 8137
LOOPBACK = "127.0.0.1"


class Server(uvicorn.Server):
    """A server that says good-bye before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, lobby: Lobby) -> None:
        super().__init__(config)
        self._lobby = lobby

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._lobby.send_bye()
        await asyncio.sleep(0.05)  # So that it is sent before the sockets are closed.
        await super().shutdown(sockets)


def make_server(lobby: Lobby, host: str, port: int, trusted_proxy: str | None = None) -> Server:
    """A server for *lobby*; what proxies say of addresses is believed from *trusted_proxy* only."""
    config = uvicorn.Config(
        make_app(lobby),
        host=host,
        port=port,
        ws="websockets-sansio",
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
    return Server(config, lobby)


def main(argv: list[str]) -> int:
    """
    Run the table; the first word says for whom.

    ``serve`` is a server for others, ``table`` is for the person at this machine: the page opens.
    """
    word, *options = argv
    parser = _parser(f"inklands {word}")
    if word == "table":
        parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    arguments = parser.parse_args(options)
    return _run(arguments, opens_browser=word == "table" and not arguments.no_browser)


def _parser(program: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(program, description="A table to play at in the browser.")
    add = parser.add_argument
    add("--host", default=LOOPBACK, help="the address to listen on (%(default)s)")
    add("--port", type=int, default=None, help=f"the port, {PORT} or a free one by default")
    add(
        "--database",
        default=None,
        metavar="URL",
        help=f"{SQLITE}PATH; in your data folder by default",
    )
    add("--memory", action="store_true", help="keep nothing")
    add(
        "--data", type=Path, default=None, metavar="DIR", help="your own tables of cards and values"
    )
    add("--origin", action="append", default=[], metavar="URL", help="where a proxy shows the page")
    add(
        "--trusted-proxy",
        default=None,
        metavar="IP",
        help="believe what this proxy says of addresses",
    )
    add(
        "--no-warm-up",
        action="store_true",
        help="compile what bots think with only when one first thinks",
    )
    return parser


def _run(arguments: argparse.Namespace, *, opens_browser: bool) -> int:
    configure()
    try:
        store = _store(arguments)
        listener = listening(arguments.host, arguments.port)
    except (OSError, ValueError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    port = listener.getsockname()[1]
    settings = _settings(arguments, port)
    lobby = local_lobby(settings, store, LocalBus(), _title_source(arguments.data))
    tune()
    server = make_server(lobby, arguments.host, port, arguments.trusted_proxy)
    address = f"http://{_shown(arguments.host)}:{port}/"
    sys.stderr.write(f"Inklands is at {address} (stop with Ctrl-C)\n")
    if settings.public_url:
        sys.stderr.write(f"Others on this network reach it at {settings.public_url}/\n")
    asyncio.run(_serve(server, listener, address if opens_browser else None))
    return 0


def tune() -> None:
    """Set the interpreter up for short answers rather than for throughput."""
    # The thread that writes to the database waits for its turn less long than by default.
    sys.setswitchinterval(0.001)
    # States are freed as soon as nobody holds them: looking for cycles in all of them can wait.
    gc.freeze()
    gc.set_threshold(50_000, 20, 1_000)


async def _serve(server: Server, listener: socket.socket, page: str | None) -> None:
    if page is not None:
        asyncio.get_running_loop().call_later(0.3, webbrowser.open, page)
    await server.serve(sockets=[listener])


def listening(host: str, port: int | None) -> socket.socket:
    """A socket bound to *port*; without one, to the usual port, or to a free one."""
    try:
        return _bound(host, PORT if port is None else port)
    except OSError:
        if port is not None:
            raise
        return _bound(host, 0)


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        # From here on callers wait in line, so the address may be told before the server is up.
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise OSError(f"{host}:{port} is not free: {error.strerror}") from error
    return listener


def _settings(arguments: argparse.Namespace, port: int) -> Settings:
    origins = frozenset(origin.rstrip("/") for origin in arguments.origin)
    hosts = {origin.partition("://")[2].partition(":")[0].lower() for origin in origins}
    is_secure = bool(origins) and all(origin.startswith("https://") for origin in origins)
    machine = socket.gethostname().lower()
    names = {machine, f"{machine}.local", arguments.host.lower()}
    is_open = _is_everywhere(arguments.host) and not origins
    public_url = f"http://{_own_address()}:{port}" if is_open else None
    return Settings(
        frozenset(hosts | names),
        origins,
        is_secure=is_secure,
        public_url=public_url,
        warms_up=not arguments.no_warm_up,
    )


def _title_source(data: Path | None) -> TitleSource:
    find = partial(load, overlay=data) if data else load
    return TitleSource(titles, find, find)


def _store(arguments: argparse.Namespace) -> Store:
    if arguments.memory:
        return MemoryStore()
    if arguments.database is None:
        usual = data_folder("inklands") / "tables.db"
        adopt_database(usual)
        return SqliteStore(usual)
    url: str = arguments.database
    if not url.startswith(SQLITE):
        raise ValueError(f"{url}: the database is written {SQLITE}PATH")
    return SqliteStore(Path(url.removeprefix(SQLITE)))


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
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
