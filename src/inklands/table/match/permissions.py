"""
Who may do what at a table: every such rule of `SECURITY.md`, and nowhere else.

A *holder* is the hash of a browser's identity, or None for a browser without one. Each check
returns nothing, or raises the refusal that the browser is sent.
"""

from __future__ import annotations

from inklands.table.match.identity import same
from inklands.table.match.seating import Seating
from inklands.table.refusal import Refusal
from inklands.table.store.store import Setup


def is_host(setup: Setup, holder: str | None) -> bool:
    return holder is not None and holder == setup.host


def check_new_table(seating: Seating, holder: str, *, is_deal_chosen: bool) -> None:
    """A host plays at the own table, and chooses the deal only where no guest can come."""
    if not seating.held_by(holder):
        raise Refusal("seat/invalid", "Keep a seat for yourself.")
    # As in `check_opens_seat`.
    if is_deal_chosen and seating.open_seats:
        raise Refusal("table/chosen-deal", "A deal can be chosen only where no seat is open.")


def check_invited(setup: Setup, invitation: str) -> None:
    """Only who was given the invitation may take a seat; the table's link alone is to look on."""
    if not same(invitation, setup.invitation):
        raise Refusal("invitation/wrong", "That invitation is not for this table.", 403)
    check_opens_seat(setup)


def check_opens_seat(setup: Setup) -> None:
    """No guest comes to a chosen deal, also not by a seat that becomes open later."""
    # Who chose the seed knows every card: a guest would play against open cards.
    if setup.has_chosen_deal:
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


def check_follows(seating: Seating, viewer: int | None, holder: str | None) -> None:
    """Anybody may look on; the holder of a seat may follow the match from there."""
    if viewer is not None:
        check_holds(seating, viewer, holder)


def check_plays(seating: Seating, seat: int, holder: str | None) -> None:
    """Only the holder of a seat may act for it, and not while a bot stands in."""
    check_holds(seating, seat, holder)
    if seating[seat].kind == "bot":
        raise Refusal("seat/bot-plays", f"A bot plays seat {seat}; take the seat back first.")


def check_seats_bots(
    setup: Setup, seating: Seating, seat: int, holder: str | None, *, is_here: bool
) -> None:
    """
    Only the host may let a bot play an open seat, or stand in for somebody who is away.

    *is_here* says whether the browser that holds the seat is at the table.
    """
    if not is_host(setup, holder):
        raise Refusal("table/not-host", "Only the host can seat a bot.", 403)
    if is_here and seating[seat].holder != holder:
        raise Refusal("seat/present", f"Whoever holds seat {seat} is here.", 409)


def check_frees(
    setup: Setup, seating: Seating, seat: int, holder: str | None, *, is_used: bool
) -> None:
    """
    Only the host may free the seat of a guest, who is away and has done nothing yet.

    So whoever never got the answer can sit down again; a seat that was played keeps its secrets.
    """
    if not is_host(setup, holder):
        raise Refusal("table/not-host", "Only the host can free a seat.", 403)
    check_opens_seat(setup)
    if seating[seat].holder in {None, holder}:
        raise Refusal("seat/invalid", f"No guest holds seat {seat}.")
    if is_used:
        raise Refusal("seat/present", f"Whoever holds seat {seat} is here, or has played.", 409)


def check_hands_back(setup: Setup, seating: Seating, seat: int, holder: str | None) -> None:
    """The host, or the holder of the seat, may take the bot away again."""
    if not is_host(setup, holder):
        check_holds(seating, seat, holder)
    if seating[seat].holder is None:
        check_opens_seat(setup)


def check_rematch(seating: Seating, holder: str | None, *, is_over: bool) -> None:
    """Only those who played may ask for a rematch, once nothing is left to play here."""
    if not seating.held_by(holder):
        raise Refusal("seat/not-yours", "Only those who played can ask for a rematch.", 403)
    if not is_over:
        raise Refusal("table/not-over", "The match is not over yet.", 409)


def check_reads_record(*, is_over: bool) -> None:
    """Anybody at the table may read the record, which holds the seed, once the match is over."""
    if not is_over:
        raise Refusal("record/unfinished", "The record is shown once the match is over.", 409)
