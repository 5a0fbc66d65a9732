"""Who a browser is: a random secret, of which only the hash is known here."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

PURPOSE = "inklands identity "


def new_secret() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def secret_of(key: str) -> str:
    """
    The secret of the browser that asks with *key*, which is random and nobody else's.

    It is remembered nowhere, and the same in every process and after every start: whoever missed
    the answer asks again, whomever the balancer leads them to.
    """
    digest = sha256((PURPOSE + key).encode()).digest()
    return urlsafe_b64encode(digest).rstrip(b"=").decode()


def hashed(secret: str) -> str:
    # The secret is random and long: no salt and no slow hash are needed to keep it from guessing.
    return sha256(secret.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that does not depend on how much of them is."""
    return hmac.compare_digest(one.encode(), other.encode())
