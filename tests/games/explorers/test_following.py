"""Whole matches beside a second set of rules: the same duties, choices, papers and points."""

import pytest

from inklands.core.rng import Rng
from tests.games.explorers.following import follow, play_eagerly
from tests.games.explorers.positions import new_match

SIDES = ("food", "gems", "temples", "villages")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_second_set_of_rules_agrees(seats, seed):
    combination = seed * 5 + seats
    options = {
        f"advanced_{side}": "on" if combination >> n & 1 else "off" for n, side in enumerate(SIDES)
    }
    match = new_match(seats, seed=seed, **options)
    play_eagerly(match, Rng(seed))
    referee = follow(match)

    for seat, points in enumerate(match.standing.points):
        assert points.by_key() == referee.final_points(seat)
