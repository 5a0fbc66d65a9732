"""
Very many tables on three processes for a while: nothing fails, and memory stays where it is.

    python bench/crowd.py [--tables 2000] [--rate 60] [--minutes 10]

Two browsers at every table, all by way of the balancer, on PostgreSQL and NATS. Prints the memory
of the processes minute by minute. A match keeps what was done until its table leaves the memory
(docs/performance.md): in the second half, when all caches are full, memory may grow by that and no
more. Exits with 1 if it does, if a line was lost, or if a process logged an error.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
RATES = (
    *("requests", "address_requests", "new_connections", "creations"),
    *("socket_messages", "identity_messages", "address_messages", "address_control_frames"),
)
KEPT_KILOBYTES = 30.0
"""For an action, at most: each of its two processes keeps 8.5, and more while caches fill."""
COUNTS = ("connections", "connections_by_address", "sockets_by_address")


def options() -> tuple[str, ...]:
    """All of the crowd comes from one address: no limit is meant for that."""
    limits = [f"{name}=1000000/1000000" for name in RATES] + [f"{name}=100000" for name in COUNTS]
    return ("--no-warm-up", *(word for limit in limits for word in ("--limit", limit)))


async def measure(folder: Path, tables: int, rate: float, minutes: int) -> bool:
    from bench.loads import ours
    from bench.loads.acting import act_all
    from bench.loads.figures import Figures
    from inklands.table.cluster.cluster import Cluster

    figures = Figures(tables, 0)
    async with Cluster(folder, options=options()) as cluster, AsyncExitStack() as stack:
        pairs = await ours.seat_all(stack, cluster.base, "cartographers", figures)
        gc.disable()  # This program's own pauses are not what is measured.
        seen: list[tuple[int, float]] = []
        for minute in range(minutes + 1):
            sizes = [_megabytes(process.pid) for process in cluster.processes]
            told = " + ".join(f"{size:.0f}" for size in sizes)
            print(f"minute {minute:2}  {figures.actions} actions, {told} MB", flush=True)
            seen.append((figures.actions, sum(sizes)))
            if minute < minutes:
                await act_all(pairs, rate, time.perf_counter() + 60)
        lost = sum(not pair.is_connected for pair in pairs)
    errors = _errors(folder)
    print(f"tables that lost a line {lost}, errors logged {len(errors)}, to an update", end=" ")
    print(f"p50 {figures.latency(0.5):.0f} ms, p99 {figures.latency(0.99):.0f} ms")
    for line in errors[:5]:
        print(line)
    kept = _kept(seen)
    print(f"bounds: none of both, and {KEPT_KILOBYTES:.0f} kB kept an action; kept {kept:.1f} kB")
    return not lost and not errors and kept <= KEPT_KILOBYTES


def _kept(seen: list[tuple[int, float]]) -> float:
    """Kilobytes by which memory grew an action, in the second half of what was *seen*."""
    (actions, size), (all_actions, last_size) = seen[len(seen) // 2], seen[-1]
    return 1024 * (last_size - size) / max(1, all_actions - actions)


def _megabytes(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def _errors(folder: Path) -> list[str]:
    """What the processes logged of failures."""
    logs = (log.read_text(errors="replace") for log in folder.glob("table-*.log"))
    lines = (line for log in logs for line in log.splitlines())
    return [line for line in lines if '"error"' in line.lower() or "Traceback" in line]


def main() -> int:
    # Started by its path, a script sees its own folder first: the packages stand above it.
    sys.path[0] = str(ROOT)
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0].strip())
    parser.add_argument("--tables", type=int, default=2_000)
    parser.add_argument("--rate", type=float, default=60, help="actions a second")
    parser.add_argument("--minutes", type=int, default=10)
    arguments = parser.parse_args()
    with TemporaryDirectory(prefix="inklands-") as folder:
        run = measure(Path(folder), arguments.tables, arguments.rate, arguments.minutes)
        return 0 if asyncio.run(run) else 1


if __name__ == "__main__":
    sys.exit(main())
