"""The bodies of requests that hand a match from one home of the table to another."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from inklands.table.wire.messages import ClientRequest


class CopyTable(ClientRequest, frozen=True):
    """Ask for a whole match; one that *moves* stands still here until it comes back."""

    moves: bool


class TableCopy(ClientRequest, frozen=True):
    """A whole match, packed by one home of the table for another: `table/match/copies.py`."""

    format: Annotated[int, Meta(ge=1)]
    table: Annotated[str, Meta(max_length=40)]
    title: Annotated[str, Meta(max_length=40)]
    packed: str


class BringTable(ClientRequest, frozen=True):
    """
    Bring a match that was played elsewhere; one that is here already gets what it has not.

    Where both were played on, it is refused as diverged, unless it is to be here *apart*, as a
    match of its own.
    """

    copy: TableCopy
    apart: bool = False


class Brought(Struct, frozen=True):
    """The match is here now, as *table*; *lines* of its log were not here before."""

    table: str
    seats: list[int]
    lines: int
    is_new: bool
