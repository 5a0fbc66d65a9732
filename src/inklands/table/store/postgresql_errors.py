"""What PostgreSQL complains of, as an error with a sentence."""

from __future__ import annotations

import asyncpg

from inklands.table.store.database_error import (
    DatabaseError,
    DatabaseForbidden,
    DatabaseReadOnly,
    DatabaseRefused,
    DiskFull,
    MissingDatabase,
)

UNREACHED = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,  # The connection is closed, or is just being closed.
    asyncpg.PostgresConnectionError,
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,  # It is shutting down, or not up yet.
    asyncpg.TooManyConnectionsError,
)
"""The same may go well in a moment; whether what was being written is kept is not known."""
COLLISIONS = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
"""Two processes wrote the same at once: one of them does it again."""
KINDS: tuple[tuple[type[Exception], type[DatabaseError]], ...] = (
    (asyncpg.DiskFullError, DiskFull),
    (asyncpg.ReadOnlySQLTransactionError, DatabaseReadOnly),
    (asyncpg.InvalidAuthorizationSpecificationError, DatabaseForbidden),
    (asyncpg.InsufficientPrivilegeError, DatabaseForbidden),
    (asyncpg.InvalidCatalogNameError, MissingDatabase),
)


def database_error(error: Exception) -> DatabaseError:
    """What PostgreSQL or the network complains of, as one of the kinds above."""
    if isinstance(error, DatabaseError):
        return error
    kinds = (kind for cause, kind in KINDS if isinstance(error, cause))
    return next(kinds, DatabaseError)()


def is_final(error: Exception) -> bool:
    """Whether a server that has just been started had better stop, for it will not get better."""
    return isinstance(database_error(error), DatabaseRefused)
