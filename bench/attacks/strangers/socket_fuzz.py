"""
Nonsense on sockets: each message is refused by a code of its own, and the server stays whole.

Every visitor comes from another address and says no more than one may say at once, so that what is
said is read, and not turned away for coming too fast.
"""

from __future__ import annotations

import asyncio
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from bench.attacks.kit.browser import ME, OPEN, Browser, Surprise, addresses
from bench.attacks.kit.frames import CLOSE, TEXT, Line, frame
from bench.attacks.kit.innocents import innocents
from bench.attacks.kit.nonsense import last_words, message
from bench.attacks.kit.program import Program, serving
from bench.attacks.row import Row, scaled

MESSAGES = 1_000_000
A_VISIT = 50
AT_ONCE = 8
VISITS_A_TABLE = 20
PATIENCE = 60.0
END = frame(TEXT, b'{"type":"ping"}')
CODE = re.compile(rb'"code":"([^"]+)"')
INTERNAL, TOO_MUCH = 1011, 4429
"""Nobody here says too much: who is told so met an error that was taken for it."""


@dataclass
class Heard:
    """What came back, by all visitors together."""

    sent: int = 0
    codes: Counter[str] = field(default_factory=Counter)
    closes: Counter[int] = field(default_factory=Counter)
    silent: int = 0
    """Visits that had no answer in the end."""

    @property
    def errors(self) -> int:
        closed = self.closes[INTERNAL] + self.closes[TOO_MUCH]
        return self.codes["server/error"] + closed + self.silent


async def run(scale: float) -> list[Row]:
    visits = scaled(MESSAGES, scale, 2_000) // A_VISIT
    heard = Heard()
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as program, innocents(program) as people:
            calm, waits, _ = await people.while_doing(lambda: _visits(program, visits, heard))
            tracebacks, lives = program.tracebacks(), program.is_running
    done = f"{heard.sent} messages on {visits} sockets"
    codes = ", ".join(f"{code} {count}" for code, count in heard.codes.most_common(6))
    print(f"          closed with {dict(heard.closes)}", file=sys.stderr)
    figure = (
        f"{heard.codes['server/error']} server/error, {heard.closes[INTERNAL]} closed with 1011, "
        f"{heard.closes[TOO_MUCH]} with 4429, {heard.silent} silent, {tracebacks} tracebacks; "
        f"{codes}; innocents: {waits}; calm p99 {calm.at(0.99):.0f} ms"
    )
    bound = "0 server/error, 0 closed with 1011 or 4429, 0 silent, 0 tracebacks, 0 turned away"
    holds = lives and not (heard.errors or tracebacks or waits.turned_away)
    return [Row("socket fuzz", done, figure, bound, holds)]


async def _visits(program: Program, count: int, heard: Heard) -> None:
    """Visits in groups, each group at a table of its own, some visitors holding its seats."""
    chance, places, told = random.Random(14), addresses(8), time.monotonic()
    for _ in range(0, count, VISITS_A_TABLE):
        if time.monotonic() - told > 20:
            told = time.monotonic()
            print(f"          {heard.sent} messages", file=sys.stderr)
        async with Browser(program.base, next(places)) as browser:
            table = await browser.create(ME, OPEN)
        # Two visits by who holds a seat: more would be more than one may say at once.
        cookies = [browser.cookie] * 2 + [""] * (VISITS_A_TABLE - 2)
        each = list(zip(islice(places, VISITS_A_TABLE), cookies, strict=True))
        for start in range(0, VISITS_A_TABLE, AT_ONCE):
            group = each[start : start + AT_ONCE]
            lines = (Line.upgraded(program.base, place, table, cookie) for place, cookie in group)
            await asyncio.gather(*(_visit(line, chance, heard) for line in lines))


async def _visit(opening: Awaitable[Line], chance: random.Random, heard: Heard) -> None:
    line = await opening
    try:
        async with asyncio.timeout(PATIENCE):
            line.writer.write(b"".join(message(chance) for _ in range(A_VISIT - 2)) + END)
            heard.sent += A_VISIT
            await _listen(line, heard, until=b'{"type":"pong"}')
            line.writer.write(last_words(chance))
            line.writer.write_eof()
            await _listen(line, heard, until=None)
    except TimeoutError:
        heard.silent += 1
    except (OSError, EOFError, Surprise):
        pass  # The server hung up, which is an answer to nonsense.
    finally:
        line.close()


async def _listen(line: Line, heard: Heard, until: bytes | None) -> None:
    """Count what comes until that message, or until the server closes."""
    while True:
        kind, payload = await line.next()
        if kind == CLOSE:
            heard.closes[int.from_bytes(payload[:2], "big")] += 1
            raise EOFError
        if kind == TEXT and (found := CODE.search(payload)):
            heard.codes[found[1].decode()] += 1
        if payload == until:
            return
