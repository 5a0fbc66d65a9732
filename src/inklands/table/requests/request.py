"""A request of a page, without what carried it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeVar

import msgspec

from inklands.table.refusal import Refusal
from inklands.table.thinking.fair_queue import Asker
from inklands.table.wire.http_messages import Invitation
from inklands.table.wire.messages import UNREADABLE

T = TypeVar("T")


class Caller(Protocol):
    """Who asks, as the program that carries the request knows them."""

    @property
    def holder(self) -> str | None:
        """The hash of the identity they come with, if any."""
        ...

    @property
    def asker(self) -> Asker:
        """Whom bots think for if the request needs them."""
        ...

    def count(self) -> None:
        """Refuse what takes long, or makes something that lasts, when it comes too often."""
        ...

    def identify(self, key: str | None = None) -> str:
        """Their holder, after they were given an identity if they had none; it is counted."""
        ...

    def link(self, path: str) -> Invitation:
        """The link by which others reach a *path* of the page."""
        ...

    def picture(self, link: str) -> str:
        """The *link* as a QR code, in SVG."""
        ...


@dataclass(frozen=True, slots=True)
class Request:
    """Who asks for what; *read* brings what was sent along."""

    caller: Caller
    parameters: Mapping[str, str]
    """What stands in the path in place of the names of the route."""
    query: Mapping[str, str]
    read: Callable[[], Awaitable[bytes]]

    async def body(self, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(await self.read(), type=kind)
        except UNREADABLE as error:
            sentence = f"That request cannot be read: {error}"
            raise Refusal("message/malformed", sentence) from error

    def number(self, name: str) -> int:
        """The small number called *name* in the query, 0 if there is none."""
        text = self.query.get(name, "0")
        if not (text.isascii() and text.isdecimal() and len(text) <= 3):
            raise Refusal("message/malformed", f"The {name} should be a small whole number.")
        return int(text)
