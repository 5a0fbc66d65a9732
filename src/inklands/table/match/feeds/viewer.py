"""What one viewer of a match has been sent so far."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from operator import attrgetter

from inklands.table.match.feeds.position import OptionsOfDecision, Position, PositionEncoder
from inklands.table.wire.parts import Event

_number = attrgetter("number")


@dataclass(slots=True)
class ViewerFeed:
    """
    The updates of one viewer, as far as a later one depends on them.

    ``number`` counts its updates.
    """

    view: object
    to_act: frozenset[int]
    options: OptionsOfDecision = field(compare=False)
    encode: PositionEncoder = field(compare=False)
    number: int = 1
    events: list[Event] = field(default_factory=list)
    numbers: dict[int, int] = field(default_factory=dict)
    """The number of the update that a line of the log caused, by that line's index."""
    retracted: list[tuple[int, int]] = field(default_factory=list)
    """The update that took back, and the update whose events it took back."""
    position: Position | None = field(default=None, compare=False)
    """What the last update says, once somebody was sent it."""
    previous: Position | None = field(default=None, compare=False)
    """What the update before it said, if anybody was sent that."""

    def advance(self) -> None:
        """Begin the next update: the position is another one."""
        self.number += 1
        self.previous, self.position = self.position, None

    def retract(self, index: int) -> None:
        """Take back the events that line *index* of the log caused."""
        number = self.numbers.get(index)
        if number is not None:
            self.retracted.append((self.number, number))
            self.events = [event for event in self.events if event.number != number]


def events_after(events: list[Event], seen: int) -> list[Event]:
    """Those of *events*, which are in order, that came after the update *seen*."""
    return events[bisect_right(events, seen, key=_number) :]


def retracted_after(retracted: list[tuple[int, int]], seen: int) -> list[int]:
    """The updates up to *seen* whose events were taken back after it."""
    return [number for at, number in retracted if at > seen and number <= seen]
