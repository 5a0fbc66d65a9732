"""One name for all that is logged because of one request."""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADER = "x-request-id"
REQUEST: ContextVar[str | None] = ContextVar("request", default=None)
"""The request that is being answered, or the socket that a message came by."""
WRITTEN = re.compile(r"[A-Za-z0-9._-]{1,64}")


class RequestIds:
    """Gives every request a name, that of the proxy if it has given one, and answers with it."""

    def __init__(self, app: ASGIApp, *, believes_proxy: bool) -> None:
        self._app = app
        self._believes_proxy = believes_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        name = self._name(scope)
        REQUEST.set(name)

        async def named(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                MutableHeaders(scope=message)[HEADER] = name
            await send(message)

        await self._app(scope, receive, named)

    def _name(self, scope: Scope) -> str:
        # A stranger's name for it would let them write into the log.
        given = Headers(scope=scope).get(HEADER, "") if self._believes_proxy else ""
        return given if WRITTEN.fullmatch(given) else secrets.token_hex(8)
