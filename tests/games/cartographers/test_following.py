"""Whole random matches, decided twice: by the rules and by the slow referee."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inklands.games.cartographers.state import State
from tests.games.cartographers.following import drawing, follow, new_match
from tests.games.cartographers.positions import GAME
from tests.games.cartographers.slow_referee import Referee
from tests.games.random_play import play_at_random

SEEDS = st.integers(0, 2**64)


@pytest.mark.parametrize("sheet", ["A", "B"])
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
@given(seed=SEEDS, ruling=st.sampled_from(["card", "any-under-ruins", "any"]))
@settings(max_examples=4)
def test_the_slow_referee_gives_every_seat_the_points_of_the_match(sheet, seats, seed, ruling):
    match = new_match(seats, seed, sheet=sheet, fallback_terrain=ruling)
    play_at_random(match, seed)

    referee = follow(match)

    assert referee.is_over
    assert [points.total for points in match.standing.points] == referee.totals


@pytest.mark.parametrize("seats", [1, 2, 3])
@given(
    seed=SEEDS,
    sheet=st.sampled_from("AB"),
    ruling=st.sampled_from(["card", "any-under-ruins", "any"]),
)
@settings(max_examples=3)
def test_a_seat_may_draw_exactly_what_the_slow_referee_finds_by_trying(seats, seed, sheet, ruling):
    match = new_match(seats, seed, sheet=sheet, fallback_terrain=ruling)
    play_at_random(match, seed)

    def compare(referee: Referee, state: State) -> None:
        for seat in range(seats):
            legal = [drawing(action) for action in GAME.legal_actions(state, seat)]
            assert len(legal) == len(set(legal))
            assert set(legal) == referee.legal(seat)

    follow(match, compare)
