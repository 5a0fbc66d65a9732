"""
What each viewer of a match has been told so far, rebuilt from the log of the table.

An update exists for a viewer only if something changed for that viewer: neither its number nor its
existence tells what others do in secret.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, TypeAlias

from inklands.core import events
from inklands.core.match import Match
from inklands.core.points import Points
from inklands.table.store.store import Entry
from inklands.table.wire import messages
from inklands.table.wire.encoding import Memoised, encode_event, encode_points, encode_standing
from inklands.table.wire.messages import Event, Standing

# A title chosen at run time: its own types of state, action and view are not known here.
AnyMatch: TypeAlias = Match[Any, Any, Any]
Viewer: TypeAlias = int | None
"""A seat, or None for the onlookers."""

_number = attrgetter("number")


@dataclass(slots=True)
class ViewerFeed:
    """
    The feed for one viewer.

    ``number`` counts its updates, ``decision`` what its seat has had to decide on.
    """

    view: object
    to_act: frozenset[int]
    number: int = 1
    decision: int = 1
    events: list[Event] = field(default_factory=list)
    told: dict[int, int] = field(default_factory=dict)
    """The number of the update that told of a line of the log, by that line's index."""
    retracted: list[tuple[int, int]] = field(default_factory=list)
    """The update that took back, and the update whose events it took back."""
    encode_live_points: Memoised[Points, messages.Points] = field(
        default_factory=lambda: Memoised(encode_points), compare=False
    )

    def retract(self, index: int) -> None:
        """Take back what was told of line *index* of the log."""
        number = self.told.get(index)
        if number is not None:
            self.retracted.append((self.number, number))
            self.events = [event for event in self.events if event.number != number]

    def events_after(self, seen: int) -> list[Event]:
        return self.events[bisect_right(self.events, seen, key=_number) :]

    def retracted_after(self, seen: int) -> list[int]:
        return [number for at, number in self.retracted if at > seen and number <= seen]


class Feed:
    """A match, played line by line from a log, and what each viewer learned from it."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self.viewers: dict[Viewer, ViewerFeed] = {}
        """Those asked for so far: most tables have no onlooker, and large ones absent seats."""
        self._log: list[Entry] = []
        self._commands: dict[tuple[int, str], int] = {}
        self._tell_standing = Memoised(encode_standing)
        self._standing: Standing | None = None
        self._played: list[Entry] = []

    @property
    def length(self) -> int:
        return len(self._log)

    def viewer_feed(self, viewer: Viewer) -> ViewerFeed:
        """The feed of *viewer*, told from the beginning when it is first asked for."""
        if viewer not in self.viewers:
            match = self.match
            twin = Feed(Match(match.game, match.seats, match.seed, match.settings))
            twin.viewers[viewer] = twin._opening(viewer)
            for entry in self._log:
                twin.add(entry)
            self.viewers[viewer] = twin.viewers[viewer]
        return self.viewers[viewer]

    def number_of(self, seat: int, command: str) -> int | None:
        """The update of *seat* that holds the effect of its command, if that was taken."""
        index = self._commands.get((seat, command))
        return None if index is None else self.viewer_feed(seat).told[index]

    @property
    def standing(self) -> Standing:
        """The standing, put into words once for all viewers."""
        if self._standing is None:
            self._standing = self._tell_standing(self.match.game.grid, self.match.standing)
        return self._standing

    def add(self, entry: Entry) -> set[Viewer]:
        """Play one line of the log; the viewers asked for so far for whom something changed."""
        assert entry.index == self.length
        match, game = self.match, self.match.game
        barrier, turn = game.barrier(match.state), match.turn
        happened, taken_back = self._play(entry)
        self._log.append(entry)
        self._commands[entry.seat, entry.command] = entry.index
        self._standing = None
        is_reveal = game.barrier(match.state) != barrier
        changed: set[Viewer] = set()
        for viewer, viewer_feed in self.viewers.items():
            heard = [event for event in happened if event.reaches(viewer)]
            if self._notices(viewer, viewer_feed) or heard or viewer == entry.seat:
                changed.add(viewer)
                viewer_feed.decision += viewer == entry.seat or is_reveal
                self._tell(viewer_feed, entry, taken_back, heard, turn)
        return changed

    def _opening(self, viewer: Viewer) -> ViewerFeed:
        match, grid = self.match, self.match.game.grid
        viewer_feed = ViewerFeed(match.view(viewer), match.to_act)
        viewer_feed.events += (
            encode_event(grid, event, 1, match.turn)
            for event in match.opening_events
            if event.reaches(viewer)
        )
        return viewer_feed

    def _play(self, entry: Entry) -> tuple[tuple[events.Event, ...], Entry | None]:
        """Play *entry*; what happened, and the line it takes back if it is an undo."""
        if entry.kind == "act":
            happened = self.match.play(entry.seat, entry.action)
            self._played.append(entry)
            return happened, None
        self.match.undo(entry.seat)
        return (), self._last_played(entry.seat)

    def _notices(self, viewer: Viewer, viewer_feed: ViewerFeed) -> bool:
        """Whether *viewer* sees a change; remembers what it sees now."""
        seen = (self.match.view(viewer), self.match.to_act)
        differs = seen != (viewer_feed.view, viewer_feed.to_act)
        viewer_feed.view, viewer_feed.to_act = seen
        return differs

    def _tell(
        self,
        viewer_feed: ViewerFeed,
        entry: Entry,
        taken_back: Entry | None,
        heard: list[events.Event],
        turn: int,
    ) -> None:
        viewer_feed.number += 1
        number, grid = viewer_feed.number, self.match.game.grid
        viewer_feed.told[entry.index] = number
        if taken_back is not None:
            viewer_feed.retract(taken_back.index)
        viewer_feed.events += (encode_event(grid, event, number, turn) for event in heard)

    def _last_played(self, seat: int) -> Entry:
        """Strike the last line of *seat*, as `Match.undo` does, and answer with it."""
        place = max(n for n, played in enumerate(self._played) if played.seat == seat)
        return self._played.pop(place)
