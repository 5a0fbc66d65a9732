"""The cookie that carries a browser's identity, which no script can read."""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection
from starlette.responses import Response

from inklands.table.former_name import FORMER_COOKIES
from inklands.table.match.identity import hashed

SECONDS = 400 * 24 * 3600
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
NAMES = ("__Secure-inklands", "__Host-inklands", "inklands")
"""
For https below a path, for https, and for http.

Browsers let no other site and no subdomain set the second, which needs the path ``/``; the first is
kept from what else is on the same site, and comes first where a table at the root is there too.
"""


def holder_of(connection: HTTPConnection) -> str | None:
    """The hash of the identity that *connection* comes with, if any."""
    known = (*NAMES, *FORMER_COOKIES)
    secret = next((connection.cookies[name] for name in known if name in connection.cookies), "")
    return hashed(secret) if SECRET.fullmatch(secret) else None


def set_cookie(response: Response, secret: str, *, subpath: str, is_secure: bool) -> None:
    """Let *response* bring the browser its identity, for the table below *subpath* alone."""
    below_a_path, secure, plain = NAMES
    response.set_cookie(
        (below_a_path if subpath else secure) if is_secure else plain,
        secret,
        max_age=SECONDS,
        path=subpath or "/",
        secure=is_secure,
        httponly=True,
        samesite="strict",
    )
