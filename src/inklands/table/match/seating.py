"""Who sits where: a value, and the ways it changes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from inklands.table.match.names import distinct_name
from inklands.table.refusal import Refusal

Kind = Literal["person", "bot", "open"]


@dataclass(frozen=True, slots=True)
class Sitting:
    """
    One seat's player.

    ``holder`` is the hash of a browser's identity. A bot in a seat that somebody holds stands in
    for them until it is handed back; ``since`` is the last update of the seat before that.
    ``link`` and ``reopened`` are hashes of the secrets by which the seat moves to another browser:
    the first is its holder's own, the second was given out by the host. An open seat with a name
    is ``kept_for`` whoever sat there before the rematch.
    """

    kind: Kind
    name: str = ""
    holder: str | None = None
    level: str | None = None
    since: int | None = None
    link: str | None = None
    reopened: str | None = None
    kept_for: str | None = None

    @property
    def stands_in(self) -> bool:
        return self.kind == "bot" and self.holder is not None


@dataclass(frozen=True, slots=True)
class Seating:
    """
    All seats of a table; ``version`` counts changes.

    ``next`` is the table of the rematch, to which the seats ``accepted`` go, the first of which
    offered it, and those that ``declined`` do not. ``host`` is who set the table up, where that
    browser's last seat has moved to another; else None. By the invitation a guest takes as many
    seats as the host allows, ``guest_seats``. A match that was ``taken_along`` is played elsewhere
    and stands still here; where the ``deal_left`` with it, somebody may know every card.
    """

    sittings: tuple[Sitting, ...]
    next: str | None = None
    version: int = 0
    host: str | None = None
    accepted: tuple[int, ...] = ()
    declined: tuple[int, ...] = ()
    guest_seats: int = 1
    taken_along: bool = False
    deal_left: bool = False

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

    def taken(self, seat: int | None, holder: str, name: str, count: int = 1) -> Seating:
        """
        The seating with *holder* at *seat*, or at the first open one, and at *count* seats in all.

        Whoever sits here already stays there, and may ask for the same seats twice. A seat that is
        kept for somebody else is not open to them. There are all of the seats or none.
        """
        seating = self
        while len(seating.held_by(holder)) < count:
            is_first = not seating.held_by(holder)
            seating = seating._seated(seat if is_first else None, holder, name)
        if seating is self:
            return self
        return replace(seating, version=self.version + 1)

    def allowing(self, count: int) -> Seating:
        """The seating where a guest takes up to *count* seats by the invitation."""
        if count == self.guest_seats:
            return self
        return replace(self, guest_seats=count, version=self.version + 1)

    def copied(self, *, moves: bool) -> Seating:
        """The seating of a match that was handed out with its deal, and *moves* elsewhere."""
        taken_along = self.taken_along or moves
        if (self.taken_along, self.deal_left) == (taken_along, True):
            return self
        return replace(self, taken_along=taken_along, deal_left=True, version=self.version + 1)

    def played_here(self, sittings: tuple[Sitting, ...] | None = None) -> Seating:
        """The seating of a match that goes on here, with other *sittings* if it brings any."""
        now = self.sittings if sittings is None else sittings
        if (self.taken_along, self.sittings) == (False, now):
            return self
        return replace(self, taken_along=False, sittings=now, version=self.version + 1)

    def _seated(self, seat: int | None, holder: str, name: str) -> Seating:
        """The seating with *holder* at one more seat, at *seat* if that is named."""
        open_to_them = [one for one in self.open_seats if self[one].kept_for in {None, holder}]
        # Their own, if one is kept for them.
        open_to_them.sort(key=lambda one: self[one].kept_for is None)
        if not open_to_them:
            raise Refusal("seat/taken", "Every seat is taken.", 409)
        chosen = open_to_them[0] if seat is None else seat
        if chosen not in open_to_them:
            raise Refusal("seat/taken", f"Seat {chosen} is taken.", 409)
        return self._with(chosen, Sitting("person", self._distinct(name, chosen), holder))

    def renamed(self, seat: int, name: str) -> Seating:
        return self._with(seat, replace(self[seat], name=self._distinct(name, seat)))

    def with_bot(self, seat: int, level: str, since: int | None = None) -> Seating:
        """The seating with a bot at *seat*, for good if it was open, else standing in."""
        sitting = self[seat]
        if sitting.holder is None:
            return self._with(seat, Sitting("bot", level=level))
        # A bot that takes over from a bot has played since the first did.
        first = sitting.since if sitting.stands_in else since
        return self._with(seat, replace(sitting, kind="bot", level=level, since=first))

    def handed_back(self, seat: int) -> Seating:
        """The seating without the bot at *seat*."""
        sitting = self[seat]
        if sitting.kind != "bot":
            raise Refusal("seat/invalid", f"No bot plays seat {seat}.")
        kind: Kind = "open" if sitting.holder is None else "person"
        return self._with(seat, replace(sitting, kind=kind, level=None, since=None))

    def freed(self, seat: int) -> Seating:
        """The seating with nobody at *seat*."""
        return self._with(seat, Sitting("open"))

    def given_up(self, seat: int, level: str | None) -> Seating:
        """The seating with a bot of *level* at *seat* for good, or with nobody."""
        return self._with(seat, Sitting("open") if level is None else Sitting("bot", level=level))

    def departed(self, seat: int) -> Seating:
        """The seating of an ended match that whoever held *seat* sees no more; the name stays."""
        return self._with(seat, replace(self[seat], holder=None, link=None, reopened=None))

    def linked(self, seat: int, link: str) -> Seating:
        """The seating where the secret with the hash *link*, and no older one, leads to *seat*."""
        return self._with(seat, replace(self[seat], link=link))

    def reopened(self, seat: int, invitation: str) -> Seating:
        """The seating where *seat* waits for its person to come back by a new invitation."""
        return self._with(seat, replace(self[seat], reopened=invitation))

    def moved(self, seat: int, holder: str, host: str, *, keeps_link: bool) -> Seating:
        """
        The seating with *seat* held by *holder*, who is the same person in another browser.

        Where *host* has no seat left in the old browser, the host's rights move too.
        """
        sitting = self[seat]
        if sitting.holder == holder:
            return self
        link = sitting.link if keeps_link else None
        moved = self._with(seat, replace(sitting, holder=holder, link=link, reopened=None))
        if sitting.holder == host and not moved.held_by(host):
            return replace(moved, host=holder)
        return moved

    def followed_by(self, table: str, seats: tuple[int, ...]) -> Seating:
        """The seating whose *seats* have set up *table* as the rematch."""
        if self.next is not None:
            return self
        return replace(self, next=table, accepted=seats, version=self.version + 1)

    def answered(self, seats: tuple[int, ...], *, accepts: bool) -> Seating:
        """The seating whose *seats* have said whether they come to the rematch."""
        accepted = tuple(one for one in self.accepted if one not in seats)
        declined = tuple(one for one in self.declined if one not in seats)
        if accepts:
            accepted += seats
        else:
            declined += seats
        if (accepted, declined) == (self.accepted, self.declined):
            return self
        return replace(self, accepted=accepted, declined=declined, version=self.version + 1)

    def again(self, holder: str) -> Seating:
        """The first seating of a rematch that *holder* offers: the others' seats are kept free."""
        sittings = tuple(_again(one, holder) for one in self.sittings)
        return Seating(sittings, guest_seats=self.guest_seats)

    def claimed(self, holder: str, name: str) -> Seating:
        """The seating with *holder* at every seat that is kept for them, or at an open one."""
        sittings = tuple(
            Sitting("person", one.name, holder) if one.kept_for == holder else one
            for one in self.sittings
        )
        if sittings == self.sittings:
            return self.taken(None, holder, name)
        return replace(self, sittings=sittings, version=self.version + 1)

    def released(self, holder: str) -> Seating:
        """The seating where nothing is kept for *holder* any more."""
        sittings = tuple(
            Sitting("open") if one.kept_for == holder else one for one in self.sittings
        )
        if sittings == self.sittings:
            return self
        return replace(self, sittings=sittings, version=self.version + 1)

    def _distinct(self, name: str, seat: int) -> str:
        others = (one.name for place, one in enumerate(self.sittings) if place != seat and one.name)
        return distinct_name(name, others)

    def _with(self, seat: int, sitting: Sitting) -> Seating:
        sittings = (*self.sittings[:seat], sitting, *self.sittings[seat + 1 :])
        return replace(self, sittings=sittings, version=self.version + 1)


def _again(sitting: Sitting, holder: str) -> Sitting:
    if sitting.holder is None:
        # Whoever wanted to see no more of this match is not waited for.
        return Sitting("open" if sitting.kind == "person" else sitting.kind, level=sitting.level)
    if sitting.holder == holder:
        return Sitting("person", sitting.name, holder)
    return Sitting("open", sitting.name, kept_for=sitting.holder)
