"""Temples: values by number of players, visitors of the same turn, crosses on the advanced side."""

from dataclasses import replace

import pytest

from inklands.games.explorers.landscape.terrain import GRID
from inklands.games.explorers.state import Sides, Stage
from inklands.games.explorers.temples import open_values
from tests.games.explorers.positions import (
    GAME,
    at_card,
    cells,
    crossed,
    land,
    may,
    play,
    set_up,
    with_sheet,
)

AT_THE_GATE = "d14 b9"
"""Beside temple B, with a key."""
ADVANCED = Sides(temples=True)


@pytest.mark.parametrize(
    ("seats", "values"), [(1, (12, 10, 8, 6)), (2, (12, 8)), (3, (12, 8, 6)), (4, (12, 10, 8, 6))]
)
def test_values_are_struck_by_the_number_of_players(seats, values):
    assert open_values(set_up(seats)) == (values,) * 4


def test_two_visitors_in_the_same_turn_both_get_the_best_value_and_two_are_struck():
    # Rulebook: twelve points each, and the other two strike the twelve and the ten.
    state = at_card("W/G", AT_THE_GATE, "", AT_THE_GATE, "")
    state = play(
        state, "0 W:", "0 d15 d13 e13", "1 G: g13 g12 h12", "2 W: d15 d13", "3 G: g13 g12 h12"
    )

    assert [sheet.temples for sheet in state.sheets] == [
        (0, 12, 0, 0),
        (0, 0, 0, 0),
        (0, 12, 0, 0),
        (0, 0, 0, 0),
    ]
    assert state.temples[1] == (8, 6)


def test_a_later_visitor_gets_the_next_value():
    state = at_card("W/G", AT_THE_GATE, AT_THE_GATE)
    state = play(state, "0 W:", "0 d15 d13 e13", "1 G: g13 g12 h12")

    assert state.sheets[0].temples[1] == 12
    assert state.temples[1] == (8,)


def test_alone_the_best_value_of_every_temple_not_visited_is_struck_each_round():
    state = at_card("W/G", AT_THE_GATE, turn=7)
    state = play(state, "0 W: d15 d13 e13")

    assert state.clock.round == 1
    assert state.temples == ((10, 8, 6), (10, 8, 6), (10, 8, 6), (10, 8, 6))
    assert state.sheets[0].temples == (0, 12, 0, 0)


def test_alone_a_temple_that_was_visited_is_left_alone():
    state = at_card("W/G", "d14 d15 b9", turn=7)
    visited = replace(state.sheets[0], temples=(0, 12, 0, 0))
    state = replace(with_sheet(state, 0, visited), temples=((12, 10), (10,), (12, 10), (12, 10)))
    state = play(state, "0 G: g13 g12")

    assert state.temples == ((10,), (10,), (10,), (10,))


def test_the_advanced_side_gives_eight_points_and_crosses_by_order_of_arrival():
    state = at_card("W/G", AT_THE_GATE, AT_THE_GATE, "", setup=set_up(3, sides=ADVANCED))
    state = play(state, "0 W:", "0 d15 d13 e13", "1 W: d15 d13", "2 G: g13 g12 h12")

    assert state.clock.stage is Stage.BONUS
    assert [sheet.temples[1] for sheet in state.sheets] == [8, 8, 0]
    assert GAME.to_act(state) == {0, 1}
    assert state.bonus == ((3,), (3,), ())
    assert state.temples[1] == (1, 0)


def test_the_crosses_of_a_temple_are_all_in_one_terrain_of_choice():
    state = at_card("W/G", AT_THE_GATE, "", setup=set_up(2, sides=ADVANCED))
    state = play(state, "0 W:", "0 d15 d13 e13", "1 G: g13 g12 h12")
    assert may(state, 0) == {"W", "G", "S", "M"}

    state = play(state, "0 M: d16 f12")
    assert may(state, 0) == {"b8", "d12", "e12", "e14", "e15", "e16", "f11", "f14"}

    state = play(state, "0 f11")

    assert {"d16", "f12", "f11"} <= crossed(state, 0)
    assert state.clock.turn == 1


def test_the_last_of_four_gets_no_crosses():
    state = at_card("W/G", AT_THE_GATE, "", setup=set_up(2, sides=ADVANCED))
    state = replace(state, temples=((0,),) * 4)
    state = play(state, "0 W:", "0 d15 d13 e13", "1 G: g13 g12 h12")

    assert state.sheets[0].temples[1] == 8
    assert state.clock.turn == 1


def test_two_temples_give_two_batches_each_with_its_own_terrain():
    # Temple B on water at d15 and temple D on water at l16, with two keys.
    state = at_card("W/G", f"{AT_THE_GATE} l15 p13", "", setup=set_up(2, sides=ADVANCED))
    state = play(state, "0 W:", "0 d15 l16 d13", "1 G: g13 g12 h12")
    assert state.bonus == ((3, 3), ())

    state = play(state, "0 M: d16 f12 f11")
    assert may(state, 0) == {"W", "G", "S", "M"}

    state = play(state, "0 G: g13 g12 h12")

    assert state.clock.turn == 1


def test_a_temple_entered_with_such_crosses_opens_a_second_wave():
    state = at_card("W/G", f"{AT_THE_GATE} l15 p13", "", setup=set_up(2, sides=ADVANCED))
    state = play(state, "0 W:", "0 d15 d13 e13", "1 G: g13 g12 h12")
    before = GAME.barrier(state)
    state = play(state, "0 W: l16 c13 c14")

    assert state.clock.stage is Stage.BONUS
    assert GAME.barrier(state) > before
    assert state.sheets[0].temples == (0, 8, 0, 8)
    assert play(state, "0 M: d16 f12 f11").clock.turn == 1


def test_crosses_of_a_temple_that_find_no_room_are_lost():
    # The last cell that can be crossed is the temple itself.
    setup = set_up(1, sides=ADVANCED)
    state = play(at_card("W/G", all_but("d15"), setup=setup), "0 W: d15")

    assert state.sheets[0].temples[1] == 8
    assert state.clock.turn == 1


def test_crosses_of_a_temple_end_when_the_landscape_is_full():
    setup = set_up(1, sides=ADVANCED)
    state = play(at_card("W/G", all_but("d15", "d16"), setup=setup), "0 W: d15")
    assert may(state, 0) == {"M"}

    assert play(state, "0 M: d16").clock.turn == 1


def all_but(*names: str) -> str:
    """Every cell that can be crossed but these: all keys, and all other temples."""
    closed = sum(land().villages) | cells(" ".join(names))
    return " ".join(GRID.names(GRID.everywhere & ~closed))
