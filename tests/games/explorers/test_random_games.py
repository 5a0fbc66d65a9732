"""Random matches come to an end, whatever the seats and sides."""

import pytest

from tests.games.explorers.random_games import play


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_random_match_gets_stuck(seats):
    decisions = [play(seats, seed) for seed in range(20)]

    # At least a choice in each of the 28 turns, at most a chain of horses in each.
    assert all(28 * seats <= count < 28 * seats * 10 for count in decisions)
