"""Why an action is not allowed."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.core.message import Message
from inklands.grid.grid import Mask


@dataclass(frozen=True, slots=True)
class Objection:
    """The reason, the cells it is about, and the same as an English sentence for programs."""

    reason: Message
    cells: Mask
    sentence: str
