import pytest

from inklands.core.match import Match
from inklands.core.options import Settings
from inklands.errors import (
    IllegalAction,
    InklandsError,
    NotationError,
    NotToAct,
    OptionError,
    SeatError,
    UndoRefused,
)
from tests.core.toy import Dig, Toy, ToyState, ToyView

ToyMatch = Match[ToyState, Dig, ToyView]


def toy_match(seats: int = 2, seed: int = 5) -> ToyMatch:
    return Match(Toy(), seats, seed)


def test_an_action_may_be_a_value_or_its_text():
    one, two = toy_match(), toy_match()
    one.play(0, Dig(2))
    two.play(0, "dig2")

    assert one.state == two.state
    assert [(step.seat, step.action) for step in one.steps] == [(0, Dig(2))]


def test_playing_answers_with_what_happened():
    match = toy_match(1)

    assert match.opening_events == ()
    assert match.play(0, "dig0") == ()
    (event,) = match.play(0, "dig1")
    assert event.message.key == "toy-worth"


def test_a_match_runs_until_nobody_is_to_act():
    match = toy_match(1)
    for column in (3, 1, 0, 2):
        assert not match.is_over
        match.play(0, Dig(column))

    assert match.is_over
    assert match.turn == 3
    assert match.standing.places == ((0,),)


@pytest.mark.parametrize(
    ("seat", "action", "error", "code", "sentence"),
    [
        (0, "dig1", IllegalAction, "action/illegal", "dig1: there is a hole already"),
        (0, Dig(1), IllegalAction, "action/illegal", "dig1: there is a hole already"),
        (0, "dance", NotationError, "notation/malformed", "'dance' is not a dig: write dig0"),
        (1, "dig2", NotToAct, "action/not-to-act", "seat 1 has no decision to take now"),
        (2, "dig2", SeatError, "seat/invalid", "there is no seat 2; there are 2, counted from 0"),
        (-1, "dig2", SeatError, "seat/invalid", "there is no seat -1"),
    ],
)
def test_a_refused_action_changes_nothing(
    seat: int, action: str | Dig, error: type[InklandsError], code: str, sentence: str
):
    match = toy_match()
    for own, text in ((0, "dig1"), (1, "dig0"), (1, "dig1")):
        match.play(own, text)
    state, steps = match.state, match.steps

    with pytest.raises(error) as refused:
        match.play(seat, action)

    assert str(refused.value).startswith(sentence)
    assert refused.value.code == code
    assert match.state == state
    assert match.steps == steps


def test_an_illegal_action_carries_its_objection():
    match = toy_match()
    match.play(0, "dig1")

    with pytest.raises(IllegalAction) as refused:
        match.checked(0, "dig1")
    assert refused.value.objection is not None
    assert refused.value.objection.reason.key == "toy-dug"
    assert refused.value.objection.cells == 0b10


def test_asking_for_a_seat_that_is_not_there_is_refused():
    match = toy_match()

    for ask in (match.legal_actions, match.view, match.live_points, match.undo):
        with pytest.raises(SeatError, match="there is no seat 5"):
            ask(5)
    assert match.view(None).seat is None


def test_the_live_points_may_be_asked_with_an_action_or_without():
    match = toy_match()

    assert match.live_points(0).total == 0
    assert match.live_points(0, "dig1").total == 1
    with pytest.raises(NotationError):
        match.live_points(0, "dance")


@pytest.mark.parametrize("seats", [0, 4, -1])
def test_a_game_takes_only_so_many_seats(seats: int):
    with pytest.raises(SeatError, match=f"toy takes 1 to 3 seats, not {seats}"):
        toy_match(seats)


def test_options_are_checked_before_a_match_starts():
    with pytest.raises(OptionError, match="soil = 'mud': choose one of sand, clay"):
        Match(Toy(), 2, 1, {"soil": "mud"})


def test_settled_options_may_be_given():
    settings = Toy().options.settle({"soil": "clay"})

    assert Match(Toy(), 2, 1, settings).settings == settings
    assert isinstance(toy_match().settings, Settings)


def test_undo_takes_back_the_own_last_action_and_keeps_what_others_did():
    match = toy_match()
    match.play(0, "dig1")
    match.play(0, "dig2")
    match.play(1, "dig3")

    assert match.undo(0) == Dig(2)
    assert match.state.pending == ((1,), (3,))
    assert [(step.seat, step.action) for step in match.steps] == [(0, Dig(1)), (1, Dig(3))]
    assert match.undo(0) == Dig(1)
    assert match.undo(1) == Dig(3)
    assert match.state == toy_match().state


def test_undo_stops_at_the_last_reveal():
    match = toy_match(1)
    match.play(0, "dig1")
    match.play(0, "dig2")
    state = match.state

    with pytest.raises(UndoRefused, match="seat 0 has nothing to take back") as refused:
        match.undo(0)
    assert refused.value.code == "action/undo-refused"
    assert not match.can_undo(0)
    assert match.state == state


def test_a_seat_that_did_nothing_has_nothing_to_take_back():
    match = toy_match()
    match.play(0, "dig1")

    assert not match.can_undo(1)
    assert match.can_undo(0)


def test_what_is_legal_is_found_out_once_for_each_position():
    match = toy_match()
    before = match.legal_actions(0)
    assert match.legal_actions(0) is before

    match.play(0, "dig1")
    assert Dig(1) in before
    assert Dig(1) not in match.legal_actions(0)

    match.undo(0)
    assert tuple(match.legal_actions(0)) == tuple(before)


def test_what_others_may_do_is_found_out_anew_only_after_a_reveal():
    match = toy_match()
    match.play(1, "dig3")
    of_the_other = match.legal_actions(1)
    match.play(0, "dig1")
    assert match.legal_actions(1) is of_the_other

    match.undo(0)
    assert tuple(match.legal_actions(1)) == tuple(of_the_other)

    for seat, action in ((0, "dig1"), (0, "dig0"), (1, "dig2")):
        match.play(seat, action)
    assert match.turn == 2
    assert tuple(match.legal_actions(1)) == (Dig(0), Dig(1))


def test_a_text_found_legal_is_read_once_and_only_for_its_seat_and_position():
    match = toy_match()
    dig = match.checked(0, "dig1")
    assert match.checked(0, "dig1") is dig
    assert match.checked(1, "dig1") is not dig

    match.play(0, "dig1")
    with pytest.raises(IllegalAction):
        match.checked(0, "dig1")
    match.undo(0)
    assert match.checked(0, "dig1") == dig
