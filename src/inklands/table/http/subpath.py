"""The table below a path of another site, such as https://example.org/inklands."""

from __future__ import annotations

import re

from starlette.types import ASGIApp, Receive, Scope, Send

SUBPATH = re.compile(r"(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")
OWN_PLACES = frozenset(
    {
        *("api", "assets", "engine", "health", "metrics", "ready"),
        *("learn", "new", "replay", "rules", "score", "table"),
    }
)
"""What stands first in paths of the table itself: none of it can be a path to the table."""


def is_subpath(path: str) -> bool:
    """
    Whether the page can be shown below *path*.

    >>> is_subpath(""), is_subpath("/inklands"), is_subpath("/games/inklands")
    (True, True, True)
    >>> is_subpath("/table"), is_subpath("/a//b"), is_subpath("/.."), is_subpath("/a b")
    (False, False, False, False)
    """
    first = path.split("/")[1] if path else ""
    return bool(SUBPATH.fullmatch(path)) and first not in OWN_PLACES


class Subpath:
    """Takes *path* away from the front of addresses, if the proxy has not done so already."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app = app
        self._path = path
        self._raw_path = path.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._path and scope["type"] in {"http", "websocket"} and self._is_below(scope["path"]):
            path = scope["path"].removeprefix(self._path) or "/"
            raw_path = scope["raw_path"].removeprefix(self._raw_path) or b"/"
            scope = {**scope, "path": path, "raw_path": raw_path}
        await self._app(scope, receive, send)

    def _is_below(self, path: str) -> bool:
        return path == self._path or path.startswith(f"{self._path}/")
