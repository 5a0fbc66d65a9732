"""What people call themselves: in one line, seen by all, and never like another at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count

from inklands.table.refusal import Refusal

LONGEST_NAME = 24
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159\U00016fe4"
)
"""Marks that Unicode counts among letters and symbols and that nobody sees: fillers of scripts."""


def tidy_name(name: str) -> str:
    r"""
    *name* in one line, without marks that are invisible or turn the text around.

    >>> tidy_name("  Ada\u202e   L.  ")
    'Ada L.'
    """
    seen = "".join(mark if _is_seen(mark) else " " for mark in unicodedata.normalize("NFC", name))
    tidied = " ".join(seen.split())[:LONGEST_NAME].rstrip()
    # An accent alone is drawn on nothing.
    if all(unicodedata.category(mark)[0] in "MZ" for mark in tidied):
        raise Refusal("name/empty", "A name needs at least one letter.")
    return tidied


def distinct_name(name: str, taken: Iterable[str]) -> str:
    """
    *name* tidied, with a number behind it where one of those *taken* reads the same.

    >>> distinct_name("bob", ["Ada", "Bob", "Bob 2"])
    'bob 3'
    """
    wanted, others = tidy_name(name), {_read(one) for one in taken}
    numbered = (_numbered(wanted, number) for number in count(2))
    return (
        wanted
        if _read(wanted) not in others
        else next(n for n in numbered if _read(n) not in others)
    )


def _numbered(name: str, number: int) -> str:
    behind = f" {number}"
    return name[: LONGEST_NAME - len(behind)].rstrip() + behind


def _read(name: str) -> str:
    """What names that look alike have in common: case and width of letters do not count."""
    return unicodedata.normalize("NFKC", name).casefold()


def _is_seen(mark: str) -> bool:
    return mark == " " or (unicodedata.category(mark)[0] not in "CZ" and mark not in BLANK)
