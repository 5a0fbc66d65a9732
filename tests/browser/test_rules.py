"""How to play, in a few words: on the way to a new game and beside every map."""

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player


@pytest.mark.parametrize("title", ["cartographers", "explorers", "misterra"])
def test_every_title_tells_how_it_is_played_before_a_game_is_begun(visitor, title):
    page = visitor()
    page.locator(f"[data-title={title}] [data-how]").click()

    expect(page.locator(f"[data-rules={title}]")).to_contain_text("The aim")
    expect(page.locator(".terrains li").first).to_be_visible()
    page.get_by_role("link", name="Choose seats and options").click()
    expect(page.locator("[data-start]")).to_be_visible()


def test_every_goal_is_explained_in_the_language_of_the_reader(visitor):
    page = visitor("/rules/cartographers", locale="nl")

    expect(page.locator("[data-section=goals] h3")).to_have_count(16)
    expect(page.locator("article")).to_contain_text("edicten")


def test_the_rules_open_beside_a_match_that_goes_on(visitor):
    player = Player(visitor())
    player.start()
    player.wait_to_act()
    with player.page.context.expect_page() as opened:
        player.page.locator("[data-how]").click()

    expect(opened.value.locator("[data-rules=cartographers]")).to_be_visible()
    player.wait_to_act()


def test_rules_of_an_unknown_title_lead_off_the_map(visitor):
    page = visitor("/rules/chess")

    expect(page.locator("[data-nowhere]")).to_be_visible()
