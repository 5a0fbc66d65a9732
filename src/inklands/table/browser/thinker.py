"""Bots think in a worker of their own, so that nobody waits for them with the next click."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable
from typing import Any, Protocol, TypeVar

from inklands.table.refusal import Refusal
from inklands.table.thinking.fair_queue import Asker, FairQueue
from inklands.table.thinking.questions import Question

T = TypeVar("T")
LETTERS = "latin-1"
"""Texts are handed between Python and scripts without a thought; this one has a letter a byte."""


class ThinkingWorker(Protocol):
    """The other worker, as `web/src/engine/thinking.ts` hands it over."""

    def ask(self, question: str, /) -> Awaitable[str]:
        """The answer to a pickled question; an empty text where the worker failed."""
        ...

    def stop(self) -> None:
        """End the worker with whatever it thinks about; the next question starts a new one."""
        ...


class WorkerThinker:
    """
    A `Thinker` for bots, hints and reviews, which take turns in one worker.

    Both ends are this program, so pickles are safe here.
    """

    def __init__(self, worker: ThinkingWorker, seconds: float) -> None:
        self._worker = worker
        self._queue = FairQueue([worker])
        self._seconds = seconds

    async def ask(self, question: Question[T], asker: Asker) -> T:
        async with self._queue.place(asker) as worker:
            asked = pickle.dumps(question).decode(LETTERS)
            try:
                said = await asyncio.wait_for(worker.ask(asked), self._seconds)
            except TimeoutError:
                said = ""
            if not said:
                # It still thinks, or could not even begin: the next question goes to another.
                worker.stop()
                raise Refusal("bot/unavailable", "The bot did not answer in time.", 503)
            answer: T = pickle.loads(said.encode(LETTERS))  # noqa: S301 (see above)
            return answer

    async def stop(self) -> None:
        self._worker.stop()


def answered(asked: str) -> str:
    """What the other worker says to a question."""
    question: Question[Any] = pickle.loads(asked.encode(LETTERS))  # noqa: S301 (see above)
    return pickle.dumps(question.answer()).decode(LETTERS)
