"""Phones upright and on their side, and pages enlarged four times: what is in hand is in view."""

import pytest
from playwright.sync_api import expect

from bench.visits import VISITS, WANDER
from tests.browser.axe import violations
from tests.browser.small_windows import SEEN, WIDER, WINDOWS, resize, seen

PLACES = [
    "home", "new-game", "rules", "lobby", "take-seat", "pencil", "explorers-crosses",
    "misterra-island", "misterra-map", "learn", "final", "misterra-final", "replay", "missed",
    "score", "keys",
]  # fmt: skip


@pytest.mark.parametrize("place", PLACES)
def test_nothing_is_wider_than_a_small_window_and_axe_finds_nothing(visitor, place):
    page = visitor()
    expect(page.locator("[data-title]").first).to_be_visible()
    VISITS[place](page)

    faults = {}
    for window in WINDOWS:
        resize(page, window)
        found = violations(page)
        if page.evaluate(WIDER) > 0:
            found.append(f"{page.evaluate(WIDER)} px too wide")
        if found:
            faults[window] = found
    assert faults == {}


@pytest.mark.parametrize("window", WINDOWS)
def test_the_shape_that_is_moved_by_keys_stays_in_view(visitor, window):
    page = visitor()
    expect(page.locator("[data-title]").first).to_be_visible()
    VISITS["solo"](page)
    resize(page, window)

    for key in ["n", *["ArrowDown"] * 10, *["ArrowRight"] * 10, *["ArrowUp"] * 10, "n"]:
        page.keyboard.press(key)
        assert seen(page, ".held") > 0.9, key
    assert seen(page, "[data-act=ink]") > 0.9


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("title", ["explorers", "misterra"])
def test_the_cell_that_the_keys_are_on_stays_in_view(visitor, title, window):
    page = visitor()
    expect(page.locator("[data-title]").first).to_be_visible()
    VISITS[title](page)
    while not page.locator(".lit").count():
        page.evaluate(WANDER)
        page.wait_for_timeout(100)
    resize(page, window)

    for key in ["n", *["ArrowDown"] * 15, *["ArrowRight"] * 15, *["ArrowUp"] * 15, "n"]:
        page.keyboard.press(key)
        assert seen(page, ".cursor") > 0.9, key


@pytest.mark.parametrize("title", ["solo", "explorers", "misterra"])
@pytest.mark.parametrize("window", ["phone on its side", "twice enlarged"])
def test_in_a_low_window_the_whole_map_and_the_ink_are_seen_together(visitor, title, window):
    page = visitor()
    expect(page.locator("[data-title]").first).to_be_visible()
    VISITS[title](page)
    while not page.locator("[data-act=ink]").count():
        page.evaluate(WANDER)
        page.wait_for_timeout(100)
    resize(page, window)

    assert seen(page, "[data-map]") == 1
    assert seen(page, "[data-act=ink]") == 1


def test_enlarged_four_times_the_hand_gives_way_and_the_buttons_stay(visitor):
    page = visitor()
    expect(page.locator("[data-title]").first).to_be_visible()
    VISITS["solo"](page)
    resize(page, "four times enlarged")
    page.locator("[data-map]").scroll_into_view_if_needed()
    page.keyboard.press("n")

    bar = page.locator(".actions").bounding_box()
    assert bar["y"] > 190
    for act in ("turn", "flip", "hint", "undo", "ink"):
        assert seen(page, f"[data-act={act}]") == 1
        expect(page.locator(f"[data-act={act}]")).to_have_accessible_name(
            {"turn": "Turn", "flip": "Flip", "hint": "Hint", "undo": "Lift", "ink": "Ink it"}[act]
        )


@pytest.mark.parametrize("window", ["phone", "phone on its side"])
def test_what_was_missed_and_the_map_are_seen_together(visitor, window):
    page = visitor()
    expect(page.locator("[data-title]").first).to_be_visible()
    VISITS["replay"](page)
    resize(page, window)
    page.locator("[data-begin]").click()
    expect(page.locator("[data-verdict]").first).to_be_visible(timeout=120_000)
    page.locator("[data-verdict]").first.click()
    page.wait_for_function(f"() => ({SEEN})('.sheet svg') > 0.9")  # It is scrolled to.

    assert seen(page, ".sheet svg") > 0.9
    assert seen(page, "[data-verdict][aria-pressed=true]") > 0.7


def test_who_comes_for_what_was_missed_sees_a_map_with_something_on_it(visitor):
    page = visitor(viewport={"width": 360, "height": 740})
    expect(page.locator("[data-title]").first).to_be_visible()
    VISITS["final"](page)
    page.locator("[data-missed]").click()
    expect(page.locator("[data-review]")).to_be_visible()

    assert page.locator(".sheet path.wash").count() > 10
    expect(page.locator("[data-review=done]")).to_be_visible(timeout=240_000)
    if page.locator("[data-verdict]").count():
        expect(page.locator("[data-verdict][aria-pressed=true]")).to_have_count(1)


@pytest.mark.parametrize(
    ("place", "printed"),
    [
        ("ambush", ["[data-revealed]", "[data-met]", ".sum b"]),
        ("explorers-crosses", ["[data-temple=A] .track span", ".carried b", ".sum b"]),
        ("misterra-map", ["[data-order] li", ".supply b", "[data-scale] summary", ".sum b"]),
    ],
)
def test_a_phone_shows_the_values_that_a_wide_window_shows(visitor, place, printed):
    page = visitor()
    expect(page.locator("[data-title]").first).to_be_visible()
    VISITS[place](page)
    shown = {selector: page.locator(selector).all_inner_texts() for selector in printed}
    assert all(shown.values())
    resize(page, "phone")

    for selector, texts in shown.items():
        found = page.locator(selector)
        expect(found).to_have_text(texts)
        assert all(each.is_visible() for each in found.all()), selector


@pytest.mark.parametrize("place", ["replay", "explorers-replay"])
@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_a_phone_shows_the_whole_map_of_a_replay_above_its_buttons(visitor, place, language):
    page = visitor(locale=language)
    expect(page.locator("[data-title]").first).to_be_visible()
    VISITS[place](page)
    resize(page, "phone")

    assert seen(page, ".sheet svg") == 1


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_a_phone_shows_all_that_is_said_of_a_cell(visitor, language):
    page = visitor(locale=language)
    expect(page.locator("[data-title]").first).to_be_visible()
    VISITS["explained"](page)
    resize(page, "phone")
    board = page.locator("[data-map]").bounding_box()
    said = page.locator(".about")

    for row in range(11):
        for column in range(11):
            across, down = (column + 0.6) / 11.5, (row + 0.6) / 11.5
            page.mouse.move(
                board["x"] + board["width"] * across, board["y"] + board["height"] * down
            )
            assert said.evaluate("said => said.scrollWidth <= said.clientWidth"), said.inner_text()


@pytest.mark.parametrize("window", ["phone", "phone on its side", "four times enlarged"])
def test_a_lesson_brings_what_it_speaks_of_into_view(visitor, window):
    width, height = WINDOWS[window]
    size = {"width": width, "height": height}
    page = visitor("/learn/cartographers", viewport=size, has_touch=True, is_mobile=True)
    expect(page.locator("[data-note=map]")).to_be_visible()
    page.locator("[data-lesson=next]").tap()
    expect(page.locator("[data-note=goals]")).to_contain_text("Tap one to see its rule")

    # Where both do not fit, the note is whole and what it is about begins right below it.
    assert seen(page, "[data-note]") > 0.9
    assert seen(page, ".goals.taught") > (0.1 if window == "four times enlarged" else 0.6)


def test_a_lesson_speaks_of_pointing_to_who_can_point(visitor):
    page = visitor("/learn/cartographers")
    page.locator("[data-lesson=next]").click()

    expect(page.locator("[data-note=goals]")).to_contain_text("Point at one to see its rule")


@pytest.mark.parametrize("place", ["explorers-final", "misterra-final"])
def test_titles_without_seasons_do_not_speak_of_them_at_the_end(visitor, place):
    page = visitor()
    expect(page.locator("[data-title]").first).to_be_visible()
    VISITS[place](page)

    expect(page.locator("[data-final] table")).to_have_accessible_name("Points of Ada")
    expect(page.locator("[data-final]")).not_to_contain_text("season")
