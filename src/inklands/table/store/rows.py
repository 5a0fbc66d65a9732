"""A table and its log as a database holds them, made into what the store answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from inklands.table.match.seating import Seating
from inklands.table.store.chain import root, whole_lines
from inklands.table.store.store import Damage, Entry, Setup, Stored

# Made before any thread is: msgspec fills in what it knows of a type when it is first asked for it,
# and a second thread that asks meanwhile reads what is not there yet, which kills the process.
SETUP = msgspec.json.Decoder(Setup)
SEATING = msgspec.json.Decoder(Seating)


@dataclass(frozen=True, slots=True)
class Append:
    """A line to be written to the log of a table."""

    table: str
    entry: Entry

    def row(self, digest: str) -> tuple[str | int, ...]:
        entry = self.entry
        values = (entry.index, entry.seat, entry.kind, entry.action, entry.command, entry.at)
        return (self.table, *values, digest)


class TableRow(NamedTuple):
    """The columns of a table; ``lines`` and ``head`` were written with the log's last line."""

    setup: str
    seating: str
    changed: int
    is_over: bool
    outcome: bytes | None
    lines: int
    head: str
    lost: int


def stored_table(
    row: TableRow, lines: list[tuple[Entry, str]], start: int, digest_before: str | None
) -> Stored:
    """
    The table of *row* with its *lines*, stored with their digests, from *start* on.

    ``digest_before`` is the digest of the line before *start*, if there is one.
    """
    previous = digest_before or root(row.setup)
    whole = whole_lines(previous, lines, start)
    last = lines[whole - 1][1] if whole else previous
    is_whole = (start + whole, last, 0) == (row.lines, row.head, row.lost)
    missing = max(row.lines, start + len(lines)) - start - whole + row.lost
    return Stored(
        setup=SETUP.decode(row.setup),
        seating=SEATING.decode(row.seating),
        entries=tuple(entry for entry, _ in lines[:whole]),
        changed=row.changed,
        is_over=bool(row.is_over),
        outcome=row.outcome,
        damage=None if is_whole else Damage(start + whole, missing),
    )


def json_text(value: Setup | Seating) -> str:
    return msgspec.json.encode(value).decode()
