"""What nobody foresaw: an answer that says nothing of the inside, and one entry in the log."""

from __future__ import annotations

import logging

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from inklands.table.http.guard import refuse
from inklands.table.match.metrics import Metrics
from inklands.table.refusal import server_error

LOG = logging.getLogger("inklands.table")


class Faults:
    """Stands right before the application, so that its answers too carry every header."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_begun = False

        async def noticed(message: Message) -> None:
            nonlocal is_begun
            is_begun = True
            await send(message)

        try:
            await self._app(scope, receive, noticed)
        except (ClientDisconnect, WebSocketDisconnect):
            pass  # People close pages: nobody is left to be answered.
        except Exception:
            if scope["type"] == "lifespan":
                raise
            LOG.exception("failed", extra={"path": scope["path"]})
            refusal = server_error()
            self._metrics.count_refusal(refusal.reason_code)
            if not is_begun:
                await refuse(scope, send, refusal)
