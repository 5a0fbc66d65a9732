"""How many connections are open: in all, and by each household."""

from __future__ import annotations

from inklands.table.http.address import household, plain
from inklands.table.settings import Limits


class Connections:
    """
    Counts what is open before anything of it is read.

    A trusted proxy speaks for everybody: it has no limit of its own but the one for all.
    """

    def __init__(self, limits: Limits, trusted_proxy: str | None = None) -> None:
        self.limits = limits
        self._proxy = None if trusted_proxy is None else plain(trusted_proxy)
        self._open: dict[str, int] = {}
        self._count = 0

    def has_place(self, address: str) -> bool:
        if self._count >= self.limits.connections:
            return False
        is_proxy = plain(address) == self._proxy
        here = self._open.get(household(address), 0)
        return is_proxy or here < self.limits.connections_by_address

    def enter(self, address: str) -> None:
        self._add(household(address), 1)

    def leave(self, address: str) -> None:
        self._add(household(address), -1)

    def _add(self, home: str, change: int) -> None:
        self._count += change
        self._open[home] = self._open.get(home, 0) + change
        if not self._open[home]:
            del self._open[home]
