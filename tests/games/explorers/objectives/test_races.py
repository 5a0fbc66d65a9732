"""Races: their conditions, points by order, and ties in the same turn."""

from dataclasses import replace

import pytest

from inklands.games.explorers.objectives.objective import Race
from inklands.games.explorers.objectives.points import objective_lines
from inklands.games.explorers.objectives.races import is_met, open_points, settle_races
from tests.games.explorers.positions import (
    at_card,
    cells,
    land,
    objective,
    play,
    set_up,
    sheet,
    with_sheet,
)

ONE_BESIDE_EACH_VILLAGE = "e3 e13 k3 l13"


def meets(key: str, crosses: str) -> bool:
    race = objective(key)
    assert isinstance(race, Race)
    return is_met(race, land(), cells(crosses) | cells("f13"))


@pytest.mark.parametrize(
    ("key", "crosses"),
    [
        ("race-keys", "b9 p13 a3"),
        ("race-maps", "e14 l11 j6"),
        ("race-horses", "g16 a15 n11 o14"),
        ("race-gems", "d10 e16 a6 i14"),
        ("race-villages", ONE_BESIDE_EACH_VILLAGE),
        ("race-places", "e3 e13 k3 d15 e6 o1"),
        ("race-edges", "a5 p5 h1 h16"),
        ("race-edges", "a1 p16"),
        ("race-tiles", "a1 a2 a3 a9 a10 p1 p2 p3 p14 p15 p16"),
    ],
)
def test_a_race_is_met_by_the_last_cell_and_not_before(key, crosses):
    *but_one, last = crosses.split()

    assert meets(key, crosses)
    assert not meets(key, " ".join(but_one))
    assert last not in but_one


@pytest.mark.parametrize(
    ("key", "crosses", "shown"),
    [
        ("race-keys", "b9 p13 a3 f12", "b9 p13 a3"),
        ("race-villages", f"{ONE_BESIDE_EACH_VILLAGE} a1", ONE_BESIDE_EACH_VILLAGE),
        ("race-places", "e3 e13 k3 d15 e6 o1 a1", "e3 e13 k3 d15 e6 o1"),
        ("race-edges", "a5 p5 h1 h16 f12", "a5 p5 h1 h16"),
        ("race-tiles", "a1 a2", "a1 a2"),
    ],
)
def test_a_race_that_was_won_shows_the_crosses_that_won_it(key, crosses, shown):
    (line,) = objective_lines(objective(key), land(), cells(crosses), 10)

    assert line.points == 10
    assert line.cells == cells(shown)


def test_the_start_village_is_a_cross_on_its_tile():
    assert meets("race-tiles", "a1 a2 a3 a9 a10 p1 p2 p3 p14 p15 p16")
    assert not meets("race-tiles", "a1 a2 a3 a9 p1 p2 p3 p14 p15 p16")


def test_three_villages_without_three_temples_are_not_enough():
    assert not meets("race-places", "e3 e13 k3 l13 d15 e6")


def test_the_first_takes_ten_and_the_next_eight():
    setup = set_up(3, objectives=["square", "race-keys"])
    boards = (sheet(setup), sheet(setup, "b9 p13 a3"), sheet(setup))
    after, left, notes = settle_races(setup, boards, open_points(setup.objectives))

    assert [board.races for board in after] == [(0, 0), (0, 10), (0, 0)]
    assert left == ((), (8, 6, 4))
    assert [(note.seat, note.value) for note in notes] == [(1, 10)]


def test_all_who_meet_it_in_the_same_turn_take_the_best_and_as_many_are_struck():
    setup = set_up(3, objectives=["race-keys"])
    boards = (sheet(setup, "b9 p13 a3"), sheet(setup), sheet(setup, "b9 p13 a3"))
    after, left, _ = settle_races(setup, boards, open_points(setup.objectives))

    assert [board.races for board in after] == [(10,), (0,), (10,)]
    assert left == ((6, 4),)


def test_a_race_pays_once():
    setup = set_up(1, objectives=["race-keys"])
    won = replace(sheet(setup, "b9 p13 a3"), races=(10,))

    assert settle_races(setup, (won,), ((8, 6, 4),)) == ((won,), ((8, 6, 4),), ())


def test_races_are_settled_when_the_turn_ends():
    setup = set_up(2, objectives=["race-maps"])
    state = at_card("G/M", "e15 l11 j6", "", setup=setup)
    state = play(state, "0 M:", "0 M: e14")
    assert state.sheets[0].races == (0,)

    state = play(state, "0 f14 f12", "1 G: g13 g12 h12")

    assert state.sheets[0].races == (10,)
    assert state.races == ((8, 6, 4),)


def test_alone_the_best_value_of_a_race_not_met_is_struck_each_round():
    setup = set_up(1, objectives=["race-maps", "race-keys", "square"])
    state = at_card("G/M", "b9 p13 a3", setup=setup, turn=7)
    state = with_sheet(state, 0, replace(state.sheets[0], races=(0, 10, 0)))
    state = play(replace(state, races=((10, 8, 6, 4), (8, 6, 4), ())), "0 G: g13 g12 h12")

    assert state.races == ((8, 6, 4), (8, 6, 4), ())
