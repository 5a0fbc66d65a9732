"""Clocks for the server that are wrong, or run fast."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

FAST_TIME = Path(__file__).with_name("fast_time")
DAY = 86_400.0


@dataclass(frozen=True)
class Clock:
    """A wall clock that is set through a file, and the speed at which time passes."""

    file: Path
    speed: float = 1.0

    def set(self, seconds: float, passed: float = 0.0) -> None:
        """Let the wall clock be wrong by *seconds*, and *passed* seconds have passed at once."""
        # Replaced as a whole: the server may read it at any instant.
        fresh = self.file.with_suffix(".new")
        fresh.write_text(f"{seconds} {passed}", encoding="ascii")
        fresh.replace(self.file)

    @property
    def environment(self) -> dict[str, str]:
        paths = (str(FAST_TIME), os.environ.get("PYTHONPATH", ""))
        return {
            "ATTACK_CLOCK": str(self.file),
            "ATTACK_SPEED": str(self.speed),
            "PYTHONPATH": os.pathsep.join(filter(None, paths)),
        }


def speed_for(scale: float) -> float:
    """Real time for the whole experiment, up to a hundred times as fast for a sample."""
    return min(100.0, max(1.0, 1 / scale))
