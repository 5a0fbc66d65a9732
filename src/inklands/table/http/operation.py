"""What whoever runs the server asks it: whether it lives, whether it is ready, its figures."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from inklands.table.http.address import is_this_machine
from inklands.table.http.api import NO_STORE
from inklands.table.http.caller import is_loopback
from inklands.table.http.guard import address_of
from inklands.table.match.lobby import Lobby
from inklands.table.refusal import nothing_here, stopping
from inklands.table.store.database_error import DatabaseError

LOG = logging.getLogger("inklands.table")
SWEEP_SECONDS = 60.0
HEALTH_SECONDS = 3.0
FORWARDED = ("forwarded", "x-forwarded-for")


class Operation:
    """The life of a lobby in a server, and the endpoints that tell of it."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._settings = lobby.settings

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self._lobby.start()
        sweeping = asyncio.create_task(self._sweep())
        yield
        sweeping.cancel()
        await self._lobby.stop()

    async def health(self, _: Request) -> Response:
        """That the server runs: 200 also while its disk fails, which a restart would not mend."""
        try:
            # Whoever asks whether it lives does not wait until a database comes back.
            await asyncio.wait_for(self._lobby.services.store.check(), HEALTH_SECONDS)
        except (DatabaseError, TimeoutError) as error:
            failure = error if isinstance(error, DatabaseError) else DatabaseError()
            return _told({"status": "failing", "code": failure.code, "sentence": str(failure)})
        return _told({"status": "ok"})

    async def ready(self, _: Request) -> Response:
        """Whether moves can be kept now; a refusal says what is wrong with database or bus."""
        if self._lobby.is_stopping:
            raise stopping()
        await self._lobby.services.store.check()
        await self._lobby.services.bus.check()
        return _told({"status": "ready"})

    async def metrics(self, request: Request) -> Response:
        """Figures, for programs on the same machine that no proxy speaks for."""
        settings = self._settings
        # A proxy on this machine may say neither whom it speaks for nor by which name.
        is_proxied = settings.has_proxy and not settings.shows_metrics
        is_forwarded = any(name in request.headers for name in FORWARDED)
        is_near = is_this_machine(address_of(request.scope)) and is_loopback(request)
        if is_proxied or is_forwarded or not is_near:
            raise nothing_here()
        return PlainTextResponse(self._lobby.metrics.text())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self._lobby.sweep()
            except Exception:
                LOG.exception("not swept")


def _told(body: dict[str, str]) -> Response:
    return Response(msgspec.json.encode(body), headers=NO_STORE, media_type="application/json")
