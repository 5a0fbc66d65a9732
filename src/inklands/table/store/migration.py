"""Moves all tables from one store to another, table by table."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass

from inklands.errors import InklandsError
from inklands.table.store.store import Store

BATCH = 100
EVER = sys.maxsize
"""Nobody touches a table later."""


class MigrationFailed(InklandsError):
    """A table came out of the other store as something else than went in."""

    code = "database/migration"


@dataclass(slots=True)
class Moved:
    """How far a migration is."""

    copied: int = 0
    there_already: int = 0
    lines: int = 0

    @property
    def tables(self) -> int:
        return self.copied + self.there_already


async def migrate(source: Store, target: Store) -> AsyncIterator[Moved]:
    """
    Copy every table of *source* to *target*, and say after each how far it is.

    A table is read back and compared, with the chain of digests over its log. What is there already
    is compared too and not copied again: a migration that was broken off is just begun anew.
    """
    moved, last = Moved(), ""
    while names := await source.names(last, BATCH):
        for name in names:
            await _move(name, source, target, moved)
            yield moved
        last = names[-1]


async def count_tables(store: Store) -> int:
    return await store.count_old(EVER)


async def _move(name: str, source: Store, target: Store, moved: Moved) -> None:
    stored = await source.load(name)
    if stored is None:
        return  # Deleted meanwhile.
    moved.lines += len(stored.entries)
    if await target.load(name) == stored:
        moved.there_already += 1
        return
    await target.adopt(stored)
    if await target.load(name) != stored:
        raise MigrationFailed(f"table {name} came out differently; nothing was deleted")
    moved.copied += 1
