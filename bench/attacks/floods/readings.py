"""One address sends records and boxes to be read; somebody else opens a table."""

from __future__ import annotations

import asyncio
import tempfile
import time
from functools import partial
from pathlib import Path

from bench.attacks.kit.browser import LOST, ME, Browser
from bench.attacks.kit.flood import Outcome, withstood
from bench.attacks.kit.planted import random_moves, setup_of
from bench.attacks.kit.program import Program, serving
from bench.attacks.row import Row, scaled
from inklands.core.catalogue import load
from inklands.core.match import AnyMatch, Match
from inklands.core.record import record

ATTACKER, INNOCENT = "127.66.0.1", "127.0.0.9"
SEATS, LINES = 100, 1_500
SECONDS, PATIENCE = 5.0, 90.0
NAMES_IN_NAMES = "\n".join(f"{'a.' * 990}b{n} = 1" for n in range(32))
MANY_SECTIONS = {"name": "Eve's", "sections": {f"s{n}": {} for n in range(99)}}


async def run(scale: float) -> list[Row]:
    count = scaled(60, scale, 10)
    done = f"{count} records of {SEATS} seats, boxes and files of boxes of one address are read"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with serving(folder) as program, Browser(program.base, INNOCENT) as browser:
            table = await browser.create(ME)
            large = await browser.create(*({"kind": "me", "name": f"P{n}"} for n in range(SEATS)))
        text = _record(program.database, large)
        async with serving(folder) as program:
            attack = partial(_send, count, text, table, browser.cookie)
            return [await withstood(program, "readings", done, attack)]


def _record(database: Path, table: str) -> str:
    """A match of the table's size, long enough that to play it takes a while."""
    setup = setup_of(database, table)
    match: AnyMatch = Match(load("cartographers"), SEATS, int(str(setup["seed"])))
    for entry in random_moves(database, table, LINES):
        match.play(entry.seat, entry.action)
    return str(record(match))


async def _send(count: int, text: str, table: str, cookie: str, program: Program) -> Outcome:
    bodies = {
        "/api/replay": {"record": text},
        "/api/box/misterra/check": MANY_SECTIONS,
        "/api/boxes/read": {"text": NAMES_IN_NAMES},
    }
    async with Browser(program.base, ATTACKER) as eve:
        posts = [
            eve.http.post(path, json=body, timeout=PATIENCE)
            for _ in range(count)
            for path, body in bodies.items()
        ]
        sending = asyncio.gather(*posts, return_exceptions=True)
        await asyncio.sleep(0.5)
        wait = await _opening(program, table, cookie)
        answers = [one for one in await sending if not isinstance(one, BaseException)]
    read = sum(answer.status_code == 200 for answer in answers)
    figure = f"{read} of {len(answers)} answered with 200; another's table opens in {wait:.1f} s"
    bound = f"another's table opens within {SECONDS:.0f} s"
    return Outcome(figure, wait < SECONDS and read > 0, bound, slow=wait < PATIENCE and read > 0)


async def _opening(program: Program, table: str, cookie: str) -> float:
    """The seconds until a table that is not in memory is shown to its player."""
    start = time.monotonic()
    try:
        async with (
            Browser(program.base, INNOCENT, cookie) as browser,
            await browser.connect(table, 0) as connection,
        ):
            await connection.receive("update", PATIENCE)
    except (*LOST, TimeoutError):
        return PATIENCE
    return time.monotonic() - start
