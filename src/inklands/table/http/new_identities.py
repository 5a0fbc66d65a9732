"""Identities given lately, so that a browser which missed its answer can be given the same."""

from __future__ import annotations

from collections import OrderedDict

from inklands.table.match.identity import hashed, new_secret

MOST_KEPT = 1_000


class NewIdentities:
    """
    New secrets, the latest of them by the key that the browser asked with.

    They are kept in memory alone and for a while: at rest there are only hashes.
    """

    def __init__(self) -> None:
        self._secrets: OrderedDict[str, str] = OrderedDict()

    def secret(self, key: str | None) -> str:
        """A new secret, or the one that was given for *key* before."""
        if key is None:
            return new_secret()
        # By the hash, so that the key itself is nowhere once it is answered.
        name = hashed(key)
        secret = self._secrets.setdefault(name, new_secret())
        if len(self._secrets) > MOST_KEPT:
            self._secrets.popitem(last=False)
        return secret
