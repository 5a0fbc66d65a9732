"""Every goal agrees with its slow twin, and its lines with its total, on random sheets."""

import pytest
from hypothesis import given, settings

from inklands.games.cartographers.goals import GOALS
from inklands.games.cartographers.sheet import GRID
from tests.games.cartographers.paper_art import Paper, paper_of, papers, sheet_of
from tests.games.cartographers.slow_goals import SLOW_GOALS, monsters_cost


def test_there_is_a_twin_for_each_of_the_sixteen_goals():
    assert len(GOALS) == 16
    assert list(SLOW_GOALS) == list(GOALS)


@given(papers)
@settings(max_examples=400)
def test_the_lines_of_every_goal_add_up_to_what_its_slow_twin_counts(drawn: Paper):
    sheet = sheet_of(drawn)

    counted = {key: sum(line.points for line in goal(sheet)) for key, goal in GOALS.items()}

    assert counted == {key: twin(drawn) for key, twin in SLOW_GOALS.items()}


@given(papers)
@settings(max_examples=100)
def test_monsters_threaten_the_cells_that_the_slow_twin_counts(drawn: Paper):
    assert sheet_of(drawn).threatened().bit_count() == monsters_cost(drawn)


@pytest.mark.parametrize("key", GOALS)
@given(drawn=papers)
@settings(max_examples=20)
def test_every_line_gives_points_for_cells_of_the_map(key: str, drawn: Paper):
    for line in GOALS[key](sheet_of(drawn)):
        assert line.points > 0
        assert line.cells
        assert not line.cells & ~GRID.everywhere
        assert line.reason.key.startswith("cartographers-")


@given(papers)
def test_a_paper_and_its_sheet_hold_the_same(drawn: Paper):
    assert paper_of(sheet_of(drawn)) == drawn
