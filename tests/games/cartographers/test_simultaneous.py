"""Everybody draws at once: in any order, unseen by the others, and revocably."""

from itertools import permutations

import pytest

from inklands.core.rng import Rng
from inklands.errors import NotToAct, UndoRefused
from tests.games.cartographers.following import new_match
from tests.games.cartographers.positions import GAME, position
from tests.games.random_play import play_at_random


@pytest.mark.parametrize("card", ["hamlet", "goblin-attack", "bugbear-assault"])
def test_the_order_in_which_seats_draw_changes_nothing(card: str):
    state = position(card, seats=3)
    rng, actions = Rng(3), []
    for seat in range(3):
        legal = GAME.legal_actions(state, seat)
        place, rng = rng.below(len(legal))
        actions.append(legal[place])

    ends = []
    for order in permutations(range(3)):
        end = state
        for seat in order:
            end = GAME.apply(end, seat, actions[seat])
        ends.append(end)

    assert all(end == ends[0] for end in ends)
    assert ends[0].turn == state.turn + 1
    assert all(GAME.events(end) == GAME.events(ends[0]) for end in ends)


def test_what_a_seat_has_drawn_is_on_nobodys_map_until_all_have_drawn():
    state = position("hamlet", seats=2)

    waiting = GAME.apply(state, 0, GAME.parse_action("V:a1b1b2"))

    assert waiting.sheets == state.sheets
    assert GAME.to_act(waiting) == {1}
    assert GAME.events(waiting) == ()
    assert GAME.view(waiting, 0).drawn == "V:a1b1b2"
    assert GAME.view(waiting, 1).drawn is None
    assert GAME.view(waiting, None).drawn is None
    assert GAME.view(waiting, 1).waiting_for == (1,)
    assert GAME.standing(waiting) == GAME.standing(state)


def test_when_the_last_has_drawn_all_maps_are_shown():
    state = position("hamlet", seats=2)
    waiting = GAME.apply(state, 1, GAME.parse_action("V:a1b1b2"))

    shown = GAME.apply(waiting, 0, GAME.parse_action("V:k1k2j1"))

    assert shown.pending == (None, None)
    assert GAME.view(shown, 0).sheets[1].rows[0] == "V.........."
    assert GAME.view(shown, 1).sheets[0].rows[10] == "VV........."


def test_a_drawing_may_be_taken_back_while_others_draw():
    match = new_match(3, 11)
    before = match.state
    first, second = (match.legal_actions(0)[n] for n in (0, 1))
    others = match.legal_actions(1)[0]
    match.play(0, first)
    match.play(1, others)

    assert match.can_undo(0)
    assert match.undo(0) == first
    assert match.to_act == {0, 2}
    assert match.state.pending[1] == others

    match.undo(1)

    assert match.state == before

    match.play(0, second)

    assert match.state.pending[0] == second


def test_a_drawing_may_not_be_taken_back_once_all_have_drawn():
    match = new_match(2, 11)
    for seat in (0, 1):
        match.play(seat, match.legal_actions(seat)[0])
    state = match.state

    with pytest.raises(UndoRefused, match="seat 0 has nothing to take back"):
        match.undo(0)
    assert not match.can_undo(1)
    assert match.state == state


def test_alone_every_drawing_turns_up_a_card_and_stays():
    match = new_match(1, 11)
    match.play(0, match.legal_actions(0)[0])

    assert not match.can_undo(0)


def test_nobody_draws_twice_in_a_turn():
    match = new_match(2, 11)
    first, second = (match.legal_actions(0)[n] for n in (0, 1))
    match.play(0, first)
    state = match.state

    with pytest.raises(NotToAct, match="seat 0 has no decision to take now"):
        match.play(0, second)
    assert match.state == state


def test_the_final_drawing_of_a_match_stays():
    match = new_match(2, 4)
    play_at_random(match, 4)

    assert match.is_over
    assert not match.can_undo(match.steps[-1].seat)


def test_a_hundred_seats_play_a_turn():
    match = new_match(100, 2)
    for seat in reversed(range(100)):
        legal = match.legal_actions(seat)
        match.play(seat, legal[seat % len(legal)])

    assert match.turn == 2
    assert match.to_act == set(range(100))
