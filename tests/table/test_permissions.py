"""Who may do what at a table, rule by rule."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from inklands.table.match import permissions
from inklands.table.match.seating import Seating, Sitting
from inklands.table.refusal import Refusal
from tests.table.test_store import SETUP

SEATING = Seating(
    (
        Sitting("person", "Ada", "ada"),
        Sitting("person", "Bo", "bo"),
        Sitting("bot", "Cy", "cy", "apprentice"),
        Sitting("open"),
    )
)
FULL = Seating(SEATING.sittings[:3])
HOLDERS = ("ada", "bo", "cy", "eve", None)
"""The host, two who play, of whom one is away, somebody else, and a browser without identity."""


def allowed(check: Callable[[str | None], None]) -> set[str | None]:
    """The holders for whom *check* does not refuse."""
    found: set[str | None] = set()
    for holder in HOLDERS:
        try:
            check(holder)
        except Refusal:
            continue
        found.add(holder)
    return found


def test_only_its_holder_sees_from_a_seat():
    assert allowed(lambda holder: permissions.check_holds(SEATING, 1, holder)) == {"bo"}
    assert allowed(lambda holder: permissions.check_holds(SEATING, 3, holder)) == set()


def test_only_its_holder_acts_for_a_seat_and_not_while_a_bot_stands_in():
    assert allowed(lambda holder: permissions.check_plays(SEATING, 1, holder)) == {"bo"}
    assert allowed(lambda holder: permissions.check_plays(SEATING, 2, holder)) == set()
    with pytest.raises(Refusal, match="A bot plays seat 2"):
        permissions.check_plays(SEATING, 2, "cy")


def test_only_the_host_seats_bots():
    def seats_bot(holder: str | None) -> None:
        permissions.check_seats_bots(SETUP, SEATING, 3, holder, is_here=False)

    assert allowed(seats_bot) == {"ada"}


def test_a_bot_stands_in_only_for_those_who_are_away_or_for_the_host():
    for seat, is_here in ((1, False), (0, True)):
        permissions.check_seats_bots(SETUP, SEATING, seat, "ada", is_here=is_here)
    with pytest.raises(Refusal, match="Whoever holds seat 1 is here"):
        permissions.check_seats_bots(SETUP, SEATING, 1, "ada", is_here=True)


def test_the_host_frees_the_seat_of_a_guest_who_is_away_and_has_not_played():
    def frees(holder: str | None, seat: int = 1, *, is_used: bool = False) -> None:
        permissions.check_frees(SETUP, SEATING, seat, holder, is_used=is_used)

    assert allowed(frees) == {"ada"}
    with pytest.raises(Refusal, match="is here, or has played"):
        frees("ada", is_used=True)
    for seat in (0, 3):
        with pytest.raises(Refusal, match="No guest holds"):
            frees("ada", seat)


def test_no_seat_of_a_chosen_deal_becomes_open():
    chosen = replace(SETUP, has_chosen_deal=True)
    bots = Seating((Sitting("person", "Ada", "ada"), Sitting("bot", level="apprentice")))
    with_guest = Seating(
        (Sitting("person", "Ada", "ada"), Sitting("bot", "Bo", "bo", "apprentice"))
    )

    permissions.check_hands_back(SETUP, bots, 1, "ada")
    permissions.check_hands_back(chosen, with_guest, 1, "ada")
    for opens in (
        lambda: permissions.check_hands_back(chosen, bots, 1, "ada"),
        lambda: permissions.check_frees(chosen, with_guest, 1, "ada", is_used=False),
        lambda: permissions.check_invited(chosen, chosen.invitation),
    ):
        with pytest.raises(Refusal, match="only where no seat is open"):
            opens()


def test_the_host_or_the_holder_takes_a_bot_away():
    def hands_back(holder: str | None) -> None:
        permissions.check_hands_back(SETUP, SEATING, 2, holder)

    assert allowed(hands_back) == {"ada", "cy"}


def test_those_who_hold_a_seat_invite_while_one_is_open():
    assert allowed(lambda holder: permissions.check_invites(SEATING, holder)) == {"ada", "bo", "cy"}
    assert allowed(lambda holder: permissions.check_invites(FULL, holder)) == set()


def test_only_who_has_the_invitation_takes_a_seat():
    permissions.check_invited(SETUP, SETUP.invitation)
    with pytest.raises(Refusal, match="not for this table"):
        permissions.check_invited(SETUP, SETUP.id)


def test_those_who_played_ask_for_a_rematch_once_the_match_is_over():
    def after(holder: str | None) -> None:
        permissions.check_rematch(SEATING, holder, is_over=True)

    def before(holder: str | None) -> None:
        permissions.check_rematch(SEATING, holder, is_over=False)

    assert allowed(after) == {"ada", "bo", "cy"}
    assert allowed(before) == set()


def test_the_record_is_read_once_the_match_is_over():
    permissions.check_reads_record(is_over=True)
    with pytest.raises(Refusal, match="once the match is over"):
        permissions.check_reads_record(is_over=False)


def test_a_host_keeps_a_seat_and_chooses_the_deal_only_where_no_guest_can_come():
    permissions.check_new_table(SEATING, "ada", is_deal_chosen=False)
    permissions.check_new_table(FULL, "ada", is_deal_chosen=True)
    with pytest.raises(Refusal, match="only where no seat is open"):
        permissions.check_new_table(SEATING, "ada", is_deal_chosen=True)
    with pytest.raises(Refusal, match="Keep a seat"):
        permissions.check_new_table(SEATING, "eve", is_deal_chosen=False)
