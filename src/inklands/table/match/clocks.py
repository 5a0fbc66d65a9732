"""The two clocks of a machine: one that people set, and one that only runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clocks:
    """
    Where the time comes from.

    ``wall`` says what time it is, in Unix seconds, and may be put forward or back at any moment.
    ``steady`` only measures how long something took.
    """

    wall: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic
