"""Lost lines, several tabs, hasty fingers: nothing acknowledged is lost, nothing counts twice."""

import json
import signal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import TableServer
from tests.browser.player import Player

# The middle of a cell that nothing can be drawn on, in the map's own window.
FILLED = """() => {
  const cell = document.querySelector('path.wash').getBoundingClientRect()
  return [cell.x + cell.width / 2, cell.y + cell.height / 2]
}"""


@pytest.fixture
def lasting_server(tmp_path):
    server = TableServer("--database", f"sqlite:///{tmp_path / 'tables.db'}")
    server.start()
    yield server
    server.stop()


class Wire:
    """The socket of a page, through which nothing passes while it is cut."""

    def __init__(self, page):
        self.is_cut = False
        self.swallows_answers = False
        self.holds_refusals = False
        self.commands = []
        self._held = []
        self._lines = []
        page.route_web_socket(lambda url: "/socket" in url, self._connect)

    def cut(self):
        self.is_cut = True
        for line in self._lines:
            line.close()

    def mend(self):
        self.is_cut = self.swallows_answers = False

    def _connect(self, line):
        if self.is_cut:
            line.close()
            return
        server = line.connect_to_server()
        self._lines.append(line)
        line.on_message(lambda text: self._said(server, text))
        server.on_message(lambda text: self._answered(line, text))

    def _said(self, server, text):
        if json.loads(text)["type"] == "act":
            self.commands.append(json.loads(text))
        server.send(text)

    def _answered(self, line, text):
        if self.holds_refusals and json.loads(text)["type"] == "refused":
            self._held.append((line, text))
        elif not self.swallows_answers:
            line.send(text)

    def release(self):
        assert self._held
        for line, text in self._held:
            line.send(text)


def in_mid_turn(visitor):
    """A player with something in pencil, and the line to the table."""
    player = Player(visitor())
    wire = Wire(player.page)
    player.start()
    player.wait_to_act()
    player.pencil_by_mouse()
    return player, wire


def test_a_line_that_is_cut_mid_turn_is_a_banner_and_play_goes_on(visitor):
    player, wire = in_mid_turn(visitor)
    wire.cut()
    expect(player.page.locator("[data-lost]")).to_be_visible()
    expect(player.page.locator(".held.pencilled")).to_be_visible()
    before = player.decision
    player.ink()
    wire.mend()

    player.page.wait_for_function(
        "before => document.querySelector('[data-decision]').dataset.decision !== before",
        arg=before,
    )
    expect(player.page.locator("[data-lost]")).to_have_count(0)
    assert player.turn == 2


def test_an_answer_that_never_came_is_asked_for_again_and_the_action_counts_once(visitor):
    player, wire = in_mid_turn(visitor)
    wire.swallows_answers = True
    player.ink()
    expect(player.page.locator("[data-act=ink]")).to_be_disabled()
    wire.cut()
    wire.mend()

    expect(player.page.locator("[data-turn]")).to_have_attribute("data-turn", "2")
    sent = [command["id"] for command in wire.commands]
    assert len(sent) == 2
    assert len(set(sent)) == 1


def test_a_double_click_on_ink_draws_once(visitor):
    player = Player(visitor())
    player.start()
    player.wait_to_act()
    player.pencil_by_mouse()
    player.page.locator("[data-act=ink]").dblclick()

    expect(player.page.locator("[data-turn]")).to_have_attribute("data-turn", "2")
    player.page.mouse.move(1, 1)
    expect(player.page.locator("[data-act=ink]")).to_be_disabled()
    assert player.turn == 2


def test_two_tabs_on_one_seat_show_the_same_and_either_may_draw(visitor):
    first = Player(visitor())
    first.start()
    first.wait_to_act()
    second = Player(visitor(first.page.url, context=first.page.context))
    second.wait_to_act()
    first.take_turn()
    expect(second.page.locator("[data-turn]")).to_have_attribute("data-turn", "2")
    second.take_turn()

    expect(first.page.locator("[data-turn]")).to_have_attribute("data-turn", "3")


def test_a_server_that_is_killed_and_started_again_is_a_banner_and_play_goes_on(
    visitor, lasting_server
):
    player = Player(visitor(base_url=lasting_server.url))
    player.start()
    player.wait_to_act()
    player.take_turn()
    feed = player.page.locator(".log").inner_text()
    lasting_server.stop(signal.SIGKILL)
    expect(player.page.locator("[data-lost]")).to_be_visible()
    lasting_server.start()
    expect(player.page.locator("[data-lost]")).to_have_count(0)

    assert player.turn == 2
    assert player.page.locator(".log").inner_text() == feed
    player.take_turn()
    assert player.turn == 3


def test_a_drawing_is_taken_back_while_another_still_draws(visitor):
    host = Player(visitor())
    host.start(way="friends")
    host.page.locator("[data-start]").click()
    host.page.locator("[data-enter]").click()
    host.wait_to_act()
    host.pencil_by_mouse()
    host.ink()
    expect(host.page.locator("[data-act=ink]")).to_have_count(0)
    host.page.locator("[data-act=undo]").click()

    host.wait_to_act()
    assert host.turn == 1


def test_an_illegal_spot_says_why(visitor):
    player = Player(visitor())
    player.start()
    player.wait_to_act()
    player.take_turn()
    player.page.mouse.click(*player.page.evaluate(FILLED))

    expect(player.page.locator("[data-objection]")).to_contain_text(" is ")
    expect(player.page.locator("[data-spoken]")).to_contain_text(" is ")
    expect(player.page.locator("[data-act=ink]")).to_be_disabled()


def test_a_reason_that_comes_late_is_not_told_of_the_next_card(visitor):
    player = Player(visitor())
    wire = Wire(player.page)
    player.start()
    player.wait_to_act()
    wire.holds_refusals = True
    player.page.mouse.click(*player.page.evaluate(FILLED))
    expect(player.page.locator(".held.pencilled[data-legal=false]")).to_be_visible()
    player.take_turn()
    wire.release()
    player.page.mouse.move(1, 1)
    player.pencil_by_mouse()

    expect(player.page.locator("[data-act=ink]")).to_be_enabled()
    expect(player.page.locator("[data-objection]")).to_have_count(0)


def test_a_table_that_is_not_there_has_a_page_of_its_own(visitor):
    page = visitor("/table/AAAAAAAAAAAAAAAAAAAAAA")

    expect(page.locator("[data-nowhere]")).to_contain_text("There is no such table.")
