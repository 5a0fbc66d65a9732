"""Food and gems at the end of a round, on both sides of their tiles."""

from dataclasses import replace

import pytest

from inklands.games.explorers.rounds import food_points, gem_points, track_points
from inklands.games.explorers.state import Sides
from tests.games.explorers.positions import GAME, at_card, cells, play, set_up, with_sheet

ADVANCED_TRACK = (-3, -2, -1, 1, 2, 3, 4, 5)


@pytest.mark.parametrize(
    ("foods", "points"), [("", 0), ("e11", 2), ("e11 a10", 5), ("e11 a10 e13", 9)]
)
def test_one_two_or_three_foods_of_a_round_are_worth_2_5_or_9(foods, points):
    assert food_points(set_up(), cells(foods)) == points


@pytest.mark.parametrize(
    ("foods", "points"),
    [("", 0), ("e11", 1), ("e11 b11", 4), ("e11 b11 j2", 9), ("e11 b11 j2 m8", 16)],
)
def test_four_foods_of_a_kind_are_worth_sixteen_on_the_advanced_side(foods, points):
    assert food_points(set_up(sides=Sides(food=True)), cells(foods)) == points


def test_a_gem_is_worth_a_point_in_every_round():
    assert [gem_points(set_up(), cells(gems)) for gems in ("", "d10", "d10 e16")] == [0, 1, 2]


@pytest.mark.parametrize(
    ("gems", "points"),
    [(0, -6), (1, -3), (2, -1), (3, 0), (4, 1), (5, 3), (6, 6), (7, 10), (8, 15), (9, 15)],
)
def test_advanced_gems_make_up_for_losses_before_they_gain(gems, points):
    assert track_points(ADVANCED_TRACK, gems) == points


def test_the_advanced_gems_are_counted_from_the_landscape():
    setup = set_up(sides=Sides(gems=True))

    assert gem_points(setup, cells("d10 e16")) == -1


def test_a_round_that_ends_scores_its_own_column_of_food_and_all_gems_so_far():
    state = at_card("G/M", "d10 e16", round_number=2, turn=7)
    ticked = replace(state.sheets[0], food=(cells("a10"), cells("e11"), 0, 0))
    state = with_sheet(state, 0, ticked)
    state = replace(state, drafts=(replace(state.drafts[0], food=cells("e11")),))
    state = play(state, "0 G: g13 g12 h12")
    points = GAME.standing(state).points[0].by_key()

    assert state.clock.round == 2
    assert points["food"] == 2 + 2
    assert points["gems"] == 0 + 2


def test_nothing_of_a_round_counts_before_it_ends():
    state = play(at_card("G/M", "d10 f11 c11", facing=1), "0 M: e11")

    assert GAME.standing(state).points[0].total == 0
    assert GAME.live_points(state, 0).by_key()["food"] == 2
    assert GAME.live_points(state, 0).by_key()["gems"] == 1
