"""A browser without room for the page, or that keeps nothing for it: told in a sentence each."""

import random
import re

from playwright.sync_api import Page, expect

from bench.worker_kills import Killer
from tests.browser.conftest import wait_until
from tests.browser.player import Player
from tests.browser.test_moving_games import AWAY, server_away

FULL = ["status of 503", "no old outcomes kept", *AWAY]
# Whether a few bytes find no room; they lie apart from what the page keeps.
IS_FULL = """async () => {
  const opening = indexedDB.open('probe')
  opening.onupgradeneeded = () => opening.result.createObjectStore('probe')
  await new Promise((resolve) => (opening.onsuccess = resolve))
  const writing = opening.result.transaction('probe', 'readwrite')
  writing.objectStore('probe').put('some words', 1)
  return new Promise((resolve) => {
    writing.oncomplete = () => resolve(false)
    writing.onabort = () => resolve(writing.error.name === 'QuotaExceededError')
  }).finally(() => opening.result.close())
}"""
NO_DATABASE = """
Object.defineProperty(globalThis, 'indexedDB', {
  get() { throw new DOMException('denied', 'SecurityError') },
});
"""
NO_STORAGE = """
Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('denied', 'SecurityError') },
})
"""


def set_room(page: Page, size: int | None) -> None:
    """Give the site so many bytes in all, or as many as the browser would."""
    origin = page.evaluate("location.origin")
    devtools = page.context.new_cdp_session(page)
    quota = {} if size is None else {"quotaSize": size}
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, **quota})


def fill(page: Page) -> None:
    """Take all room away; Chromium believes for half a minute what it last knew of it."""
    set_room(page, 1)
    wait_until(page, IS_FULL)


def test_without_room_nothing_is_shown_as_done_and_a_game_can_still_be_deleted(visitor):
    page = visitor("/", expects=FULL)
    with server_away(page):
        page.goto("/")
        player = Player(page)
        player.start()
        player.wait_to_act()
        player.take_turn()
        player.wait_to_act()
        turn, decision = player.turn, player.decision
        fill(page)
        player.pencil_by_mouse()
        player.ink()
        expect(page.locator("main")).to_contain_text("has no more room for the page")
        assert player.decision == decision
        page.goto("/")
        page.locator("[data-title=explorers] [data-way=solo]").click()
        expect(page.get_by_role("alert")).to_contain_text("has no more room for the page")
        page.locator("#open-games + ul a").click()
        player.wait_to_act()
        assert player.turn == turn
        # As soon as there is room again, the match goes on.
        set_room(page, None)
        player.take_turn()
        player.wait_to_act()
        assert player.decision != decision
        fill(page)
        page.goto("/")
        page.locator("[data-leave]").click()
        page.locator("[data-leave-sure]").click()

        expect(page.locator("#open-games")).to_have_count(0)


def test_a_browser_that_keeps_nothing_says_so_and_all_else_works(visitor):
    page = visitor("/", expects=FULL)
    page.context.add_init_script(NO_STORAGE)

    def without_database(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=NO_DATABASE + answer.text())

    page.route(re.compile(r"/engine/worker-[\w-]+\.js$"), without_database)
    with server_away(page):
        page.goto("/")
        expect(page.get_by_role("alert")).to_contain_text("keeps nothing for this page")
        page.locator("[data-title=cartographers] [data-way=solo]").click()
        expect(page.get_by_role("alert")).to_contain_text("keeps nothing for this page")
        page.goto("/device")
        expect(page.get_by_role("alert")).to_contain_text("keeps nothing for this page")
        page.goto("/rules/explorers")

        expect(page.locator("[data-entry]").first).to_be_visible()


def test_a_few_kills_of_the_worker_lose_nothing_that_was_answered(visitor):
    """Fifty are tried by `python -m bench.worker_kills`."""
    outcome = Killer(visitor("/"), random.Random(1)).run(4)

    assert outcome.answered
    assert outcome.lost == []
