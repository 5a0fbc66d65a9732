"""The clients at a table: what each follows, and how updates reach them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from inklands.table.match.feeds.feed import Viewer
from inklands.table.wire.messages import Update, encode


class Client(Protocol):
    """One connection. ``follows`` holds, by viewer, the last update it was sent."""

    holder: str | None
    follows: dict[Viewer, int]

    def send(self, text: str) -> None:
        """Put *text* on its way, without waiting."""
        ...


class Audience:
    """Everybody who is connected to one table."""

    def __init__(self) -> None:
        self._clients: dict[Client, None] = {}

    def __len__(self) -> int:
        return len(self._clients)

    def __iter__(self) -> Iterator[Client]:
        return iter(tuple(self._clients))

    def add(self, client: Client) -> None:
        self._clients[client] = None

    def remove(self, client: Client) -> None:
        self._clients.pop(client, None)

    def has(self, holder: str | None) -> bool:
        """Whether the browser of *holder* is here."""
        return holder is not None and any(one.holder == holder for one in self._clients)

    def publish(self, viewer: Viewer, number: int, update: Callable[[int], Update]) -> None:
        """Send every follower of *viewer* what is new, encoded once for those who know the same."""
        texts: dict[int, str] = {}
        for client in self:
            seen = client.follows.get(viewer)
            if seen is None:
                continue
            if seen not in texts:
                texts[seen] = encode(update(seen))
            client.send(texts[seen])
            client.follows[viewer] = number
