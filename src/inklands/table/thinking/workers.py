"""
Bots think in processes of their own, one question at a time, and not for ever.

A worker is this module run as a program: it reads questions from its standard input and writes
answers to its standard output. Both ends are this program, so pickles are safe here.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import struct
import sys
from typing import Any, BinaryIO, TypeVar

from inklands.table.refusal import Refusal
from inklands.table.thinking.fair_queue import Asker, FairQueue
from inklands.table.thinking.questions import Question

T = TypeVar("T")
LENGTH = struct.Struct(">I")
WARMING_UP = 120.0
"""More seconds for the first thought of its kind in a process, which may compile a simulator."""


class Worker:
    """One process, started when it is first asked and again after it was stopped."""

    def __init__(self, warming_up: float) -> None:
        self._warming_up = warming_up
        self._process: asyncio.subprocess.Process | None = None
        self._practised: set[tuple[str, str | None]] = set()

    async def ask(self, question: Question[T], seconds: float) -> T:
        """The answer, or `Refusal` when there is none in time."""
        kind = question.kind
        patience = seconds if kind in self._practised else seconds + self._warming_up
        try:
            answer = await asyncio.wait_for(self._answer(question), patience)
        except (TimeoutError, asyncio.IncompleteReadError, OSError) as error:
            await self.stop()
            raise Refusal("bot/unavailable", "The bot did not answer in time.", 503) from error
        except asyncio.CancelledError:
            # Half an answer may be on the way: it must not be taken for the next one.
            await self.stop()
            raise
        self._practised.add(kind)
        return answer

    async def stop(self) -> None:
        process, self._process = self._process, None
        self._practised.clear()
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def _answer(self, question: Question[T]) -> T:
        if self._process is None or self._process.returncode is not None:
            self._process = await _started()
        writer, reader = self._process.stdin, self._process.stdout
        assert writer is not None
        assert reader is not None
        asked = pickle.dumps(question)
        writer.write(LENGTH.pack(len(asked)) + asked)
        await writer.drain()
        (length,) = LENGTH.unpack(await reader.readexactly(LENGTH.size))
        answer: T = pickle.loads(await reader.readexactly(length))  # noqa: S301 (see above)
        return answer


class Workers:
    """A few workers; a question waits for its asker's turn at the next that is free."""

    def __init__(self, count: int, seconds: float, warming_up: float = WARMING_UP) -> None:
        self._all = [Worker(warming_up) for _ in range(count)]
        self._queue = FairQueue(self._all)
        self._seconds = seconds

    async def ask(self, question: Question[T], asker: Asker) -> T:
        async with self._queue.place(asker) as worker:
            return await worker.ask(question, self._seconds)

    def count_waiting(self) -> int:
        return len(self._queue)

    def count_busy(self) -> int:
        return self._queue.count_busy()

    async def stop(self) -> None:
        for worker in self._all:
            await worker.stop()


async def _started() -> asyncio.subprocess.Process:
    path = os.pathsep.join(filter(None, sys.path))
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        __name__,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
    )


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more questions."""
    while head := questions.read(LENGTH.size):
        (length,) = LENGTH.unpack(head)
        asked: Question[Any] = pickle.loads(questions.read(length))  # noqa: S301 (see above)
        answer = pickle.dumps(asked.answer())
        answers.write(LENGTH.pack(len(answer)) + answer)
        answers.flush()


if __name__ == "__main__":
    # What a bot prints must not be taken for an answer.
    out, sys.stdout = sys.stdout.buffer, sys.stderr
    if hasattr(os, "nice"):
        os.nice(5)  # People come first.
    serve(sys.stdin.buffer, out)
