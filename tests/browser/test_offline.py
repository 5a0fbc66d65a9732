"""
After one visit the server is stopped and the network gone: all goes on, on this device.

The same is asked of the page as plain files below a path, which never had a server.
"""

import os

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from bench.paper_visits import paint
from bench.visits import RECORDS
from inklands.table.http.site import write_site
from inklands.table.thinking.questions import LEVELS
from tests.browser.axe import violations
from tests.browser.conftest import PROFILE, QUIET, TableServer
from tests.browser.player import Player
from tests.browser.test_other_titles import MOVED_ON, READY, STATE, finish, press
from tests.browser.test_static_site import BELOW, Host

WRITTEN = RECORDS / "cartographers" / "golden" / "solo-a.record"
# The picture on the card Sentinel Wood, as in test_score_sheet.py.
FORESTS = [(0, 0), (0, 2), (1, 0), (1, 1), (1, 2)]


class Served:
    """A server of the table, which is stopped after one visit."""

    def __init__(self):
        self._server = TableServer("--memory")
        self._server.start()
        self.url = self._server.url

    def stop(self):
        self._server.stop()

    def at(self, path: str) -> str:
        return self.url + path


class Files(Host):
    """The page as plain files below a path of Python's own server."""

    def at(self, path: str) -> str:
        return self.url if path == "/" else f"{self.url}?{path.replace('?', '&')}"


class Device:
    """A browser with a profile on disk, which can be closed and opened again."""

    def __init__(self, playwright, folder, home):
        self._chromium = playwright.chromium
        self._folder = folder
        self.home = home
        self._context: BrowserContext

    def open(self, *, is_offline: bool) -> Page:
        self._context = self._chromium.launch_persistent_context(
            self._folder,
            executable_path=os.environ.get("CHROMIUM"),
            args=QUIET,
            **PROFILE | {"service_workers": "allow"},
        )
        self._context.set_offline(is_offline)
        self._context.set_default_timeout(60_000)
        return self._context.new_page()

    def new_page(self) -> Page:
        page = self._context.new_page()
        page.goto(self.home.at("/"))
        return page

    def close(self) -> None:
        self._context.close()


@pytest.fixture(scope="module", params=["server", "files"])
def home(request, tmp_path_factory):
    if request.param == "server":
        return Served()
    folder = tmp_path_factory.mktemp("host")
    write_site(folder / BELOW.strip("/"))
    return Files(folder)


@pytest.fixture(scope="module")
def device(playwright, tmp_path_factory, home):
    """A device that has visited the page once."""
    visited = Device(playwright, tmp_path_factory.mktemp("profile"), home)
    page = visited.open(is_offline=False)
    page.goto(home.url)
    expect(page.locator("[data-offline=kept]")).to_be_attached(timeout=120_000)
    home.stop()
    visited.close()
    visited.open(is_offline=True)
    yield visited
    visited.close()


@pytest.fixture
def page(device):
    page = device.new_page()
    yield page
    page.close()


def test_a_match_goes_on_after_a_reload_and_after_the_browser_was_closed(device):
    page = device.new_page()
    player = Player(page)
    player.start()
    player.wait_to_act()
    player.take_turn()
    turn, address = player.turn, page.url
    page.reload()
    player.wait_to_act()
    assert player.turn == turn
    device.close()
    page = device.open(is_offline=True)
    page.goto(address)
    player = Player(page)
    player.wait_to_act()
    assert player.turn == turn

    assert player.finish() > 10
    page.locator("[data-replay]").click()
    expect(page.locator("[data-at]")).to_have_attribute("data-at", "0")
    page.goto(device.home.at("/"))
    expect(page.locator("#over-games + ul")).to_contain_text("on this device")
    assert violations(page) == []


@pytest.mark.parametrize("title", ["explorers", "misterra"])
def test_the_other_titles_are_played_to_the_end(page, title):
    page.locator(f"[data-title={title}] [data-way=solo]").click()
    expect(page.locator("[data-decision]")).to_be_visible()
    finish(page, press)

    expect(page.locator("[data-final] h1")).to_be_visible()


@pytest.mark.parametrize(
    ("title", "levels"),
    [("cartographers", LEVELS), ("explorers", LEVELS[:3:2]), ("misterra", LEVELS[1::2])],
)
def test_a_whole_match_is_played_against_bots_of_every_level(page, title, levels):
    page.locator(f"[data-title={title}] [data-way=bots]").click()
    seats = page.locator("[data-seat]")
    expect(seats.first).to_be_visible()
    while seats.count() <= len(levels):
        page.locator("[data-add]").click()
    for seat, level in enumerate(levels, 1):
        choices = seats.nth(seat).locator("select")
        choices.nth(0).select_option("bot")
        choices.nth(1).select_option(level)
    page.locator("[data-start]").click()
    expect(page.locator("[data-decision]")).to_be_visible()
    if title == "cartographers":
        Player(page).wait_to_act()
        Player(page).finish()
    else:
        finish(page, press)

    expect(page.locator("[data-final] h1")).to_be_visible()


def test_the_strongest_bot_and_a_hint_think_on_this_device_too(page):
    """Two thousand playouts a decision: interpreted, an answer would be awaited for minutes."""
    page.locator("[data-title=explorers] [data-way=bots]").click()
    page.get_by_label("Level of the bot at seat 2").select_option("legend")
    page.locator("[data-start]").click()
    page.locator("[data-act=hint]:enabled").click()
    expect(page.locator("[data-hint]").first).to_be_visible(timeout=60_000)
    before = Player(page).turn
    while Player(page).turn == before:
        state = page.evaluate(STATE)
        press(page)
        page.wait_for_function(MOVED_ON, arg=state)
        page.wait_for_function(READY)

    assert Player(page).turn > before


def test_two_people_play_a_whole_match_on_one_screen(page):
    player = Player(page)
    player.start(way="pass")
    page.locator("[data-start]").click()
    take, final = page.locator("[data-take]"), page.locator("[data-final]")

    def turn() -> None:
        if take.count():
            take.click()
        player.wait_to_act()
        player.take_turn()
        expect(take.or_(final).or_(page.locator("[data-act=ink]")).first).to_be_visible()

    expect(take).to_be_visible()
    player.finish(turn)

    expect(final).to_be_visible()


def test_a_lesson_the_rules_and_a_painted_sheet_need_nobody(page, home):
    page.locator("[data-title=cartographers] [data-way=learn]").click()
    expect(page.locator("[data-note]")).to_be_visible()
    page.goto(home.at("/rules/cartographers"))
    expect(page.locator("[data-entry]").first).to_be_visible()
    page.goto(home.at("/score/cartographers"))
    page.locator("[data-pick=A]").select_option("sentinel-wood")
    for row, column in FORESTS:
        paint(page, row, column)

    expect(page.locator("[data-goal=sentinel-wood] .points")).to_have_text("3")


def test_a_record_is_shown_and_reviewed(page, home):
    page.goto(home.at("/replay"))
    page.locator("input[type=file]").set_input_files(WRITTEN)
    expect(page.locator("[data-at]")).to_have_attribute("data-at", "0")
    page.locator("[data-begin]").click()

    expect(page.locator("[data-review=done]")).to_be_visible(timeout=120_000)


def test_a_link_carries_a_whole_match_and_a_broken_one_is_told(page, home):
    page.goto(home.at("/replay"))
    page.locator("input[type=file]").set_input_files(WRITTEN)
    page.locator("#moment").fill("7")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("[data-whole] [data-copy]").click()
    expect(page.locator("[data-whole] [data-copied]")).not_to_be_empty()
    link = page.evaluate("navigator.clipboard.readText()")
    page.goto(home.at("/"))
    page.goto(link)
    expect(page.locator("[data-at]")).to_have_attribute("data-at", "7")
    page.goto(home.at("/"))
    page.goto(link[:-20])

    expect(page.locator("[role=alert]")).to_contain_text("a whole record")


def test_a_table_for_friends_needs_a_server_and_is_offered_only_where_there_was_one(page, home):
    if isinstance(home, Files):
        expect(page.locator("[data-way=pass]").first).to_be_visible()
        assert page.locator("[data-way=friends]").count() == 0
        return
    Player(page).start(way="friends")
    page.locator("[data-start]").click()

    expect(page.locator("[role=alert]")).to_contain_text("does not answer")
