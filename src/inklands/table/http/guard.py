"""
Who may speak to the table at all: the right host, the right page, and not too often.

- A request for a host that is not ours is refused: another site's name that leads here (DNS
  rebinding) gets nothing.
- A request that may change something, and every socket, must come from our own page: its Origin is
  compared, and a missing one is foreign.
- Requests to the table are counted by address; none has an endless path or head.
- Of one address one request after the other is begun, and others in between. All are counted, too:
  beyond a limit each connection of that address waits for its answer.
"""

from __future__ import annotations

import asyncio
import re
from ipaddress import ip_address
from weakref import WeakValueDictionary

import msgspec
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from inklands.table.http.address import household
from inklands.table.match.metrics import Metrics
from inklands.table.rate_limits import Buckets
from inklands.table.refusal import Refusal, head_too_large, path_too_long, slow_down
from inklands.table.settings import Settings
from inklands.table.threads import ADDRESS
from inklands.table.wire.http_messages import Failure

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
HOST = re.compile(r"(?:\[([0-9A-Fa-f:.]+)\]|([^\[\]:@/?#\\\s]+))(?::[0-9]{1,5})?")
"""A number of IPv6 in brackets, or any other name; and perhaps a port."""
REST_SECONDS = 2.0
"""So long waits each request of whoever asks too much: what is refused at once is asked again."""


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._requests = Buckets(settings.limits.requests)
        self._all_requests = Buckets(settings.limits.address_requests)
        # A lock lasts as long as somebody of that address waits for it.
        self._beginning: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        ADDRESS.set(address_of(scope))
        await self._take_turn(address_of(scope))
        refusal = self._refusal(scope)
        if refusal is None:
            await self._app(scope, receive, send)
            return
        self._metrics.count_refusal(refusal.reason_code)
        await refuse(scope, send, refusal)

    async def _take_turn(self, address: str) -> None:
        """Wait until it is the turn of one more request from *address*."""
        if not self._all_requests.take(address):
            await asyncio.sleep(REST_SECONDS)
        # Hundreds that arrive at once would be answered in one go, with everybody else waiting.
        lock = self._beginning.setdefault(address, asyncio.Lock())
        async with lock:
            await asyncio.sleep(0)

    def _refusal(self, scope: Scope) -> Refusal | None:
        if too_long := self._too_long(scope):
            return too_long
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

    def _too_long(self, scope: Scope) -> Refusal | None:
        limits = self._settings.limits
        if len(scope["raw_path"]) + len(scope["query_string"]) > limits.path_characters:
            return path_too_long()
        head = sum(len(name) + len(value) for name, value in scope["headers"])
        return None if head <= limits.head_bytes else head_too_large()


def is_known_host(host: str, settings: Settings) -> bool:
    """Whether *host* is this machine's, a number, or one of the settings."""
    name = _without_port(host)
    return name is not None and (name == "localhost" or name in settings.hosts or _is_number(name))


def is_own_page(origin: str | None, host: str, settings: Settings) -> bool:
    own = {f"https://{host}"} if settings.is_secure else {f"https://{host}", f"http://{host}"}
    return origin is not None and (origin in own or origin in settings.origins)


def address_of(scope: Scope) -> str:
    """
    Who is counted for the connection, by where it comes from.

    Headers about that are believed only from a named proxy.
    """
    client = scope.get("client")
    return household(str(client[0])) if client else "unknown"


async def refuse(scope: Scope, send: Send, refusal: Refusal) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": refusal.reason_code})
        return
    body = msgspec.json.encode(Failure(refusal.reason_code, str(refusal)))
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _without_port(host: str) -> str | None:
    """The name in *host*, or None where that is no host at all."""
    found = HOST.fullmatch(host)
    return (found[1] or found[2]).lower() if found else None


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
