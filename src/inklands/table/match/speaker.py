"""Who puts messages into the language of a reader."""

from __future__ import annotations

from typing import Protocol

from inklands.core.message import Message


class Speaker(Protocol):
    """Speaks one language: by the Fluent of Python on a server, by the page's in a browser."""

    def say(self, message: Message) -> str: ...
