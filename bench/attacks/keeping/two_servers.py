"""Two servers on one file: their players hear of each other, or the second says why it will not."""

from __future__ import annotations

import re
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from bench.attacks.kit.browser import ME, OPEN, Browser
from bench.attacks.kit.program import Program, ProgramFailed, launched, serving
from bench.attacks.row import Row
from tests.table.server import actions

SECONDS = 3.0
BOUND = (
    f"the other's move is told within {SECONDS:.0f} s, or the second is refused naming PostgreSQL"
)


async def run(scale: float) -> list[Row]:
    """The scale changes nothing: one move is enough."""
    with tempfile.TemporaryDirectory() as path:
        async with serving(Path(path)) as first:
            second = launched(Path(path))
            try:
                figure, holds = await _compared(first, second)
            finally:
                await second.stop()
    return [Row("two servers", "a second server on the same file", figure, BOUND, holds)]


async def _compared(first: Program, second: Program) -> tuple[str, bool]:
    with suppress(ProgramFailed):
        await second.listen()
        seconds = await _seconds_to_hear(first, second)
        if seconds is None:
            return "both run, and neither's players hear of the other's moves", False
        return f"both run; a move is told after {seconds:.1f} s", True
    said = second.log().strip()
    is_helpful = bool(re.search("postgres", said, re.IGNORECASE)) and "Traceback" not in said
    return f"refused: {said.splitlines()[-1][:120] if said else 'nothing said'}", is_helpful


async def _seconds_to_hear(first: Program, second: Program) -> float | None:
    """How long after a move at the first server a player at the second is told of it."""
    async with Browser(first.base) as ada, Browser(first.base) as bo:
        table = await ada.create(ME, OPEN)
        async with await ada.connect(table, 0) as host:
            invitation = (await host.receive("table"))["invitation"]
            (await bo.take(table, invitation)).raise_for_status()
            update = await host.receive("update")
            elsewhere = Browser(second.base, cookie=bo.cookie)
            async with elsewhere, await elsewhere.connect(table, 1) as guest:
                await guest.receive("update")
                start = time.monotonic()
                fields = {"seat": 0, "decision": update["decision"], "action": actions(update)[0]}
                await host.ask("act", "move", **fields)
                with suppress(TimeoutError):
                    await guest.receive("update", SECONDS)
                    return time.monotonic() - start
    return None
