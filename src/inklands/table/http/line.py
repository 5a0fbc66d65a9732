"""The way to one client and back, past all that is asked of a request."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from inklands.table.http.inbox import Inbox

LINE = "inklands.line"
"""Where the scope of a socket has its line."""


class Line(Protocol):
    """
    A socket that was accepted.

    What is said at a table goes by here and not through the application, whose layers are made for
    requests: each of them would take its part of every message.
    """

    @property
    def is_open(self) -> bool: ...
    @property
    def is_writable(self) -> bool:
        """Whether the client reads what it was sent."""
        ...

    def listen(self) -> Inbox:
        """Where messages arrive from now on, in place of the application's queue."""
        ...

    def write(self, frames: bytes) -> None:
        """Send one or more frames that are ready, unless the socket is being closed."""
        ...

    def call_when_writable(self, work: Callable[[], None]) -> None:
        """Do *work* whenever the client reads again."""
        ...
