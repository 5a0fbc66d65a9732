"""What can fail in a cluster, one fault after another."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bench.attacks.row import scaled
from inklands.table.cluster.cluster import Cluster
from inklands.table.cluster.engines import wait_for

Fault: TypeAlias = Callable[[Cluster, int], Awaitable[None]]
"""Does something bad to a cluster for the n-th time, and puts it right again."""
APART_SECONDS = 1.0
PROCESSES = 3


async def kill_a_process(cluster: Cluster, time: int) -> None:
    """
    Kill one process, once the one that was killed longest ago is up again.

    On a busy machine a process takes longer to start than three kills a second apart let it live:
    then all of them would be down for as long as the kills go on, not one of three.
    """
    count = len(cluster.processes)
    await asyncio.to_thread(wait_for, cluster.processes[(time + 1) % count].port)
    process = cluster.processes[time % count]
    # Aside: while this program waits for it to be gone, nobody's bytes are passed on.
    await asyncio.to_thread(process.kill)
    await asyncio.to_thread(process.start)


async def upgrade_a_process(cluster: Cluster, time: int) -> None:
    """Stop one process politely, and start what would be its next version."""
    process = cluster.processes[time % len(cluster.processes)]
    await asyncio.to_thread(process.stop)
    process.start()
    await asyncio.sleep(random.Random(time).uniform(1, 3))


async def restart_the_database(cluster: Cluster, _: int) -> None:
    await asyncio.to_thread(cluster.postgres.restart)
    await asyncio.sleep(3)


async def restart_the_bus(cluster: Cluster, _: int) -> None:
    await asyncio.to_thread(cluster.nats.restart)
    await asyncio.sleep(2)


async def cut_from_the_database(cluster: Cluster, time: int) -> None:
    cable = cluster.cables[time % len(cluster.cables)].database
    cable.cut()
    await asyncio.sleep(3)
    cable.mend()
    await asyncio.sleep(2)


async def cut_from_the_bus(cluster: Cluster, time: int) -> None:
    cable = cluster.cables[time % len(cluster.cables)].bus
    cable.cut()
    await asyncio.sleep(3)
    cable.mend()


FAULTS: dict[str, tuple[Fault, int, int]] = {
    "kills": (kill_a_process, 200, 1),
    "upgrades": (upgrade_a_process, 9, PROCESSES),
    "database restarts": (restart_the_database, 5, 1),
    "bus restarts": (restart_the_bus, 10, 1),
    "cut from the database": (cut_from_the_database, 6, 1),
    "cut from the bus": (cut_from_the_bus, 6, 1),
}
"""Each with how often it happens at scale 1, and at least: an upgrade is one of all processes."""


async def repeat(fault: tuple[Fault, int, int], cluster: Cluster, scale: float) -> int:
    """Let *fault* happen again and again; how often."""
    happen, full, least = fault
    times = scaled(full, scale, least)
    for time in range(times):
        await asyncio.sleep(APART_SECONDS)
        await happen(cluster, time)
    return times
