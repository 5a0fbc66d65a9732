"""What is measured of a server under load."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

SEATS = 2


@dataclass
class Figures:
    """What was measured; memory is in megabytes."""

    tables: int
    empty: float
    full: float = 0
    end: float = 0
    seconds: float = 0
    cpu: float = 0
    actions: int = 0
    latencies: list[float] = field(default_factory=list)
    received: int = 0

    def clear(self) -> None:
        """Forget what was measured of actions so far."""
        self.seconds = self.cpu = 0.0
        self.actions = self.received = 0
        self.latencies.clear()

    @property
    def milliseconds(self) -> float:
        """Of the server's CPU, an action."""
        return 1000 * self.cpu / max(1, self.actions)

    def latency(self, share: float) -> float:
        """The milliseconds within which this share of the updates came."""
        ordered = sorted(self.latencies) or [0.0]
        return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def report(seen: Figures) -> None:
    count, kilobytes = seen.actions, 1024 / seen.tables
    p50, p95, p99 = (f"{seen.latency(share):.1f} ms" for share in (0.5, 0.95, 0.99))
    print(f"tables        {seen.tables}, {SEATS} sockets each; {os.cpu_count()} cores,")
    print(f"              load {os.getloadavg()[0]:.1f} over the last minute")
    print(f"actions       {count} in {seen.seconds:.1f} s: {count / seen.seconds:.0f} a second")
    print(f"server CPU    {seen.milliseconds:.2f} ms an action,")
    print(f"              {seen.cpu / seen.seconds:.0%} of one core")
    print(f"to an update  p50 {p50}, p95 {p95}, p99 {p99}")
    print(f"memory        {seen.empty:.0f} MB empty; a table takes")
    print(f"              {(seen.full - seen.empty) * kilobytes:.0f} kB at the start and")
    print(f"              {(seen.end - seen.empty) * kilobytes:.0f} kB at the end")
    print(f"an action     {seen.received / max(1, count) / 1024:.1f} kB to both seats")
