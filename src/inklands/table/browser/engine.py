"""The table in a worker of a browser: it is handed requests and lines by `web/src/engine`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol
from urllib.parse import parse_qsl, unquote, urlsplit

from inklands.core.catalogue import load, titles
from inklands.errors import InklandsError
from inklands.table.browser.bus import Channel, ChannelBus
from inklands.table.browser.caller import DeviceCaller
from inklands.table.browser.line import Line
from inklands.table.browser.speaker import MakeBundle, Speakers
from inklands.table.browser.store import IndexedDbStore, Storage
from inklands.table.browser.thinker import ThinkingWorker, WorkerThinker
from inklands.table.match.api import Api
from inklands.table.match.lobby import Lobby
from inklands.table.match.services import Services
from inklands.table.match.title_source import TitleSource
from inklands.table.requests.answer import Answer, Lines, encoded, failure
from inklands.table.requests.request import Request
from inklands.table.requests.router import route_for
from inklands.table.settings import Limits, Settings
from inklands.table.thinking.thinker import Thinkers

LOG = logging.getLogger("inklands.table")
BOT_SECONDS = 120.0
"""A phone may be ten times slower than a server, and the first thought waits for its worker."""
SWEEP_SECONDS = 60.0
LOCAL = "~"
"""What names of tables on a device begin with; those of a server never do."""
SETTINGS = Settings(
    table_prefix=LOCAL,
    # Nothing on somebody's own device is deleted because it is old.
    kept_days=36_500,
    limits=Limits(open_tables_by_host=1_000),
)


class Browser(Protocol):
    """What the worker's scripts offer."""

    @property
    def storage(self) -> Storage: ...
    @property
    def channel(self) -> Channel: ...
    @property
    def thinking(self) -> ThinkingWorker: ...
    @property
    def bundle(self) -> MakeBundle: ...


class Page(Protocol):
    """Where the answer to one request goes."""

    def begin(self, status: int, kind: str, /) -> None: ...
    def write(self, text: str, /) -> None: ...


class Engine:
    """The lobby of one tab."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._api = Api(lobby)
        self._lines: dict[int, Line] = {}
        self._sweeping = asyncio.ensure_future(self._sweep())

    async def request(self, method: str, address: str, body: str, page: Page) -> None:
        """Answer a request, piece by piece where it takes long."""
        try:
            answer = await self._answer(method, address, body)
        except InklandsError as error:
            answer = encoded(*failure(error))
        except Exception as error:
            LOG.exception("failed", extra={"path": address})
            answer = encoded(*failure(error))
        if isinstance(answer, Lines):
            page.begin(200, answer.kind)
            async for line in answer.lines:
                page.write(line.decode())
        else:
            page.begin(answer.status, answer.kind)
            page.write(answer.content.decode())

    def dial(
        self, line: int, table: str, send: Callable[[str], None], close: Callable[[int], None]
    ) -> None:
        """A page comes to *table*, and calls its line by a number of its own."""
        self._lines[line] = Line(self._lobby, table, send, close)

    def hear(self, line: int, text: str) -> None:
        if line in self._lines:
            self._lines[line].hear(text)

    def hang_up(self, line: int) -> None:
        if line in self._lines:
            self._lines.pop(line).hang_up()

    async def _answer(self, method: str, address: str, body: str) -> Answer:
        parts = urlsplit(address)
        route, words = route_for(method, unquote(parts.path))

        async def read() -> bytes:
            return body.encode()

        request = Request(DeviceCaller(), words, dict(parse_qsl(parts.query)), read)
        return await route.answer(self._api, request)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self._lobby.sweep()
            except Exception:
                LOG.exception("not swept")


async def start(browser: Browser) -> Engine:
    """The engine of a new worker."""
    thinker = WorkerThinker(browser.thinking, BOT_SECONDS)
    services = Services(
        IndexedDbStore(browser.storage),
        ChannelBus(browser.channel),
        Thinkers(thinker, thinker, thinker),
        speaker=Speakers(browser.bundle),
    )
    lobby = Lobby(SETTINGS, TitleSource(titles, load, load), services)
    await lobby.start()
    return Engine(lobby)
