import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inklands.core.conformance import check_game
from inklands.core.written import check_messages
from inklands.locales import Speaker
from tests.games.cartographers.positions import GAME


@pytest.mark.parametrize("sheet", ["A", "B"])
@pytest.mark.parametrize(("seats", "matches"), [(1, 4), (2, 2), (3, 1), (5, 1)])
def test_the_game_keeps_every_law(sheet: str, seats: int, matches: int):
    @given(
        seeds=st.lists(st.integers(0, 2**128), min_size=1, max_size=1),
        ruling=st.sampled_from(["card", "any-under-ruins", "any"]),
    )
    @settings(max_examples=matches, database=None)
    def check(seeds: list[int], ruling: str) -> None:
        options = {"sheet": sheet, "fallback_terrain": ruling}
        assert check_game(GAME, seats, options, seeds) >= seats * 12

    check()


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_message_of_a_match_is_written(seats: int):
    knows = Speaker("en").knows

    assert check_messages(GAME, seats, knows, seeds=range(3)) > 30
