"""The cookie that carries a browser's identity, which no script can read."""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection
from starlette.responses import Response

from inklands.table.former_name import FORMER_COOKIES
from inklands.table.match.identity import hashed

SECONDS = 400 * 24 * 3600
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
NAMES = ("__Host-inklands", "inklands")
"""The first is for https: browsers let no other site and no subdomain set it."""


def holder_of(connection: HTTPConnection) -> str | None:
    """The hash of the identity that *connection* comes with, if any."""
    known = (*NAMES, *FORMER_COOKIES)
    secret = next((connection.cookies[name] for name in known if name in connection.cookies), "")
    return hashed(secret) if SECRET.fullmatch(secret) else None


def set_cookie(response: Response, secret: str, *, is_secure: bool) -> None:
    """Let *response* bring the browser its identity."""
    response.set_cookie(
        NAMES[0] if is_secure else NAMES[1],
        secret,
        max_age=SECONDS,
        path="/",
        secure=is_secure,
        httponly=True,
        samesite="strict",
    )
