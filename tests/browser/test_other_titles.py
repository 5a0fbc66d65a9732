"""Whole matches of Explorers and Maps of Misterra, by keyboard alone and by touch alone."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Player

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LONGEST = 400
"""More actions than a solo match of either title can have."""
# What a finger may tap next, the surest first; where that is, as the screen is now.
TARGET = """() => {
  const found = (selector) => document.querySelector(selector)
  const button = found('[data-act=ink]:enabled') ?? found('[data-choice]:enabled')
  const lit = found('.lit')
  const target = button?.matches('[data-act]') ? button : (lit ?? button)
  if (!target) return null
  target.scrollIntoView({ block: 'center' })
  const box = target.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}"""
STATE = """() => {
  const ink = document.querySelector('[data-act=ink]:enabled') !== null
  const decision = document.querySelector('[data-decision]')?.dataset.decision
  return `${decision} ${ink} ${document.querySelectorAll('[aria-pressed=true]').length}`
}"""
READY = f"() => document.querySelector('[data-final], [data-act=turn]:enabled') || ({TARGET})()"
SPOT = f"() => document.querySelector('[data-final]') ? [] : ({TARGET})()"
MOVED_ON = f"before => document.querySelector('[data-final]') || ({STATE})() !== before"


@pytest.mark.parametrize("title", ["explorers", "misterra"])
def test_a_solo_match_by_touch_alone(visitor, title):
    page = visitor(**PHONE)
    page.locator(f"[data-title={title}] [data-way=solo]").tap()
    expect(page.locator("[data-decision]")).to_be_visible()
    finish(page, tap)

    assert re.search(r"\d", page.locator("[data-total]").inner_text())


@pytest.mark.parametrize(("title", "maps"), [("explorers", 1), ("misterra", 2)])
def test_a_solo_match_by_keyboard_alone_ends_with_a_picture_of_its_maps(visitor, title, maps):
    page = visitor()
    page.locator(f"[data-title={title}] [data-way=solo]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-decision]")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-spoken]")).not_to_be_empty()
    finish(page, press)
    expect(page.locator("[data-final] h1")).to_be_visible()
    with page.expect_download() as download:
        page.locator("[data-save=svg]").click()
    picture = Path(download.value.path()).read_text(encoding="utf-8")

    # Each map has a frame of its own: in Misterra the island stands beside the parchment.
    assert picture.count('<rect x="-7" y="-7"') == maps


def test_a_choice_and_all_crosses_but_the_last_can_be_taken_back(visitor):
    page = visitor()
    Player(page).start("explorers")
    play_until(page, "[data-choice]")
    page.locator("[data-choice]").first.click()
    undo = page.locator("[data-act=undo]")
    page.locator(".lit").first.wait_for()
    press(page)
    expect(page.locator(".cross.fresh")).to_have_count(1)
    undo.click()
    expect(page.locator(".cross.fresh")).to_have_count(0)
    undo.click()

    expect(page.locator("[data-choice]").first).to_be_visible()
    expect(undo).to_be_disabled()


def test_a_card_is_laid_in_pencil_by_mouse_and_shows_its_points_before_it_is_inked(visitor):
    page = visitor()
    Player(page).start("misterra")
    play_until(page, "[data-act=turn]")
    parchment = page.locator("[data-map]").nth(1)
    box = parchment.bounding_box()
    page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.2)
    page.mouse.down()

    expect(page.locator(".held.pencilled")).to_be_visible()
    expect(page.locator("[data-goal=completeness] em")).to_have_text("+2")


def play_until(page: Page, wanted: str) -> None:
    """Play on by keys until the page shows what is *wanted*: the first cards are those dealt."""
    page.wait_for_function(READY)
    while not page.locator(wanted).count():
        before = page.evaluate(STATE)
        press(page)
        page.wait_for_function(MOVED_ON, arg=before)
        page.wait_for_function(READY)


def finish(page: Page, act) -> None:
    for _ in range(LONGEST):
        page.wait_for_function(READY)
        if Player(page).is_over:
            return
        before = page.evaluate(STATE)
        act(page)
        page.wait_for_function(MOVED_ON, arg=before)
    raise AssertionError("the match does not end")


def tap(page: Page) -> None:
    """Tap what comes next as soon as it is there; at the end there is nothing."""
    spot = page.wait_for_function(SPOT).json_value()
    if spot:
        page.touchscreen.tap(*spot)


def press(page: Page) -> None:
    """Ink what lies in pencil; else take what is offered first, or go to the first open cell."""
    if page.locator("[data-act=ink]:enabled").count():
        page.keyboard.press("Enter")
    elif page.locator(".lit").count():
        page.keyboard.press("n")
        page.keyboard.press("Enter")
    elif page.locator(".presumption[aria-pressed=false]").count():
        pressed = page.locator(".presumption[aria-pressed=true]").count()
        page.keyboard.press(str(pressed + 1))
    elif page.locator("[data-act=turn]").count():
        page.keyboard.press("n")
    elif page.locator("[data-choice]:enabled").count():
        page.keyboard.press("1")
    else:
        page.keyboard.press("Enter")
