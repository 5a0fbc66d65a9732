"""Somebody who plays Cartographers through the page, by mouse, keys or touch."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from inklands import new_match
from inklands.core.record import record

# The middle of a cell that the shape in hand may come to cover, in the map's own window.
LIT = """() => {
  const lit = [...document.querySelectorAll('path.lit')]
  const cell = lit[Math.floor(lit.length / 2)]?.getBoundingClientRect()
  return cell ? [cell.x + cell.width / 2, cell.y + cell.height / 2] : null
}"""
MOVED_ON = """before => {
  if (document.querySelector('[data-final], [data-privacy]')) return true
  const table = document.querySelector('[data-decision]')
  return table && table.dataset.decision !== before && document.querySelector('[data-act=ink]')
}"""
LONGEST = 60
"""More decisions than a match of Cartographers can have."""


class Player:
    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def decision(self) -> str:
        return self.page.locator("[data-decision]").get_attribute("data-decision") or ""

    @property
    def turn(self) -> int:
        return int(self.page.locator("[data-turn]").get_attribute("data-turn") or "0")

    @property
    def is_over(self) -> bool:
        return self.page.locator("[data-final]").count() > 0

    def start(self, title: str = "cartographers", way: str = "solo") -> None:
        self.page.locator(f"[data-title={title}] [data-way={way}]").click()

    def wait_for_map(self) -> None:
        expect(self.page.locator("[data-map]")).to_be_visible()

    def wait_to_act(self) -> None:
        expect(self.page.locator("[data-act=ink]")).to_be_visible()

    def pencil_by_mouse(self) -> None:
        """Point at a lit cell, turning the shape until there is one, and click."""
        if self.page.locator(".held.pencilled").count():
            self.page.locator("[data-act=undo]").click()
        self.page.mouse.move(1, 1)
        for quarter in range(8):
            spot = self.page.evaluate(LIT)
            if spot:
                self.page.mouse.move(*spot)
                self.page.mouse.click(*spot)
                return
            self.page.locator(f"[data-act={'flip' if quarter == 3 else 'turn'}]").click()
        raise AssertionError("nothing is lit")

    def pencil_by_touch(self) -> None:
        for quarter in range(8):
            spot = self.page.evaluate(LIT)
            if spot:
                self.page.touchscreen.tap(*spot)
                return
            self.page.locator(f"[data-act={'flip' if quarter == 3 else 'turn'}]").tap()
        raise AssertionError("nothing is lit")

    def pencil_by_keys(self) -> None:
        for key in ("ArrowUp", "r", "ArrowLeft", "f", "n"):
            self.page.keyboard.press(key)
        expect(self.page.locator(".held.pencilled[data-legal=true]")).to_be_visible()

    def ink(self) -> None:
        self.page.locator("[data-act=ink]").click()

    def take_turn(self, pencil: Callable[[], None] | None = None, ink: str = "click") -> None:
        """Draw something, ink it, and wait until the match has moved on."""
        before = self.decision
        (pencil or self.pencil_by_mouse)()
        if ink == "click":
            self.ink()
        elif ink == "tap":
            self.page.locator("[data-act=ink]").tap()
        else:
            self.page.keyboard.press(ink)
        self.page.wait_for_function(MOVED_ON, arg=before)

    def finish(self, take_turn: Callable[[], None] | None = None) -> int:
        """Play on to the end; how many turns that took."""
        for turns in range(LONGEST):
            if self.is_over:
                return turns
            (take_turn or self.take_turn)()
        raise AssertionError("the match does not end")

    def total(self) -> int:
        words = self.page.locator("[data-total]").inner_text()
        match = re.search(r"-?\d+", words.replace("−", "-"))
        assert match, words
        return int(match[0])


def corner_replay(visitor) -> Page:
    """The replay of four drawings in a corner, whatever the goals say."""
    match = new_match("cartographers", seed=3)
    for _ in range(4):
        match.play(0, match.legal_actions(0)[0])
    page: Page = visitor("/replay")
    page.locator("#record").fill(str(record(match)))
    page.locator("[data-read]").click()
    return page
