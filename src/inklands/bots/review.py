"""What each decision of a match gave away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from inklands.bots.bot import Effort
from inklands.bots.driver import chance
from inklands.bots.judge import Judge, Judgement
from inklands.core.match import AnyMatch
from inklands.core.rng import Rng
from inklands.errors import SeatError


@dataclass(frozen=True, slots=True)
class Verdict:
    """
    What was judged of one decision: *number* actions had been taken before it.

    *most* was to be expected after the best action, *expected* after the one taken: points, or a
    lead in points where there are others. Chance is dealt anew for both, so luck costs nothing.
    """

    number: int
    turn: int
    taken: str
    best: str
    most: float
    expected: float
    cost: float

    @classmethod
    def of(cls, match: AnyMatch, number: int, judgement: Judgement) -> Verdict:
        """*judgement* of the action at this place of a match, its actions as text."""
        game, step = match.game, match.steps[number]
        return cls(
            number,
            game.turn(step.before),
            game.action_text(step.action),
            game.action_text(judgement.best),
            judgement.most,
            judgement.expected,
            judgement.cost,
        )


def decisions(match: AnyMatch, seat: int) -> Iterator[int]:
    """The places, among all actions of a match, of those for which *seat* had a choice."""
    if seat not in range(match.seats):
        raise SeatError(f"there is no seat {seat}; there are {match.seats}, counted from 0")
    for number, step in enumerate(match.steps):
        if step.seat == seat and len(match.game.legal_actions(step.before, seat)) > 1:
            yield number


def verdict(match: AnyMatch, number: int, effort: Effort) -> Verdict:
    """What is judged of the action at this place of a match."""
    game, step = match.game, match.steps[number]
    legal = game.legal_actions(step.before, step.seat)
    view = game.view(step.before, step.seat)
    rng = chance_of_review(match, number)
    return Verdict.of(match, number, Judge(effort).judge(game, view, legal, step.action, rng))


def chance_of_review(match: AnyMatch, number: int) -> Rng:
    """The random numbers for judging the action at this place of a match."""
    seat = match.steps[number].seat
    # Not those of the bot that may have played: the judge would share its luck, and agree with it.
    return chance(match.seed, seat, number, "review")
