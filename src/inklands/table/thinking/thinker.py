"""Where questions are thought about: in processes on a server, elsewhere in a page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeVar

from inklands.table.thinking.fair_queue import Asker
from inklands.table.thinking.questions import Question

T = TypeVar("T")


class Thinker(Protocol):
    """Answers questions without keeping the table waiting."""

    async def ask(self, question: Question[T], asker: Asker) -> T:
        """The answer for *asker*, or `Refusal` when there is none in time."""
        ...

    async def stop(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Thinkers:
    """One for each purpose: whoever asks for a hint waits for no bot and no review."""

    bots: Thinker
    advisers: Thinker
    reviewers: Thinker

    async def stop(self) -> None:
        for thinker in (self.bots, self.advisers, self.reviewers):
            await thinker.stop()
