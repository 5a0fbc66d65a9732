"""A finished match, shown from what was kept when it ended."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from inklands.core.record import Record, read_record
from inklands.errors import NotToAct
from inklands.grid.grid import Grid
from inklands.table.match.feeds.feed import Viewer
from inklands.table.match.feeds.outcome import Outcome
from inklands.table.match.feeds.replay import check_seat, replay_message
from inklands.table.match.feeds.viewer import events_after, retracted_after
from inklands.table.store.store import Entry
from inklands.table.wire import http_messages, messages, parts

OVER = "the match is over"


class KeptFeed:
    """A match that is over, by whatever rules it was played; see `Feed`."""

    outdated: parts.Outdated | None = None
    damage: parts.Damage | None = None
    is_over = True
    to_act: frozenset[int] = frozenset()

    def __init__(self, title: str, outcome: Outcome, log: Sequence[Entry]) -> None:
        self._title = title
        self._outcome = outcome
        self._seats = len(outcome.viewers) - 1
        self._commands = {(entry.seat, entry.command) for entry in log}
        self.grid = Grid(outcome.height, outcome.width, outcome.letters_columns)
        self.length = len(log)
        self.turn = outcome.viewers[-1].update.turn

    def has_acted(self, seat: int) -> bool:
        return True

    def number(self, viewer: Viewer) -> int:
        return self._outcome.viewers[self._place(viewer)].update.number

    def has_taken(self, seat: int, command: str) -> bool:
        return (seat, command) in self._commands

    def number_of(self, seat: int, command: str) -> int:
        # Every effect is in the last update, and a client that asks again has not seen it.
        return self.number(seat)

    def check(self, command: messages.Act | messages.Undo) -> None:
        raise NotToAct(OVER)

    def add(self, entry: Entry) -> set[Viewer]:
        raise AssertionError("no line follows the one that ended the match")

    def update(self, viewer: Viewer, seen: int) -> messages.Update:
        kept = self._outcome.viewers[self._place(viewer)]
        since = min(seen, kept.update.number)
        return replace(
            kept.update,
            since=since,
            events=events_after(kept.update.events, since),
            retracted=retracted_after(kept.retracted, since),
        )

    def changes(self, viewer: Viewer, seen: int) -> messages.Changes | None:
        return None

    def preview(self, command: messages.Preview) -> messages.Previewed:
        raise NotToAct(OVER)

    def record(self) -> Record:
        return read_record(self._outcome.record)

    def replay(self, seat: int) -> http_messages.Replay:
        check_seat(seat, self._seats)
        moments = (moment.for_seat(seat) for moment in self._outcome.moments)
        return replay_message(self._title, self.grid, self._seats, seat, moments)

    def _place(self, viewer: Viewer) -> int:
        return self._seats if viewer is None else viewer
