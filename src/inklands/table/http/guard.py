"""
Who may speak to the table at all: the right host, the right page, and not too often.

- A request for a host that is not ours is refused: another site's name that leads here (DNS
  rebinding) gets nothing.
- A request that may change something, and every socket, must come from our own page: its Origin is
  compared, and a missing one is foreign.
- Requests to the table are counted by address.
"""

from __future__ import annotations

from ipaddress import ip_address

import msgspec
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from inklands.table.match.metrics import Metrics
from inklands.table.rate_limits import Buckets
from inklands.table.refusal import Refusal, slow_down
from inklands.table.settings import Settings
from inklands.table.wire.http_messages import Failure

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._requests = Buckets(settings.limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is None:
            await self._app(scope, receive, send)
            return
        self._metrics.count_refusal(refusal.reason_code)
        await refuse(scope, send, refusal)

    def _refusal(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not is_known_host(host, self._settings):
            return Refusal("host/unknown", "This server does not answer to that name.", 421)
        is_unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if is_unsafe and not is_own_page(headers.get("origin"), host, self._settings):
            return Refusal("origin/foreign", "Only the table's own page may do that.", 403)
        is_counted = scope["path"].startswith("/api/")
        if is_counted and not self._requests.take(address_of(scope)):
            return slow_down()
        return None


def is_known_host(host: str, settings: Settings) -> bool:
    """Whether *host* is this machine's, a number, or one of the settings."""
    name = _without_port(host)
    return name == "localhost" or name in settings.hosts or _is_number(name)


def is_own_page(origin: str | None, host: str, settings: Settings) -> bool:
    own = {f"https://{host}"} if settings.is_secure else {f"https://{host}", f"http://{host}"}
    return origin is not None and (origin in own or origin in settings.origins)


def address_of(scope: Scope) -> str:
    """Where the connection comes from; headers about it are believed only from a named proxy."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


async def refuse(scope: Scope, send: Send, refusal: Refusal) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": refusal.reason_code})
        return
    body = msgspec.json.encode(Failure(refusal.reason_code, str(refusal)))
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _without_port(host: str) -> str:
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
    return name.strip("[]").lower()


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
