"""The application: routes, and what stands before them."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Route, WebSocketRoute

from inklands.errors import InklandsError
from inklands.table.http.api import HttpApi
from inklands.table.http.faults import Faults
from inklands.table.http.guard import Guard
from inklands.table.http.headers import SafeHeaders
from inklands.table.http.operation import Operation
from inklands.table.http.pages import Pages
from inklands.table.http.request_id import RequestIds
from inklands.table.http.socket import Sockets
from inklands.table.http.subpath import Subpath
from inklands.table.match.lobby import Lobby


def make_app(lobby: Lobby) -> Starlette:
    """The application that serves *lobby*."""
    api, operation, settings = HttpApi(lobby), Operation(lobby), lobby.settings
    pages = Pages(settings.static, api.titles_json, settings.subpath)
    return Starlette(
        routes=_routes(api, operation, Sockets(lobby), pages),
        middleware=[
            Middleware(RequestIds, believes_proxy=settings.has_proxy),
            Middleware(Subpath, path=settings.subpath),
            Middleware(SafeHeaders, is_secure=settings.is_secure),
            Middleware(Guard, settings=settings, metrics=lobby.metrics),
            Middleware(Faults, metrics=lobby.metrics),
        ],
        exception_handlers={InklandsError: api.refuse, HTTPException: api.refuse},
        lifespan=operation.lifespan,
    )


def _routes(api: HttpApi, operation: Operation, sockets: Sockets, pages: Pages) -> list[BaseRoute]:
    return [
        WebSocketRoute("/api/tables/{table}/socket", sockets.serve),
        Route("/api/{path:path}", api),
        Route("/health", operation.health),
        Route("/ready", operation.ready),
        Route("/metrics", operation.metrics),
        # Last: whatever is nothing of the above is a file or a place within the page.
        Route("/{path:path}", pages.serve),
    ]
