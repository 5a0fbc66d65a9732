"""What a PostgreSQL database of tables holds, step by step as it grew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inklands.table.store.database_error import NewerDatabase

if TYPE_CHECKING:
    from inklands.table.store.postgresql_pool import Connection

SCHEMA = "inklands"
"""Everything is in a schema of this name: the database may hold other things too."""
LOCK = 0x696E6B6C
"""One number for all processes: who has its lock brings the schema up to date."""

# Each step brings a database from the version of its place to the next. Never change one: add.
STEPS = (
    """
    CREATE TABLE tables (
        id text PRIMARY KEY, setup text NOT NULL, seating text NOT NULL, version integer NOT NULL,
        host text NOT NULL, is_over boolean NOT NULL DEFAULT false, changed bigint NOT NULL,
        lines integer NOT NULL DEFAULT 0, head text NOT NULL, lost integer NOT NULL DEFAULT 0
    ) WITH (fillfactor = 70);
    -- None on "changed": a row whose indexed columns stay is rewritten in its place, and every
    -- move rewrites one. What is old is looked for once a minute, by reading all.
    CREATE INDEX hosted ON tables (host) WHERE NOT is_over;
    CREATE TABLE log (
        "table" text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        "index" integer NOT NULL, seat integer NOT NULL, kind text NOT NULL,
        action text NOT NULL, command text NOT NULL, at bigint NOT NULL, digest text NOT NULL,
        PRIMARY KEY ("table", "index"), UNIQUE ("table", seat, command)
    );
    CREATE TABLE holders (
        holder text NOT NULL, "table" text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        PRIMARY KEY (holder, "table")
    );
    CREATE INDEX held ON holders ("table");
    CREATE TABLE outcomes (
        "table" text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, outcome bytea NOT NULL
    );
    -- Work that one process does for all, and who is at a table: true until a time, and not worth
    -- a write to the disk, for after a crash it is all different.
    CREATE UNLOGGED TABLE leases (
        name text PRIMARY KEY, run text NOT NULL, until timestamptz NOT NULL
    );
    CREATE UNLOGGED TABLE presences (
        "table" text NOT NULL, run text NOT NULL, holders text[] NOT NULL,
        until timestamptz NOT NULL, PRIMARY KEY ("table", run)
    );
    """,
)


async def upgrade(connection: Connection) -> None:
    """Bring the database, new or of an older program, to the last version."""
    async with connection.transaction():
        # Of several processes that start at once one does it, and the others find it done.
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
        await connection.execute("CREATE TABLE IF NOT EXISTS schema (version integer NOT NULL)")
        version = await connection.fetchval("SELECT max(version) FROM schema") or 0
        if version > len(STEPS):
            # Going back would lose what the newer program keeps and this one does not know of.
            raise NewerDatabase
        for number, step in enumerate(STEPS[version:], version + 1):
            await connection.execute(step)
            await connection.execute("INSERT INTO schema VALUES ($1)", number)
