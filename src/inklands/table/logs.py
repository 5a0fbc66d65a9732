"""Logs as one JSON object a line; they name tables, never people, addresses or secrets."""

from __future__ import annotations

import json
import logging
import sys

FIELDS = ("table", "tables", "title", "path", "address", "code")


class JsonLines(logging.Formatter):
    """One line of JSON for each thing that happened."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **{name: getattr(record, name) for name in FIELDS if hasattr(record, name)},
        }
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False)


def configure(level: int = logging.INFO) -> None:
    """Send the logs of the table and of its server to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("inklands.table", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
