"""Who a browser is: a random secret, of which only the hash is known here."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256


def new_secret() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    # The secret is random and long: no salt and no slow hash are needed to keep it from guessing.
    return sha256(secret.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that does not depend on how much of them is."""
    return hmac.compare_digest(one.encode(), other.encode())
