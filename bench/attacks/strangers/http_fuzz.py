"""Nonsense by HTTP: every answer is one of ours, with the headers that keep browsers safe."""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from urllib.parse import urlsplit

from bench.attacks.kit.browser import ME, OPEN, Browser, addresses
from bench.attacks.kit.frames import Line
from bench.attacks.kit.innocents import innocents
from bench.attacks.kit.program import Program, serving
from bench.attacks.kit.requests import request
from bench.attacks.row import Row, scaled

REQUESTS = 50_000
AN_ADDRESS = 40
AT_ONCE = 8
PATIENCE = 30.0
MOMENT = 0.3
"""Seconds after which no answer to a whole request is to be expected."""
UNANSWERED = 0.4
"""The share of requests that may be left without one: with more the experiment sees too little."""
SAFETY = (
    b"content-security-policy",
    b"x-content-type-options",
    b"x-frame-options",
    b"referrer-policy",
)


@dataclass
class Answers:
    """What came back."""

    statuses: Counter[int] = field(default_factory=Counter)
    broken: list[bytes] = field(default_factory=list)
    """The first lines of requests that were answered with 500."""
    bare: Counter[int] = field(default_factory=Counter)
    """Answers without the safety headers, by status."""
    silent: int = 0

    def note(self, asked: bytes, answer: bytes) -> None:
        head, _, rest = answer.partition(b"\r\n\r\n")
        if head.startswith(b"HTTP/1.1 100"):
            head = rest.partition(b"\r\n\r\n")[0]
        head = head.lower()
        if not head:
            # Closed without a word: as good an answer to half a request as any.
            self.statuses[0] += 1
            return
        status = int(head.split(maxsplit=2)[1])
        self.statuses[status] += 1
        if status >= 500 and status != 503:
            self.broken.append(asked.partition(b"\r\n")[0][:60])
        if any(name not in head for name in SAFETY):
            self.bare[status] += 1


async def run(scale: float) -> list[Row]:
    count, answers = scaled(REQUESTS, scale, 1_000), Answers()
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as program, innocents(program) as people:
            calm, waits, _ = await people.while_doing(lambda: _ask_all(program, count, answers))
            tracebacks, lives = program.tracebacks(), program.is_running
    statuses = ", ".join(f"{status}: {n}" for status, n in sorted(answers.statuses.items()))
    figure = (
        f"{len(answers.broken)} of 500, {answers.bare.total()} without safety headers "
        f"{dict(answers.bare)}, {answers.silent} silent, {tracebacks} tracebacks; {statuses}; "
        f"innocents: {waits}; calm p99 {calm.at(0.99):.0f} ms"
    )
    bound = (
        "0 of 500, 0 without safety headers, 0 silent, 0 tracebacks, 0 innocents turned away; "
        f"{1 - UNANSWERED:.0%} answered"
    )
    is_blind = answers.statuses[0] > UNANSWERED * count
    faults = (answers.broken, answers.bare, answers.silent, tracebacks, waits.turned_away, is_blind)
    for first_line, times in Counter(answers.broken).most_common(8):
        print(f"          500 × {times}: {first_line!r}", file=sys.stderr)
    return [Row("HTTP fuzz", f"{count} requests", figure, bound, lives and not any(faults))]


async def _ask_all(program: Program, count: int, answers: Answers) -> None:
    chance, places, told = random.Random(15), addresses(9), time.monotonic()
    host = urlsplit(program.base).netloc
    for start in range(0, count, AN_ADDRESS * AT_ONCE):
        # Another table each time: some of what is asked deletes it.
        async with Browser(program.base, next(places)) as browser:
            table, cookie = await browser.create(ME, OPEN), browser.cookie
        if time.monotonic() - told > 20:
            told = time.monotonic()
            print(f"          {start} requests", file=sys.stderr)
        left = min(AT_ONCE, -(-(count - start) // AN_ADDRESS))
        await asyncio.gather(
            *(
                _ask(
                    program,
                    place,
                    [request(chance, host, table, cookie) for _ in range(AN_ADDRESS)],
                    answers,
                )
                for place in islice(places, left)
            )
        )


async def _ask(program: Program, place: str, asked: list[bytes], answers: Answers) -> None:
    """One request after another, each on a connection of its own."""
    for text in asked:
        try:
            async with asyncio.timeout(PATIENCE):
                answers.note(text, await _answer(program, place, text))
        except TimeoutError:
            answers.silent += 1


async def _answer(program: Program, place: str, text: bytes) -> bytes:
    line = await Line.open(program.base, place)
    answer = bytearray()
    try:
        line.writer.write(text)
        with suppress(TimeoutError):
            async with asyncio.timeout(MOMENT):
                answer += await line.reader.read(2**16)
        # Whoever has sent half a request says so: to wait for the rest is another experiment.
        line.writer.write_eof()
        while chunk := await line.reader.read(2**16):
            answer += chunk
    except OSError:
        pass  # It hung up in the middle of what it did not want.
    finally:
        line.close()
    return bytes(answer)
