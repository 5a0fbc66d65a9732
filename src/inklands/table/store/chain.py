"""
Digests that chain the lines of a log.

Each line's digest covers the line and the digest before it, and the first covers the set-up: a line
that was changed, lost or put elsewhere breaks the chain at its place.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from itertools import accumulate

import msgspec

from inklands.table.store.store import Entry

DIGEST_BYTES = 16


def root(setup: str) -> str:
    """The digest before the first line; *setup* is the set-up as it is stored."""
    return _digest(setup.encode())


def chained(previous: str, entry: Entry) -> str:
    """The digest of *entry*, which follows the line with the digest *previous*."""
    return _digest(previous.encode() + msgspec.json.encode(entry))


def chain(setup: str, entries: Iterable[Entry]) -> list[str]:
    """The digests of all *entries* of a log, the first of which follows *setup*."""
    digests = accumulate(entries, chained, initial=root(setup))
    return list(digests)[1:]


def whole_lines(previous: str, lines: Iterable[tuple[Entry, str]], start: int = 0) -> int:
    """How many of *lines*, stored with their digests, follow unbroken after *previous*."""
    count = 0
    for entry, digest in lines:
        previous = chained(previous, entry)
        if digest != previous or entry.index != start + count:
            break
        count += 1
    return count


def _digest(content: bytes) -> str:
    return blake2b(content, digest_size=DIGEST_BYTES).hexdigest()
