"""What is said aloud, where the focus goes, how maps are gone over, and which keys are keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from bench.visits import VISITS, seat
from tests.browser.axe import violations
from tests.browser.player import Player, corner_replay

FOCUSED = "document.activeElement"


def solo(visitor, title: str = "cartographers") -> Player:
    player = Player(visitor())
    player.start(title)
    expect(player.page.locator("[data-decision]")).to_be_visible()
    return player


def pair(visitor) -> tuple[Player, Player]:
    host = Player(visitor())
    host.start(way="friends")
    host.page.locator("[data-start]").click()
    guest = Player(visitor(host.page.locator("[data-link]").input_value()))
    guest.page.locator("#my-name").fill("Bo")
    guest.page.locator("[data-sit]").click()
    host.wait_to_act()
    guest.wait_to_act()
    return host, guest


def said(page: Page):
    return page.locator("[data-spoken]")


def news(page: Page):
    return page.locator("[data-news]")


def test_offers_are_called_by_terrain_shape_and_how_they_lie(visitor):
    page = visitor("/learn/cartographers")
    offers = page.get_by_role("group", name="Choose what to draw").get_by_role("button")

    expect(offers.nth(0)).to_have_accessible_name("water, a bar of three, standing, with a coin")
    expect(news(page)).to_contain_text("1: water, a bar of three, standing, with a coin.")


def test_a_move_says_where_it_is_what_is_covered_whether_it_fits_and_what_it_gives(visitor):
    page = visitor("/learn/cartographers")
    Player(page).wait_to_act()
    page.keyboard.press("n")
    expect(said(page)).to_contain_text("In pencil. Press Enter to ink it. It covers a1 b1 c1.")
    expect(news(page)).to_contain_text("one point more: Coins +1")
    page.keyboard.press("r")

    expect(said(page)).to_contain_text("water, a bar of three, lying.")


def test_rows_columns_regions_points_and_what_is_open_are_heard_by_key_and_by_button(visitor):
    page = visitor("/learn/cartographers")
    Player(page).wait_to_act()
    for key, words in {
        "a": "Row f: f1 to f5 empty; f6 mountain; f7 to f11 empty",
        "d": "Column 6: a6 empty; b6 empty, ruins;",
        "g": "mountain, one cell: f6",
        "e": "A Sentinel Wood: 0 points, counts this season.",
        "o": "116 cells are open: a1 to a11",
        "s": "2: water, a staircase of five",
    }.items():
        page.keyboard.press(key)
        expect(said(page)).to_contain_text(words)
    page.get_by_text("Listen", exact=True).click()
    page.get_by_role("button", name="This row").click()

    expect(said(page)).to_contain_text("Row f: f1 to f5 empty")
    assert violations(page) == []


def test_the_places_that_fit_are_a_list_by_points_to_walk_and_choose_from(visitor):
    page = visitor("/learn/cartographers")
    Player(page).wait_to_act()
    page.keyboard.press("l")
    options = page.get_by_role("option").filter(has_text="on")
    expect(options.first).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("ArrowDown")
    expect(options.nth(1)).to_be_focused()
    second = options.nth(1).locator("b").inner_text()
    page.keyboard.press("Enter")

    expect(said(page)).to_contain_text(f"{second} In pencil. Press Enter to ink it.")
    expect(page.locator(".held.pencilled[data-legal=true]")).to_be_visible()
    assert page.evaluate(f"{FOCUSED}.hasAttribute('data-map')")


def test_the_same_words_are_said_again(visitor):
    page = solo(visitor).page
    page.keyboard.press("s")
    first = said(page).locator("p").element_handle()
    words = first.text_content()
    page.keyboard.press("s")
    expect(said(page).locator("p")).to_have_text(words.strip())

    assert not first.evaluate("paragraph => paragraph.isConnected")
    assert said(page).locator("p").text_content() != words


def test_what_others_do_is_told_and_who_comes_and_goes(visitor):
    host, guest = pair(visitor)
    expect(news(host.page)).to_contain_text("Bo sits down.")
    host.pencil_by_mouse()
    host.ink()
    guest.take_turn()
    expect(news(host.page)).to_contain_text("Bo draws")
    guest.page.close()

    expect(news(host.page)).to_contain_text("Bo is away.")


def test_a_hint_is_said(visitor):
    page = solo(visitor).page
    page.locator("[data-act=hint]").click()

    expect(said(page)).to_contain_text("A strong player would do this: ", timeout=120_000)


def test_how_much_is_told_is_a_choice_that_is_kept(visitor):
    player = solo(visitor)
    page = player.page
    page.get_by_role("button", name="Keys").click()
    page.get_by_label("only refusals, and what I ask for").check()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.reload()
    player.wait_to_act()
    player.take_turn()
    page.keyboard.press("s")

    expect(said(page)).to_contain_text("1: ")
    expect(news(page)).not_to_contain_text("draws")


@pytest.mark.parametrize(
    ("choice", "works_on_map"),
    [("never; arrows, Enter and Escape stay", False), ("only while the map has the focus", True)],
)
def test_single_letters_can_be_switched_off_or_kept_to_the_map(visitor, choice, works_on_map):
    player = solo(visitor)
    page = player.page
    page.get_by_role("button", name="Keys").click()
    page.get_by_label(choice).check()
    page.keyboard.press("Escape")
    page.locator("h1").focus()
    page.keyboard.press("s")
    page.keyboard.press("1")
    expect(said(page)).to_be_empty()
    page.locator("[data-map]").focus()
    page.keyboard.press("a")
    if works_on_map:
        expect(said(page)).to_contain_text("Row f")
    page.keyboard.press("ArrowRight")

    expect(said(page)).to_contain_text("f7")


def test_one_goes_over_the_own_map_while_waiting_and_over_those_of_others(visitor):
    host, _ = pair(visitor)
    page = host.page
    host.pencil_by_mouse()
    host.ink()
    expect(page.locator("[data-prompt]")).to_contain_text("Waiting for Bo")
    page.keyboard.press("ArrowRight")
    expect(said(page)).to_contain_text("f7:")
    page.locator("[data-player='1']").click()
    page.keyboard.press("ArrowLeft")
    expect(said(page)).to_contain_text("f6: mountain")

    expect(page.get_by_role("application", name="The map of Bo")).to_be_visible()


@pytest.mark.parametrize("title", ["cartographers", "explorers", "misterra"])
def test_arrows_go_over_the_map_of_another_and_not_back_to_the_own_one(visitor, title):
    page = visitor()
    bot = {"kind": "bot", "level": "apprentice"}
    seat(page, [{"kind": "me", "name": "Ada"}, bot], title)
    other = page.locator("[data-player='1']")
    other.click()
    theirs = page.get_by_role("application", name=re.compile("^The map of Bot 2"))
    expect(theirs).to_be_visible()
    before = said(page).inner_text()
    page.keyboard.press("ArrowRight")
    expect(said(page)).not_to_have_text(before)
    heard = said(page).inner_text()
    page.keyboard.press("ArrowDown")
    expect(said(page)).not_to_have_text(heard)

    expect(theirs).to_be_visible()
    # Of what cannot be chosen there anyway nothing is said, and no sign stands for a word.
    expect(said(page)).not_to_contain_text("chosen")
    expect(said(page)).not_to_contain_text("·")


def test_a_replay_is_gone_over_cell_by_cell(visitor):
    page = corner_replay(visitor)
    grid = page.get_by_role("grid")
    expect(grid).to_be_visible()
    moment = page.locator("[data-at]").get_attribute("data-at")
    page.locator("[data-step=last]").click()
    grid.get_by_role("gridcell").first.focus()
    page.keyboard.press("ArrowRight")
    expect(grid.get_by_role("gridcell", name="a2: ", exact=False).first).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("ArrowDown")

    expect(grid.get_by_role("gridcell", name="b11: empty")).to_be_focused()
    assert page.locator("[data-at]").get_attribute("data-at") != moment
    assert violations(page) == []


def test_at_the_end_the_map_is_gone_over_cell_by_cell(visitor):
    page = visitor()
    expect(page.locator("[data-title]").first).to_be_visible()
    VISITS["final"](page)
    cells = page.get_by_role("grid").first.get_by_role("gridcell")
    cells.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")

    expect(page.get_by_role("gridcell", name=re.compile("^b2: ")).first).to_be_focused()


@pytest.mark.parametrize("title", ["cartographers", "explorers", "misterra"])
def test_tab_leads_out_of_every_map_either_way(visitor, title):
    page = solo(visitor, title).page
    maps = page.locator("[data-map]")
    expect(maps.first).to_be_visible()
    for number in range(maps.count()):
        for key in ("Tab", "Shift+Tab"):
            maps.nth(number).focus()
            page.keyboard.press("ArrowRight")
            page.keyboard.press(key)

            expect(maps.nth(number)).not_to_be_focused()
            inside = f"map => map.contains({FOCUSED}) || {FOCUSED} === document.body"
            assert not maps.nth(number).evaluate(inside)


def test_what_is_explained_stays_until_it_is_closed_and_escape_closes_it(visitor):
    page = solo(visitor).page
    page.locator("[data-goal]").first.click()
    explained = page.get_by_role("region", name=re.compile("^How .* counts$"))
    expect(explained).to_be_visible()
    page.mouse.move(1, 1)
    page.keyboard.press("ArrowRight")
    expect(explained).to_be_visible()
    page.keyboard.press("Escape")

    expect(explained).to_have_count(0)


def test_the_focus_goes_to_the_heading_of_each_page_and_never_to_the_body(visitor):
    page = visitor()
    for link, heading in (("How to play: Explorers", "Explorers"), ("Inklands", "Inklands")):
        page.get_by_role("link", name=link).focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", level=1, name=heading)).to_be_focused()
    page.get_by_role("button", name="Play solo: Cartographers").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Cartographers")).to_be_focused()
    page.keyboard.press("n")
    page.locator("[data-act=ink]").focus()
    page.keyboard.press("Enter")

    expect(page.locator("[data-map]")).to_be_focused()
