"""Nothing runs for ever, and an experiment that breaks off is a figure too."""

from __future__ import annotations

import asyncio
import traceback

from bench.attacks.row import Experiment, Row

MINUTES = 120
"""The longest, a soak of twenty minutes or a million messages, takes far less."""


async def measured(name: str, experiment: Experiment, scale: float) -> list[Row]:
    """The rows of *experiment*; if it does not come to its end, one that says why."""
    try:
        async with asyncio.timeout(MINUTES * 60):
            return await experiment(scale)
    except Exception as error:  # noqa: BLE001 (whatever it was, the other experiments go on)
        traceback.print_exc()
        said = str(error).strip().splitlines() or [""]
        figure = f"broke off: {type(error).__name__} {said[-1][:200]}"
        return [Row(name, "as far as it came", figure, "comes to its end", holds=False)]
