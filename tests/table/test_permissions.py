"""Who may do what at a table, rule by rule."""

from collections.abc import Callable

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
    assert allowed(lambda holder: permissions.check_seats_bots(SETUP, holder)) == {"ada"}


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
