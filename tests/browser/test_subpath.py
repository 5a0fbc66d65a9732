"""A match behind a proxy with https that shows the table below a path of its own."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import TableServer
from tests.browser.player import Player
from tests.table.proxy import Below, proxy


@pytest.fixture(params=[False, True], ids=["whole paths", "stripped paths"])
def address(request, tmp_path):
    """Where the page is."""
    below = Below("/games/inklands", request.param)
    options = ("--trusted-proxy", "127.0.0.1", "--origin", f"https://localhost{below.path}")
    server = TableServer("--memory", *options)
    server.start()
    with proxy(tmp_path, ("127.0.0.1", server.port), "localhost", below) as port:
        yield f"https://localhost:{port}{below.path}/"
    server.stop()


def test_two_browsers_play_below_a_path(address, visitor):
    host = Player(visitor(address, ignore_https_errors=True))
    host.start(way="friends")
    host.page.locator("[data-start]").click()
    link = host.page.locator("[data-link]").input_value()
    assert link.startswith(f"{address}table/")
    expect(host.page.get_by_alt_text("QR")).to_have_js_property("complete", True)
    guest = Player(visitor(link, ignore_https_errors=True))
    guest.page.get_by_label("Your name").fill("Bo")
    guest.page.locator("[data-sit]").click()
    for player in (host, guest):
        player.wait_to_act()
        player.pencil_by_mouse()
        player.ink()
    expect(guest.page.locator("[data-turn='2']")).to_be_visible()
    # Loaded anew at a place within the page, it finds its files and its seat again.
    host.page.reload()
    host.wait_to_act()

    assert host.turn == 2
    assert host.page.url.startswith(f"{address}table/")


def test_links_lead_to_places_below_the_path_and_back(address, visitor):
    page = visitor(address, ignore_https_errors=True)
    page.locator("[data-title=cartographers] [data-how]").click()
    expect(page).to_have_url(f"{address}rules/cartographers")
    page.go_back()
    expect(page).to_have_url(address)
    expect(page.locator("[data-how]").first).to_be_visible()
    links = page.locator("a[href^='/']").evaluate_all("all => all.map(one => one.href)")

    assert len(links) > 5
    assert all(link.startswith(address) for link in links)
