"""Bots that think beside a page: what becomes of a worker that does not answer."""

import asyncio
from dataclasses import dataclass

import pytest

from inklands.table.browser.thinker import WorkerThinker, answered
from inklands.table.refusal import Refusal
from inklands.table.thinking.fair_queue import Asker

ADA = Asker("127.0.0.1", "a table")


@dataclass(frozen=True)
class Sum:
    """Something that takes little thought."""

    one: int
    two: int

    @property
    def kind(self) -> tuple[str, None]:
        return ("sum", None)

    def answer(self) -> int:
        return self.one + self.two


class Browser:
    """
    Starts a worker for a question where none runs, as `web/src/engine/thinking.ts` does.

    The first of them cannot begin: its files were not to be had.
    """

    def __init__(self, *, is_silent: bool) -> None:
        self._is_silent = is_silent
        self.started = 0
        self.is_running = False

    async def ask(self, question: str) -> str:
        if not self.is_running:
            self.is_running = True
            self.started += 1
        if self.started > 1:
            return answered(question)
        if self._is_silent:
            await asyncio.sleep(60)
        return ""

    def stop(self) -> None:
        self.is_running = False


@pytest.mark.parametrize("is_silent", [False, True])
def test_a_worker_that_could_not_begin_gives_way_to_another_at_the_next_question(is_silent: bool):
    async def asked_twice() -> int:
        with pytest.raises(Refusal, match="did not answer in time"):
            await thinker.ask(Sum(2, 3), ADA)
        return await thinker.ask(Sum(2, 3), ADA)

    browser = Browser(is_silent=is_silent)
    thinker = WorkerThinker(browser, seconds=0.05)

    assert asyncio.run(asked_twice()) == 5
    assert browser.started == 2
