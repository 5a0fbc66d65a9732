"""The application: routes, and what stands before them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from io import BytesIO
from typing import TypeVar

import msgspec
import segno
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute

from inklands.core.game import sheets_of
from inklands.core.record import read_record
from inklands.errors import InklandsError
from inklands.table.http.guard import Guard, address_of
from inklands.table.http.headers import SafeHeaders
from inklands.table.http.identity import give, hashed, holder_of, new_secret
from inklands.table.http.pages import Pages
from inklands.table.http.socket import Sockets
from inklands.table.match.lobby import Lobby
from inklands.table.match.paper import score
from inklands.table.match.replay import replayed
from inklands.table.match.table import Table
from inklands.table.rate_limits import Buckets, Rate
from inklands.table.refusal import Refusal, code_of, slow_down
from inklands.table.thinking.latest_only import LatestOnly, Ticket
from inklands.table.thinking.review import Review
from inklands.table.wire import http_messages

T = TypeVar("T")
LOG = logging.getLogger("inklands.table")
SWEEP_SECONDS = 60.0
LOOPBACK = frozenset({"127.0.0.1", "::1"})
FORWARDED = ("forwarded", "x-forwarded-for")


def make_app(lobby: Lobby) -> Starlette:
    """The application that serves *lobby*."""
    api = HttpApi(lobby)
    settings = lobby.settings
    return Starlette(
        routes=[
            Route("/api/titles", api.titles),
            Route("/api/tables", api.my_tables, methods=["GET"]),
            Route("/api/tables", api.new_table, methods=["POST"]),
            Route("/api/score", api.score, methods=["POST"]),
            Route("/api/replay", api.replay, methods=["POST"]),
            Route("/api/review", api.review, methods=["POST"]),
            Route("/api/sheets/{title}", api.sheets),
            Route("/api/tables/{table}/seats", api.take_seat, methods=["POST"]),
            Route("/api/tables/{table}/record", api.record),
            Route("/api/tables/{table}/invitation", api.invitation),
            Route("/api/tables/{table}/invitation.svg", api.invitation_picture),
            WebSocketRoute("/api/tables/{table}/socket", Sockets(lobby).serve),
            Route("/api/{path:path}", api.nothing),
            Route("/health", api.health),
            Route("/metrics", api.metrics),
            Route("/{path:path}", Pages(settings.static).serve),
        ],
        middleware=[
            Middleware(SafeHeaders, is_secure=settings.is_secure),
            Middleware(Guard, settings=settings, metrics=lobby.metrics),
        ],
        exception_handlers={
            InklandsError: api.refuse,
            HTTPException: api.refuse,
            Exception: api.refuse,
        },
        lifespan=api.lifespan,
    )


class HttpApi:
    """The endpoints of HTTP."""

    def __init__(self, lobby: Lobby) -> None:
        creations = lobby.settings.limits.creations
        self._lobby = lobby
        self._settings = lobby.settings
        self._by_identity = Buckets(creations)
        self._reviews = LatestOnly()
        self._by_address = Buckets(Rate(creations.burst * 4, creations.per_second * 4))

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self._lobby.start()
        sweeping = asyncio.create_task(self._sweep())
        yield
        sweeping.cancel()
        await self._lobby.stop()

    async def titles(self, _: Request) -> Response:
        return answer(self._lobby.titles())

    async def my_tables(self, request: Request) -> Response:
        return answer(await self._lobby.tables_of(holder_of(request)))

    async def new_table(self, request: Request) -> Response:
        body = await self._body(request, http_messages.NewTable)
        holder, secret = self._identity(request)
        table = await self._lobby.create(body, holder)
        LOG.info("created", extra={"table": table.setup.id, "title": table.setup.title})
        return self._seated(table, holder, secret, 201)

    async def take_seat(self, request: Request) -> Response:
        body = await self._body(request, http_messages.TakeSeat)
        holder, secret = self._identity(request)
        table = await self._lobby.take_seat(request.path_params["table"], body, holder)
        return self._seated(table, holder, secret, 200)

    async def score(self, request: Request) -> Response:
        """The points of a sheet drawn elsewhere; nothing is kept."""
        body = await self._body(request, http_messages.ScoreSheet)
        return answer(score(self._lobby.title_source.load(body.title), bytes(body.sheet)))

    async def replay(self, request: Request) -> Response:
        """A match looked at again; nothing is kept."""
        body = await self._body(request, http_messages.ReadRecord)
        if not self._by_address.take(address_of(request.scope)):
            raise slow_down()
        written = read_record(body.record)
        game = self._lobby.title_source.load(written.game)
        return answer(await run_in_threadpool(replayed, game, written, body.seat))

    async def review(self, request: Request) -> Response:
        """What each decision of a match gave away, a line for each as it is judged."""
        body = await self._body(request, http_messages.ReadRecord)
        address = address_of(request.scope)
        if not self._by_address.take(address):
            raise slow_down()
        written = read_record(body.record)
        ticket = self._reviews.begin(holder_of(request) or address)
        review = await run_in_threadpool(self._lobby.review, written, body.seat)
        lines = self._verdicts(review, ticket)
        return StreamingResponse(lines, headers=NO_STORE, media_type="application/x-ndjson")

    async def sheets(self, request: Request) -> Response:
        """The blank sheets of a title."""
        game = self._lobby.title_source.load(request.path_params["title"])
        return answer(sheets_of(game).blank(request.query_params))

    async def record(self, request: Request) -> Response:
        table = await self._lobby.open(request.path_params["table"])
        return PlainTextResponse(self._lobby.record_of(table), headers=NO_STORE)

    async def invitation(self, request: Request) -> Response:
        return answer(await self._invitation(request))

    async def invitation_picture(self, request: Request) -> Response:
        """The link that brings a guest to the table, as a QR code."""
        picture = BytesIO()
        code = segno.make((await self._invitation(request)).link, micro=False)
        code.save(picture, "svg", scale=4, border=2, omitsize=True, xmldecl=False)
        return Response(picture.getvalue(), headers=NO_STORE, media_type="image/svg+xml")

    async def nothing(self, _: Request) -> Response:
        raise Refusal("request/unknown", "There is nothing here.", 404)

    async def health(self, _: Request) -> Response:
        return Response(b'{"status":"ok"}', headers=NO_STORE, media_type="application/json")

    async def metrics(self, request: Request) -> Response:
        """Figures, for programs on the same machine that no proxy speaks for."""
        is_forwarded = any(name in request.headers for name in FORWARDED)
        if is_forwarded or address_of(request.scope) not in LOOPBACK:
            raise Refusal("request/unknown", "There is nothing here.", 404)
        return PlainTextResponse(self._lobby.metrics.text())

    async def refuse(self, request: Request, error: Exception) -> Response:
        """Every error as a code and a sentence; what went wrong inside is for the log alone."""
        failure, status = _failure(error)
        if status >= 500:
            LOG.error("failed", exc_info=error, extra={"path": request.url.path})
        self._lobby.metrics.refused.labels(failure.code).inc()
        return answer(failure, status)

    async def _invitation(self, request: Request) -> http_messages.Invitation:
        table = await self._lobby.open(request.path_params["table"])
        invitation = table.description(holder_of(request)).invitation
        if invitation is None:
            raise Refusal("seat/not-yours", "The invitation is for those who hold a seat.", 403)
        base, is_local = f"{request.url.scheme}://{request.url.netloc}", is_loopback(request)
        if is_local and self._settings.public_url:
            base, is_local = self._settings.public_url, False
        return http_messages.Invitation(f"{base}/table/{table.setup.id}#{invitation}", is_local)

    def _identity(self, request: Request) -> tuple[str, str | None]:
        """Who asks, and the secret to give if they had none; both are counted."""
        holder, secret = holder_of(request), None
        if holder is None:
            secret = new_secret()
            holder = hashed(secret)
        is_allowed = self._by_address.take(address_of(request.scope))
        if not is_allowed or not self._by_identity.take(holder):
            raise slow_down()
        return holder, secret

    async def _body(self, request: Request, kind: type[T]) -> T:
        content = bytearray()
        async for chunk in request.stream():
            content += chunk
            if len(content) > self._settings.limits.body_bytes:
                raise Refusal("message/too-large", "That is too much in one request.", 413)
        try:
            return msgspec.json.decode(content, type=kind)
        except msgspec.MsgspecError as error:
            sentence = f"That request cannot be read: {error}"
            raise Refusal("message/malformed", sentence) from error

    def _seated(self, table: Table, holder: str, secret: str | None, status: int) -> Response:
        seats = list(table.seating.held_by(holder))
        response = answer(http_messages.Seated(table.setup.id, seats), status)
        if secret is not None:
            give(response, secret, is_secure=self._settings.is_secure)
        return response

    async def _verdicts(self, review: Review, ticket: Ticket) -> AsyncIterator[bytes]:
        try:
            for number in review.numbers:
                self._reviews.check(ticket)
                yield msgspec.json.encode(await self._lobby.verdict(review, number)) + b"\n"
        except InklandsError as error:
            yield msgspec.json.encode(_failure(error)[0]) + b"\n"

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            with suppress(OSError):
                await self._lobby.sweep()


NO_STORE = {"cache-control": "no-store"}


def is_loopback(request: Request) -> bool:
    """Whether the page was asked for by a name that only this machine has for itself."""
    return request.url.hostname in LOOPBACK | {"localhost"}


def answer(body: msgspec.Struct | dict[str, object], status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, NO_STORE, "application/json")


def _failure(error: Exception) -> tuple[http_messages.Failure, int]:
    if isinstance(error, InklandsError):
        status = error.status if isinstance(error, Refusal) else 400
        return http_messages.Failure(code_of(error), str(error)), status
    if isinstance(error, HTTPException):
        return http_messages.Failure("request/unknown", str(error.detail)), error.status_code
    return http_messages.Failure("server/error", "Something went wrong here."), 500
