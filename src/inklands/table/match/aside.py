"""Work that takes long, done where it keeps nobody waiting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Aside(Protocol):
    """Does *work* and answers with its result: in a thread on a server."""

    async def __call__(self, work: Callable[[], T]) -> T: ...


async def at_once(work: Callable[[], T]) -> T:
    """Does *work* right here, where there are no threads."""
    return work()
