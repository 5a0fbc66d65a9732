"""What a table knows of its match: to be played on, over, or standing still."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

from inklands.core.match import Match
from inklands.core.record import Record
from inklands.grid.grid import Grid
from inklands.table.store.store import Entry
from inklands.table.wire import http_messages, messages, parts

# A title chosen at run time: its own types of state, action and view are not known here.
AnyMatch: TypeAlias = Match[Any, Any, Any]
Viewer: TypeAlias = int | None
"""A seat, or None for the onlookers."""


class Feed(Protocol):
    """
    A match as its viewers follow it.

    `LiveFeed` plays the log by the rules. `KeptFeed` needs no rules: it holds what was kept when
    the match ended. `StoppedFeed` holds nothing, for there are no rules to play the log with, or
    not all of the log.
    """

    @property
    def grid(self) -> Grid: ...
    @property
    def outdated(self) -> parts.Outdated | None:
        """Why the match stands still, if it does."""
        ...

    @property
    def damage(self) -> parts.Damage | None:
        """What of the log was lost, if the match stands still because of that."""
        ...

    @property
    def length(self) -> int:
        """How many lines the log has."""
        ...

    @property
    def is_over(self) -> bool: ...
    @property
    def turn(self) -> int: ...
    @property
    def to_act(self) -> frozenset[int]: ...
    def has_acted(self, seat: int) -> bool:
        """Whether *seat* has done anything in this match."""
        ...

    def number(self, viewer: Viewer) -> int:
        """How many updates *viewer* has had."""
        ...

    def has_taken(self, seat: int, command: str) -> bool:
        """Whether a command of *seat* is in the log."""
        ...

    def number_of(self, seat: int, command: str) -> int:
        """An update of *seat* that holds the effect of its command, which was taken."""
        ...

    def check(self, command: messages.Act | messages.Undo) -> None:
        """Refuse *command* unless it can be added to the log now."""
        ...

    def add(self, entry: Entry) -> set[Viewer]:
        """Play one line of the log; the viewers so far for whom something changed."""
        ...

    def update(self, viewer: Viewer, seen: int) -> messages.Update:
        """The match for *viewer*, who has the updates up to *seen*."""
        ...

    def changes(self, viewer: Viewer, seen: int) -> messages.Changes | None:
        """What the last update changes for who has the one before it; None for all others."""
        ...

    def preview(self, command: messages.Preview) -> messages.Previewed: ...
    def record(self) -> Record:
        """The record of the match, without names."""
        ...

    def replay(self, seat: int) -> http_messages.Replay:
        """The match moment by moment with the points of *seat*, without names."""
        ...
