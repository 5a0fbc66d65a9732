"""Whether a database does what it should: logged when it changes, not with every move."""

from __future__ import annotations

import logging
import time

from inklands.table.store.database_error import DatabaseError

LOG = logging.getLogger("inklands.table")
CHECK_SECONDS = 1.0
"""However often it is asked, whether the database can be written is tried no more often."""


class Condition:
    """What is wrong with a database as far as is known, most often nothing."""

    def __init__(self) -> None:
        self._failure: DatabaseError | None = None
        self._checked_at = float("-inf")

    def note(self, failure: DatabaseError | None) -> None:
        """Remember how the last use went: a *failure*, or None if it went well."""
        if failure is not None and (self._failure is None or self._failure.code != failure.code):
            LOG.error("%s", failure, extra={"code": failure.code})
        elif failure is None and self._failure is not None:
            LOG.info("the database answers again")
        self._failure = failure

    def is_check_due(self) -> bool:
        """Whether it is time to try again; from now on the next one waits."""
        now = time.monotonic()
        is_due = now - self._checked_at >= CHECK_SECONDS
        if is_due:
            self._checked_at = now
        return is_due

    def raise_failure(self) -> None:
        if self._failure is not None:
            raise type(self._failure)
