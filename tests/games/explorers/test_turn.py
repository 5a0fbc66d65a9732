"""Turns: who takes a side, how many crosses the others get, and the examples of the rulebook."""

from collections import Counter

import pytest

from inklands.games.explorers.components import Card
from inklands.games.explorers.state import Stage, active_seat
from tests.games.explorers.positions import (
    GAME,
    at_card,
    crossed,
    may,
    new_match,
    play,
    set_up,
)
from tests.games.random_play import play_at_random


def test_three_players_use_one_card_each_in_their_own_way():
    # Rulebook: one takes the mountain and crosses three; the second three of sand; the third two
    # of mountain, one of them with a horse that takes it one cell further at once.
    state = at_card("S/M", "", "b12", "m11")
    state = play(state, "0 M:", "0 f12 f11 e11", "1 S: a12 a13 a14", "2 M: n11 horse:n10 m12")

    assert crossed(state, 0) == {"f13", "f12", "f11", "e11"}
    assert crossed(state, 1) == {"f13", "b12", "a12", "a13", "a14"}
    assert crossed(state, 2) == {"f13", "m11", "n11", "n10", "m12"}
    assert state.clock.turn == 1


def test_a_joker_s_crosses_are_split_at_will():
    # Rulebook: the first takes grass and mountain and crosses two and one; the second uses the
    # same duo and puts both of its crosses on mountain.
    state = at_card("GM/WS", "", "")
    state = play(state, "0 GM:", "0 g13 g12 g11", "1 GM: f12 f11")

    assert crossed(state, 0) == {"f13", "g13", "g12", "g11"}
    assert crossed(state, 1) == {"f13", "f12", "f11"}


def test_the_active_seat_alone_takes_a_side():
    state = at_card("G/M", "", "", turn=2)

    assert GAME.to_act(state) == {1}
    assert may(state, 1) == {"G", "M"}
    assert may(state, 0) == set()


def test_the_active_seat_crosses_on_the_side_it_took_without_being_asked():
    state = play(at_card("G/M", "", ""), "0 G:")

    assert GAME.to_act(state) == {0, 1}
    assert may(state, 0) == {"g13"}


def test_another_seat_gets_three_crosses_on_the_side_left():
    state = play(at_card("G/M", "", ""), "0 G:", "1 M: f12 f11")

    assert 1 in GAME.to_act(state)
    assert 1 not in GAME.to_act(play(state, "1 f14"))


def test_another_seat_gets_two_crosses_on_the_side_taken():
    state = play(at_card("G/M", "", ""), "0 M:", "1 M: f12 f11")

    assert 1 not in GAME.to_act(state)


def test_crosses_need_not_touch_each_other():
    state = play(at_card("G/M", "", "g14 c11"), "0 M:", "1 G: g13 b11 g15")

    assert {"g13", "b11", "g15"} <= crossed(play(state, "0 f12 f14 f15"), 1)


def test_a_cross_lies_beside_another_edge_to_edge_never_corner_to_corner():
    state = play(at_card("G/M", ""), "0 M:")

    assert may(state, 0) == {"f12", "f14"}


def test_other_villages_are_never_crossed():
    state = play(at_card("W/S", "l2 k3"), "0 S:")

    assert "l3" not in may(state, 0)
    assert "k2" in may(state, 0)


def test_a_side_without_a_single_cell_may_be_used_and_gives_nothing():
    state = play(at_card("W/S", "", ""), "0 W:", "1 S:", "0 e13")

    assert crossed(play(state, "0 d13 d14"), 1) == {"f13"}


def test_crosses_that_find_no_room_are_lost():
    # Of the sand in the corner one cell is left, and no other sand is near.
    state = play(at_card("W/S", "", "a1 a2 a3 b1 b2 b3 b4"), "0 W:", "1 S: a4")

    assert 1 not in GAME.to_act(state)


@pytest.mark.parametrize(("seats", "turns"), [(2, 14), (3, 9), (4, 7)])
def test_every_seat_is_active_equally_often(seats, turns):
    active = Counter(active_seat(seats, r, t) for r in range(4) for t in range(7))
    active.pop(None, None)

    assert active == dict.fromkeys(range(seats), turns)


@pytest.mark.parametrize(("seats", "turns"), [(2, 14), (3, 9), (4, 7)])
def test_every_seat_takes_a_side_equally_often_in_a_whole_match(seats, turns):
    match = new_match(seats, seed=3)
    play_at_random(match, seed=4)
    takers = Counter(s.seat for s in match.steps if s.before.clock.stage is Stage.SIDE)

    assert takers == dict.fromkeys(range(seats), turns)


def test_in_the_last_turn_of_three_nobody_is_active_and_all_have_three_crosses_on_either_side():
    state = at_card("G/M", "", "", "", round_number=4, turn=7)
    assert GAME.to_act(state) == {0, 1, 2}

    state = play(state, "0 G: g13 g12 h12", "1 M: f12 f11 e11", "2 M: f14 f15 f16")

    assert state.clock.stage is Stage.OVER


def test_the_last_turn_of_three_in_an_earlier_round_has_an_active_seat():
    assert GAME.to_act(at_card("G/M", "", "", "", round_number=3, turn=7)) == {2}


def test_alone_three_crosses_face_you_and_two_do_not():
    state = at_card("G/M", "", facing=1)
    assert may(state, 0) == {"G", "M"}

    on_mountain = play(state, "0 M: f12 f11")
    on_grass = play(state, "0 G: g13 g12")

    assert on_mountain.clock.turn == 0
    assert on_grass.clock.turn == 1


def test_a_round_is_seven_of_the_eight_cards():
    match = new_match(1, seed=11)
    play_at_random(match, seed=12)
    seen: dict[int, dict[int, Card]] = {}
    for step in match.steps:
        if not step.before.in_opening:
            seen.setdefault(step.before.clock.round, {})[step.before.clock.turn] = step.before.card

    assert [len(set(cards.values())) for cards in seen.values()] == [7, 7, 7, 7]


def test_the_opening_is_three_crosses_in_one_terrain_for_all_at_once():
    match = new_match(2, seed=1, tiles="1,2,3,4")
    assert match.to_act == {0, 1}
    assert may(match.state, 0) == {"W", "G", "M"}

    state = play(match.state, "0 M: f12 f11 e11", "1 W: e13 d13 d14")

    assert crossed(state, 0) == {"f13", "f12", "f11", "e11"}
    assert crossed(state, 1) == {"f13", "e13", "d13", "d14"}
    assert GAME.turn(state) == 2


def test_items_of_the_opening_count_and_food_goes_to_the_first_round():
    state = play(new_match(1, seed=1, tiles="1,2,3,4").state, "0 M: f12 f11 e11")

    assert GAME.view(state, 0).players[0].food == ("a", "", "", "")


def test_a_tie_for_the_start_village_is_the_first_player_s_to_settle():
    match = new_match(2, seed=1, tiles="1,2,3r2,4")
    assert match.to_act == {0}
    assert may(match.state, 0) == {"start:f13", "start:m6"}

    match.play(0, "start:m6")

    assert match.to_act == {0, 1}
    assert match.view(1).start == "m6"
    assert match.view(1).players[0].crosses[12] == ".....x.........."


def test_a_turn_passes_on_only_when_all_have_finished():
    state = play(at_card("G/M", "", ""), "0 M:", "0 f12 f11 e11")

    assert GAME.to_act(state) == {1}
    assert GAME.turn(play(state, "1 M: f12 f14")) == GAME.turn(state) + 1


def test_a_map_gives_four_crosses_in_one_terrain_whatever_the_card_says():
    state = at_card("W/S", "e14", "")
    state = play(state, "0 S:", "0 map:M f14 f15 f16")
    assert may(state, 0) > {"f12"}

    state = play(state, "0 f12", "1 W: e13 d13 d14")

    assert {"f14", "f15", "f16", "f12"} <= crossed(state, 0)
    assert state.sheets[0].maps_used == 1


def test_the_active_seat_takes_a_side_before_it_strikes_a_map():
    state = at_card("W/S", "e14", "")
    assert may(state, 0) == {"W", "S"}

    assert may(play(state, "0 W:"), 0) == {"W", "map:W", "map:G", "map:M"}


def test_a_map_found_in_this_turn_is_for_a_later_one():
    state = play(at_card("G/M", "f14", ""), "0 M:", "0 e14 f12 f11", "1 G: g13 g12 h12")
    state = play(state, f"1 {state.card[0]}:")

    assert any(text.startswith("map:") for text in may(state, 0))
    assert state.sheets[0].maps_used == 0


def test_a_struck_map_is_gone():
    setup = set_up(1)
    state = at_card("G/M", "e14", setup=setup)
    state = play(state, "0 map:G g13 g12 h12 h13")

    assert not any(text.startswith("map:") for text in may(state, 0))
