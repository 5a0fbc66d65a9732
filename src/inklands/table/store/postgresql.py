"""Tables in PostgreSQL, which any number of processes may share."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from typing import TypeAlias

import asyncpg

from inklands.table.match.seating import Seating
from inklands.table.store.chain import chain, root
from inklands.table.store.database_error import DatabaseDamaged
from inklands.table.store.heads import Heads
from inklands.table.store.postgresql_lines import LineWriter
from inklands.table.store.postgresql_pool import Connection, Pool
from inklands.table.store.postgresql_schema import upgrade
from inklands.table.store.rows import Append, TableRow, json_text, stored_table
from inklands.table.store.store import DAY, Conflict, Entry, Glimpse, Setup, Stored

Value: TypeAlias = str | int | float | bytes | list[str]
CREATE = """
    INSERT INTO tables (id, setup, seating, version, host, is_over, changed, lines, head, lost)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING
"""
LOAD = """
    SELECT setup, seating, changed, is_over, outcome, lines, head, lost
    FROM tables LEFT JOIN outcomes ON id = "table" WHERE id = $1
"""
LINES = """
    SELECT "index", seat, kind, action, command, at, digest FROM log
    WHERE "table" = $1 AND "index" >= $2 AND "index" < $3 ORDER BY "index"
"""
RESEAT = """
    UPDATE tables SET seating = $2, version = $3, changed = $4
    WHERE id = $1 AND (version = $3 - 1 OR version = $3 AND seating = $2)
"""
FORGET = """
    DELETE FROM tables WHERE id IN (
        SELECT id FROM tables WHERE changed < $1 AND id <> ALL ($2)
        AND NOT EXISTS (SELECT FROM presences WHERE "table" = id AND until > now())
        ORDER BY changed LIMIT $3
    ) RETURNING id
"""
DAYS = """
    SELECT max(changed) FROM tables WHERE changed < $1 GROUP BY changed / $2::bigint ORDER BY 1 DESC
"""
LEASE = """
    INSERT INTO leases VALUES ($1, $2, now() + make_interval(secs => $3))
    ON CONFLICT (name) DO UPDATE SET run = excluded.run, until = excluded.until
    WHERE leases.until < now() OR leases.run = excluded.run RETURNING true
"""
ANNOUNCE = """
    INSERT INTO presences
    SELECT one."table", $1, string_to_array(one.holders, ' '), now() + make_interval(secs => $4)
    FROM unnest($2::text[], $3::text[]) AS one ("table", holders) ORDER BY 1
    ON CONFLICT ("table", run) DO UPDATE SET holders = excluded.holders, until = excluded.until
"""
GLIMPSE = """
    SELECT id, lines, version, (
        SELECT array_agg(holder) FROM presences, unnest(holders) AS holder
        WHERE "table" = id AND run <> $1 AND until > now()
    ) FROM tables WHERE id = ANY ($2)
"""


async def prepare_database(address: str) -> None:
    """Bring the database at *address* up to date, before the first table is asked for."""
    pool = Pool(address)
    try:
        await pool.use(upgrade)
    finally:
        await pool.close()


class PostgresStore:
    """A store in the database at *address*, ``postgresql://…``, which has been prepared."""

    is_shared = True

    def __init__(self, address: str, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._pool = Pool(address)
        self._heads = Heads()
        self._writer = LineWriter(self._pool, self._heads)

    @property
    def queues(self) -> Mapping[str, Callable[[], int]]:
        return {"lines": self._writer.count_waiting, "connections": self._pool.count_busy}

    async def create(self, setup: Setup, seating: Seating) -> None:
        await self.adopt(Stored(setup, seating, (), setup.created))

    async def load(self, table: str, start: int = 0) -> Stored | None:
        async def load(connection: Connection) -> Stored | None:
            row = await connection.fetchrow(LOAD, table)
            if row is None:
                return None
            found = TableRow(*row)
            # Another process may be writing: lines that are newer than the row are left for later.
            # The line before the first one asked for is read with them, for its digest.
            rows = await connection.fetch(LINES, table, max(start - 1, 0), found.lines)
            lines = [(Entry(*line[:-1]), str(line[-1])) for line in rows]
            has_before = start > 0 and bool(lines) and lines[0][0].index == start - 1
            before = lines[0][1] if has_before else None
            self._heads.remember(table, found.head)
            return stored_table(found, lines[has_before:], start, before)

        try:
            return await self._pool.use(load)
        except ValueError as error:
            # What was written was well formed.
            raise DatabaseDamaged from error

    async def append(self, table: str, entry: Entry) -> None:
        await self._writer.append(table, entry)

    async def reseat(self, table: str, seating: Seating) -> None:
        async def reseat(connection: Connection) -> str:
            async with connection.transaction():
                values = (json_text(seating), seating.version, int(self._clock()))
                changed: str = await connection.execute(RESEAT, table, *values)
                if changed.endswith(" 1"):
                    await _note_holders(connection, table, seating)
            return changed

        if not (await self._pool.use(reseat)).endswith(" 1"):
            raise Conflict

    async def finish(self, table: str) -> None:
        await self._do("UPDATE tables SET is_over = true WHERE id = $1", table)

    async def keep(self, table: str, outcome: bytes) -> None:
        # The first outcome stays: nobody may see another end than the players saw.
        statement = "INSERT INTO outcomes VALUES ($1, $2) ON CONFLICT DO NOTHING"
        try:
            await self._do(statement, table, outcome)
        except asyncpg.ForeignKeyViolationError as error:
            raise Conflict from error

    async def unkept(self) -> tuple[str, ...]:
        return await self._names(
            'SELECT id FROM tables LEFT JOIN outcomes ON id = "table"'
            " WHERE is_over AND outcome IS NULL"
        )

    async def tables_of(self, holder: str, most: int, skip: int = 0) -> tuple[str, ...]:
        return await self._names(
            'SELECT id FROM holders JOIN tables ON id = "table" WHERE holder = $1'
            " ORDER BY changed DESC, id LIMIT $2 OFFSET $3",
            *(holder, most, skip),
        )

    async def delete(self, table: str, version: int) -> None:
        statement = "DELETE FROM tables WHERE id = $1 AND version = $2 RETURNING id"
        if not await self._names(statement, table, version):
            raise Conflict

    async def count_open(self, host: str) -> int:
        question = (
            "SELECT count(*) FROM tables WHERE host = $1 AND NOT is_over AND EXISTS"
            ' (SELECT 1 FROM holders WHERE holder = host AND "table" = id)'
        )
        ((count,),) = await self._ask(question, host)
        return int(count)

    async def forget(self, before: int, most: int, spared: Collection[str] = ()) -> tuple[str, ...]:
        return await self._names(FORGET, before, list(spared), most)

    async def count_old(self, before: int) -> int:
        ((count,),) = await self._ask("SELECT count(*) FROM tables WHERE changed < $1", before)
        return int(count)

    async def days(self, before: int) -> tuple[int, ...]:
        rows = await self._ask(DAYS, before, DAY)
        return tuple(int(last) for (last,) in rows)

    async def newest(self) -> int:
        ((last,),) = await self._ask("SELECT coalesce(max(changed), 0) FROM tables")
        return int(last)

    async def postpone(self, since: int, until: int, seconds: int) -> None:
        # PostgreSQL and the other processes have clocks of their own: one that was put right here
        # says nothing of what they wrote.
        pass

    async def shrink(self) -> bool:
        # PostgreSQL uses the room of deleted rows again, by itself.
        await self._do("DELETE FROM presences WHERE until < now()")
        await self._do("DELETE FROM leases WHERE until < now()")
        return False

    async def lease(self, name: str, run: str, seconds: float) -> bool:
        rows = await self._ask(LEASE, name, run, float(seconds))
        return bool(rows)

    async def glimpse(
        self, run: str, here: Mapping[str, Collection[str]], seconds: float
    ) -> dict[str, Glimpse]:
        holders = [" ".join(sorted(present)) for present in here.values()]
        await self._do(ANNOUNCE, run, list(here), holders, float(seconds))
        rows = await self._ask(GLIMPSE, run, list(here))
        return {
            str(table): Glimpse(lines, version, frozenset(elsewhere or ()))
            for table, lines, version, elsewhere in rows
        }

    async def names(self, after: str, most: int) -> tuple[str, ...]:
        question = (
            'SELECT id FROM tables WHERE id COLLATE "C" > $1 ORDER BY id COLLATE "C" LIMIT $2'
        )
        return await self._names(question, after, most)

    async def adopt(self, stored: Stored) -> None:
        setup, seating = stored.setup, stored.seating
        text = json_text(setup)
        digests = chain(text, stored.entries)
        head = digests[-1] if digests else root(text)
        lost = stored.damage.lost if stored.damage else 0
        row = (setup.id, text, json_text(seating), seating.version, setup.host, stored.is_over)
        counted = (stored.changed, len(stored.entries), head, lost)
        lines = [
            Append(setup.id, entry).row(digest)
            for entry, digest in zip(stored.entries, digests, strict=True)
        ]

        async def adopt(connection: Connection) -> None:
            async with connection.transaction():
                await connection.execute("DELETE FROM tables WHERE id = $1", setup.id)
                await connection.execute(CREATE, *row, *counted)
                await _note_holders(connection, setup.id, seating)
                await connection.copy_records_to_table("log", records=lines)
                if stored.outcome is not None:
                    statement = "INSERT INTO outcomes VALUES ($1, $2)"
                    await connection.execute(statement, setup.id, stored.outcome)

        await self._pool.use(adopt)
        self._heads.remember(setup.id, head)

    async def check(self) -> None:
        if self._pool.condition.is_check_due():
            await self._ask(LEASE, "check", "check", 0.0)
        self._pool.condition.raise_failure()

    async def close(self) -> None:
        await self._writer.finish()
        await self._pool.close()

    async def _do(self, statement: str, *values: Value) -> None:
        await self._pool.use(lambda connection: connection.execute(statement, *values))

    async def _ask(self, question: str, *values: Value) -> list[asyncpg.Record]:
        return await self._pool.use(lambda connection: connection.fetch(question, *values))

    async def _names(self, question: str, *values: Value) -> tuple[str, ...]:
        return tuple(str(name) for (name,) in await self._ask(question, *values))


async def _note_holders(connection: Connection, table: str, seating: Seating) -> None:
    holders = sorted({one.holder for one in seating.sittings if one.holder is not None})
    await connection.execute('DELETE FROM holders WHERE "table" = $1', table)
    await connection.execute("INSERT INTO holders SELECT unnest($1::text[]), $2", holders, table)
