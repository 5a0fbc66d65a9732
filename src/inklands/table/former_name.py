"""
What was kept while the program was called Mapwright, and is still good.

Its database moves to the new folder at the first start, and a browser's cookie of that time still
identifies it, so that nobody loses a table or a seat by the change of name.
"""

from __future__ import annotations

import logging
from pathlib import Path

import platformdirs

FORMER_NAME = "mapwright"
FORMER_COOKIES = (f"__Host-{FORMER_NAME}", FORMER_NAME)
# SQLite keeps what is not yet in the database beside it, in files named after it.
FILES = ("", "-wal", "-shm")
LOG = logging.getLogger("inklands.table")


def adopt_database(path: Path, former: Path | None = None) -> bool:
    """Move the database of the former name to *path* if there is none; whether it was moved."""
    former = former or data_folder(FORMER_NAME) / path.name
    if path.exists() or not former.is_file():
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    for suffix in reversed(FILES):
        part = former.with_name(former.name + suffix)
        if part.exists():
            part.rename(path.with_name(path.name + suffix))
    LOG.info("moved the database of %s here", FORMER_NAME, extra={"path": str(path)})
    return True


def data_folder(program: str) -> Path:
    """Where *program* keeps what it must not lose."""
    return Path(platformdirs.user_data_dir(program, appauthor=False))
