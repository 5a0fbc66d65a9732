"""Who may do what at a table, rule by rule."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from inklands.table.match import permissions
from inklands.table.match.identity import hashed
from inklands.table.match.seating import Seating, Sitting
from inklands.table.refusal import Refusal
from inklands.table.store.store import Setup
from tests.table.store_contract import SETUP

SEATING = Seating(
    (
        Sitting("person", "Ada", "ada"),
        Sitting("person", "Bo", "bo"),
        Sitting("bot", "Cy", "cy", "apprentice"),
        Sitting("open"),
    )
)
FULL = Seating(SEATING.sittings[:3])
TABLE = permissions.HostRights(SETUP, SEATING, "ada")
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


def test_only_its_holder_asks_for_hints_and_only_where_there_are_any():
    for setup, askers in ((SETUP, {"bo"}), (replace(SETUP, hints=False), set())):
        asked = partial(permissions.check_asks_for_hints, setup, SEATING, 1)
        assert allowed(asked) == askers


def test_only_its_holder_acts_for_a_seat_and_not_while_a_bot_stands_in():
    assert allowed(lambda holder: permissions.check_plays(SEATING, 1, holder)) == {"bo"}
    assert allowed(lambda holder: permissions.check_plays(SEATING, 2, holder)) == set()
    with pytest.raises(Refusal, match="A bot plays seat 2"):
        permissions.check_plays(SEATING, 2, "cy")


def test_only_the_host_allows_guests_more_seats_than_one():
    assert allowed(lambda holder: permissions.check_allows_seats(TABLE, 4, holder)) == {"ada"}
    assert allowed(lambda holder: permissions.check_allows_seats(TABLE, 5, holder)) == set()
    permissions.check_seat_count(SEATING.allowing(2), 2)
    for seating, count in ((SEATING, 2), (SEATING.allowing(2), 3)):
        with pytest.raises(Refusal, match="A guest may take"):
            permissions.check_seat_count(seating, count)


def test_only_the_host_seats_bots():
    def seats_bot(holder: str | None) -> None:
        permissions.check_seats_bots(TABLE, 3, holder, is_absent=False)

    assert allowed(seats_bot) == {"ada"}


def test_those_who_hold_a_seat_let_a_bot_stand_in_for_the_absent_the_host_included():
    def stands_in(holder: str | None) -> None:
        permissions.check_seats_bots(TABLE, 0, holder, is_absent=True)

    assert allowed(stands_in) == {"ada", "bo", "cy"}


def test_a_bot_moves_for_nobody_who_is_there_but_at_their_own_wish():
    def stands_in(holder: str | None, seat: int) -> None:
        permissions.check_seats_bots(TABLE, seat, holder, is_absent=False)

    assert allowed(lambda holder: stands_in(holder, 0)) == {"ada"}
    assert allowed(lambda holder: stands_in(holder, 1)) == {"bo"}
    with pytest.raises(Refusal, match="Whoever holds seat 1 is here"):
        stands_in("ada", 1)


def test_the_rights_of_the_host_pass_on_around_the_table_while_the_host_is_away():
    def host(*away: str, seating: Seating = SEATING) -> str | None:
        return permissions.host_now(SETUP, seating, lambda holder: holder in away)

    assert host() == host("bo", "cy") == "ada"
    assert host("ada") == "bo"
    assert host("ada", "bo") == "cy"
    # Nobody else is there to have them.
    assert host("ada", "bo", "cy") == "ada"
    assert host(seating=SEATING.given_up(0, "apprentice")) == "bo"
    # It is the next one from the host's seat on, not the first of all.
    last = Seating((SEATING.sittings[1], SEATING.sittings[0], SEATING.sittings[2]))
    assert host("ada", seating=last) == "cy"


def test_the_rights_of_the_host_move_with_the_last_seat_of_the_host():
    two = Seating((Sitting("person", "Ada", "ada"), Sitting("person", "Al", "ada")))
    one = two.moved(1, "phone", SETUP.host, keeps_link=True)
    none = one.moved(0, "laptop", SETUP.host, keeps_link=True)

    assert permissions.host_now(SETUP, one, lambda _: False) == "ada"
    assert permissions.host_now(SETUP, none, lambda _: False) == "laptop"


def test_who_holds_a_seat_gives_it_up_until_the_match_is_over():
    def stands_up(holder: str | None) -> None:
        permissions.check_stands_up(SEATING, 1, holder, is_over=False)

    assert allowed(stands_up) == {"bo"}
    with pytest.raises(Refusal, match="The match is over"):
        permissions.check_stands_up(SEATING, 1, "bo", is_over=True)


def test_the_host_invites_anew_whoever_is_away_and_nobody_else_does():
    def reopens(holder: str | None, seat: int = 1, *, is_away: bool = True) -> None:
        permissions.check_reopens(TABLE, seat, holder, is_away=is_away)

    assert allowed(reopens) == {"ada"}
    with pytest.raises(Refusal, match="Whoever holds seat 1 is here"):
        reopens("ada", is_away=False)
    for seat in (0, 3):
        with pytest.raises(Refusal, match="No guest holds"):
            reopens("ada", seat)


def test_a_seat_moves_by_its_own_link_or_by_the_hosts_while_its_holder_is_not_there():
    seating = SEATING.linked(1, hashed("own")).reopened(1, hashed("given"))

    assert permissions.check_resumes(seating, 1, "own", is_here=True) is True
    assert permissions.check_resumes(seating, 1, "given", is_here=False) is False
    with pytest.raises(Refusal, match="Whoever holds seat 1 is here"):
        permissions.check_resumes(seating, 1, "given", is_here=True)
    for seat, secret in ((1, "other"), (1, ""), (0, "own"), (0, ""), (3, ""), (1, hashed("own"))):
        with pytest.raises(Refusal, match="leads to no seat"):
            permissions.check_resumes(seating, seat, secret, is_here=False)


def test_the_host_frees_the_seat_of_a_guest_who_is_away_and_has_not_played():
    def frees(holder: str | None, seat: int = 1, *, is_used: bool = False) -> None:
        permissions.check_frees(TABLE, seat, holder, is_used=is_used)

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

    def rights(setup: Setup, seating: Seating) -> permissions.HostRights:
        return permissions.HostRights(setup, seating, "ada")

    permissions.check_hands_back(rights(SETUP, bots), 1, "ada")
    permissions.check_hands_back(rights(chosen, with_guest), 1, "ada")
    for opens in (
        lambda: permissions.check_hands_back(rights(chosen, bots), 1, "ada"),
        lambda: permissions.check_frees(rights(chosen, with_guest), 1, "ada", is_used=False),
        lambda: permissions.check_reopens(rights(chosen, with_guest), 1, "ada", is_away=True),
        lambda: permissions.check_invited(chosen, with_guest, chosen.invitation),
    ):
        with pytest.raises(Refusal, match="only where no seat is open"):
            opens()


def test_the_host_or_the_holder_takes_a_bot_away():
    def hands_back(holder: str | None) -> None:
        permissions.check_hands_back(TABLE, 2, holder)

    assert allowed(hands_back) == {"ada", "cy"}


def test_those_who_hold_a_seat_invite_while_one_is_open():
    assert allowed(lambda holder: permissions.check_invites(SEATING, holder)) == {"ada", "bo", "cy"}
    assert allowed(lambda holder: permissions.check_invites(FULL, holder)) == set()


def test_only_who_has_the_invitation_takes_a_seat():
    permissions.check_invited(SETUP, SEATING, SETUP.invitation)
    with pytest.raises(Refusal, match="not for this table"):
        permissions.check_invited(SETUP, SEATING, SETUP.id)


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
