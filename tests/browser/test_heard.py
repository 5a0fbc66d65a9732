"""What is heard agrees with what the keys do, is told once, and leaves no picture unsaid."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from bench.visits import VISITS, bots, seat
from tests.browser.ears import Ears
from tests.browser.player import Player
from tests.browser.test_other_titles import play_until

SIGNS = re.compile("[→∞×✓·↑↓←]")
"""Pictures of type, which readers skip or call by names that nobody knows."""
OFFER = re.compile(r"(\d): ([^:.]+)\.")


def said(page: Page):
    return page.locator("[data-spoken]")


def told(page: Page) -> list[str]:
    return page.locator("[data-news] p").all_inner_texts()


def test_what_is_asked_is_told_once_however_often_others_move_meanwhile(visitor):
    page = visitor()
    bots(page)
    player = Player(page)
    player.take_turn()
    expect(page.locator("[data-player]")).to_contain_text(
        ["Ada (you)", "The bot is ready", "The bot is ready"], use_inner_text=True
    )

    asked = page.locator("[data-prompt]").inner_text()
    assert told(page).count(asked) == 1


def test_a_number_takes_what_was_said_beside_it(visitor):
    page = visitor()
    seat(page, [{"kind": "me", "name": "Ada"}], "misterra")
    play_until(page, "[data-choice^=take]")
    offers = dict(OFFER.findall(told(page)[-1]))
    buttons = page.locator("[data-choice^=take]")
    assert len(offers) == buttons.count() > 2
    for number, words in offers.items():
        expect(buttons.nth(int(number) - 1)).to_have_accessible_name(f"{number}: {words}")
    page.keyboard.press("3")

    taken = offers["3"].removeprefix("Take ")
    expect(said(page)).to_contain_text(offers["3"])
    expect(page.locator("[data-news]")).to_contain_text(f"Ada takes {taken}.")


def test_each_presumption_that_a_number_chooses_is_said_and_so_is_the_pencil(visitor):
    page = visitor()
    seat(page, [{"kind": "me", "name": "Ada"}], "misterra")
    expect(page.locator(".presumption")).to_have_count(4)
    page.keyboard.press("2")
    expect(said(page)).to_contain_text(": chosen, 1 of 2.")
    page.keyboard.press("2")
    expect(said(page)).to_contain_text(": no longer chosen.")
    page.keyboard.press("1")
    page.keyboard.press("4")

    expect(said(page)).to_contain_text(": chosen, 2 of 2. In pencil. Press Enter to ink it.")


def test_a_card_that_is_turned_or_put_down_says_where_its_halves_lie(visitor):
    page = visitor()
    seat(page, [{"kind": "me", "name": "Ada"}], "misterra")
    play_until(page, "[data-act=turn]")
    page.keyboard.press("ArrowRight")
    expect(said(page)).to_contain_text(re.compile(r"Map \w+ on \w\d, \w+ on \w\d\. It can"))
    before = said(page).inner_text()
    page.keyboard.press("r")
    expect(said(page)).to_contain_text(re.compile(r"^Map \w+ on \w\d, \w+ on \w\d\. It can"))
    assert said(page).inner_text() != before
    page.keyboard.press("n")
    laid = said(page).inner_text().split(".")[0]
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")

    expect(said(page)).to_contain_text(f"{laid}. In pencil. Press Enter to ink it.")


def test_a_shape_put_down_unheard_says_where_it_lies(visitor):
    page = visitor("/learn/cartographers")
    Player(page).wait_to_act()
    page.keyboard.press("Enter")

    expect(said(page)).to_contain_text(
        re.compile("^water, a bar of three, standing\\. .*It covers")
    )


@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("cartographers", "spring: 0 of 8 time used."),
        ("explorers", "0 keys free, 0 found."),
        ("misterra", "Round 1, half day 1."),
    ],
)
def test_how_far_the_match_is_is_heard_with_what_is_asked(visitor, title, words):
    page = visitor()
    seat(page, [{"kind": "me", "name": "Ada"}], title)
    play_until(page, "[data-choice], .lit, path.lit")
    if title == "misterra":
        play_until(page, "[data-choice^=take]")
    page.keyboard.press("s")

    expect(said(page)).to_contain_text(words)


@pytest.mark.parametrize("place", ["solo", "explorers", "misterra", "misterra-map"])
def test_points_are_heard_as_points_and_no_sign_stands_for_a_word(visitor, place):
    page = visitor()
    expect(page.locator("[data-title]").first).to_be_visible()
    VISITS[place](page)
    goals = page.get_by_role("region", name="Goals and points").get_by_role("button")
    assert goals.count() >= 4
    for goal in goals.all():
        expect(goal).to_have_accessible_name(re.compile(r"\d points?\b"))
    page.keyboard.press("e")
    expect(said(page)).not_to_be_empty()

    heard = Ears(page).listen()
    spoken = [*(button.name for button in heard.all("button")), heard.said, *heard.news]
    assert [words for words in spoken if SIGNS.search(words) or "[object" in words] == []


def test_what_otoma_did_and_the_card_on_top_are_words_too(visitor):
    page = visitor()
    expect(page.locator("[data-title]").first).to_be_visible()
    VISITS["misterra-map"](page)
    expect(page.locator("[data-top] .unseen")).to_have_text(
        [re.compile("steppe|lagoon|jungle|mountain")] * page.locator("[data-top] .step").count()
    )

    half_days = page.locator("[data-half-day]")
    assert half_days.count() > 0
    for half_day in half_days.all():
        expect(half_day).to_have_accessible_name(
            re.compile(r"[a-e]\d .*(steppe|lagoon|jungle|mountain)")
        )
