"""Whole solo games by ear: through Chromium's accessibility tree and the keys alone."""

from __future__ import annotations

from statistics import mean

import pytest

from inklands import new_match
from inklands.bots.driver import play_out
from inklands.bots.greedy import Greedy
from tests.browser.blind_player import BlindPlayer, reading
from tests.browser.ears import Ears

DEALS = range(1, 6)
GREEDY = 15.4
"""What `greedy` reaches alone on average, in docs/strength.md: the points less the four numbers."""


def solo_table(page, title: str, seed: int) -> None:
    """Have a table set with a deal that is always the same, as somebody else would do it."""
    setup = {"title": title, "seats": [{"kind": "me", "name": "Ada"}], "seed": seed}
    origin = page.url.rstrip("/")
    answer = page.request.post("/api/tables", data=setup, headers={"Origin": origin})
    page.goto(f"/table/{answer.json()['table']}")


@pytest.mark.timeout(900)  # Five whole games, and each word is waited for.
def test_by_ear_cartographers_is_played_at_least_as_well_as_the_greedy_bot_plays_it(visitor):
    ratings = []
    for deal in DEALS:
        page = visitor()
        solo_table(page, "cartographers", deal)
        end = BlindPlayer(Ears(page)).finish()
        ratings.append(reading(end, r"Rating (−?\d+):"))
        page.close()

    # Neither by the luck of these deals nor by theirs: better than on average, and than on these.
    assert mean(ratings) >= GREEDY, ratings
    assert mean(ratings) >= mean(map(greedy_alone, DEALS)), ratings


def greedy_alone(deal: int) -> int:
    """What the greedy bot reaches with the same cards."""
    match = new_match("cartographers", seed=deal)
    play_out(match, [Greedy()])
    (rating,) = match.standing.ratings
    return rating.number


@pytest.mark.timeout(900)
@pytest.mark.parametrize("title", ["Explorers", "Maps of Misterra"])
def test_by_ear_a_solo_game_is_found_begun_and_finished(visitor, title):
    ears = Ears(visitor())
    ears.go_to("button", f"Play solo: {title}")
    ears.press("Enter")
    end = BlindPlayer(ears).finish()

    assert "The match is over." in end.news
    assert end.focused.role == "heading"
    assert any(button.name == "Rematch" for button in end.all("button"))
    assert reading(end, r"^Explorer: (−?\d+) points?$") == reading(end, r"^(−?\d+) points?$")
