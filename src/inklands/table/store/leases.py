"""Leases within one process."""

from __future__ import annotations

import time


class LocalLeases:
    """Who may do what alone, for a store that one process has to itself."""

    def __init__(self) -> None:
        self._leases: dict[str, tuple[str, float]] = {}

    def lease(self, name: str, run: str, seconds: float) -> bool:
        now = time.monotonic()
        owner, until = self._leases.get(name, (run, now))
        if owner != run and until > now:
            return False
        self._leases = {one: lease for one, lease in self._leases.items() if lease[1] > now}
        self._leases[name] = (run, now + seconds)
        return True
