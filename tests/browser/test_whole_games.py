"""Whole matches through the page, in every way there is to play one."""

import re
from functools import partial
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.player import Player

TITLES = re.compile(
    "^(Legendary Cartographer|Master Mapsmith|Journeyman Topographer|Apprentice Surveyor"
    "|Amateur Assessor|Inept Assistant|Dimwitted Doodler|Oblivious Inkdrinker)$"
)
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def test_a_solo_match_by_mouse_takes_two_clicks_to_the_first_pencil_and_ends_with_a_title(visitor):
    player = Player(visitor())
    player.start()
    player.wait_to_act()
    player.pencil_by_mouse()

    expect(player.page.locator(".held.pencilled[data-legal=true]")).to_be_visible()
    assert player.finish() > 10
    expect(player.page.locator("[data-final] h1")).to_have_text(TITLES)
    assert violations(player.page) == []
    check_what_can_be_kept(player.page)
    player.page.locator("[data-rematch]").click()
    player.wait_to_act()
    assert player.turn == 1


def check_what_can_be_kept(page):
    for kind, beginning in (("svg", b"<svg"), ("png", b"\x89PNG"), ("record", b"[")):
        with page.expect_download() as download:
            page.locator(f"[data-save={kind}]").click()
        kept = Path(download.value.path()).read_bytes()
        assert kept.startswith(beginning)
        if kind == "svg":
            # The picture tells the points of every goal, too: two in each of four seasons.
            told = re.findall(r'class="line"[^>]*>[^<]* · ([^<:]+):', kept.decode())
            legend = page.locator("[data-final] .legend").inner_text()
            assert len([name for name in told if name in legend]) >= 8


def test_a_solo_match_by_keyboard_alone(visitor):
    player = Player(visitor())
    page = player.page
    page.locator("[data-way=solo]").first.focus()
    page.keyboard.press("Enter")
    player.wait_to_act()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-spoken]")).to_contain_text("f7")

    by_keys = partial(player.take_turn, player.pencil_by_keys, "Enter")
    assert player.finish(by_keys) > 10
    page.emulate_media(color_scheme="dark")
    assert violations(page) == []


def test_two_browsers_play_against_each_other(visitor):
    host = Player(visitor())
    host.start(way="friends")
    host.page.locator("[data-start]").click()
    link = host.page.locator("[data-link]").input_value()
    guest = Player(visitor(link))
    guest.page.get_by_label("Your name").fill("Bo")
    assert violations(guest.page) == []
    guest.page.locator("[data-sit]").click()
    host.wait_to_act()
    guest.wait_to_act()

    while not host.is_over:
        one_turn_of_two(host, guest)
    expect(guest.page.locator("[data-final]")).to_be_visible()
    expect(host.page.locator("[data-final] .places")).to_contain_text("Bo")


def one_turn_of_two(host, guest):
    turn = host.turn
    before = host.decision
    host.pencil_by_mouse()
    host.ink()
    expect(host.page.locator("[data-prompt]")).to_contain_text("Waiting for Bo")
    expect(host.page).to_have_title("Cartographers · Inklands")
    expect(guest.page).to_have_title("● Your turn · Cartographers · Inklands")
    guest.take_turn()
    host.page.wait_for_function(
        "before => document.querySelector('[data-final]')"
        " || (document.querySelector('[data-turn]').dataset.turn !== String(before)"
        " && document.querySelector('[data-act=ink]'))",
        arg=turn,
    )
    assert host.is_over or host.decision != before


def test_one_person_plays_two_bots(visitor):
    player = Player(visitor())
    player.start(way="bots")
    player.page.locator("[data-start]").click()
    player.wait_to_act()

    assert player.finish() > 10
    expect(player.page.locator("[data-final] .places li")).to_have_count(3)


def test_two_people_share_one_screen_and_never_see_each_other_draw(visitor):
    player = Player(visitor())
    player.start(way="pass")
    player.page.locator("[data-start]").click()
    take = player.page.locator("[data-take]")
    expect(take).to_be_visible()
    assert violations(player.page) == []
    take.click()
    player.take_turn()

    expect(player.page.locator("[data-map]")).to_have_count(0)
    for _ in range(120):
        if player.is_over:
            break
        if take.count():
            take.click()
            player.wait_to_act()
        player.take_turn()
    assert player.is_over


def test_a_solo_match_by_touch_alone_on_a_phone(visitor):
    player = Player(visitor(**PHONE))
    player.page.locator("[data-way=solo]").first.tap()
    player.wait_to_act()
    expect(player.page.locator("[data-act=ink]")).to_be_in_viewport(ratio=1)

    by_touch = partial(player.take_turn, player.pencil_by_touch, "tap")
    assert player.finish(by_touch) > 10
