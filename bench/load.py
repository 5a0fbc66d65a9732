"""
A table under load: many matches at once, each socket making random legal moves.

    python bench/load.py [--tables 200] [--rate 400] [--seconds 20] [--title cartographers]
    python bench/load.py --beside boardgame.io [--tables 200] [--rate 400] [--rounds 8]

Starts the server that people start, on a free port with a database of its own, seats two browsers
at every table, and acts at *rate* actions a second over all tables (0: as fast as it goes). Reports
actions a second, the server's CPU an action, the time from a command to the other seat's update,
memory. Beside boardgame.io, which is fetched from npm into a folder outside the tree, four servers
run at once, ours and theirs with files and in memory, and are given slices of the load in turn.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    # Started by its path, a script sees its own folder first: the packages stand above it.
    sys.path[0] = str(ROOT)
    from bench.loads.beside import compare

    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0].strip())
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=400, help="actions a second; 0 for no limit")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--title", default="cartographers")
    parser.add_argument("--beside", choices=["boardgame.io"], help="compare with this server")
    parser.add_argument("--rounds", type=int, default=8, help="slices of each server")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="inklands-load-") as folder:
        if arguments.beside:
            asyncio.run(compare(Path(folder), arguments.tables, arguments.rate, arguments.rounds))
        else:
            asyncio.run(measure(folder, arguments))


async def measure(folder: str, arguments: argparse.Namespace) -> None:
    from bench.loads import ours
    from bench.loads.acting import act_all
    from bench.loads.figures import Figures, report

    server = ours.start(str(Path(folder) / "tables.db"))
    figures = Figures(arguments.tables, server.megabytes())
    try:
        async with AsyncExitStack() as stack:
            pairs = await ours.seat_all(stack, server.base, arguments.title, figures)
            figures.full = server.megabytes()
            figures.latencies.clear()
            figures.received = 0
            gc.disable()  # This program's own pauses are not what is measured.
            cpu, start = server.cpu_seconds(), time.perf_counter()
            await act_all(pairs, arguments.rate, start + arguments.seconds)
            figures.seconds = time.perf_counter() - start
            figures.cpu = server.cpu_seconds() - cpu
            figures.end = server.megabytes()
    finally:
        server.stop()
    report(figures)


if __name__ == "__main__":
    main()
