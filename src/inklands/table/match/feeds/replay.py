"""A match looked at again, moment by moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from msgspec import Raw, Struct, structs

from inklands.core.catalogue import AnyGame
from inklands.core.record import Record, replay
from inklands.errors import SeatError
from inklands.grid.grid import Grid
from inklands.table.match.feeds.feed import AnyMatch
from inklands.table.match.feeds.update import VIEWS
from inklands.table.wire import http_messages
from inklands.table.wire.encoding import encode_event, encode_points
from inklands.table.wire.parts import Event, Points

# The states of a title chosen at run time.
AnyState: TypeAlias = Any


class SeatPoints(Struct, frozen=True):
    """What a seat has scored by a moment, and what each way of scoring would give it then."""

    scored: int
    points: Points


class FullMoment(Struct, frozen=True):
    """A moment as onlookers saw it, with the points of several seats."""

    turn: int
    view: Raw
    events: list[Event]
    seats: list[SeatPoints]

    def for_seat(self, place: int) -> http_messages.Moment:
        """The moment with the points of one seat, the one at *place* among those it holds."""
        points = self.seats[place]
        return http_messages.Moment(self.turn, self.view, points.scored, points.points, self.events)


def replayed(game: AnyGame, record: Record, seat: int) -> http_messages.Replay:
    """The match of a record, checked by the rules, with the points of *seat*."""
    return structs.replace(replay_of(replay(game, record), seat), names=list(record.names))


def replay_of(match: AnyMatch, seat: int) -> http_messages.Replay:
    """What onlookers saw of *match*, and the points of *seat*; without names."""
    check_seat(seat, match.seats)
    moments = (moment.for_seat(0) for moment in moments_of(match, [seat]))
    return replay_message(match.game.name, match.game.grid, match.seats, seat, moments)


def replay_message(
    title: str, grid: Grid, seats: int, seat: int, moments: Iterable[http_messages.Moment]
) -> http_messages.Replay:
    return http_messages.Replay(
        title=title,
        height=grid.height,
        width=grid.width,
        letters_columns=grid.letters_columns,
        seats=seats,
        names=[],
        seat=seat,
        moments=list(moments),
    )


def check_seat(seat: int, seats: int) -> None:
    if seat not in range(seats):
        raise SeatError(f"there is no seat {seat}; there are {seats}, counted from 0")


def moments_of(match: AnyMatch, seats: Sequence[int]) -> Iterator[FullMoment]:
    """
    One moment for each state in which onlookers learned something, with the points of *seats*.

    What was done in secret shows in the moment when all have acted.
    """
    game = match.game
    states = [*(step.before for step in match.steps), match.state]
    visible: list[Event] = []
    for number, state in enumerate(states):
        turn = game.turn(states[max(0, number - 1)])
        happened = (event for event in game.events(state) if event.reaches(None))
        visible += (encode_event(game.grid, event, number, turn) for event in happened)
        if visible or state is match.state:
            view = Raw(VIEWS.encode(game.view(state, None)))
            yield FullMoment(turn, view, visible, _points(game, state, seats))
            visible = []


def _points(game: AnyGame, state: AnyState, seats: Sequence[int]) -> list[SeatPoints]:
    standing = game.standing(state)
    return [
        SeatPoints(
            standing.points[seat].total, encode_points(game.grid, game.live_points(state, seat))
        )
        for seat in seats
    ]
