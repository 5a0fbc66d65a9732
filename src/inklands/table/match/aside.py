"""Work that takes long, done where it keeps nobody waiting."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from inklands.errors import InklandsError

T = TypeVar("T")
LOG = logging.getLogger("inklands.table")


class Aside(Protocol):
    """Does *work* and answers with its result: in a thread on a server."""

    async def __call__(self, work: Callable[[], T]) -> T: ...


async def at_once(work: Callable[[], T]) -> T:
    """Does *work* right here, where there are no threads."""
    return work()


def end_unheard(task: asyncio.Task[Any]) -> None:
    """Take in how *task* ended, whose asker is gone: a refusal is then for nobody."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, InklandsError):
        LOG.error("failed", exc_info=error)
