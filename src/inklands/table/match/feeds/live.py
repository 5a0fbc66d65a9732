"""
A match played from the log of its table, and what each viewer was sent of it.

An update exists for a viewer only if something changed for that viewer: neither its number nor its
existence says what others do in secret.
"""

from __future__ import annotations

from collections.abc import Iterable

from inklands.core import events
from inklands.core.match import Match
from inklands.core.record import Record, record
from inklands.errors import UndoRefused
from inklands.grid.grid import Grid
from inklands.table.match.feeds import update
from inklands.table.match.feeds.feed import AnyMatch, Viewer
from inklands.table.match.feeds.replay import replay_of
from inklands.table.match.feeds.viewer import ViewerFeed
from inklands.table.refusal import Refusal
from inklands.table.store.store import Entry
from inklands.table.wire import http_messages, messages
from inklands.table.wire.encoding import Memoised, encode_event, encode_standing

MOST_UNDOS = 100
"""Of a seat between two reveals: every opening of the table plays them all again."""
MOST_UNDOS_IN_ALL = 2_000


class LiveFeed:
    """A match that the rules of this program can play on; see `Feed`."""

    outdated: messages.Outdated | None = None
    damage: messages.Damage | None = None

    def __init__(self, match: AnyMatch, log: Iterable[Entry] = ()) -> None:
        self.match = match
        self.viewers: dict[Viewer, ViewerFeed] = {}
        """Those asked for so far: most tables have no onlooker, and large ones absent seats."""
        self._log: list[Entry] = []
        self._commands: dict[tuple[int, str], int] = {}
        self._encode_standing = Memoised(encode_standing)
        self._standing: messages.Standing | None = None
        self._played: list[Entry] = []
        self._undos: dict[int, int] = {}
        """How often each seat has taken something back since the last reveal."""
        self._all_undos = 0
        for entry in log:
            self.add(entry)

    @property
    def grid(self) -> Grid:
        return self.match.game.grid

    @property
    def length(self) -> int:
        return len(self._log)

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    @property
    def turn(self) -> int:
        return self.match.turn

    @property
    def to_act(self) -> frozenset[int]:
        return self.match.to_act

    def viewer_feed(self, viewer: Viewer) -> ViewerFeed:
        """The feed of *viewer*, worked out from the beginning when it is first asked for."""
        if viewer not in self.viewers:
            self.follow([viewer])
        return self.viewers[viewer]

    def follow(self, viewers: Iterable[Viewer]) -> None:
        """Work out the feeds of *viewers*, all in one playing of the log."""
        match = self.match
        twin = LiveFeed(Match(match.game, match.seats, match.seed, match.settings))
        twin.viewers = {viewer: twin._opening(viewer) for viewer in viewers}
        for entry in self._log:
            twin.add(entry)
        self.viewers |= twin.viewers

    def has_acted(self, seat: int) -> bool:
        return any(entry.seat == seat for entry in self._log)

    def number(self, viewer: Viewer) -> int:
        return self.viewer_feed(viewer).number

    def number_of(self, seat: int, command: str) -> int | None:
        index = self._commands.get((seat, command))
        return None if index is None else self.viewer_feed(seat).numbers[index]

    def check(self, command: messages.Act | messages.Undo) -> None:
        seat = command.seat
        if command.decision != self.viewer_feed(seat).decision:
            raise Refusal("action/stale", "That decision is over; look at the table again.", 409)
        if isinstance(command, messages.Act):
            self.match.checked(seat, command.action)
        elif not update.can_undo(self.match, seat):
            raise UndoRefused(f"seat {seat} has nothing to take back since the last reveal")
        elif self._undos.get(seat, 0) >= MOST_UNDOS or self._all_undos >= MOST_UNDOS_IN_ALL:
            raise UndoRefused(f"seat {seat} has taken back too often")

    def add(self, entry: Entry) -> set[Viewer]:
        assert entry.index == self.length
        match, game = self.match, self.match.game
        barrier, turn = game.barrier(match.state), match.turn
        happened, taken_back = self._play(entry)
        self._log.append(entry)
        self._commands[entry.seat, entry.command] = entry.index
        self._standing = None
        is_reveal = game.barrier(match.state) != barrier
        if is_reveal:
            self._undos.clear()
        changed: set[Viewer] = set()
        for viewer, viewer_feed in self.viewers.items():
            visible = [event for event in happened if event.reaches(viewer)]
            if self._differs(viewer, viewer_feed) or visible or viewer == entry.seat:
                changed.add(viewer)
                viewer_feed.decision += viewer == entry.seat or is_reveal
                self._count(viewer_feed, entry, taken_back, visible, turn)
        return changed

    def update(self, viewer: Viewer, seen: int) -> messages.Update:
        if self._standing is None:
            # It is the same for all viewers, and the largest part of an update.
            self._standing = self._encode_standing(self.grid, self.match.standing)
        return update.update(self.match, self.viewer_feed(viewer), self._standing, viewer, seen)

    def preview(self, command: messages.Preview) -> messages.Previewed:
        return update.preview(self.match, command, self.viewer_feed(command.seat).decision)

    def record(self) -> Record:
        return record(self.match)

    def replay(self, seat: int) -> http_messages.Replay:
        return replay_of(self.match, seat)

    def _opening(self, viewer: Viewer) -> ViewerFeed:
        match = self.match
        viewer_feed = ViewerFeed(match.view(viewer), match.to_act)
        viewer_feed.events += (
            encode_event(self.grid, event, 1, match.turn)
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
        self._undos[entry.seat] = self._undos.get(entry.seat, 0) + 1
        self._all_undos += 1
        return (), self._last_played(entry.seat)

    def _differs(self, viewer: Viewer, viewer_feed: ViewerFeed) -> bool:
        """Whether *viewer* sees something else than before; it sees that from now on."""
        seen = (self.match.view(viewer), self.match.to_act)
        differs = seen != (viewer_feed.view, viewer_feed.to_act)
        viewer_feed.view, viewer_feed.to_act = seen
        return differs

    def _count(
        self,
        viewer_feed: ViewerFeed,
        entry: Entry,
        taken_back: Entry | None,
        visible: list[events.Event],
        turn: int,
    ) -> None:
        """Add an update to the feed of a viewer."""
        viewer_feed.number += 1
        number = viewer_feed.number
        viewer_feed.numbers[entry.index] = number
        if taken_back is not None:
            viewer_feed.retract(taken_back.index)
        viewer_feed.events += (encode_event(self.grid, event, number, turn) for event in visible)

    def _last_played(self, seat: int) -> Entry:
        """Strike the last line of *seat*, as `Match.undo` does, and answer with it."""
        place = max(n for n, played in enumerate(self._played) if played.seat == seat)
        return self._played.pop(place)
