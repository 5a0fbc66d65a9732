"""`inklands forget`: what a server does by itself day by day, done now or only counted."""

from __future__ import annotations

import argparse
import asyncio
import time
from typing import TYPE_CHECKING

from inklands.cli.arguments import add_database, add_keep

if TYPE_CHECKING:
    from inklands.table.store.store import Store

DAY = 24 * 3600
BATCH = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_database(parser)
    add_keep(parser)
    parser.add_argument("--dry-run", action="store_true", help="only count them")


def run(arguments: argparse.Namespace) -> int:
    before = int(time.time()) - arguments.keep * DAY
    old, all_ = _counted(arguments.database, before)
    asleep = f"nobody has touched them for {arguments.keep} days"
    if arguments.dry_run:
        print(f"{old} of {all_} tables would be forgotten: {asleep}.")
        return 0
    forgotten = asyncio.run(_forget(_opened(arguments.database), before))
    print(f"{forgotten} of {all_} tables are forgotten: {asleep}.")
    return 0


def _opened(address: str | None) -> Store:
    from inklands.table.store.opening import open_store

    return open_store(address)


def _counted(address: str | None, before: int) -> tuple[int, int]:
    """How many tables nobody has touched since *before*, and how many there are."""
    from inklands.table.store import backup
    from inklands.table.store.location import database_path, is_postgresql
    from inklands.table.store.migration import count_tables

    if address is None or not is_postgresql(address):
        # Counting needs no lock: it can be done beside a running server.
        return backup.count_tables(database_path(address), before)

    store = _opened(address)

    async def count() -> tuple[int, int]:
        counted = await store.count_old(before), await count_tables(store)
        await store.close()
        return counted

    return asyncio.run(count())


async def _forget(store: Store, before: int) -> int:
    """Delete the tables that nobody has touched since *before*; how many there were."""
    count = 0
    while names := await store.forget(before, BATCH):
        count += len(names)
    while await store.shrink():
        pass
    await store.close()
    return count
