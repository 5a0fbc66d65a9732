"""The clients at a table: what each follows, and how updates reach them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Protocol

from inklands.table.match.feeds.feed import Feed, Viewer
from inklands.table.wire.messages import Changes, Update, encode


@dataclass(slots=True)
class Following:
    """The last update that a client was sent of a viewer, and whether it wants changes alone."""

    seen: int
    by_changes: bool = False


class Client(Protocol):
    """One connection; ``address`` is who is counted for it."""

    holder: str | None
    address: str
    follows: dict[Viewer, Following]

    def send(self, text: str) -> None:
        """Put *text* on its way, without waiting."""
        ...

    def hold(self, text: str) -> None:
        """Send *text* together with the next one, which follows at once."""
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

    @property
    def holders(self) -> frozenset[str]:
        """The browsers that are here and have an identity."""
        return frozenset(one.holder for one in self._clients if one.holder is not None)

    def count_of(self, holder: str) -> int:
        return sum(one.holder == holder for one in self._clients)

    def count_onlookers(self, holders: Collection[str]) -> int:
        """How many of those here hold no seat, which *holders* do."""
        return sum(one.holder is None or one.holder not in holders for one in self._clients)

    @property
    def address(self) -> str:
        """Where whoever has been here longest comes from: they are who the bots think for."""
        return next((one.address for one in self._clients), "")

    def publish(self, viewer: Viewer, feed: Feed, asking: Client | None = None) -> None:
        """
        Send every follower of *viewer* what is new, encoded once for those who know the same.

        Who is *asking* for it is answered next, and sent both together.
        """
        texts: dict[tuple[int, bool], str] = {}
        number = feed.number(viewer)
        for client in self:
            following = client.follows.get(viewer)
            if following is None:
                continue
            known = (following.seen, following.by_changes)
            if known not in texts:
                texts[known] = encode(news(feed, viewer, following))
            (client.hold if client is asking else client.send)(texts[known])
            following.seen = number


def news(feed: Feed, viewer: Viewer, following: Following) -> Changes | Update:
    """What is new for who follows *viewer*: the changes alone where those are wanted and do."""
    changes = feed.changes(viewer, following.seen) if following.by_changes else None
    return changes or feed.update(viewer, following.seen)
