"""Text as a reader may set it: letters, words and lines further apart (WCAG 1.4.12)."""

from __future__ import annotations

from playwright.sync_api import Page

APART = """() => {
  // As a reader's own style sheet: the policy of the page forbids it none.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `)
  document.adoptedStyleSheets = [sheet]
}"""


def set_apart(page: Page) -> None:
    page.evaluate(APART)


def set_close(page: Page) -> None:
    page.evaluate("document.adoptedStyleSheets = []")
