import pytest

from inklands.fast.titles import kernel_titles
from inklands.rl.compare import compare_points

MATCHES = 200
"""`python bench/same_points.py` compares 10,000 of each title."""


@pytest.mark.parametrize("title", kernel_titles())
def test_the_same_seed_and_actions_give_the_same_points_as_the_readable_rules(title: str):
    assert compare_points(title, MATCHES) == MATCHES
