"""Maps of Misterra keeps every law of a game."""

from __future__ import annotations

import pytest

from inklands.core.conformance import check_game
from inklands.core.written import check_messages
from inklands.games.misterra.rules import make
from inklands.locales import Speaker


@pytest.mark.parametrize("expert", ["on", "off"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_law_holds_for_random_play(seats, expert):
    assert check_game(make(), seats, {"expert": expert}, seeds=range(1)) > 40


@pytest.mark.parametrize("seats", [1, 3])
def test_every_law_holds_in_a_first_game_where_merged_claims_score(seats):
    options = {"first_game": "on", "merged_claims": "both"}

    assert check_game(make(), seats, options, seeds=range(1)) > 40


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_message_of_a_match_is_written(seats):
    knows = Speaker("en").knows

    assert check_messages(make(), seats, knows, {"expert": "on"}, seeds=range(2)) > 30
