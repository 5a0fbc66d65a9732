"""What every flood has in common: the innocent play on, and neither memory nor log swells."""

from __future__ import annotations

import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from bench.attacks.kit.innocents import Waits, innocents
from bench.attacks.kit.program import Program, serving
from bench.attacks.row import Row

P99 = 250.0
"""Milliseconds that an innocent player's move may take, at the 99th percentile."""
MEGABYTES = 64.0
LOG_MEGABYTES = 1.0
BOUND = f"p99 < {P99:.0f} ms, 0 turned away, log < {LOG_MEGABYTES:.0f} MB"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the attacker saw, beside what the innocent waited."""

    figure: str = ""
    holds: bool = True
    bound: str = ""
    slow: bool = False
    """Whether nothing but a time is beyond its bound."""


Attack: TypeAlias = Callable[[Program], Awaitable[Outcome]]


async def flooded(
    name: str, done: str, attack: Attack, *options: str, open_files: int | None = None
) -> Row:
    """The row of *attack* on a new server."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder), *options, open_files=open_files) as program:
            return await withstood(program, name, done, attack)


async def withstood(
    program: Program, name: str, done: str, attack: Attack, megabytes: float = MEGABYTES
) -> Row:
    """The row of *attack* on a server that runs, while the innocent play there."""
    async with innocents(program) as people:
        before = program.megabytes
        calm, waits, outcome = await people.while_doing(lambda: attack(program))
        grown, log = program.most_megabytes - before, program.log_bytes / 2**20
    is_small = log < LOG_MEGABYTES and grown < megabytes
    is_sound = is_small and not waits.turned_away and (outcome.holds or outcome.slow)
    size = f"+{grown:.0f} MB, log {log:.1f} MB"
    return Row(
        name,
        done,
        "; ".join(filter(None, (outcome.figure, str(waits), _calm(calm), size))),
        "; ".join(filter(None, (outcome.bound, BOUND, f"+{megabytes:.0f} MB"))),
        is_sound and outcome.holds and waits.at(0.99) < P99,
        slow=is_sound,
    )


def _calm(calm: Waits) -> str:
    return f"calm p99 {calm.at(0.99):.0f} ms"
