"""Windows of phones and of enlarged pages, and what must be seen in each."""

from __future__ import annotations

from playwright.sync_api import Page

WINDOWS = {
    "phone": (360, 740),
    "phone on its side": (740, 360),
    "four times enlarged": (320, 256),
    "twice enlarged": (640, 512),
}
# How much of what is found lies within the window and under nothing else, from 0 to 1.
SEEN = """selector => {
  const element = document.querySelector(selector)
  if (!element) return 0
  const box = element.getBoundingClientRect()
  let seen = 0
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 5; column++) {
      const x = box.left + (box.width * (column + 0.5)) / 5
      const y = box.top + (box.height * (row + 0.5)) / 5
      const top = document.elementFromPoint(x, y)
      // What lies on a map lets the pointer through to the map.
      const home = element.closest('[data-map], section, button') ?? element
      if (top && (home.contains(top) || top.contains(element))) seen++
    }
  }
  return seen / 25
}"""
WIDER = "() => document.documentElement.scrollWidth - innerWidth"


def resize(page: Page, window: str) -> None:
    width, height = WINDOWS[window]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(100)


def seen(page: Page, selector: str) -> float:
    share = page.evaluate(SEEN, selector)
    assert isinstance(share, int | float)
    return share
