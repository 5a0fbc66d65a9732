"""What every flood has in common: the innocent play on, and neither memory nor log swells."""

from __future__ import annotations

import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from bench.attacks.innocents import Waits, innocents
from bench.attacks.program import Program, serving
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


Attack: TypeAlias = Callable[[Program], Awaitable[Outcome]]


async def flooded(
    name: str, done: str, attack: Attack, *, open_files: int | None = None, memory: float = MEGABYTES
) -> Row:
    """The row of an attack that lasts as long as *attack*."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            serving(Path(folder), open_files=open_files) as program,
            innocents(program) as people,
        ):
            before = program.megabytes
            calm, waits, outcome = await people.while_doing(lambda: attack(program))
            grown, log = program.most_megabytes - before, program.log_bytes / 2**20
    holds = waits.at(0.99) < P99 and not waits.turned_away and log < LOG_MEGABYTES
    figure = (outcome.figure, str(waits), f"calm {_calm(calm)}", f"+{grown:.0f} MB, log {log:.1f} MB")
    bounds = (outcome.bound, BOUND, f"+{memory:.0f} MB")
    return Row(
        name,
        done,
        "; ".join(filter(None, figure)),
        "; ".join(filter(None, bounds)),
        holds and outcome.holds and grown < memory,
    )


def _calm(calm: Waits) -> str:
    return f"p99 {calm.at(0.99):.0f} ms"
