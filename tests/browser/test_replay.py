"""Matches looked at again: from a table, from a pasted record, from a file."""

import re
from functools import partial

from playwright.sync_api import expect

from bench.visits import RECORDS, replay
from tests.browser.player import Player, corner_replay

WRITTEN = RECORDS / "cartographers" / "golden" / "solo-a.record"
# The record has 21 turns; before the first of them a card is revealed.
LAST = 21

show = partial(replay, title="cartographers", name="solo-a", at=0)


def at(page, moment):
    expect(page.locator("[data-at]")).to_have_attribute("data-at", str(moment))


def test_a_record_is_gone_through_by_keys_by_buttons_and_by_the_slider(visitor):
    page = visitor()
    show(page)
    page.locator("h1").first.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    page.keyboard.press("End")
    at(page, LAST)
    expect(page.locator("[data-step=on]")).to_be_disabled()
    page.locator("[data-step=back]").click()
    at(page, LAST - 1)
    page.locator("#moment").fill("7")
    at(page, 7)
    page.locator("[data-step=first]").click()
    at(page, 0)


def test_it_plays_by_itself_to_the_end_and_stops(visitor):
    page = visitor()
    show(page)
    page.locator("#moment").fill(str(LAST - 1))
    page.locator("[data-step=play]").click()

    at(page, LAST)
    expect(page.locator("[data-step=play]")).to_have_attribute("aria-pressed", "false")


def test_the_map_grows_as_the_match_goes_on_and_goals_show_their_cells(visitor):
    page = visitor()
    show(page)
    empty = page.locator("[data-turn] .motif, [data-turn] use").count()
    page.locator("#moment").fill(str(LAST))
    at(page, LAST)

    assert page.locator("[data-turn] .motif, [data-turn] use").count() > empty
    page.locator("[data-goal]").first.click()
    expect(page.locator(".why")).to_be_visible()


def test_a_record_can_be_opened_from_a_file(visitor):
    page = visitor("/replay")
    page.locator("input[type=file]").set_input_files(WRITTEN)

    at(page, 0)


def test_what_is_no_record_is_answered_with_a_sentence(visitor):
    page = visitor("/replay")
    page.locator("#record").fill("chess")
    page.locator("[data-read]").click()

    expect(page.locator("[role=alert]")).to_contain_text("cannot be read")


def test_the_end_of_a_match_leads_to_its_replay_and_a_link_to_each_moment(visitor):
    player = Player(visitor())
    player.start()
    player.finish()
    page = player.page
    page.locator("[data-replay]").click()
    at(page, 0)
    page.locator("[data-step=on]").click()
    at(page, 1)

    guest = visitor(page.url)
    at(guest, 1)
    expect(guest.locator("[data-turn]")).to_be_visible()


def test_what_was_missed_is_shown_on_the_map_before_it_was_missed(visitor):
    page = corner_replay(visitor)
    page.locator("[data-begin]").click()
    expect(page.locator("[data-review=done]")).to_be_visible()
    dearest = page.locator("[data-verdict]").first
    dearest.click()

    expect(dearest).to_have_attribute("aria-pressed", "true")
    at(page, int(dearest.get_attribute("data-verdict") or "0"))
    expect(page.locator("[data-turn]")).to_contain_text("This would have been better.")
    page.locator("[data-step=on]").click()
    expect(dearest).to_have_attribute("aria-pressed", "false")


def test_the_end_of_a_match_leads_to_what_was_missed(visitor):
    player = Player(visitor())
    player.start()
    player.finish()
    player.page.locator("[data-missed]").click()

    expect(player.page.locator("[data-verdict]").first).to_be_visible()


def test_a_replay_marks_what_counts_as_the_table_does(visitor):
    page = visitor()
    replay(page, title="cartographers", name="three-b-first-goals", at=17)
    edicts = {"sentinel-wood": "A", "canal-lake": "B", "wildholds": "C", "borderlands": "D"}
    for goal, letter in edicts.items():
        expect(page.locator(f"[data-goal={goal}] .letter")).to_have_text(letter)
    # Coins are no edict, so no letter stands for them.
    expect(page.locator("[data-goal=coins] .letter")).to_have_text("")
    expect(page.locator("[data-scales]")).to_have_count(0)


def test_a_solo_replay_shows_the_subtraction_and_the_ladder_at_every_moment(visitor):
    page = visitor()
    show(page)
    ladder = page.locator("[data-scale=total]")
    ladder.locator("summary").click()
    # Forty points and more are printed on the four goals, and nothing is counted yet.
    expect(ladder.locator("p")).to_have_text(re.compile(r"^0( − \d+){4} = −\d+$"))
    before = ladder.locator("p").inner_text()
    page.locator("#moment").fill(str(LAST))
    at(page, LAST)

    expect(ladder.locator("p")).not_to_have_text(before)
    expect(ladder.locator("[aria-current]")).to_have_count(1)


def test_villages_and_temples_keep_their_letters_in_a_replay(visitor):
    page = visitor()
    replay(page, title="explorers", name="four", at=24)

    expect(page.locator(".tag text")).to_have_text([letter for letter in "ABCD" for _ in range(2)])
