"""
Several processes on PostgreSQL and NATS, while each of them fails in turn.

    python bench/faults.py [--only NAME …] [--scale 0.1] [--tables 6]

People play whole matches through a balancer before three processes, and come back whenever they
lose the line. In the end the logs must hold what they sent, once each and in their order, and each
of them must know what somebody who comes only now is told; nobody waits ten seconds for an answer.
Exits with 1 if a bound is broken.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    # Started by its path, a script sees its own folder first: the packages stand above it.
    sys.path[0] = str(ROOT)
    from bench.attacks.report import show
    from bench.cluster_faults.faults import FAULTS
    from bench.cluster_faults.play import failing
    from inklands.table.cluster.cluster import Cluster

    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0].strip())
    parser.add_argument("--only", nargs="+", metavar="NAME", choices=list(FAULTS), default=[])
    parser.add_argument("--scale", type=float, default=1.0, help="0.1 is a small sample")
    parser.add_argument("--tables", type=int, default=6, help="matches played at once")
    arguments = parser.parse_args()

    async def measure() -> bool:
        rows = []
        for name in arguments.only or FAULTS:
            with TemporaryDirectory(prefix="inklands-") as folder:
                async with Cluster(Path(folder), options=("--no-warm-up",)) as cluster:
                    scale, tables = arguments.scale, arguments.tables
                    outcome = await failing(cluster, FAULTS[name], scale, tables)
                    rows.append(outcome.row(name))
        show(rows)
        return all(row.holds for row in rows)

    return 0 if asyncio.run(measure()) else 1


if __name__ == "__main__":
    sys.exit(main())
