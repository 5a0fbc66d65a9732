"""
A second, smaller book of what was written: how long each log was when its last line was kept.

SQLite takes a write-ahead log that was cut or garbled for one that ended there, and goes on with
less. The ledger is another file, written after each commit, so it is never ahead of a sound
database: where it is, lines were lost.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from pathlib import Path
from zlib import crc32

LOG = logging.getLogger("inklands.table")
FORGOTTEN = -1
MOST_BYTES = 4_000_000


class Ledger:
    """The ledger in the file at *path*."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = path.open("ab", buffering=0)

    @property
    def is_long(self) -> bool:
        return self._file.tell() > MOST_BYTES

    def note(self, lengths: Iterable[tuple[str, int]]) -> None:
        """Add the *lengths* of logs by table; a table with `FORGOTTEN` was deleted on purpose."""
        # A record begins with a new line: one that was half written spoils no other.
        records = "".join(f"\n{_record(table, lines)}" for table, lines in lengths)
        try:
            self._file.write(records.encode())
        except OSError as error:
            # The lines themselves are safe in the database: nobody is refused because of this.
            LOG.warning("the ledger could not be written: %s", error)

    def clear(self) -> None:
        """Begin anew: all that is noted has reached the database file itself."""
        self._file.truncate(0)

    def close(self) -> None:
        self._file.close()


def noted_lengths(path: Path) -> Mapping[str, int]:
    """The last length that the ledger at *path* has of each table; none if there is no ledger."""
    if not path.exists():
        return {}
    lengths: dict[str, int] = {}
    for line in path.read_bytes().decode(errors="replace").splitlines():
        table, _, rest = line.partition(" ")
        length = rest.partition(" ")[0]
        if length.removeprefix("-").isdecimal() and line == _record(table, int(length)):
            lengths[table] = int(length)
    return {table: length for table, length in lengths.items() if length != FORGOTTEN}


def _record(table: str, length: int) -> str:
    content = f"{table} {length}"
    return f"{content} {crc32(content.encode()):08x}"
