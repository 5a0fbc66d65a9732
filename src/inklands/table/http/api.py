"""The endpoints of HTTP: who asks, how often, and in which form; `match.api` has the answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from typing import TypeVar

import msgspec
import segno
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from inklands.errors import InklandsError
from inklands.table.http.address import is_this_machine
from inklands.table.http.cookies import holder_of, set_cookie
from inklands.table.http.guard import address_of
from inklands.table.http.new_identities import NewIdentities
from inklands.table.http.pages import page_of, respond
from inklands.table.match.api import Api
from inklands.table.match.identity import hashed
from inklands.table.match.lobby import Lobby
from inklands.table.rate_limits import Buckets, Rate
from inklands.table.refusal import Refusal, code_of, nothing_here, server_error, slow_down
from inklands.table.thinking.fair_queue import Asker
from inklands.table.wire import http_messages
from inklands.table.wire.messages import UNREADABLE

T = TypeVar("T")
LOG = logging.getLogger("inklands.table")
SWEEP_SECONDS = 60.0
FORWARDED = ("forwarded", "x-forwarded-for")
NO_STORE = {"cache-control": "no-store"}


class HttpApi:
    """The endpoints of HTTP."""

    def __init__(self, lobby: Lobby) -> None:
        creations = lobby.settings.limits.creations
        self._api = Api(lobby)
        self._lobby = lobby
        self._settings = lobby.settings
        self._new_identities = NewIdentities()
        self._by_identity = Buckets(creations)
        # Several people may share an address.
        self._by_address = Buckets(Rate(creations.burst * 4, creations.per_second * 4))

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self._lobby.start()
        sweeping = asyncio.create_task(self._sweep())
        yield
        sweeping.cancel()
        await self._lobby.stop()

    async def titles(self, _: Request) -> Response:
        return answer(self._api.titles())

    async def texts(self, request: Request) -> Response:
        text = self._api.texts(request.path_params["title"], request.path_params["language"])
        return respond(request, page_of(text.encode(), "text/plain; charset=utf-8"))

    async def my_tables(self, request: Request) -> Response:
        return answer(await self._api.my_tables(holder_of(request)))

    async def new_table(self, request: Request) -> Response:
        body = await self._body(request, http_messages.NewTable)
        holder, secret = self._identity(request)
        seated = await self._api.new_table(body, holder)
        LOG.info("created", extra={"table": seated.table, "title": body.title})
        return self._seated(seated, secret, 201)

    async def take_seat(self, request: Request) -> Response:
        body = await self._body(request, http_messages.TakeSeat)
        holder, secret = self._identity(request, body.key)
        seated = await self._api.take_seat(request.path_params["table"], body, holder)
        return self._seated(seated, secret, 200)

    async def score(self, request: Request) -> Response:
        return answer(self._api.score(await self._body(request, http_messages.ScoreSheet)))

    async def sheets(self, request: Request) -> Response:
        return answer(self._api.sheets(request.path_params["title"], request.query_params))

    async def replay(self, request: Request) -> Response:
        body = await self._body(request, http_messages.ReadRecord)
        self._count(request)
        return answer(await self._api.replay(body))

    async def table_replay(self, request: Request) -> Response:
        seat = _seat_in(request)
        self._count(request)
        return answer(await self._api.table_replay(request.path_params["table"], seat))

    async def review(self, request: Request) -> Response:
        body = await self._body(request, http_messages.ReadRecord)
        self._count(request)
        address = address_of(request.scope)
        reader = Asker(address, holder_of(request) or address)
        lines = _lines(await self._api.review(body, reader))
        return StreamingResponse(lines, headers=NO_STORE, media_type="application/x-ndjson")

    async def record(self, request: Request) -> Response:
        record = await self._api.record(request.path_params["table"])
        return PlainTextResponse(record, headers=NO_STORE)

    async def invitation(self, request: Request) -> Response:
        return answer(await self._invitation(request))

    async def invitation_picture(self, request: Request) -> Response:
        """The link that brings a guest to the table, as a QR code."""
        picture = BytesIO()
        code = segno.make((await self._invitation(request)).link, micro=False)
        code.save(picture, "svg", scale=4, border=2, omitsize=True, xmldecl=False)
        return Response(picture.getvalue(), headers=NO_STORE, media_type="image/svg+xml")

    async def nothing(self, _: Request) -> Response:
        raise nothing_here()

    async def health(self, _: Request) -> Response:
        return Response(b'{"status":"ok"}', headers=NO_STORE, media_type="application/json")

    async def ready(self, _: Request) -> Response:
        """Whether moves can be kept now; a refusal says what is wrong with the database."""
        await self._lobby.services.store.check()
        return answer({"status": "ready"})

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

    async def refuse(self, _: Request, error: Exception) -> Response:
        """Every refusal as a code and a sentence."""
        failure, status = _failure(error)
        self._lobby.metrics.count_refusal(failure.code)
        return answer(failure, status)

    async def _invitation(self, request: Request) -> http_messages.Invitation:
        path = await self._api.invitation(request.path_params["table"], holder_of(request))
        base, is_local = f"{request.url.scheme}://{request.url.netloc}", is_loopback(request)
        # A name that only this machine has for itself leads a guest nowhere.
        if is_local and self._settings.public_url:
            base, is_local = self._settings.public_url, False
        return http_messages.Invitation(f"{base}{path}", is_local)

    def _identity(self, request: Request, key: str | None = None) -> tuple[str, str | None]:
        """Who asks, and the secret to give if they had none; both are counted."""
        holder, secret = holder_of(request), None
        if holder is None:
            secret = self._new_identities.secret(key)
            holder = hashed(secret)
        self._count(request)
        if not self._by_identity.take(holder):
            raise slow_down()
        return holder, secret

    def _count(self, request: Request) -> None:
        """Refuse what takes long, or makes something that lasts, when it comes too often."""
        if not self._by_address.take(address_of(request.scope)):
            raise slow_down()

    async def _body(self, request: Request, kind: type[T]) -> T:
        content = bytearray()
        async for chunk in request.stream():
            content += chunk
            if len(content) > self._settings.limits.body_bytes:
                raise Refusal("message/too-large", "That is too much in one request.", 413)
        try:
            return msgspec.json.decode(content, type=kind)
        except UNREADABLE as error:
            sentence = f"That request cannot be read: {error}"
            raise Refusal("message/malformed", sentence) from error

    def _seated(self, seated: http_messages.Seated, secret: str | None, status: int) -> Response:
        response = answer(seated, status)
        if secret is not None:
            set_cookie(response, secret, is_secure=self._settings.is_secure)
        return response

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self._lobby.sweep()
            except Exception:
                LOG.exception("not swept")


def is_loopback(request: Request) -> bool:
    """Whether the page was asked for by a name that only this machine has for itself."""
    name = request.url.hostname or ""
    return name == "localhost" or is_this_machine(name)


def answer(body: msgspec.Struct | dict[str, object], status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, NO_STORE, "application/json")


async def _lines(verdicts: AsyncIterator[http_messages.Verdict]) -> AsyncIterator[bytes]:
    """A line of JSON for each verdict; why there are no more, if something went wrong."""
    try:
        async for verdict in verdicts:
            yield msgspec.json.encode(verdict) + b"\n"
    except InklandsError as error:
        yield msgspec.json.encode(_failure(error)[0]) + b"\n"


def _seat_in(request: Request) -> int:
    text = request.query_params.get("seat", "0")
    if not (text.isascii() and text.isdecimal() and len(text) <= 3):
        raise Refusal("message/malformed", "The seat should be a small whole number.")
    return int(text)


def _failure(error: Exception) -> tuple[http_messages.Failure, int]:
    if isinstance(error, HTTPException):
        return http_messages.Failure("request/unknown", str(error.detail)), error.status_code
    known = error if isinstance(error, InklandsError) else server_error()
    status = known.status if isinstance(known, Refusal) else 400
    return http_messages.Failure(code_of(known), str(known)), status
