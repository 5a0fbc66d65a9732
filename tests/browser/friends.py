"""Friends in browsers of their own: a host, and guests who come by the invitation."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.player import Player


def invite(
    visitor: Callable[..., Page], *names: str, hints: bool = True, **features: object
) -> list[Player]:
    """Ada with a table of Cartographers, and one guest for each of *names*, all at the map."""
    host = Player(visitor("/new/cartographers?with=friends", **features))
    host.page.get_by_label("Name at seat 1").fill("Ada")
    for _ in names[1:]:
        host.page.locator("[data-add]").click()
    host.page.locator("[data-hints]").set_checked(hints)
    host.page.locator("[data-start]").click()
    link = host.page.locator("[data-link]").input_value()
    guests = [sit_down(visitor, link, name, **features) for name in names]
    for player in (host, *guests):
        player.wait_to_act()
    return [host, *guests]


def sit_down(visitor: Callable[..., Page], link: str, name: str, **features: object) -> Player:
    page = visitor(link, **features)
    page.locator("#my-name").fill(name)
    page.locator("[data-sit]").click()
    expect(page.locator("[data-sit]")).to_have_count(0)
    return Player(page)


def draw(player: Player) -> None:
    """Ink something, and wait until the table has heard of it."""
    player.wait_to_act()
    player.pencil_by_mouse()
    before = player.decision
    player.ink()
    player.page.wait_for_function(
        "before => document.querySelector('[data-decision]').dataset.decision !== before",
        arg=before,
    )


def row_of(player: Player, seat: int) -> str:
    """What is told of a seat beside the map."""
    return player.page.locator(f"[data-player='{seat}']").inner_text()
