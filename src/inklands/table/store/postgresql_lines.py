"""Writes lines of logs to PostgreSQL: many in one statement, each once."""

from __future__ import annotations

from operator import itemgetter

import asyncpg

from inklands.table.store.batches import Batches
from inklands.table.store.chain import chained
from inklands.table.store.database_error import DatabaseError
from inklands.table.store.heads import Heads
from inklands.table.store.postgresql_pool import Pool
from inklands.table.store.rows import Append
from inklands.table.store.store import Conflict, Entry

# A line is written only behind the line that its digest was made with: of two processes that write
# the same line at once, the second finds the table further on. Lines that are there already were
# written before a connection was lost.
APPEND = """
    WITH new AS (
        SELECT * FROM unnest(
            $1::text[], $2::text[], $3::text[],
            $4::integer[], $5::integer[], $6::text[], $7::text[], $8::text[], $9::bigint[]
        ) AS line ("table", previous, digest, "index", seat, kind, action, command, at)
    ), moved AS (
        UPDATE tables SET lines = lines + 1, head = new.digest, changed = new.at FROM new
        WHERE id = new."table" AND lines = new."index" AND head = new.previous
        RETURNING id
    ), written AS (
        INSERT INTO log SELECT "table", "index", seat, kind, action, command, at, digest FROM new
        WHERE "table" IN (SELECT id FROM moved)
    )
    SELECT id FROM moved UNION
    SELECT log."table" FROM log JOIN new USING ("table", "index", digest)
"""


class LineWriter:
    """Appends to logs; *heads* are kept up to date."""

    def __init__(self, pool: Pool, heads: Heads) -> None:
        self._pool = pool
        self._heads = heads
        self._batches: Batches[Append] = Batches(self._write)

    async def append(self, table: str, entry: Entry) -> None:
        """Write *entry* as the next line of *table*, or raise a `Conflict`."""
        await self._batches.add(Append(table, entry))

    def count_waiting(self) -> int:
        return len(self._batches)

    async def finish(self) -> None:
        await self._batches.finish()

    async def _write(self, appends: list[Append]) -> list[Exception | None]:
        # One statement changes a row once: of two lines of one table the second waits for the next.
        now, later = _first_of_each_table(appends)
        outcomes = dict(zip(now, await self._wave([appends[one] for one in now]), strict=True))
        if later:
            rest = await self._write([appends[one] for one in later])
            outcomes.update(zip(later, rest, strict=True))
        return [outcomes[place] for place in range(len(appends))]

    async def _wave(self, appends: list[Append]) -> list[Exception | None]:
        try:
            kept = await self._kept(appends)
        except asyncpg.UniqueViolationError:
            # A command is there already, on another line: it spoils no other table's.
            if len(appends) > 1:
                return [(await self._wave([one]))[0] for one in appends]
            kept = set()
        except DatabaseError:
            # Whether they were kept only the database knows.
            for one in appends:
                self._heads.forget(one.table)
            raise
        return [None if one.table in kept else Conflict() for one in appends]

    async def _kept(self, appends: list[Append]) -> set[str]:
        """Write *appends*, one a table; those tables whose line is kept."""
        await self._find_heads([one.table for one in appends])
        rows = []
        # In one order for all processes, so that none waits for one that waits for it.
        for table, entry in sorted(((one.table, one.entry) for one in appends), key=itemgetter(0)):
            previous = self._heads.of(table)
            if previous is not None:
                line = (entry.index, entry.seat, entry.kind, entry.action, entry.command, entry.at)
                rows.append((table, previous, chained(previous, entry), *line))
        columns = [list(column) for column in zip(*rows, strict=True)] or [[]] * 9
        found = await self._pool.use(lambda connection: connection.fetch(APPEND, *columns))
        kept = {str(table) for (table,) in found}
        for table, _, digest, *_ in rows:
            self._heads.forget(table)
            if table in kept:
                self._heads.remember(table, digest)
        return kept

    async def _find_heads(self, tables: list[str]) -> None:
        unknown = [table for table in tables if self._heads.of(table) is None]
        if not unknown:
            return
        question = "SELECT id, head FROM tables WHERE id = ANY ($1)"
        rows = await self._pool.use(lambda connection: connection.fetch(question, unknown))
        for table, head in rows:
            self._heads.remember(str(table), str(head))


def _first_of_each_table(appends: list[Append]) -> tuple[list[int], list[int]]:
    """The places of the first line of each table, and of all others."""
    now: dict[str, int] = {}
    for place, one in enumerate(appends):
        now.setdefault(one.table, place)
    later = [place for place, one in enumerate(appends) if now[one.table] != place]
    return list(now.values()), later
