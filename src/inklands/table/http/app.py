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
from inklands.table.http.pages import Pages
from inklands.table.http.socket import Sockets
from inklands.table.match.lobby import Lobby


def make_app(lobby: Lobby) -> Starlette:
    """The application that serves *lobby*."""
    api, settings = HttpApi(lobby), lobby.settings
    return Starlette(
        routes=_routes(api, Sockets(lobby), Pages(settings.static)),
        middleware=[
            Middleware(SafeHeaders, is_secure=settings.is_secure),
            Middleware(Guard, settings=settings, metrics=lobby.metrics),
            Middleware(Faults, metrics=lobby.metrics),
        ],
        exception_handlers={InklandsError: api.refuse, HTTPException: api.refuse},
        lifespan=api.lifespan,
    )


def _routes(api: HttpApi, sockets: Sockets, pages: Pages) -> list[BaseRoute]:
    return [
        Route("/api/titles", api.titles),
        Route("/api/titles/{title}/texts/{language}", api.texts),
        Route("/api/tables", api.my_tables, methods=["GET"]),
        Route("/api/tables", api.new_table, methods=["POST"]),
        Route("/api/tables/{table}/seats", api.take_seat, methods=["POST"]),
        Route("/api/tables/{table}/record", api.record),
        Route("/api/tables/{table}/replay", api.table_replay),
        Route("/api/tables/{table}/invitation", api.invitation),
        Route("/api/tables/{table}/invitation.svg", api.invitation_picture),
        WebSocketRoute("/api/tables/{table}/socket", sockets.serve),
        Route("/api/score", api.score, methods=["POST"]),
        Route("/api/replay", api.replay, methods=["POST"]),
        Route("/api/review", api.review, methods=["POST"]),
        Route("/api/sheets/{title}", api.sheets),
        Route("/api/{path:path}", api.nothing),
        Route("/health", api.health),
        Route("/ready", api.ready),
        Route("/metrics", api.metrics),
        # Last: whatever is nothing of the above is a file or a place within the page.
        Route("/{path:path}", pages.serve),
    ]
