"""A match looked at again, from its record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec import Raw

from inklands.core.catalogue import AnyGame
from inklands.core.record import Record, replay
from inklands.errors import SeatError
from inklands.table.match.feed import AnyMatch
from inklands.table.match.update import VIEWS
from inklands.table.wire import http_messages
from inklands.table.wire.encoding import encode_event, encode_points
from inklands.table.wire.messages import Event

# The states of a title chosen at run time.
AnyState: TypeAlias = Any


def replayed(game: AnyGame, written: Record, seat: int) -> http_messages.Replay:
    """What onlookers saw of the match, moment by moment, and the points of *seat*."""
    match: AnyMatch = replay(game, written)
    if seat not in range(match.seats):
        raise SeatError(f"there is no seat {seat}; there are {match.seats}, counted from 0")
    return http_messages.Replay(
        title=game.name,
        height=game.grid.height,
        width=game.grid.width,
        letters_columns=game.grid.letters_columns,
        seats=match.seats,
        names=list(written.names),
        seat=seat,
        moments=list(_moments(match, seat)),
    )


def _moments(match: AnyMatch, seat: int) -> Iterator[http_messages.Moment]:
    """One for each state of which there is something to tell: secrets are told when all acted."""
    game = match.game
    states = [*(step.before for step in match.steps), match.state]
    told: list[Event] = []
    for number, state in enumerate(states):
        turn = game.turn(states[max(0, number - 1)])
        heard = (event for event in game.events(state) if event.reaches(None))
        told += (encode_event(game.grid, event, number, turn) for event in heard)
        if told or state is match.state:
            yield _moment(game, state, seat, turn, told)
            told = []


def _moment(
    game: AnyGame, state: AnyState, seat: int, turn: int, told: list[Event]
) -> http_messages.Moment:
    return http_messages.Moment(
        turn=turn,
        view=Raw(VIEWS.encode(game.view(state, None))),
        scored=game.standing(state).points[seat].total,
        points=encode_points(game.grid, game.live_points(state, seat)),
        events=told,
    )
