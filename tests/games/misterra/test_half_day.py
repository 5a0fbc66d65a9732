"""The half day: move, take a card, then map, claim or pass."""

from __future__ import annotations

import pytest

from inklands.core.match import Match
from inklands.errors import IllegalAction, UndoRefused
from inklands.games.misterra.state import Step
from tests.games.misterra.positions import GAME, legal, play, position, rows

LAGOON = "l . . . .\n" + ". . . . .\n" * 4


def test_a_card_may_be_swapped_from_a_lagoon_whether_one_moved_or_not():
    stayed = position(LAGOON, ("a1", "beach5"))
    moved = play(position(LAGOON, ("beach1", "beach5")), "beach1>a1")

    assert legal(stayed, "swap:") == legal(moved, "swap:") != []


def test_a_card_is_swapped_once_in_a_half_day_and_in_both_half_days():
    state = play(position(LAGOON, ("a1", "beach5")), "swap:SS")
    assert legal(state, "swap:") == []

    second = play(state, "take:SL", "pass")

    assert "swap:SJ" in legal(second)


def test_nobody_moves_after_a_swap():
    state = play(position(LAGOON, ("a1", "beach5")), "swap:SS")

    assert legal(state) == ["take:SL", "take:SJ", "take:SM", "take:LL", "take:MM"]


def test_with_an_empty_deck_nothing_can_be_swapped():
    assert legal(position(LAGOON, ("a1", "beach5"), deck=""), "swap:") == []


def test_nothing_is_swapped_from_the_beach_or_another_terrain():
    assert legal(position(LAGOON, ("beach1", "beach5")), "swap:") == []
    assert legal(position(LAGOON.replace("l", "s"), ("a1", "beach5")), "swap:") == []


def test_a_card_that_went_under_the_deck_may_come_up_again():
    state = position(LAGOON, ("a1", "beach5"), display="SS SL SJ SM", deck="MM", half_day=1)

    after = play(state, "swap:SS", "take:SL", "pass")

    assert GAME.view(after, None).display == ("MM", "SJ", "SM", "SS")
    assert GAME.view(after, None).tucked == ()


def test_the_display_is_filled_up_after_both_half_days_only():
    first = play(position(), "take:SS", "pass")
    assert GAME.view(first, None).display == ("SL", "SJ", "SM", "LL")

    second = play(first, "take:LL", "pass")

    assert GAME.view(second, None).display == ("SL", "SJ", "SM", "MM", "JJ")
    assert GAME.view(second, None).deck == 3


def test_with_an_empty_deck_play_goes_on_with_what_is_left():
    state = play(position(deck="", display="SS SL"), "take:SS", "pass", "take:SL", "pass")

    assert GAME.view(state, None).display == ()
    assert GAME.to_act(state) == {1}


def test_with_no_card_left_a_half_day_is_a_move_or_nothing():
    state = position(LAGOON, ("a1", "beach5"), deck="", display="")

    assert legal(state) == ["a1>beach1", "pass"]
    assert legal(play(state, "a1>beach1")) == ["pass"]
    assert play(state, "pass").moment.half_day == 1


def test_from_the_jungle_nothing_is_mapped():
    picture = "j . . . .\n" + ". . . . .\n" * 4

    assert legal(play(position(picture, ("a1", "beach5")), "take:SS")) == ["pass"]


def test_the_jungle_counts_where_the_cartographer_stands_after_moving():
    picture = "j . . . .\n" + ". . . . .\n" * 4
    state = play(position(picture, ("a1", "beach5")), "a1>beach1", "take:SS")

    assert legal(state, "map:") == ["map:S a1,S b1", "map:S a1,S a2"]


def test_mapping_covers_whatever_was_on_the_parchment():
    mine = "M M . . .\n" + ". . . . .\n" * 4
    state = position(places=("beach1", "beach5"), parchments=[mine], step=Step.ACT, card="SL")

    after = play(state, "map:S a1,L b1")

    assert GAME.view(after, None).cartographers[0].parchment[0] == "SL..."
    assert rows(after)[0] == "sl..."


def test_a_turn_is_two_half_days_and_seats_follow_clockwise():
    state = position(places=("beach1", "beach2", "beach3"), seat=2, first=0)

    after = play(state, "take:SS", "pass")
    assert GAME.to_act(after) == {2}

    after = play(after, "take:SL", "pass")
    assert GAME.to_act(after) == {0}
    assert after.moment.turn == state.moment.turn + 1


def test_presumptions_are_chosen_by_all_at_once():
    match = Match(GAME, 3, 5)
    assert match.to_act == {0, 1, 2}
    assert len(match.legal_actions(1)) == 6

    match.play(1, match.legal_actions(1)[0])
    assert match.to_act == {0, 2}
    match.undo(1)
    assert match.to_act == {0, 1, 2}
    for seat in range(3):
        match.play(seat, match.legal_actions(seat)[5])

    assert match.to_act == {match.state.setup.first}
    with pytest.raises(UndoRefused):
        match.undo(0)


def test_the_last_to_choose_is_told_before_the_first_turn_begins():
    match = Match(GAME, 2, 5)
    match.play(0, match.legal_actions(0)[0])

    keys = [event.message.key for event in match.play(1, match.legal_actions(1)[0])]

    assert keys == ["misterra-kept", "misterra-kept-own", "misterra-began"]


def test_in_a_first_game_everybody_has_the_two_cards_of_a_letter():
    match = Match(GAME, 4, 5, {"first_game": "on"})
    hands = [hand.kept for hand in match.state.hands]

    assert sorted(hands) == [(1, 6), (2, 7), (3, 8), (4, 5)]
    assert match.state.moment.step is Step.LAND


def test_undo_works_through_a_turn_until_something_is_revealed():
    match = Match(GAME, 2, 5, {"first_game": "on"})
    seat = match.state.setup.first
    for text in (">beach3", f"take:{match.view(seat).display[0]}", "pass"):
        match.play(seat, text)
    assert match.can_undo(seat)
    assert match.undo(seat) == GAME.parse_action("pass")

    match.play(seat, "pass")
    match.play(seat, match.legal_actions(seat)[-1])
    match.play(seat, "pass")

    assert not match.can_undo(seat)


def test_an_illegal_action_is_refused_with_its_reason():
    match = Match(GAME, 2, 5, {"first_game": "on"})

    with pytest.raises(IllegalAction, match=r">b3: b3 is not on the beach"):
        match.play(match.state.setup.first, ">b3")
