"""`inklands migrate`: all tables of one database in another one."""

from __future__ import annotations

import argparse
import asyncio
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from inklands.table.store.migration import Moved
    from inklands.table.store.store import Store


def add_arguments(parser: argparse.ArgumentParser) -> None:
    help_ = "sqlite:///PATH or postgresql://…"
    parser.add_argument("--from", dest="source", metavar="URL", required=True, help=help_)
    parser.add_argument("--to", dest="target", metavar="URL", required=True, help=help_)


def run(arguments: argparse.Namespace) -> int:
    from inklands.table.store.opening import open_store

    source, target = open_store(arguments.source), open_store(arguments.target)
    moved, total = asyncio.run(_migrated(source, target))
    print(
        f"{moved.copied} tables copied, {moved.there_already} were there already,"
        f" {moved.lines} lines in their logs; all compared, of {total}."
    )
    return 0 if moved.tables == total else 1


async def _migrated(source: Store, target: Store) -> tuple[Moved, int]:
    from rich.console import Console
    from rich.progress import Progress

    from inklands.table.store.migration import Moved, count_tables, migrate

    moved, total = Moved(), await count_tables(source)
    try:
        with Progress(console=Console(file=sys.stderr)) as progress:
            task = progress.add_task("tables", total=total)
            async for moved in migrate(source, target):
                progress.update(task, completed=moved.tables)
    finally:
        await source.close()
        await target.close()
    return moved, total
