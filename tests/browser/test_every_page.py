"""What holds on every page: axe is content, labels fit, and names tell buttons apart."""

from collections import defaultdict
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bench.visits import VISITS
from tests.browser.axe import violations, violations_everywhere
from tests.browser.conftest import visiting
from tests.browser.spacing import set_apart, set_close
from tests.browser.test_overflow import CUT

LANGUAGES = ["en", "fr", "nl"]
LOG = "The story so far"
# axe leaves this rule out unless it is asked for.
TARGETS: dict[str, object] = {"runOnly": {"type": "rule", "values": ["target-size"]}}
# Buttons whose words stick out of them, or that stick out of the window.
TOO_WIDE = """() => {
  const shown = (element) => element.checkVisibility() && element.getClientRects().length
  // Words for ears alone are cut out of the picture.
  const isCut = (element, button) => element !== button &&
    (getComputedStyle(element).clipPath !== 'none' || isCut(element.parentElement, button))
  const linesOf = (button) => {
    const walk = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
    const lines = []
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const words = document.createRange()
      words.selectNodeContents(text)
      if (!isCut(text.parentElement, button)) lines.push(...words.getClientRects())
    }
    return lines
  }
  const kinds = 'button, .button, summary, select, [role=button]'
  return [...document.querySelectorAll(kinds)].filter(shown).flatMap((button) => {
    const box = button.getBoundingClientRect()
    const isWider = (line) => line.left < box.left - 1 || line.right > box.right + 1
    const sticksOut = button.tagName !== 'SELECT' && linesOf(button).some(isWider)
    const isOutside = box.left < -1 || box.right > innerWidth + 1
    const label = `${button.innerText.trim()} (${Math.round(box.width)} px)`
    return sticksOut || isOutside ? [label] : []
  })
}"""
# Others show the same things again.
PLACES = [place for place in VISITS if place not in {"solo", "pencil", "final-of-three"}]


@pytest.fixture(scope="module", params=PLACES)
def place(request, browser, server):
    """A page, visited once for all that is asked of it."""
    with visiting(browser, server) as open_page:
        page = open_page()
        expect(page.locator("[data-title]").first).to_be_visible()
        VISITS[request.param](page)
        yield page


def test_axe_finds_nothing_on_either_paper_small_or_large(place):
    assert violations_everywhere(place) == {}


def test_whatever_is_pressed_is_24_pixels_large_or_has_room_around_it(place):
    place.set_viewport_size({"width": 360, "height": 740})

    assert violations(place, TARGETS) == []


def test_what_is_called_the_same_does_the_same(place):
    assert twins(place) == {}


def test_no_label_sticks_out_of_its_button_on_a_phone(place):
    small = [(360, 740), (320, 256), (740, 360)]

    assert found_in_every_language(place, small, TOO_WIDE) == {}


def test_nothing_is_lost_where_a_reader_sets_the_letters_apart(place):
    set_apart(place)
    windows = [(360, 740), (320, 256), (740, 360), (1280, 800)]
    lost = found_in_every_language(place, windows, TOO_WIDE, CUT)
    set_close(place)

    assert lost == {}


def found_in_every_language(
    page: Page, windows: list[tuple[int, int]], *questions: str
) -> dict[tuple[int, str], list[str]]:
    """What *questions* find by width and language; nothing where all is well."""
    found = {}
    for width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES:
            page.locator("[data-language]").evaluate(CHOOSE, language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            faults = [fault for question in questions for fault in page.evaluate(question)]
            if faults:
                found[width, language] = faults
    return found


def twins(page: Page) -> dict[str, int]:
    """Names in the tree for ears that several buttons, or links to other places, share; or none."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    by_id = {node["nodeId"]: node for node in nodes}
    targets: dict[str, set[str]] = defaultdict(set)
    for node in nodes:
        role = node.get("role", {}).get("value")
        if node["ignored"] or role not in {"button", "link"} or is_of_the_log(node, by_id):
            continue
        known = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        target = known.get("url") or node["backendDOMNodeId"]
        targets[f"{role} {node['name']['value']!r}"].add(str(target))
    unnamed = {"button ''", "link ''"}
    return {
        name: len(those) for name, those in targets.items() if len(those) > 1 or name in unnamed
    }


def is_of_the_log(node: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> bool:
    """Whether it is a line of the log: those that read the same show the same cells."""
    above = by_id.get(node.get("parentId", ""))
    if above is None:
        return False
    return above.get("name", {}).get("value") == LOG or is_of_the_log(above, by_id)


def test_buttons_that_share_a_name_are_noticed(visitor):
    page = visitor("/nowhere/at/all")
    expect(page.locator("[data-nowhere]")).to_be_visible()
    page.evaluate("document.body.innerHTML += '<button>Go</button><button>Go</button>'")

    assert twins(page) == {"button 'Go'": 2}


def test_targets_that_are_too_small_are_noticed(visitor):
    page = visitor("/nowhere/at/all")
    expect(page.locator("[data-nowhere]")).to_be_visible()
    page.evaluate(SMALL)

    assert len(violations(page, TARGETS)) == 2


# Two buttons of 12 pixels side by side.
SMALL = """() => {
  for (const words of ['a', 'b']) {
    const button = document.createElement('button')
    Object.assign(button.style, { width: '12px', height: '12px', padding: 0, border: 0 })
    button.ariaLabel = words
    document.querySelector('main').append(button)
  }
}"""
# A dialog lies over the list of languages: it is changed as by a hand that reaches it.
CHOOSE = """(select, language) => {
  select.value = language
  select.dispatchEvent(new Event('change', { bubbles: true }))
}"""
