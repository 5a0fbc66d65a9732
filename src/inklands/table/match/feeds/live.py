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
from inklands.table.match.feeds.position import (
    LastJson,
    OptionsOfDecision,
    Position,
    PositionEncoder,
    can_undo,
    prompt,
)
from inklands.table.match.feeds.replay import replay_of
from inklands.table.match.feeds.viewer import ViewerFeed
from inklands.table.refusal import Refusal
from inklands.table.store.store import Entry
from inklands.table.wire import http_messages, messages, parts
from inklands.table.wire.encoding import StandingEncoder, encode_event

MOST_UNDOS = 100
"""Of a seat between two reveals: every opening of the table plays them all again."""
MOST_UNDOS_IN_ALL = 2_000


class LiveFeed:
    """A match that the rules of this program can play on; see `Feed`."""

    outdated: parts.Outdated | None = None
    damage: parts.Damage | None = None

    def __init__(self, match: AnyMatch, log: Iterable[Entry] = ()) -> None:
        self.match = match
        self.viewers: dict[Viewer, ViewerFeed] = {}
        """Those asked for so far: most tables have no onlooker, and large ones absent seats."""
        self._log: list[Entry] = []
        self._commands: dict[tuple[int, str], int] = {}
        self._encode_standing = StandingEncoder(match.game.grid, match.seats)
        self._standing: parts.Standing | None = None
        self._standing_json = LastJson()
        self._played: list[Entry] = []
        self._undos: dict[int, int] = {}
        """How often each seat has taken something back since the last reveal."""
        self._all_undos = 0
        self._reveals = 0
        self._lines_between: dict[Viewer, int] = {}
        """The lines of each seat that revealed nothing."""
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

    def decision(self, viewer: Viewer) -> int:
        """What *viewer* decides on, counted: each own line and each reveal bring the next."""
        # Known without the feed of the viewer, so that bots need none.
        return 1 + self._reveals + self._lines_between.get(viewer, 0)

    def has_taken(self, seat: int, command: str) -> bool:
        return (seat, command) in self._commands

    def number_of(self, seat: int, command: str) -> int:
        return self.viewer_feed(seat).numbers[self._commands[seat, command]]

    def check(self, command: messages.Act | messages.Undo) -> None:
        seat = command.seat
        if command.decision != self.decision(seat):
            raise Refusal("action/stale", "That decision is over; look at the table again.", 409)
        if isinstance(command, messages.Act):
            self.match.checked(seat, command.action)
        elif not can_undo(self.match, seat):
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
        self._count_decision(entry.seat, is_reveal=is_reveal)
        changed: set[Viewer] = set()
        for viewer, viewer_feed in self.viewers.items():
            visible = [event for event in happened if event.reaches(viewer)]
            is_asked_anew = is_reveal or viewer == entry.seat
            if self._differs(viewer, viewer_feed) or visible or is_asked_anew:
                changed.add(viewer)
                self._count(viewer_feed, entry, taken_back, visible, turn)
        return changed

    def update(self, viewer: Viewer, seen: int) -> messages.Update:
        return update.update(self.viewer_feed(viewer), self._position(viewer), viewer, seen)

    def changes(self, viewer: Viewer, seen: int) -> messages.Changes | None:
        viewer_feed = self.viewer_feed(viewer)
        before = viewer_feed.previous
        if before is None or seen != viewer_feed.number - 1:
            return None
        return update.changes(viewer_feed, before, self._position(viewer), viewer)

    def preview(self, command: messages.Preview) -> messages.Previewed:
        return update.preview(self.match, command, self.decision(command.seat))

    def record(self) -> Record:
        return record(self.match)

    def replay(self, seat: int) -> http_messages.Replay:
        return replay_of(self.match, seat)

    def _position(self, viewer: Viewer) -> Position:
        """What *viewer* is told of the present, worked out when the first one is told it."""
        viewer_feed = self.viewer_feed(viewer)
        if viewer_feed.position is None:
            if self._standing is None:
                # It is the same for all viewers, and the largest part of an update.
                self._standing = self._encode_standing(self.match.standing)
            viewer_feed.position = self._worked_out(viewer, viewer_feed, self._standing)
        return viewer_feed.position

    def _worked_out(
        self, viewer: Viewer, viewer_feed: ViewerFeed, standing: parts.Standing
    ) -> Position:
        decision = self.decision(viewer)
        options = viewer_feed.options.of(self.match, decision)
        return Position(
            decision,
            self.match.turn,
            viewer_feed.view,
            prompt(self.match, viewer),
            sorted(viewer_feed.to_act),
            options.legal,
            standing,
            options.live_points,
            options.live_points_seat,
            options.can_undo,
            self.match.is_over,
        )

    def _opening(self, viewer: Viewer) -> ViewerFeed:
        match = self.match
        options = OptionsOfDecision(self.grid, viewer)
        encode = PositionEncoder(self._standing_json)
        viewer_feed = ViewerFeed(match.view(viewer), match.to_act, options, encode)
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

    def _count_decision(self, seat: int, *, is_reveal: bool) -> None:
        if is_reveal:
            self._reveals += 1
            self._undos.clear()
        else:
            self._lines_between[seat] = self._lines_between.get(seat, 0) + 1

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
        viewer_feed.advance()
        number = viewer_feed.number
        viewer_feed.numbers[entry.index] = number
        if taken_back is not None:
            viewer_feed.retract(taken_back.index)
        viewer_feed.events += (encode_event(self.grid, event, number, turn) for event in visible)

    def _last_played(self, seat: int) -> Entry:
        """Strike the last line of *seat*, as `Match.undo` does, and answer with it."""
        place = max(n for n, played in enumerate(self._played) if played.seat == seat)
        return self._played.pop(place)
