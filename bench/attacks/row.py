"""What an experiment found: a figure, the bound it must keep, and whether it did."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table of figures."""

    experiment: str
    done: str
    """What was done to the server."""
    figure: str
    bound: str
    holds: bool
    slow: bool = False
    """Whether nothing but a time is beyond its bound, as may happen on a busy machine."""

    @property
    def is_sound(self) -> bool:
        """Whether all holds that was counted, however long it took."""
        return self.holds or self.slow

    @property
    def verdict(self) -> str:
        return "holds" if self.holds else "FAILED"


Experiment: TypeAlias = Callable[[float], Awaitable[list[Row]]]
"""Takes the scale, 1 for the whole experiment, and measures."""


def scaled(full: int, scale: float, least: int) -> int:
    """*full* at scale 1, and never fewer than show the defect the experiment looks for."""
    return max(least, round(full * scale))
