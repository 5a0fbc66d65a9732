"""Every presumption agrees with its slow twin."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from inklands.games.misterra.island.island import parse_tiles
from tests.games.misterra.positions import GAME
from tests.games.misterra.slow_presumptions import slow_points

letters = st.sampled_from(["SLJM", "SLJM.", "SL", "SSSSL", "SLJMSLJM."]).flatmap(
    lambda offered: st.lists(st.sampled_from(offered), min_size=25, max_size=25)
)


@given(letters)
@settings(max_examples=150, deadline=None)
def test_points_agree_with_the_slow_twin(paper):
    rows = ["".join(paper[r * 5 : r * 5 + 5]) for r in range(5)]
    parchment = parse_tiles(tuple(rows))

    for number, presumption in GAME.components.presumptions.items():
        points = sum(line.points for line in presumption.lines(parchment))
        assert points == slow_points(number, rows), number
