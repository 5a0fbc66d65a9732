"""The clients at a table: what each follows, and how updates reach them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Protocol

from inklands.table.match.feeds.feed import Viewer
from inklands.table.wire.messages import Update, encode


class Client(Protocol):
    """
    One connection.

    ``follows`` holds, by viewer, the last update it was sent; ``address`` is who is counted for it.
    """

    holder: str | None
    address: str
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

    def count_of(self, holder: str) -> int:
        return sum(one.holder == holder for one in self._clients)

    def count_onlookers(self, holders: Collection[str]) -> int:
        """How many of those here hold no seat, which *holders* do."""
        return sum(one.holder is None or one.holder not in holders for one in self._clients)

    @property
    def address(self) -> str:
        """Where whoever has been here longest comes from: they are who the bots think for."""
        return next((one.address for one in self._clients), "")

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
