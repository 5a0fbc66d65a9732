"""`inklands forget`: what a server does by itself day by day, done now or only counted."""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path

from inklands.cli.arguments import add_database, add_keep

DAY = 24 * 3600
BATCH = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_database(parser)
    add_keep(parser)
    parser.add_argument("--dry-run", action="store_true", help="only count them")


def run(arguments: argparse.Namespace) -> int:
    from inklands.table.store.backup import count_tables
    from inklands.table.store.location import database_path

    path = database_path(arguments.database)
    before = int(time.time()) - arguments.keep * DAY
    # Counting needs no lock: it can be done beside a running server.
    old, all_ = count_tables(path, before)
    asleep = f"nobody has touched them for {arguments.keep} days"
    if arguments.dry_run:
        print(f"{old} of {all_} tables would be forgotten: {asleep}.")
        return 0
    print(f"{asyncio.run(_forget(path, before))} of {all_} tables are forgotten: {asleep}.")
    return 0


async def _forget(path: Path, before: int) -> int:
    """Delete the tables that nobody has touched since *before*; how many there were."""
    from inklands.table.store.sqlite import SqliteStore

    store, count = SqliteStore(path), 0
    while names := await store.forget(before, BATCH):
        count += len(names)
    while await store.shrink():
        pass
    await store.close()
    return count
