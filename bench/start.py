"""
How long a server takes to start with many stored tables: stopped before, or killed.

    python bench/start.py [--tables 100000] [--lines 10]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parent.parent
AT_ONCE = 2_000


async def fill(path: Path, tables: int, lines: int) -> None:
    """Put so many unfinished tables into a new database."""
    from inklands.core.catalogue import load
    from inklands.table.match.seating import Seating, Sitting
    from inklands.table.store.sqlite import SqliteStore
    from inklands.table.store.store import Entry, Setup, Stored

    store, game, now = SqliteStore(path), load("cartographers"), int(time.time())
    options = tuple(game.options.settle().written().items())
    seating = Seating((Sitting("person", "Ada", "a" * 64), Sitting("person", "Bo", "b" * 64)))
    log = tuple(
        Entry(number, number % 2, "act", f"F:a{number + 1}", f"c{number}", now)
        for number in range(lines)
    )

    def stored(number: int) -> Stored:
        setup = Setup(
            f"table{number:017}", game.name, game.rules_version, game.data.version, options,
            2, str(number), False, "a" * 64, "invitation", now,
        )  # fmt: skip
        return Stored(setup, seating, log, now)

    for start in range(0, tables, AT_ONCE):
        names = range(start, min(tables, start + AT_ONCE))
        await asyncio.gather(*(store.adopt(stored(number)) for number in names))
    await store.close()


def seconds_to_start(path: Path, *, is_killed: bool) -> float:
    """From starting the program until it is ready; afterwards it is stopped or killed."""
    from bench.loads import ours

    start = time.perf_counter()
    server = ours.start(str(path))
    while True:
        try:
            if httpx.get(f"{server.base}/ready").status_code == httpx.codes.OK:
                break
        except httpx.TransportError:
            time.sleep(0.01)
    seconds = time.perf_counter() - start
    if is_killed:
        server.process.kill()
    server.stop()
    return seconds


def main() -> None:
    # Started by its path, a script sees its own folder first: the packages stand above it.
    sys.path[0] = str(ROOT)
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0].strip())
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--lines", type=int, default=10, help="of each log")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="inklands-start-") as folder:
        empty, full = Path(folder) / "empty.db", Path(folder) / "full.db"
        asyncio.run(fill(full, arguments.tables, arguments.lines))
        print(f"{arguments.tables} tables of {arguments.lines} lines,", end=" ")
        print(f"{full.stat().st_size / 1e6:.0f} MB")
        print(f"empty database  {seconds_to_start(empty, is_killed=False):.2f} s")
        print(f"after a stop    {seconds_to_start(full, is_killed=True):.2f} s")
        print(f"after a kill    {seconds_to_start(full, is_killed=False):.2f} s")


if __name__ == "__main__":
    main()
