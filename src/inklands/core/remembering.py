"""Answers that are asked for several times in a row, once for each seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def remembers_last(function: Callable[[T], R]) -> Callable[[T], R]:
    """
    *function*, which does nothing when it is asked about the same object as the last time.

    It is for what all seats see of a state, which never changes. Unlike `functools.lru_cache` it
    looks at nothing inside the object, and holds one of them.
    """
    last: tuple[T, R] | None = None

    @wraps(function)
    def remembered(asked: T) -> R:
        nonlocal last
        # Read once: another thread may put its own answer there meanwhile.
        known = last
        if known is None or known[0] is not asked:
            known = last = (asked, function(asked))
        return known[1]

    return remembered
