"""Maps of Misterra keeps what every game promises."""

from __future__ import annotations

import pytest

from inklands.core.conformance import check_game
from inklands.games.misterra.rules import make


@pytest.mark.parametrize("expert", ["on", "off"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_law_holds_for_random_play(seats, expert):
    assert check_game(make(), seats, {"expert": expert}, seeds=range(1)) > 40


@pytest.mark.parametrize("seats", [1, 3])
def test_every_law_holds_in_a_first_game_where_merged_claims_score(seats):
    options = {"first_game": "on", "merged_claims": "both"}

    assert check_game(make(), seats, options, seeds=range(1)) > 40
