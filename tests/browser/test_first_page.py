"""On a slow line the first page waits twice: for itself, and for all that it names at once."""

import gzip
import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import STATIC

USABLE = "[data-way=solo]:enabled"
FIRST_PAGE = 76_000
"""Bytes, zipped, of what a reader of one language waits for; 50,000 are a second at 400 kbit/s."""


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_all_that_the_first_page_waits_for_is_asked_for_at_once(visitor, language):
    page = visitor("/nowhere/at/all", locale=language)
    held: list[Route] = []
    asked: list[str] = []
    page.on("request", lambda request: asked.append(kind_of(request.url)))
    page.route(re.compile(r"\.(js|css)$|/api/"), kept_in(held))
    page.goto("/", wait_until="commit")

    # Nothing is answered until all have been asked for: one after another they never would be.
    for _ in range(300):
        if len(held) >= 4:
            break
        page.wait_for_timeout(50)
    named = sorted(kind_of(route.request.url) for route in held)
    assert named == sorted(["page.js", "page.css", f"{language}.js", "tables"])
    for route in held:
        route.continue_()
    page.unroute_all()
    expect(page.locator(USABLE).first).to_be_visible()
    needed = [kind for kind in asked if kind.endswith((".js", "titles", "tables"))]
    assert sorted(needed) == sorted(["page.js", f"{language}.js", "tables"])


def kept_in(routes):
    """A handler that answers nothing yet; Playwright takes no method of a list for one."""

    def keep(route):
        routes.append(route)

    return keep


def kind_of(url):
    """The name of a file without its hash."""
    return re.sub(r"-[\w-]{8}\.", ".", url.rsplit("/", 1)[-1])


def test_the_language_that_was_chosen_is_named_in_the_head_of_the_page(visitor):
    page = visitor(locale="en")
    page.locator("[data-language]").select_option("nl")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    scripts = []
    page.on("request", lambda request: scripts.append(kind_of(request.url)))
    page.reload()

    expect(page.locator(USABLE).first).to_be_visible()
    assert "nl.js" in scripts
    assert "en.js" not in scripts


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_the_first_page_is_small(language):
    files = [*STATIC.glob("assets/page-*.js"), *STATIC.glob("assets/page-*.css")]
    files += STATIC.glob(f"assets/{language}-*.js")
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in files}

    assert len(sizes) == 3
    assert sum(sizes.values()) < FIRST_PAGE, sizes


def test_open_games_have_their_place_before_they_are_known(visitor):
    page = visitor()
    page.locator("[data-title=cartographers] [data-way=solo]").click()
    expect(page.locator("[data-map]")).to_be_visible()
    page.goto("/")
    expect(page.locator("#open-games")).to_be_visible()
    waiting: list[Route] = []
    page.route("**/api/tables", kept_in(waiting))
    page.reload()
    expect(page.locator(USABLE).first).to_be_visible()
    before = page.locator(".titles").bounding_box()
    waiting[0].continue_()
    expect(page.locator("#open-games")).to_be_visible()

    assert abs(page.locator(".titles").bounding_box()["y"] - before["y"]) < 6
