"""`inklands cluster`: several processes on one machine, with PostgreSQL, NATS and a balancer."""

from __future__ import annotations

import argparse
import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--processes", metavar="N", type=int, default=3, help="how many (%(default)s)")
    add("--port", metavar="N", type=int, default=8137, help="of the balancer (%(default)s)")
    add("--folder", metavar="DIR", type=Path, help="where all is kept; else it is gone at the end")


def run(arguments: argparse.Namespace) -> int:
    from inklands.table.store.opening import MissingExtra

    try:
        from inklands.table.cluster.cluster import Cluster
    except ModuleNotFoundError as error:
        raise MissingExtra("A cluster") from error

    async def serve(folder: Path) -> None:
        async with Cluster(folder, arguments.processes, arguments.port) as cluster:
            ids = ", ".join(str(process.pid) for process in cluster.processes)
            print(f"Inklands is at {cluster.base}/ (stop with Ctrl-C)", file=sys.stderr)
            print(f"Its processes are {ids}: kill one, and play on.", file=sys.stderr)
            await cluster.watch()

    # Not in a private folder: PostgreSQL may run as a user of its own.
    with TemporaryDirectory(prefix="inklands-") as temporary, suppress(KeyboardInterrupt):
        asyncio.run(serve(arguments.folder or Path(temporary)))
    return 0
