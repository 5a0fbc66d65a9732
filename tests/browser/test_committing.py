"""Pencil, then ink, on every board: nothing is final by one slip of a finger or of a key."""

import pytest
from playwright.sync_api import expect

from bench.visits import VISITS
from tests.browser.player import Player
from tests.browser.test_other_titles import play_until

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
STATE = """() => {
  const table = document.querySelector('[data-decision]')
  const ink = document.querySelector('[data-act=ink]')
  return [table?.dataset.decision, ink?.disabled, document.querySelectorAll('.lit').length,
    document.querySelectorAll('[aria-pressed=true]').length,
    !!document.querySelector('[data-final]')].join()
}"""
# The table has answered: something else is asked, or nothing more.
DECIDED = """before => document.querySelector('[data-final]')
  || document.querySelector('[data-decision]').dataset.decision !== before"""
# What a finger would touch next that is not the ink: a lit cell, a choice, a way to lay a card.
NEXT = """() => {
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2]
  const lit = [...document.querySelectorAll('rect.lit, path.lit')]
  const choices = [...document.querySelectorAll('[data-choice]:enabled')]
  const swaps = [...document.querySelectorAll('[data-swap]:enabled')]
  const found = swaps[0] ?? choices[0] ?? lit[Math.floor(lit.length / 2)]
  if (!found) return null
  found.scrollIntoView({ block: found.matches('button') ? 'nearest' : 'center' })
  return middle(found.getBoundingClientRect())
}"""


def double_tap(page, x, y):
    page.touchscreen.tap(x, y)
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(400)


def tap_until(page, wanted):
    """Tap whatever comes next until the page shows what is *wanted*."""
    for _ in range(40):
        if page.locator(wanted).count():
            return
        before = page.evaluate(STATE)
        page.touchscreen.tap(*page.wait_for_function(NEXT).json_value())
        page.wait_for_function(
            f"([before, wanted]) => ({STATE})() !== before || document.querySelector(wanted)",
            arg=[before, wanted],
        )
    raise AssertionError(f"{wanted} never comes")


def decision(page):
    return page.locator("[data-decision]").get_attribute("data-decision")


def test_a_double_tap_on_the_last_cross_leaves_it_in_pencil(visitor):
    page = visitor(**PHONE)
    Player(page).start("explorers")
    tap_until(page, ".cross.pencil")
    before = decision(page)
    cross = page.locator(".cross.pencil").bounding_box()
    double_tap(page, cross["x"] + cross["width"] / 2, cross["y"] + cross["height"] / 2)

    assert decision(page) == before
    expect(page.locator("[data-act=ink]")).to_be_enabled()
    page.locator("[data-act=ink]").tap()
    page.wait_for_function(DECIDED, arg=before)


@pytest.mark.parametrize("title", ["explorers", "misterra"])
def test_whatever_is_double_tapped_can_be_taken_back(visitor, title):
    """Forty double taps on whatever is offered; only the ink is pressed by itself."""
    page = visitor(**PHONE)
    Player(page).start(title)
    expect(page.locator("[data-decision]")).to_be_visible()
    for _ in range(40):
        ink = page.locator("[data-act=ink]:enabled")
        if ink.count():
            before = decision(page)
            ink.tap()
            page.wait_for_function(DECIDED, arg=before)
            continue
        spot = page.evaluate(NEXT)
        if spot is None:
            page.keyboard.press("n")
            page.wait_for_timeout(100)
            continue
        before = decision(page)
        double_tap(page, *spot)
        if decision(page) != before:
            expect(page.locator("[data-act=undo]")).to_be_enabled()


def test_a_double_tap_on_a_map_draws_in_pencil_only(visitor):
    page = visitor(**PHONE)
    player = Player(page)
    player.start()
    player.wait_to_act()
    before = player.decision
    double_tap(page, *page.evaluate(NEXT))
    double_tap(
        page,
        *page.locator(".held").evaluate(
            "held => { const box = held.getBoundingClientRect(); return [box.x + 9, box.y + 9] }"
        ),
    )

    assert player.decision == before
    expect(page.locator(".held.pencilled")).to_be_visible()


def test_a_finger_on_a_small_cell_sees_it_through_a_glass_and_slides_to_the_one_it_means(visitor):
    page = visitor(**PHONE)
    expect(page.locator("[data-title]").first).to_be_visible()
    VISITS["explorers"](page)
    for choice in range(page.locator("[data-choice]").count()):
        page.locator("[data-choice]").nth(choice).tap()
        expect(page.locator("rect.lit").first).to_be_visible()
        if page.locator("rect.lit").count() > 1:
            break
        page.locator("[data-act=undo]").tap()
        expect(page.locator("[data-choice]").first).to_be_visible()
    # The hand is in view wherever the page is scrolled to: tapping it moves nothing.
    assert page.evaluate("scrollY") == 0
    start, goal = (page.locator("rect.lit").nth(n) for n in (0, 1))
    wanted = goal.get_attribute("data-cell")
    finger = page.context.new_cdp_session(page)

    def touch(kind, box):
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        points = [] if kind == "touchEnd" else [at]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    assert start.bounding_box()["width"] < 24
    touch("touchStart", start.bounding_box())
    expect(page.locator("[data-loupe]")).to_be_visible()
    assert page.locator("[data-loupe]").bounding_box()["width"] > 120
    end = goal.bounding_box()
    touch("touchMove", end)
    expect(page.locator(f"[data-loupe='{wanted}']")).to_be_visible()
    touch("touchEnd", end)

    expect(page.locator("[data-loupe]")).to_have_count(0)
    expect(page.locator(f"rect.lit[data-cell='{wanted}']")).to_have_count(0)


def test_the_next_place_lies_in_pencil_and_that_is_said_and_read(visitor):
    page = visitor()
    player = Player(page)
    player.start()
    player.wait_to_act()
    page.keyboard.press("n")

    expect(page.locator("[aria-live=assertive]")).to_contain_text(
        "In pencil. Press Enter to ink it."
    )
    expect(page.locator(".about")).to_have_text("In pencil. Press Enter to ink it.")


def test_the_last_cross_that_the_keys_go_to_lies_in_pencil_and_enter_inks_it(visitor):
    page = visitor()
    Player(page).start("explorers")
    play_until(page, "[data-choice]")
    page.locator("[data-choice]").first.click()
    expect(page.locator("rect.lit").first).to_be_visible()
    for _ in range(8):
        if page.locator(".cross.pencil").count():
            break
        page.keyboard.press("n")
        if not page.locator(".cross.pencil").count():
            page.keyboard.press("Enter")
            page.wait_for_timeout(300)

    expect(page.locator("[aria-live=assertive]")).to_contain_text(
        "In pencil. Press Enter to ink it."
    )
    before = decision(page)
    page.keyboard.press("Enter")
    expect(page.locator("[aria-live=assertive]")).to_contain_text("Inked.")
    page.wait_for_function(DECIDED, arg=before)


def test_a_key_that_is_held_down_puts_down_and_does_not_ink(visitor):
    page = visitor()
    player = Player(page)
    player.start()
    player.wait_to_act()
    for key in ("n", "Escape"):
        page.keyboard.press(key)
    before = player.decision
    for _ in range(4):
        page.keyboard.down("Enter")  # Every time after the first is a repetition.
    page.keyboard.up("Enter")
    page.wait_for_timeout(500)

    assert player.decision == before
    expect(page.locator(".held.pencilled")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Pencil first, then ink"), ("fr", "D’abord le crayon"), ("nl", "Eerst potlood")],
)
def test_the_rule_stands_with_the_keys(visitor, language, words):
    page = visitor(locale=language)
    expect(page.locator("[data-title]").first).to_be_visible()
    VISITS["keys"](page)

    expect(page.locator("[data-rule]")).to_contain_text(words)
