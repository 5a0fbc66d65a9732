"""Requests over HTTP: which ones there are and how they are answered is in `requests.routes`."""

from __future__ import annotations

from functools import partial

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from inklands.table.http.caller import Callers, HttpCaller
from inklands.table.http.cookies import set_cookie
from inklands.table.http.large import Unread, held_back
from inklands.table.http.pages import page_of, respond
from inklands.table.match.api import Api
from inklands.table.match.lobby import Lobby
from inklands.table.refusal import Refusal
from inklands.table.requests import request as requests
from inklands.table.requests.answer import Answer, Lines, encoded, failure
from inklands.table.requests.router import route_for
from inklands.table.wire.http_messages import Failure

NO_STORE = {"cache-control": "no-store"}


class HttpApi:
    """The application behind ``/api/``, without sockets."""

    def __init__(self, lobby: Lobby) -> None:
        self._api = Api(lobby)
        self._metrics = lobby.metrics
        self._settings = lobby.settings
        self._callers = Callers(lobby.settings)
        self._unread = Unread(lobby.settings.limits.unsent_bytes_in_all)
        self._metrics.watch_bytes("answers", self._unread.count_bytes)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive, send)
        response = held_back(await self._response(request), scope, self._unread)
        await response(scope, receive, send)

    def titles_json(self) -> bytes:
        return encoded(self._api.titles()).content

    async def refuse(self, _: Request, error: Exception) -> Response:
        """Every refusal as a code and a sentence."""
        said, status = failure(error)
        if isinstance(error, HTTPException):
            said, status = Failure("request/unknown", str(error.detail)), error.status_code
        self._metrics.count_refusal(said.code)
        answer = encoded(said, status)
        return Response(answer.content, status, NO_STORE, answer.kind)

    async def _response(self, request: Request) -> Response:
        route, words = route_for(request.method, request.scope["path"])
        caller = HttpCaller(request, self._callers)
        read = partial(_content, request, self._settings.limits.body_bytes)
        asked = requests.Request(caller, words, request.query_params, read)
        response = _carried(request, await route.answer(self._api, asked))
        if caller.new_secret is not None:
            settings = self._settings
            set_cookie(
                response,
                caller.new_secret,
                subpath=settings.subpath,
                is_secure=settings.is_secure,
            )
        return response


def _carried(request: Request, answer: Answer) -> Response:
    if isinstance(answer, Lines):
        return StreamingResponse(answer.lines, headers=NO_STORE, media_type=answer.kind)
    if answer.is_for_all:
        return respond(request, page_of(answer.content, answer.kind))
    return Response(answer.content, answer.status, NO_STORE, answer.kind)


async def _content(request: Request, most: int) -> bytes:
    content = bytearray()
    async for chunk in request.stream():
        content += chunk
        if len(content) > most:
            raise Refusal("message/too-large", "That is too much in one request.", 413)
    return bytes(content)
