"""`inklands site`: plain files below a path of some host are the whole table, without a server."""

import re
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import expect

from inklands.table.http.site import write_site
from tests.browser.axe import violations
from tests.browser.conftest import PROFILE, heard
from tests.browser.player import Player

BELOW = "/games/inklands/"
# Whether the browser grants it is its own affair, and no two decide alike: what counts is asking.
COUNT_ASKING = """
  const persist = navigator.storage.persist.bind(navigator.storage)
  window.asked = 0
  navigator.storage.persist = () => (window.asked++, persist())
"""


class Host:
    """Python's own server of files, and the paths it was asked for."""

    def __init__(self, folder):
        asked = self.asked = []

        class Handler(SimpleHTTPRequestHandler):
            def log_message(self, *_):
                asked.append(self.path)

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=folder))
        self.url = f"http://127.0.0.1:{self._server.server_port}{BELOW}"
        self._thread = Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def stop(self):
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(timeout=30)


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    folder = tmp_path_factory.mktemp("host")
    write_site(folder / BELOW.strip("/"))
    running = Host(folder)
    yield running
    running.stop()


@pytest.fixture
def page(browser, host):
    complaints: list[str] = []
    context = browser.new_context(**PROFILE | {"service_workers": "allow"})
    context.set_default_timeout(60_000)
    context.add_init_script(COUNT_ASKING)
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
    page.on("console", lambda said: heard(said, complaints, ()))
    page.goto(host.url)
    yield page
    context.close()
    assert complaints == []


def test_a_match_is_played_below_a_path_reloaded_and_found_again_offline(page, host):
    assert page.locator("[data-way=friends]").count() == 0
    assert violations(page) == []
    player = Player(page)
    player.start()
    player.wait_to_act()
    assert page.evaluate("asked") == 1
    for _ in range(2):
        player.take_turn()
    turn = player.turn
    expect(page).to_have_url(re.compile(re.escape(f"{host.url}?/table/~")))
    page.reload()
    player.wait_to_act()
    assert player.turn == turn
    assert violations(page) == []

    # The service worker keeps the folder too, whatever path it lies below.
    expect(page.locator("[data-offline=kept]")).to_be_attached(timeout=120_000)
    page.context.set_offline(True)
    page.reload()
    player.wait_to_act()
    assert player.turn == turn
    page.goto(host.url)
    expect(page.locator("#open-games + ul")).to_contain_text("on this device")
    page.locator("[data-title=explorers] [data-how]").click()
    expect(page).to_have_url(f"{host.url}?/rules/explorers")
    expect(page.locator("[data-entry]").first).to_be_visible()
    assert violations(page) == []
    assert [path for path in host.asked if "/api/" in path or not path.startswith(BELOW)] == []
