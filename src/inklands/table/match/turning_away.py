"""What a client is sent that cannot have a place at a table."""

from __future__ import annotations

import logging

from inklands.table.match.metrics import Metrics
from inklands.table.refusal import Refusal, server_error
from inklands.table.wire.messages import Refused, encode

LOG = logging.getLogger("inklands.table")
NO_TABLE, TOO_MUCH, TOO_SLOW, INTERNAL = 4404, 4429, 1013, 1011
"""The codes with which a client's connection is closed: the page knows what each means."""
CLOSED_FOR = {429: TOO_MUCH, 503: TOO_SLOW}
"""A table that the database cannot bring now may be there in a moment."""


def turned_away(error: Exception, metrics: Metrics, path: str) -> tuple[str, int]:
    """The refusal as a text, and the code to close with; what broke inside is for the log alone."""
    if isinstance(error, Refusal):
        refusal, code = error, CLOSED_FOR.get(error.status, NO_TABLE)
    else:
        LOG.error("failed", exc_info=error, extra={"path": path})
        refusal, code = server_error(), INTERNAL
    metrics.count_refusal(refusal.reason_code)
    return encode(Refused(None, refusal.reason_code, str(refusal))), code
