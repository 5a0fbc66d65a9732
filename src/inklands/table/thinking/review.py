"""What each decision of a match gave away, judged one by one in processes kept for that."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from inklands.bots.review import Verdict, chance_of_review, decisions
from inklands.core.match import AnyMatch
from inklands.core.record import Record, replay
from inklands.table.thinking.fair_queue import Asker
from inklands.table.thinking.questions import Load, Position, ReviewQuestion
from inklands.table.thinking.thinker import Thinker
from inklands.table.wire import http_messages


@dataclass(frozen=True, slots=True)
class Review:
    """A match to be gone through for one seat."""

    match: AnyMatch
    numbers: tuple[int, ...]
    """The places of the decisions to be judged."""
    seat: int
    load: Load

    @classmethod
    def of(cls, load: Load, record: Record, seat: int) -> Review:
        match: AnyMatch = replay(load(record.game), record)
        return cls(match, tuple(decisions(match, seat)), seat, load)

    async def verdict(
        self, number: int, reviewers: Thinker, reader: Asker
    ) -> http_messages.Verdict:
        """The judgement of the action at this place of the match."""
        judgement = await reviewers.ask(self._question(number), reader)
        return http_messages.Verdict(
            **asdict(Verdict.of(self.match, number, judgement)),
            count=len(self.numbers),
            map=self.match.game.live_points_seat(self.match.steps[number].before, self.seat),
            unseen=self._unseen(number),
        )

    def _question(self, number: int) -> ReviewQuestion:
        game, step = self.match.game, self.match.steps[number]
        view, rng = game.view(step.before, self.seat), chance_of_review(self.match, number)
        return ReviewQuestion(Position(self.load, game.name, view, self.seat, rng), step.action)

    def _unseen(self, number: int) -> list[str]:
        """What the seat did before this decision without an onlooker seeing it yet."""
        game, steps = self.match.game, self.match.steps
        texts: list[str] = []
        for before in range(number - 1, -1, -1):
            after = steps[before + 1].before
            if any(event.reaches(None) for event in game.events(after)):
                break
            if steps[before].seat == self.seat:
                texts.insert(0, game.action_text(steps[before].action))
        return texts
