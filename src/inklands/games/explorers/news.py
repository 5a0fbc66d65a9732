"""What happens on the way from one decision to the next; `log` makes messages of it."""

from __future__ import annotations

from typing import NamedTuple

from inklands.grid.grid import Mask


class Note(NamedTuple):
    """Something that happened; a plain tuple, for playouts make thousands that nobody reads."""

    what: str
    seat: int | None = None
    value: int = 0
    cells: Mask = 0
    key: str = ""
