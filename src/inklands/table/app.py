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

from inklands.core.record import read_record
from inklands.errors import InklandsError
from inklands.table import bodies
from inklands.table.buckets import Buckets, Rate
from inklands.table.errands import Errand, Errands
from inklands.table.guard import Guard, address_of
from inklands.table.headers import SafeHeaders
from inklands.table.identity import give, hashed, holder_of, new_secret
from inklands.table.lobby import Lobby
from inklands.table.pages import Pages
from inklands.table.paper import printed, score
from inklands.table.refusal import Refusal, code_of, slow_down
from inklands.table.replay import replayed
from inklands.table.review import Review
from inklands.table.socket import Sockets
from inklands.table.table import Table

T = TypeVar("T")
LOG = logging.getLogger("inklands.table")
SWEEP_SECONDS = 60.0
LOOPBACK = frozenset({"127.0.0.1", "::1"})
FORWARDED = ("forwarded", "x-forwarded-for")


def make_app(lobby: Lobby) -> Starlette:
    """The application that serves *lobby*."""
    desk = Desk(lobby)
    settings = lobby.settings
    return Starlette(
        routes=[
            Route("/api/titles", desk.titles),
            Route("/api/tables", desk.my_tables, methods=["GET"]),
            Route("/api/tables", desk.new_table, methods=["POST"]),
            Route("/api/score", desk.score, methods=["POST"]),
            Route("/api/replay", desk.replay, methods=["POST"]),
            Route("/api/review", desk.review, methods=["POST"]),
            Route("/api/sheets/{title}", desk.sheets),
            Route("/api/tables/{table}/seats", desk.take_seat, methods=["POST"]),
            Route("/api/tables/{table}/record", desk.record),
            Route("/api/tables/{table}/invitation", desk.invitation),
            Route("/api/tables/{table}/invitation.svg", desk.invitation_picture),
            WebSocketRoute("/api/tables/{table}/socket", Sockets(lobby).serve),
            Route("/api/{path:path}", desk.nothing),
            Route("/health", desk.health),
            Route("/metrics", desk.metrics),
            Route("/{path:path}", Pages(settings.static).serve),
        ],
        middleware=[
            Middleware(SafeHeaders, is_secure=settings.is_secure),
            Middleware(Guard, settings=settings, metrics=lobby.metrics),
        ],
        exception_handlers={
            InklandsError: desk.refuse,
            HTTPException: desk.refuse,
            Exception: desk.refuse,
        },
        lifespan=desk.lifespan,
    )


class Desk:
    """The endpoints of HTTP."""

    def __init__(self, lobby: Lobby) -> None:
        creations = lobby.settings.limits.creations
        self._lobby = lobby
        self._settings = lobby.settings
        self._by_identity = Buckets(creations)
        self._reviews = Errands()
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
        wish = await self._body(request, bodies.NewTable)
        holder, secret = self._identity(request)
        table = await self._lobby.create(wish, holder)
        LOG.info("created", extra={"table": table.setup.id, "title": table.setup.title})
        return self._seated(table, holder, secret, 201)

    async def take_seat(self, request: Request) -> Response:
        wish = await self._body(request, bodies.TakeSeat)
        holder, secret = self._identity(request)
        table = await self._lobby.take_seat(request.path_params["table"], wish, holder)
        return self._seated(table, holder, secret, 200)

    async def score(self, request: Request) -> Response:
        """The points of a sheet drawn elsewhere; nothing is kept."""
        wish = await self._body(request, bodies.ScoreSheet)
        return answer(score(self._lobby.shelf.load(wish.title), bytes(wish.sheet)))

    async def replay(self, request: Request) -> Response:
        """A match looked at again; nothing is kept."""
        wish = await self._body(request, bodies.ReadRecord)
        if not self._by_address.take(address_of(request.scope)):
            raise slow_down()
        written = read_record(wish.record)
        game = self._lobby.shelf.load(written.game)
        return answer(await run_in_threadpool(replayed, game, written, wish.seat))

    async def review(self, request: Request) -> Response:
        """What each decision of a match gave away, a line for each as it is judged."""
        wish = await self._body(request, bodies.ReadRecord)
        address = address_of(request.scope)
        if not self._by_address.take(address):
            raise slow_down()
        written = read_record(wish.record)
        errand = self._reviews.begin(holder_of(request) or address)
        review = await run_in_threadpool(self._lobby.review, written, wish.seat)
        lines = self._verdicts(review, errand)
        return StreamingResponse(lines, headers=NO_STORE, media_type="application/x-ndjson")

    async def sheets(self, request: Request) -> Response:
        """The blank sheets of a title."""
        game = self._lobby.shelf.load(request.path_params["title"])
        return answer(printed(game, request.query_params))

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

    async def _invitation(self, request: Request) -> bodies.Invitation:
        table = await self._lobby.open(request.path_params["table"])
        invitation = table.description(holder_of(request)).invitation
        if invitation is None:
            raise Refusal("seat/not-yours", "The invitation is for those who hold a seat.", 403)
        base, is_local = f"{request.url.scheme}://{request.url.netloc}", is_loopback(request)
        if is_local and self._settings.reach:
            base, is_local = self._settings.reach, False
        return bodies.Invitation(f"{base}/table/{table.setup.id}#{invitation}", is_local)

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
        response = answer(bodies.Seated(table.setup.id, seats), status)
        if secret is not None:
            give(response, secret, is_secure=self._settings.is_secure)
        return response

    async def _verdicts(self, review: Review, errand: Errand) -> AsyncIterator[bytes]:
        try:
            for number in review.numbers:
                self._reviews.check(errand)
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


def _failure(error: Exception) -> tuple[bodies.Failure, int]:
    if isinstance(error, InklandsError):
        status = error.status if isinstance(error, Refusal) else 400
        return bodies.Failure(code_of(error), str(error)), status
    if isinstance(error, HTTPException):
        return bodies.Failure("request/unknown", str(error.detail)), error.status_code
    return bodies.Failure("server/error", "Something went wrong here."), 500
