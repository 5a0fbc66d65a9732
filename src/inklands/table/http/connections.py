"""How many connections are open: in all, and by each household, and what they send."""

from __future__ import annotations

from inklands.table.http.address import household, plain
from inklands.table.rate_limits import Buckets
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
        self._new = Buckets(limits.new_connections)
        self._frames = Buckets(limits.address_control_frames)

    def __len__(self) -> int:
        """How many are open."""
        return self._count

    def has_place(self, address: str) -> bool:
        """Whether one more connection may come; it is counted among those that came lately."""
        if self._count >= self.limits.connections:
            return False
        if self._is_proxy(address):
            return True
        home = household(address)
        here = self._open.get(home, 0)
        return here < self.limits.connections_by_address and self._new.take(home)

    def may_send_frame(self, address: str) -> bool:
        """Count a control frame: who is cut off for them must not begin anew on another socket."""
        return self._is_proxy(address) or self._frames.take(household(address))

    def enter(self, address: str) -> None:
        self._add(household(address), 1)

    def leave(self, address: str) -> None:
        self._add(household(address), -1)

    def _is_proxy(self, address: str) -> bool:
        return plain(address) == self._proxy

    def _add(self, home: str, change: int) -> None:
        self._count += change
        self._open[home] = self._open.get(home, 0) + change
        if not self._open[home]:
            del self._open[home]
