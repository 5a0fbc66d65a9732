"""A match that stands still: its rules or its data are missing here, or lines of its log."""

from __future__ import annotations

from inklands.core.record import Record
from inklands.grid.grid import Grid
from inklands.table.match.feeds.feed import Viewer
from inklands.table.refusal import Refusal, damaged
from inklands.table.store.store import Entry
from inklands.table.wire import http_messages, messages, parts


class StoppedFeed:
    """
    A match of which only the seats are shown; see `Feed`.

    The log stays secret: it holds what seats drew or kept unseen, and a server that has the rules
    again plays it on.
    """

    to_act: frozenset[int] = frozenset()
    turn = 0

    def __init__(
        self, title: str, reason: parts.Outdated | parts.Damage, grid: Grid, *, is_over: bool
    ) -> None:
        self.outdated = reason if isinstance(reason, parts.Outdated) else None
        self.damage = reason if isinstance(reason, parts.Damage) else None
        self.grid = grid
        self.is_over = is_over
        self.length = 0
        self._title = title

    def has_acted(self, seat: int) -> bool:
        return True

    def number(self, viewer: Viewer) -> int:
        raise self._refusal()

    def has_taken(self, seat: int, command: str) -> bool:
        raise self._refusal()

    def number_of(self, seat: int, command: str) -> int:
        raise self._refusal()

    def check(self, command: messages.Act | messages.Undo) -> None:
        raise self._refusal()

    def add(self, entry: Entry) -> set[Viewer]:
        # Another process of other rules plays on; here it stays as it is.
        self.length = entry.index + 1
        return set()

    def update(self, viewer: Viewer, seen: int) -> messages.Update:
        raise self._refusal()

    def changes(self, viewer: Viewer, seen: int) -> messages.Changes | None:
        raise self._refusal()

    def preview(self, command: messages.Preview) -> messages.Previewed:
        raise self._refusal()

    def record(self) -> Record:
        raise self._refusal()

    def replay(self, seat: int) -> http_messages.Replay:
        raise self._refusal()

    def _refusal(self) -> Refusal:
        if self.damage is not None:
            return damaged(self.damage.whole, self.damage.lost)
        assert self.outdated is not None
        return Refusal("table/outdated", sentence(self._title, self.outdated), 410)


def sentence(title: str, outdated: parts.Outdated) -> str:
    """Says in English what was changed since the match began."""
    then = f"This match of {title} was begun with rules {outdated.rules} and data {outdated.data}"
    if outdated.rules_now is None:
        return f"{then}; this server no longer has that title. The match is kept."
    now = f"rules {outdated.rules_now} and data {outdated.data_now}"
    return f"{then}; this server plays by {now}. The match is kept as it was."
