"""Who a browser is: a random secret in a cookie that no script reads, kept here only as a hash."""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256

from starlette.requests import HTTPConnection
from starlette.responses import Response

from inklands.table.former_name import FORMER_COOKIES

SECONDS = 400 * 24 * 3600
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


def holder_of(connection: HTTPConnection) -> str | None:
    """The hash of the identity that *connection* comes with, if any."""
    known = (*NAMES, *FORMER_COOKIES)
    secret = next((connection.cookies[name] for name in known if name in connection.cookies), "")
    return hashed(secret) if SECRET.fullmatch(secret) else None


def new_secret() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    # The secret is random and long: no salt and no slow hash are needed to keep it from guessing.
    return sha256(secret.encode()).hexdigest()


def give(response: Response, secret: str, *, is_secure: bool) -> None:
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


def same(one: str, other: str) -> bool:
    """Whether two secrets are the same, in a time that does not tell how much of them is."""
    return hmac.compare_digest(one.encode(), other.encode())


NAMES = ("__Host-inklands", "inklands")
"""The first is for https: browsers let no other site and no subdomain set it."""
