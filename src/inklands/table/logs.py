"""Logs as one JSON object a line; they name tables, never people, addresses or secrets."""

from __future__ import annotations

import json
import logging
import sys

from inklands.table.http.request_id import REQUEST
from inklands.table.rate_limits import Buckets, Rate

FIELDS = ("table", "tables", "title", "path", "address", "code", "unlogged")
LOGGERS = ("inklands.table", "uvicorn.error", "asyncio")
REPEATED = Rate(20, 0.2)
"""Lines of one kind: an attack must not fill the disk with what is said about it."""
KIND_CHARACTERS = 60


class JsonLines(logging.Formatter):
    """One line of JSON for each thing that happened."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **{name: getattr(record, name) for name in FIELDS if hasattr(record, name)},
            **({"request": request} if (request := REQUEST.get()) else {}),
        }
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False)


class Unrepeated(logging.Filter):
    """
    Lets a line through unless very many of its kind came before it.

    The next that is let through says as ``unlogged`` how many were not.
    """

    def __init__(self, rate: Rate = REPEATED) -> None:
        super().__init__()
        self._buckets = Buckets(rate, most=1_000)
        self._unlogged: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        # The loop writes numbers of sockets into its sentences: the beginning names the kind.
        kind = f"{record.name}:{str(record.msg)[:KIND_CHARACTERS]}"
        if not self._buckets.take(kind):
            self._unlogged[kind] = self._unlogged.get(kind, 0) + 1
            return False
        if unlogged := self._unlogged.pop(kind, 0):
            record.unlogged = unlogged
        return True


def configure(level: int = logging.INFO) -> None:
    """Send the logs of the table and of its server to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Unrepeated())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)
    for name in LOGGERS[1:]:
        logging.getLogger(name).setLevel(logging.WARNING)
