"""Who sits where: a value, and the ways it changes."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace
from typing import Literal

from inklands.table.refusal import Refusal

Kind = Literal["person", "bot", "open"]
LONGEST_NAME = 24
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159\U00016fe4"
)
"""Marks that Unicode counts among letters and symbols and that nobody sees: fillers of scripts."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """
    One seat's player.

    ``holder`` is the hash of a browser's identity. A bot in a seat that somebody holds stands in
    for them until it is handed back.
    """

    kind: Kind
    name: str = ""
    holder: str | None = None
    level: str | None = None

    @property
    def stands_in(self) -> bool:
        return self.kind == "bot" and self.holder is not None


@dataclass(frozen=True, slots=True)
class Seating:
    """All seats of a table; ``version`` counts changes, ``next`` is the table of the rematch."""

    sittings: tuple[Sitting, ...]
    next: str | None = None
    version: int = 0

    def __getitem__(self, seat: int) -> Sitting:
        if seat not in range(len(self.sittings)):
            count = len(self.sittings)
            raise Refusal("seat/invalid", f"There is no seat {seat}; there are {count}, from 0.")
        return self.sittings[seat]

    def held_by(self, holder: str | None) -> tuple[int, ...]:
        if holder is None:
            return ()
        return tuple(seat for seat, one in enumerate(self.sittings) if one.holder == holder)

    @property
    def holders(self) -> frozenset[str]:
        return frozenset(one.holder for one in self.sittings if one.holder is not None)

    @property
    def open_seats(self) -> tuple[int, ...]:
        return tuple(seat for seat, one in enumerate(self.sittings) if one.kind == "open")

    def taken(self, seat: int | None, holder: str, name: str) -> Seating:
        """
        The seating with *holder* at *seat*, or at the first open one.

        Whoever sits here already stays there: a guest has one seat, and may ask for it twice.
        """
        if self.held_by(holder):
            return self
        if not self.open_seats:
            raise Refusal("seat/taken", "Every seat is taken.", 409)
        chosen = self.open_seats[0] if seat is None else seat
        if self[chosen].kind != "open":
            raise Refusal("seat/taken", f"Seat {chosen} is taken.", 409)
        return self._with(chosen, Sitting("person", tidy_name(name), holder))

    def renamed(self, seat: int, name: str) -> Seating:
        return self._with(seat, replace(self[seat], name=tidy_name(name)))

    def with_bot(self, seat: int, level: str) -> Seating:
        """The seating with a bot at *seat*, for good if it was open, else standing in."""
        return self._with(seat, replace(self[seat], kind="bot", level=level))

    def handed_back(self, seat: int) -> Seating:
        """The seating without the bot at *seat*."""
        sitting = self[seat]
        if sitting.kind != "bot":
            raise Refusal("seat/invalid", f"No bot plays seat {seat}.")
        kind: Kind = "open" if sitting.holder is None else "person"
        return self._with(seat, replace(sitting, kind=kind, level=None))

    def freed(self, seat: int) -> Seating:
        """The seating with nobody at *seat*."""
        return self._with(seat, Sitting("open"))

    def followed_by(self, table: str) -> Seating:
        if self.next is not None:
            return self
        return replace(self, next=table, version=self.version + 1)

    def _with(self, seat: int, sitting: Sitting) -> Seating:
        sittings = (*self.sittings[:seat], sitting, *self.sittings[seat + 1 :])
        return replace(self, sittings=sittings, version=self.version + 1)


def tidy_name(name: str) -> str:
    r"""
    *name* in one line, without marks that are invisible or turn the text around.

    >>> tidy_name("  Ada\u202e   L.  ")
    'Ada L.'
    """
    seen = "".join(mark if _is_seen(mark) else " " for mark in unicodedata.normalize("NFC", name))
    tidied = " ".join(seen.split())[:LONGEST_NAME].rstrip()
    # An accent alone is drawn on nothing.
    if all(unicodedata.category(mark)[0] in "MZ" for mark in tidied):
        raise Refusal("name/empty", "A name needs at least one letter.")
    return tidied


def _is_seen(mark: str) -> bool:
    return mark == " " or (unicodedata.category(mark)[0] not in "CZ" and mark not in BLANK)
