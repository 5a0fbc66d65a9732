"""
Who may do what at a table: every such rule of `SECURITY.md`, and nowhere else.

A *holder* is the hash of a browser's identity, or None for a browser without one. Each check
returns nothing, or raises the refusal that the browser is sent.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from inklands.table.match.identity import hashed, same
from inklands.table.match.seating import Seating
from inklands.table.refusal import Refusal
from inklands.table.store.store import Setup


def host_now(setup: Setup, seating: Seating, is_away: Callable[[str | None], bool]) -> str | None:
    """
    Who has the host's rights now.

    While the host is away, or has left, they pass on to the next person around the table who is
    not away; they come back with the host. Where everybody is away they stay where they were.
    """
    set_up = seating.host or setup.host
    first = next(iter(seating.held_by(set_up)), 0)
    around = (*seating.sittings[first:], *seating.sittings[:first])
    holders = [one.holder for one in around if one.holder is not None]
    there = (holder for holder in holders if not is_away(holder))
    return next(there, next(iter(holders), None))


@dataclass(frozen=True, slots=True)
class HostRights:
    """A table as the rights of its host are judged: ``host`` is who has them now."""

    setup: Setup
    seating: Seating
    host: str | None

    def is_host(self, holder: str | None) -> bool:
        return holder is not None and holder == self.host

    def check_host(self, holder: str | None) -> None:
        if not self.is_host(holder):
            raise Refusal("table/not-host", "Only the host can do that.", 403)


def check_new_table(seating: Seating, holder: str, *, is_deal_chosen: bool) -> None:
    """A host plays at the own table, and chooses the deal only where no guest can come."""
    if not seating.held_by(holder):
        raise Refusal("seat/invalid", "Keep a seat for yourself.")
    # As in `check_opens_seat`.
    if is_deal_chosen and seating.open_seats:
        raise Refusal("table/chosen-deal", "A deal can be chosen only where no seat is open.")


def check_invited(setup: Setup, seating: Seating, invitation: str) -> None:
    """Only who was given the invitation may take a seat; the table's link alone is to look on."""
    if not same(invitation, setup.invitation):
        raise Refusal("invitation/wrong", "That invitation is not for this table.", 403)
    check_opens_seat(setup, seating)


def check_seat_count(seating: Seating, count: int) -> None:
    """A guest takes one seat by the invitation, unless the host has allowed more."""
    if count > seating.guest_seats:
        most = seating.guest_seats
        raise Refusal("seat/too-many", f"A guest may take {most} of the seats here.", 403)


def check_allows_seats(table: HostRights, count: int, holder: str | None) -> None:
    """Only the host says how many seats a guest may take, and no more than there are."""
    table.check_host(holder)
    check_opens_seat(table.setup, table.seating)
    if count > len(table.seating.sittings):
        raise Refusal("seat/invalid", f"There are no {count} seats at this table.")


def is_deal_known(setup: Setup, seating: Seating) -> bool:
    """Whether somebody may know every card: who chose the seed, or had the match elsewhere."""
    return setup.has_chosen_deal or seating.deal_left


def check_opens_seat(setup: Setup, seating: Seating) -> None:
    """No guest comes to a deal that is known, also not by a seat that becomes open later."""
    # A guest would play against open cards.
    if is_deal_known(setup, seating):
        raise Refusal("table/chosen-deal", "A deal can be chosen only where no seat is open.")


def may_invite(seating: Seating, holder: str | None) -> bool:
    """Only those who hold a seat are shown the invitation, while a seat is open."""
    return bool(seating.held_by(holder) and seating.open_seats)


def check_invites(seating: Seating, holder: str | None) -> None:
    if not may_invite(seating, holder):
        raise Refusal("seat/not-yours", "The invitation is for those who hold a seat.", 403)


def check_holds(seating: Seating, seat: int, holder: str | None) -> None:
    """Only the holder of a seat may see what it sees, ask for its previews and hints, name it."""
    if holder is None or seating[seat].holder != holder:
        raise Refusal("seat/not-yours", f"Seat {seat} is not yours.", 403)


def check_asks_for_hints(setup: Setup, seating: Seating, seat: int, holder: str | None) -> None:
    """The holder of a seat is advised, unless the table was set up without hints."""
    check_holds(seating, seat, holder)
    if not setup.hints:
        raise Refusal("hint/switched-off", "This table is played without hints.", 403)


def check_follows(seating: Seating, viewer: int | None, holder: str | None) -> None:
    """Anybody may look on; the holder of a seat may follow the match from there."""
    if viewer is not None:
        check_holds(seating, viewer, holder)


def check_plays(seating: Seating, seat: int, holder: str | None) -> None:
    """Only the holder of a seat may act for it, and not while a bot stands in."""
    check_holds(seating, seat, holder)
    if seating[seat].kind == "bot":
        raise Refusal("seat/bot-plays", f"A bot plays seat {seat}; take the seat back first.")


def check_seats_bots(table: HostRights, seat: int, holder: str | None, *, is_absent: bool) -> None:
    """
    The host lets a bot play an open seat; whoever holds a seat lets one stand in for another.

    That other *is_absent*: away for a while, or awaited and idle for longer than was agreed when
    the table was set up. Nobody has a bot move for somebody who is there, the host included; who
    holds a seat may leave it to a bot at any time.
    """
    sitting = table.seating[seat]
    if sitting.holder is None:
        table.check_host(holder)
        return
    check_seated(table.seating, holder)
    if sitting.holder != holder and not is_absent:
        raise Refusal("seat/present", f"Whoever holds seat {seat} is here.", 409)


def check_seated(seating: Seating, holder: str | None) -> None:
    """Only those who hold a seat have a say in what becomes of a table."""
    if not seating.held_by(holder):
        raise Refusal("seat/not-yours", "Only those who hold a seat can do that.", 403)


def check_frees(table: HostRights, seat: int, holder: str | None, *, is_used: bool) -> None:
    """
    Only the host may free the seat of a guest, who is away and has done nothing yet.

    So whoever never got the answer can sit down again; a seat that was played keeps its secrets.
    """
    table.check_host(holder)
    check_opens_seat(table.setup, table.seating)
    if table.seating[seat].holder in {None, holder}:
        raise Refusal("seat/invalid", f"No guest holds seat {seat}.")
    if is_used:
        raise Refusal("seat/present", f"Whoever holds seat {seat} is here, or has played.", 409)


def check_hands_back(table: HostRights, seat: int, holder: str | None) -> None:
    """The host, or the holder of the seat, may take the bot away again."""
    if not table.is_host(holder):
        check_holds(table.seating, seat, holder)
    if table.seating[seat].holder is None:
        check_opens_seat(table.setup, table.seating)


def check_stands_up(seating: Seating, seat: int, holder: str | None, *, is_over: bool) -> None:
    """The holder of a seat may give it up; once the match is over it is part of the result."""
    check_holds(seating, seat, holder)
    if is_over:
        raise Refusal("table/over", "The match is over.", 409)


def check_reopens(table: HostRights, seat: int, holder: str | None, *, is_away: bool) -> None:
    """Only the host may invite the person of a seat anew, who has been away for a while."""
    table.check_host(holder)
    check_opens_seat(table.setup, table.seating)
    if table.seating[seat].holder in {None, holder}:
        raise Refusal("seat/invalid", f"No guest holds seat {seat}.")
    if not is_away:
        raise Refusal("seat/present", f"Whoever holds seat {seat} is here.", 409)


def check_resumes(seating: Seating, seat: int, secret: str, *, is_here: bool) -> bool:
    """
    Only who has a secret of a seat may move it to another browser; whether it is the holder's own.

    What the host gave out counts only while the holder is not at the table.
    """
    sitting, given = seating[seat], hashed(secret)
    # Both are compared, and of each the whole: time does not tell which of them there is.
    is_own = same(given, sitting.link or "")
    is_reopened = same(given, sitting.reopened or "")
    if not (is_own or is_reopened) or sitting.holder is None:
        raise Refusal("link/void", "That link leads to no seat any more.", 403)
    if is_here and not is_own:
        raise Refusal("seat/present", f"Whoever holds seat {seat} is here.", 409)
    return is_own


def check_copies(seating: Seating, holder: str | None) -> None:
    """A match leaves with its deal only for whoever holds all seats that are not a bot's."""
    check_seated(seating, holder)
    if seating.open_seats or seating.holders != {holder}:
        sentence = "Only a match without other people can be moved to another place."
        raise Refusal("table/not-alone", sentence, 403)


def check_played_here(seating: Seating) -> None:
    """What is played elsewhere stands still here."""
    if seating.taken_along:
        raise Refusal("table/taken-along", "This match was taken along, and stands still.", 409)


def check_rematch(seating: Seating, holder: str | None, *, is_over: bool) -> None:
    """Only those who played may ask for a rematch, once nothing is left to play here."""
    check_seated(seating, holder)
    if not is_over:
        raise Refusal("table/not-over", "The match is not over yet.", 409)


def check_reads_record(*, is_over: bool) -> None:
    """Anybody at the table may read the record, which holds the seed, once the match is over."""
    if not is_over:
        raise Refusal("record/unfinished", "The record is shown once the match is over.", 409)
