"""What a seat may do, the best first: what each action would change if points were counted then."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.core.match import AnyMatch


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action, its number in the list, and what it would change for the seat."""

    number: int
    action: object
    gain: int


class Ranking:
    """The choices of a match, found once for each position: there may be hundreds."""

    def __init__(self, match: AnyMatch) -> None:
        self._match = match
        self._position: tuple[object, int] | None = None
        self._choices: tuple[Choice, ...] = ()

    def of(self, seat: int) -> tuple[Choice, ...]:
        """The choices of *seat* now, numbered from 1; those that change the same stay in order."""
        position = (self._match.state, seat)
        if (
            self._position is None
            or self._position[0] is not position[0]
            or (self._position[1] != seat)
        ):
            self._position, self._choices = position, self._ranked(seat)
        return self._choices

    def _ranked(self, seat: int) -> tuple[Choice, ...]:
        match = self._match
        now = match.live_points(seat).total
        # Whoever draws on another's map wants to cost them as much as possible.
        sign = 1 if match.game.live_points_seat(match.state, seat) == seat else -1
        actions = list(match.legal_actions(seat))
        gains = [match.live_points(seat, action).total - now for action in actions]
        order = sorted(range(len(actions)), key=lambda place: -sign * gains[place])
        return tuple(
            Choice(number, actions[place], gains[place]) for number, place in enumerate(order, 1)
        )
