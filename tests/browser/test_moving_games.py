"""Games move between the server and this device and back; all of a device is saved in a file."""

import json
import re
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.player import Player

AWAY = ["ERR_FAILED", "ERR_INTERNET_DISCONNECTED"]
"""What a browser complains of when a server is away, which is what these tests are about."""
LOCAL = re.compile(r"/table/~[\w-]{22}$")
SERVED = re.compile(r"/table/[\w-]{22}$")
PERSISTED = "navigator.storage.persisted = async () => true"


@contextmanager
def server_away(page: Page):
    """Nobody answers requests meanwhile; the files of the page are there."""
    page.route("**/api/**", lambda route: route.abort())
    yield
    page.unroute("**/api/**")


@pytest.fixture
def page(visitor):
    return visitor("/", expects=[*AWAY, "status of 409", "status of 429", "status of 404"])


def begin_here(page: Page, turns: int = 2) -> Player:
    """A match on this device, so many turns of it played."""
    with server_away(page):
        page.goto("/")
        player = begin(page, turns)
    expect(page).to_have_url(LOCAL)
    return player


def begin_there(page: Page, turns: int = 1) -> Player:
    player = begin(page, turns)
    expect(page).to_have_url(SERVED)
    return player


def begin(page: Page, turns: int) -> Player:
    player = Player(page)
    player.start()
    for _ in range(turns):
        player.wait_to_act()
        player.take_turn()
    player.wait_to_act()
    return player


def ask_to_move(page: Page, place: int = 0) -> None:
    page.goto("/")
    page.locator("#open-games + ul [data-move]").nth(place).click()
    expect(page.locator("dialog[open]")).to_be_visible()


def games(page: Page):
    return page.locator("#open-games + ul > li")


def test_a_match_of_this_device_is_sent_to_the_server_and_goes_on_there(page):
    player = begin_here(page)
    turn, table = player.turn, page.url.rpartition("~")[2]
    ask_to_move(page)
    assert violations(page) == []
    page.locator("[data-move-sure]").click()
    expect(page).to_have_url(re.compile(f"/table/{table}$"))
    player.wait_to_act()
    assert player.turn == turn
    player.take_turn()
    page.goto("/")

    expect(games(page)).to_have_count(1)
    expect(games(page)).not_to_contain_text("on this device")


def test_a_finished_match_of_this_device_is_listed_at_the_server(page):
    player = begin_here(page, 0)
    with server_away(page):
        player.finish()
        total = player.total()
    page.goto("/")
    page.locator("#over-games + ul [data-move]").click()
    page.locator("[data-move-sure]").click()
    expect(page).to_have_url(SERVED)
    expect(page.locator("[data-final]")).to_be_visible()
    assert player.total() == total
    page.goto("/")

    expect(page.locator("#over-games + ul > li")).to_have_count(1)
    expect(page.locator("#over-games + ul")).not_to_contain_text("on this device")


def test_a_server_that_is_away_or_refuses_leaves_the_match_where_it_is(page):
    player = begin_here(page)
    local, turn = page.url, player.turn
    for code, words in (
        (None, "does not answer"),
        ("copy/other-rules", "other rules or cards"),
        ("table/quota", "too many open games"),
    ):
        page.route("**/api/copies", refusal(code))
        ask_to_move(page)
        page.locator("[data-move-sure]").click()
        expect(page.get_by_role("alert")).to_contain_text(words)
        page.unroute("**/api/copies")
        page.goto(local)
        player.wait_to_act()
        assert player.turn == turn

    player.take_turn()


def refusal(code):
    def answer(route):
        if code is None:
            route.abort()
        else:
            route.fulfill(status=409, json={"code": code, "sentence": "No."})

    return answer


def test_a_lost_answer_loses_nothing_and_makes_no_second_table(page):
    player = begin_here(page)
    local = page.url

    def lose(route):
        route.fetch()
        route.abort()

    page.route("**/api/copies", lose)
    ask_to_move(page)
    page.locator("[data-move-sure]").click()
    expect(page.get_by_role("alert")).to_contain_text("does not answer")
    page.unroute("**/api/copies")
    page.goto(local)
    player.wait_to_act()
    player.take_turn()
    player.wait_to_act()
    turn = player.turn
    page.goto("/")
    expect(games(page)).to_have_count(2)
    page.locator("#open-games + ul [data-move^='~']").click()
    page.locator("[data-move-sure]").click()
    expect(page).to_have_url(SERVED)
    player.wait_to_act()
    assert player.turn == turn
    page.goto("/")

    expect(games(page)).to_have_count(1)


def test_a_match_is_taken_along_played_without_the_server_and_brought_back(page):
    player = begin_there(page)
    there = page.url
    ask_to_move(page)
    expect(page.locator("dialog[open]")).to_contain_text("hidden cards")
    page.locator("[data-move-sure]").click()
    expect(page).to_have_url(LOCAL)
    player.wait_to_act()
    with server_away(page):
        player.take_turn()
        player.wait_to_act()
        turn = player.turn
    page.goto("/")
    expect(games(page)).to_have_count(2)
    expect(games(page).filter(has_text="taken along")).to_have_count(1)
    page.goto(there)
    expect(page.locator("[data-taken-along]")).to_contain_text("stands still here")
    assert violations(page) == []
    page.locator("[data-bring-back]").click()
    player.wait_to_act()
    assert player.turn == turn
    page.goto("/")

    expect(games(page)).to_have_count(1)
    expect(games(page)).not_to_contain_text("on this device")


def test_where_both_were_played_on_it_is_told_and_both_are_kept(page):
    player = begin_there(page)
    there = page.url
    ask_to_move(page)
    page.locator("[data-move-sure]").click()
    player.wait_to_act()
    here = page.url
    player.take_turn()
    page.goto(there)
    page.locator("[data-play-here]").click()
    player.wait_to_act()
    # Another place than by mouse: the two matches part.
    player.take_turn(player.pencil_by_keys)
    page.goto("/")
    page.locator("#open-games + ul [data-move^='~']").click()
    page.locator("[data-move-sure]").click()
    expect(page.get_by_role("alert")).to_contain_text("in both places")
    page.keyboard.press("Escape")
    for url in (here, there):
        page.goto(url)
        player.wait_to_act()
    page.goto("/")
    page.locator("#open-games + ul [data-move^='~']").click()
    page.locator("[data-move-sure]").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.locator("[data-move-sure]").click()
    expect(page).to_have_url(SERVED)
    player.wait_to_act()
    assert page.url != there
    page.goto("/")

    expect(games(page)).to_have_count(2)
    expect(page.locator("#open-games + ul")).not_to_contain_text("on this device")


def test_who_lost_the_device_goes_on_at_the_server(visitor, page):
    player = begin_there(page)
    url, turn = page.url, player.turn
    ask_to_move(page)
    page.locator("[data-move-sure]").click()
    expect(page).to_have_url(LOCAL)
    page.evaluate("indexedDB.deleteDatabase('inklands')")
    page.goto(url)
    page.locator("[data-bring-back]").click()
    expect(page.get_by_role("alert")).to_contain_text("not on this device")
    page.locator("[data-play-here]").click()
    player.wait_to_act()

    assert player.turn == turn


def test_a_match_with_others_cannot_be_moved(visitor):
    page = visitor("/new/cartographers?with=friends")
    page.locator("[data-start]").click()
    expect(page.locator("[data-lobby]")).to_be_visible()
    page.goto("/")

    expect(games(page)).to_have_count(1)
    expect(page.locator("[data-move]")).to_have_count(0)


def test_all_of_a_device_is_saved_in_a_file_and_brought_to_another(visitor, page, tmp_path):
    begin_here(page)
    begin_here(page, 0)
    page.goto("/")
    page.evaluate("localStorage.setItem('inklands-name', 'Ada')")
    file = tmp_path / "device.json"
    saved(page, file)
    other = visitor("/device")
    other.evaluate("localStorage.setItem('inklands-name', 'Bo')")
    bring(other, file)
    news = other.locator("[data-told]")
    expect(news).to_contain_text("2 games were brought")
    expect(news).to_contain_text("One setting")
    assert violations(other) == []
    assert other.evaluate("localStorage.getItem('inklands-name')") == "Bo"
    bring(other, file)
    expect(news).to_contain_text("2 games were here already")
    with other.expect_navigation():
        other.locator("[data-act=settings]").click()
    assert other.evaluate("localStorage.getItem('inklands-name')") == "Ada"
    other.goto("/")
    expect(games(other)).to_have_count(2)
    games(other).first.locator("a").click()

    Player(other).wait_to_act()


def test_a_file_that_went_further_or_parted_is_told(visitor, page, tmp_path):
    player = begin_here(page, 0)
    url = page.url
    start, further = tmp_path / "start.json", tmp_path / "further.json"
    saved(page, start)
    page.goto(url)
    player.wait_to_act()
    player.take_turn()
    saved(page, further)
    other = visitor("/device")
    bring(other, start)
    expect(other.locator("[data-told]")).to_contain_text("One game was brought")
    bring(other, further)
    expect(other.locator("[data-told]")).to_contain_text("went further in the file")
    # The same match played otherwise.
    third = visitor("/device")
    bring(third, start)
    expect(third.locator("[data-told]")).to_contain_text("One game was brought")
    third.goto("/")
    games(third).first.locator("a").click()
    player = Player(third)
    player.wait_to_act()
    player.take_turn(player.pencil_by_keys)
    third.goto("/device")
    bring(third, further)
    expect(third.locator("[data-told]")).to_contain_text("left as it is here")
    third.locator("[data-act=apart]").click()
    expect(third.locator("[data-told]")).to_contain_text("One game was brought")

    expect(third.locator("[data-count]")).to_have_attribute("data-count", "2")


def test_a_file_that_is_wrong_too_new_or_partly_spoilt_is_told(visitor, page, tmp_path):
    begin_here(page, 0)
    begin_here(page, 0)
    file = tmp_path / "device.json"
    saved(page, file)
    content = json.loads(file.read_text())
    content["tables"][0]["packed"] = content["tables"][0]["packed"][:-8]
    other = visitor("/device", expects=["status of 400"])
    alert = other.get_by_role("alert")
    for text, words in (
        ("a shopping list", "no file of games"),
        (file.read_text()[:-3], "no file of games"),
        (json.dumps({**content, "format": 2}), "newer version"),
    ):
        file.write_text(text)
        bring(other, file)
        expect(alert).to_contain_text(words)
        expect(other.locator("[data-count]")).to_have_attribute("data-count", "0")
    file.write_text(json.dumps(content))
    bring(other, file)

    expect(other.locator("[data-told]")).to_contain_text("One game was brought")
    expect(other.locator("[data-told]")).to_contain_text("One game could not be brought")
    expect(other.locator("[data-told]")).to_contain_text("missing or was changed")


def test_the_page_of_the_device_says_whether_the_browser_has_promised_to_keep_it(visitor):
    page = visitor("/device")
    expect(page.locator("[data-persisted=false]")).to_contain_text("may clear them")
    assert violations(page) == []
    page.context.add_init_script(PERSISTED)
    page.reload()

    expect(page.locator("[data-persisted=true]")).to_contain_text("has promised")


@pytest.mark.parametrize(("locale", "words"), [("fr", "Emporter"), ("nl", "Meenemen")])
def test_moving_is_told_in_every_language(visitor, locale, words):
    page = visitor(locale=locale)
    begin_there(page, 0)
    ask_to_move(page)
    expect(page.locator("[data-move-sure]")).to_have_text(words)
    page.goto("/device")
    expect(page.locator("[data-device]")).to_be_visible()

    assert not re.search(r"\b(device|page|error)-[a-z]", page.locator("main").inner_text())


def saved(page: Page, file) -> None:
    page.goto("/device")
    with page.expect_download() as download:
        page.locator("[data-act=save]:enabled").click()
    download.value.save_as(file)


def bring(page: Page, file) -> None:
    page.locator("[data-act=open]:enabled").set_input_files(file)
    expect(page.locator("[data-device]")).to_have_attribute("aria-busy", "false")
