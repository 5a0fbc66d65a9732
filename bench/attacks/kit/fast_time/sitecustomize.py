"""
A wrong or a fast clock for the program people start: Python reads this file before all others.

The file named by ATTACK_CLOCK holds the seconds by which the wall clock is wrong, and those that
passed at once for both clocks; it may change while the program runs. ATTACK_SPEED is how much
faster than real time the program's monotonic clock runs and its long waits pass, so that a night
fits into a minute.
"""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

LONG, NAP = 20.0, 0.05
"""Seconds: shorter waits belong to conversations with others, who live in real time."""

_wall, _steady, _sleep = time.time, time.monotonic, asyncio.sleep
_start = _steady()
_speed = float(os.environ.get("ATTACK_SPEED", "1"))
_file = os.environ.get("ATTACK_CLOCK")


def _set() -> tuple[float, float]:
    """By how much the wall clock is wrong, and how much time has passed at once."""
    try:
        wrong, passed = Path(_file).read_text(encoding="ascii").split() if _file else ("0", "0")
        return float(wrong), float(passed)
    except (OSError, ValueError):
        return 0.0, 0.0


def _time() -> float:
    return _wall() + (_steady() - _start) * (_speed - 1) + sum(_set())


def _monotonic() -> float:
    return _start + (_steady() - _start) * _speed + _set()[1]


async def _slept(seconds: float, result: object = None) -> object:
    if seconds < LONG:
        return await _sleep(seconds, result)
    # Some event loops read the clock that runs fast, others one of their own: short naps suit both.
    end = _steady() + seconds / _speed
    while _steady() < end:
        await _sleep(NAP)
    return result


time.time = _time
time.monotonic = _monotonic
if _speed != 1:
    asyncio.sleep = _slept  # type: ignore[assignment]  # typed for any result, as it is used
