"""No text is cut off on tables and pages of rules, in any language, on screens of any width."""

import pytest
from playwright.sync_api import Page, expect

from bench.visits import elsewhere, misterra_map, seat

# A text that is wider or higher than the box that hides what does not fit, or that leaves the page.
CUT = """() => {
  const cut = []
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 1) cut.push(`the page is ${wide} px too wide`)
  for (const element of document.querySelectorAll('body *')) {
    // What is a pixel wide is there for screen readers alone.
    if (element.clientWidth <= 1 || element.closest('.unseen, svg, select, dialog')) continue
    const { overflowX, overflowY } = getComputedStyle(element)
    const wider = element.scrollWidth - element.clientWidth > 2
    const higher = element.scrollHeight - element.clientHeight > 2
    const hides = (way) => way === 'hidden' || way === 'clip'
    // Who scrolls down through a panel does not know that there is more to the right.
    const isCut = (wider && overflowX !== 'visible') || (higher && hides(overflowY))
    const says = (element.innerText ?? '').trim().slice(0, 40)
    if (says && (isCut || (wider && element.matches('button, a.button')))) {
      cut.push(`${element.localName}.${element.className}: ${says}`)
    }
  }
  return cut
}"""
# A word that goes on in the next line without a hyphen.
BROKEN = """() => {
  const broken = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const around = text.parentElement
    // What is a pixel wide is there for screen readers alone.
    if (around.offsetWidth <= 1 || around.closest('.unseen, svg, select, dialog')) continue
    if (!around.checkVisibility()) continue
    for (const word of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      const range = document.createRange()
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(word[0])
    }
  }
  return broken
}"""
WIDTHS = {360: 740, 1280: 800, 1920: 1080}
TITLES = ["cartographers", "explorers", "misterra"]


LANGUAGES = ["en", "fr", "nl"]


def cut_off(page: Page) -> dict[str, list[str]]:
    """What is cut off or torn apart by language, width and scheme; nothing where all is well."""
    found = {}
    for language in LANGUAGES:
        page.locator("[data-language]").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for width, height in WIDTHS.items():
            page.set_viewport_size({"width": width, "height": height})
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)
                cut = page.evaluate(CUT) + page.evaluate(BROKEN)
                if cut:
                    found[f"{language} {width} {scheme}"] = cut
    return found


@pytest.mark.parametrize("title", TITLES)
def test_nothing_is_cut_off_on_the_page_of_the_rules(visitor, title):
    page = visitor(f"/rules/{title}")
    expect(page.locator("[data-section]").first).to_be_attached()

    assert cut_off(page) == {}


@pytest.mark.parametrize("title", TITLES)
def test_nothing_is_cut_off_at_a_table(visitor, title):
    page = visitor()
    seat(
        page, [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "level": "apprentice"}] * 3], title
    )
    expect(page.locator("[data-act=ink]")).to_be_visible()
    # Once with what an action would give beside the points.
    page.keyboard.press("n")

    assert cut_off(page) == {}


def test_no_word_is_torn_apart_beside_a_sketch_in_pencil(visitor):
    """What the sketch changes stands behind the points, in a narrow column."""
    page = visitor()
    misterra_map(page)
    expect(page.locator("[data-goal=completeness] em")).to_be_visible()

    assert cut_off(page) == {}


@pytest.mark.parametrize("title", ["explorers", "misterra"])
def test_nothing_hangs_below_a_table_whose_story_is_long(visitor, title):
    """Words for screen readers beside the drawings of the story go with its scrolling."""
    page = visitor()
    elsewhere(page, title, steps=12)
    page.set_viewport_size({"width": 1280, "height": 520})

    assert page.locator(".aside").evaluate("story => story.scrollHeight - story.clientHeight") > 0
    assert page.evaluate("() => document.documentElement.scrollHeight - innerHeight") == 0


def test_a_text_that_is_cut_off_is_noticed(visitor):
    page = visitor("/rules/cartographers")
    expect(page.locator("[data-section]").first).to_be_attached()
    page.locator("h3").first.evaluate(
        "h3 => Object.assign(h3.style, { width: '30px', overflow: 'hidden', whiteSpace: 'nowrap' })"
    )

    assert cut_off(page) != {}
