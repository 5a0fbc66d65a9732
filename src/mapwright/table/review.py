"""What each decision of a match gave away, judged one by one by those who give hints."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

from mapwright.bots.review import decisions
from mapwright.core.record import Record, replay
from mapwright.table import bodies
from mapwright.table.players import Doubt, Load
from mapwright.table.story import AnyMatch
from mapwright.table.workers import Workers

SEED = 1
"""The same review of the same match, as far as thinking for a time allows."""


@dataclass(frozen=True, slots=True)
class Review:
    """A match to be gone through for one seat."""

    load: Load
    match: AnyMatch
    seat: int
    numbers: tuple[int, ...]

    @classmethod
    def of(cls, load: Load, written: Record, seat: int) -> Review:
        match: AnyMatch = replay(load(written.game), written)
        return cls(load, match, seat, tuple(decisions(match, seat)))

    async def verdicts(self, advisers: Workers) -> AsyncIterator[bodies.Verdict]:
        for number in self.numbers:
            doubt = self._doubt(number)
            judged = await advisers.ask(doubt)
            yield bodies.Verdict(
                number=number,
                turn=self.match.game.turn(self.match.steps[number].before),
                count=len(self.numbers),
                taken=doubt.taken,
                best=judged.best,
                most=judged.most,
                expected=judged.expected,
                cost=judged.cost,
            )

    def _doubt(self, number: int) -> Doubt:
        game, step = self.match.game, self.match.steps[number]
        view, taken = game.view(step.before, self.seat), game.action_text(step.action)
        return Doubt(self.load, game.name, view, self.seat, taken, SEED + number)
