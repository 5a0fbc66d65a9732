"""One playing of a game: it checks actions, remembers them and takes them back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from inklands.core.events import Event
from inklands.core.game import Game, Seat
from inklands.core.legal import LegalActions
from inklands.core.options import Settings
from inklands.core.points import Points, Standing
from inklands.errors import IllegalAction, NotToAct, SeatError, UndoRefused

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Step(Generic[S, A]):
    """An action that was taken, and the state it was taken in."""

    before: S
    seat: Seat
    action: A


@dataclass(slots=True)
class Present(Generic[S, A]):
    """The state a match is in, and what was asked of it before: states never change."""

    state: S
    to_act: frozenset[Seat]
    legal: dict[Seat, LegalActions[A]] = field(default_factory=dict)
    checked: tuple[Seat, str, A] | None = None
    """The last text that was read and found legal: it is mostly checked first, then played."""


def check_seats(game: Game[S, A, V], seats: int) -> None:
    """Refuse a number of seats that the game is not made for."""
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise SeatError(
            f"{game.name} takes {least} to {most} seats, not {seats}",
            "refused-seats",
            name=game.name,
            lowest=least,
            highest=most,
            number=seats,
        )


class Match(Generic[S, A, V]):
    """
    One playing of a game, the only mutable thing below the table.

    >>> from inklands import new_match
    >>> match = new_match("cartographers", seed=7)
    >>> match.to_act
    frozenset({0})
    """

    def __init__(
        self,
        game: Game[S, A, V],
        seats: int,
        seed: int,
        options: Mapping[str, str] | Settings | None = None,
    ) -> None:
        check_seats(game, seats)
        settings = options if isinstance(options, Settings) else game.options.settle(options)
        self.game = game
        self.seats = seats
        self.seed = seed
        self.settings = settings
        self._first = game.start(seats, seed, settings)
        self._steps: list[Step[S, A]] = []
        self._present: Present[S, A] = self._reached(self._first)

    @property
    def state(self) -> S:
        """Everything, the hidden things too: for the table and for tests, never for a player."""
        return self._present.state

    @property
    def steps(self) -> tuple[Step[S, A], ...]:
        return tuple(self._steps)

    @property
    def turn(self) -> int:
        return self.game.turn(self.state)

    @property
    def to_act(self) -> frozenset[Seat]:
        return self._present.to_act

    @property
    def is_over(self) -> bool:
        return not self.to_act

    @property
    def standing(self) -> Standing:
        return self.game.standing(self.state)

    @property
    def opening_events(self) -> tuple[Event, ...]:
        """What happened before the first decision."""
        return self.game.events(self._first)

    def legal_actions(self, seat: Seat) -> LegalActions[A]:
        self._check_seat(seat)
        known = self._present.legal
        if seat not in known:
            known[seat] = self.game.legal_actions(self.state, seat)
        return known[seat]

    def view(self, seat: Seat | None) -> V:
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.state, seat)

    def live_points(self, seat: Seat, action: A | str | None = None) -> Points:
        """What each way of scoring would give *seat* now, or right after *action*."""
        self._check_seat(seat)
        if action is None:
            return self.game.live_points(self.state, seat)
        return self.game.live_points(self.state, seat, self.checked(seat, action))

    def play(self, seat: Seat, action: A | str) -> tuple[Event, ...]:
        """Take *action* for *seat*; what happened, or an error and nothing changed."""
        legal = self.checked(seat, action)
        after = self.game.apply(self.state, seat, legal)
        self._steps.append(Step(self.state, seat, legal))
        self._present = self._following(seat, after)
        return self.game.events(after)

    def checked(self, seat: Seat, action: A | str) -> A:
        """*action*, read if it is text, and known to be legal for *seat* now."""
        self._check_seat(seat)
        if not isinstance(action, str):
            return self._known_legal(seat, action)
        before = self._present.checked
        if before is not None and before[:2] == (seat, action):
            return before[2]
        parsed = self._known_legal(seat, self.game.parse_action(action))
        self._present.checked = (seat, action, parsed)
        return parsed

    def can_undo(self, seat: Seat) -> bool:
        return self._last_step(seat) is not None

    def undo(self, seat: Seat) -> A:
        """
        Take back the last action of *seat*, and answer with it.

        What other seats did since stays as it is: between two barriers actions of different seats
        commute.
        """
        self._check_seat(seat)
        place = self._last_step(seat)
        if place is None:
            raise UndoRefused(f"seat {seat} has nothing to take back since the last reveal")
        taken_back, *later = self._steps[place:]
        del self._steps[place:]
        self._present = self._reached(taken_back.before)
        for step in later:
            self.play(step.seat, step.action)
        return taken_back.action

    def _reached(self, state: S) -> Present[S, A]:
        return Present(state, self.game.to_act(state))

    def _following(self, seat: Seat, after: S) -> Present[S, A]:
        """The present once *seat* has acted: between barriers that changes nothing for others."""
        before, present = self._present, self._reached(after)
        if self.game.barrier(after) == self.game.barrier(before.state):
            for other in (before.to_act & present.to_act) - {seat}:
                if other in before.legal:
                    present.legal[other] = before.legal[other]
        return present

    def _known_legal(self, seat: Seat, action: A) -> A:
        if seat not in self.to_act:
            raise NotToAct(f"seat {seat} has no decision to take now")
        if action not in self.legal_actions(seat):
            objection = self.game.objection(self.state, seat, action)
            text = self.game.action_text(action)
            raise IllegalAction(f"{text}: {objection.sentence}", objection)
        return action

    def _last_step(self, seat: Seat) -> int | None:
        barrier = self.game.barrier(self.state)
        for place in range(len(self._steps) - 1, -1, -1):
            step = self._steps[place]
            if self.game.barrier(step.before) != barrier:
                return None
            if step.seat == seat:
                return place
        return None

    def _check_seat(self, seat: Seat) -> None:
        if seat not in range(self.seats):
            raise SeatError(f"there is no seat {seat}; there are {self.seats}, counted from 0")


# A match of a title chosen at run time, as `AnyGame` in the catalogue.
AnyMatch: TypeAlias = Match[Any, Any, Any]
