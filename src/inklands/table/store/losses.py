"""Lines that the ledger knows and the database no longer has."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Mapping

LOG = logging.getLogger("inklands.table")


def mark_losses(database: sqlite3.Connection, noted: Mapping[str, int]) -> None:
    """Mark each table whose log is shorter than *noted*, and log what is missing."""
    for table, length in noted.items():
        row = database.execute("SELECT lines + lost FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None:
            LOG.error("a table is lost: the database was damaged", extra={"table": table})
        elif row[0] < length:
            LOG.error(
                "%d of %d lines are lost: the database was damaged",
                *(length - row[0], length),
                extra={"table": table},
            )
            mark = "UPDATE tables SET lost = ? - lines WHERE id = ?"
            database.execute(mark, (length, table))
