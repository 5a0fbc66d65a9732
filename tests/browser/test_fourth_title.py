"""A title that the page was not built with: the server has its texts, the board is generic."""

import os

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import TableServer
from tests.browser.player import Player
from tests.fourth_title.installed import install

TIDES = 5
MOVED_ON = """before => {
  if (document.querySelector('[data-final]')) return true
  const table = document.querySelector('[data-decision]')
  const isAsked = document.querySelector('[data-actions] button')
  return table && table.dataset.decision !== before && isAsked
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server on which the fourth title is installed; only tests of this file meet it."""
    before = os.environ.get("PYTHONPATH")
    os.environ.update(install(tmp_path_factory.mktemp("fourth")))
    running = TableServer("--memory")
    running.start()
    os.environ["PYTHONPATH"] = before or ""
    yield running
    running.stop()


def take_turn(player: Player) -> None:
    """Draw the shape where it fits; where it fits nowhere there is only one thing to do."""
    before = player.decision
    passing = player.page.get_by_role("button", name="pass")
    if passing.count():
        passing.click()
    else:
        player.pencil_by_mouse()
    player.ink()
    player.page.wait_for_function(MOVED_ON, arg=before)


def test_it_stands_on_the_home_page_under_its_own_name(visitor):
    page = visitor(locale="fr")

    expect(page.locator("[data-title=tidepools]")).to_contain_text("Flaques")


def test_it_is_played_alone_to_the_end_on_the_generic_board(visitor):
    player = Player(visitor())
    player.start("tidepools")
    player.wait_to_act()
    expect(player.page.locator("[data-decision]")).to_contain_text("Draw the shape")
    assert violations(player.page) == []

    assert player.finish(lambda: take_turn(player)) == TIDES
    expect(player.page.locator("[data-final]")).to_contain_text("Kelp on the edge")
    assert violations(player.page) == []


def test_its_match_is_looked_at_again(visitor):
    player = Player(visitor())
    player.start("tidepools")
    player.wait_to_act()
    player.finish(lambda: take_turn(player))
    player.page.locator("[data-replay]").click()

    expect(player.page.get_by_role("grid", name="The map of")).to_be_visible()
    expect(player.page.locator("body")).to_contain_text("Tide 1 leaves")
