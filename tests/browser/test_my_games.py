"""The games on the first page: left, deleted, all of them reached; and tables without hints."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import TableServer
from tests.browser.friends import draw, invite
from tests.browser.player import Player

FULL = 22
"""Open games a browser may have at the server of this test: more than are listed at once."""


@pytest.fixture(scope="module")
def small():
    """A server where somebody soon has too many open games."""
    few = ("--limit", f"open_tables_by_host={FULL}", "--limit", "creations=99/9")
    running = TableServer("--memory", *few)
    running.start()
    yield running.url
    running.stop()


def set_up(page: Page, base: str, count: int) -> None:
    """Have solo tables set up, as other tabs of this browser would do it."""
    table = {"title": "cartographers", "seats": [{"kind": "me", "name": "Ada"}]}
    for _ in range(count):
        answer = page.request.post("/api/tables", data=table, headers={"Origin": base})
        assert answer.ok, answer.text()


def games(page: Page):
    return page.locator("#open-games + ul > li")


def test_who_has_too_many_games_reads_so_in_sight_reaches_all_and_deletes_some(visitor, small):
    page = visitor(base_url=small, expects=["status of 429"])
    set_up(page, small, FULL)
    page.reload()
    expect(games(page)).to_have_count(20)
    for width, height in ((360, 740), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator("[data-title] [data-way=solo]").last.click()
        expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("alert")).to_contain_text("finish, leave or delete one")

    page.locator("[data-more-games]").click()
    expect(games(page)).to_have_count(FULL)
    expect(page.locator("[data-more-games]")).to_have_count(0)
    page.locator("[data-leave]").first.click()
    expect(page.locator("dialog[open]")).to_contain_text("nobody can bring it back")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(games(page)).to_have_count(FULL)
    page.locator("[data-leave]").first.click()
    page.locator("[data-leave-sure]").click()
    expect(games(page)).to_have_count(FULL - 1)
    page.locator("[data-title=cartographers] [data-way=solo]").click()
    expect(page.locator("[data-act=ink]")).to_be_visible()


def test_who_leaves_a_friend_from_home_leaves_a_bot_and_without_hints_nobody_has_any(visitor):
    ada, bo = invite(visitor, "Bo", hints=False)
    expect(bo.page.locator("[data-hints=off]")).to_contain_text("without hints")
    for player in (ada, bo):
        expect(player.page.locator("[data-act=hint]")).to_have_count(0)
    draw(ada)
    ada.page.goto("/")
    ada.page.locator("[data-leave]").click()
    expect(ada.page.locator("dialog[open]")).to_contain_text("A bot plays on for you")
    ada.page.locator("[data-leave-sure]").click()

    expect(ada.page.locator("[data-leave]")).to_have_count(0)
    expect(bo.page.locator("[data-player='0']")).to_contain_text("Bot 1")


@pytest.mark.parametrize("title", ["misterra", "explorers"])
def test_other_titles_are_played_without_hints_too(visitor, title):
    page = visitor(f"/new/{title}?with=pass")
    page.locator("[data-hints]").uncheck()
    page.locator("[data-start]").click()
    page.locator("[data-take]").click()

    expect(page.locator("[data-act=ink]")).to_be_visible()
    expect(page.locator("[data-act=hint]")).to_have_count(0)
    expect(page.locator("[data-hints=off]")).to_be_visible()


def test_a_finished_game_is_deleted_from_home(visitor):
    player = Player(visitor())
    player.start()
    player.wait_to_act()
    player.finish()
    player.page.goto("/")
    player.page.locator("#over-games + ul [data-leave]").click()
    expect(player.page.locator("dialog[open]")).to_contain_text("goes from your list")
    player.page.locator("[data-leave-sure]").click()

    expect(player.page.locator("#over-games")).to_have_count(0)
    player.page.reload()
    expect(player.page.locator("[data-title]").first).to_be_visible()
    expect(player.page.locator("#over-games")).to_have_count(0)
