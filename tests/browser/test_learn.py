"""Lessons: a guided first game of each title, on a fixed deal."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from inklands import new_match
from tests.browser.player import Player
from tests.browser.test_other_titles import MOVED_ON, READY, STATE, press

SPRING = [
    ["map", "goals", "card", "draw"],
    ["side-by-side", "time"],
    ["single"],
    ["ruins"],
    ["ambush"],
    ["mountain"],
    ["season-end"],
    ["next-season"],
    ["goodbye"],
]
"""The notes of Cartographers, turn by turn: the cards of its deal come whatever is drawn."""
ALWAYS = {
    "explorers": "trail finds terrain cross card food gems villages round goodbye",
    "misterra": "maps presumptions ashore sketch lay half-day otoma hazy points terrains goodbye",
}
"""The notes that come up however the match goes; others wait until a thing is found."""


LESSONS = Path(__file__).parents[2] / "web" / "src" / "titles"


def deal(title):
    """The match of a lesson before anything was done."""
    written = (LESSONS / title / "lesson.ts").read_text(encoding="utf-8")
    (seed,) = re.findall(r"seed: (\d+)", written)
    options = dict(re.findall(r"(\w+): '([^']*)'", re.findall(r"options: \{(.*)\}", written)[0]))
    return new_match(title, seed=int(seed), options=options)


def learn(page, title):
    page.locator(f"[data-title={title}] [data-way=learn]").click()
    expect(page.locator("[data-note]")).to_be_visible()


def note(page):
    return page.locator("[data-note]").get_attribute("data-note")


def read_on(page):
    """Read from the note that is shown to the last one, and answer with their names."""
    read = [note(page)]
    following = page.locator("[data-lesson=next]")
    while following.is_enabled():
        following.click()
        read.append(note(page))
    for name in read:
        assert name
        expect(page.locator("[data-note]")).not_to_contain_text(f"-lesson-{name}")
    return read


def test_the_deal_of_the_lesson_of_cartographers_brings_what_its_notes_speak_of():
    match = deal("cartographers")
    cards, ruins, ambushes, seasons = {}, [], [], {}
    while match.turn <= 8:
        view = match.view(0)
        cards[view.turn], seasons[view.turn] = view.card.key, view.season_key
        if view.ruins_due:
            ruins.append(view.turn)
        events = match.play(0, match.legal_actions(0)[0])
        if any(event.message.key == "cartographers-ambushed" for event in events):
            ambushes.append(match.turn)

    assert [edict.goal for edict in match.view(0).edicts[:2]] == ["sentinel-wood", "canal-lake"]
    assert [cards[turn] for turn in (1, 2, 3)] == ["great-river", "farmland", "rift-lands"]
    assert ruins[0] == 4
    assert ambushes[0] == 5
    assert (seasons[7], seasons[8]) == ("spring", "summer")


def test_the_lesson_of_cartographers_has_each_note_in_the_turn_it_is_about(visitor):
    page = visitor()
    learn(page, "cartographers")
    player = Player(page)
    heard = []
    for turn in range(1, 10):
        assert player.turn == turn
        heard.append(read_on(page))
        player.take_turn()

    assert heard == SPRING


@pytest.mark.parametrize(("title", "turns"), [("explorers", 12), ("misterra", 5)])
def test_a_lesson_tells_all_there_is_to_know_and_says_goodbye(visitor, title, turns):
    page = visitor()
    learn(page, title)
    while Player(page).turn < turns:
        page.wait_for_function(READY)
        before = page.evaluate(STATE)
        press(page)
        page.wait_for_function(MOVED_ON, arg=before)
    while page.locator("[data-lesson=before]").is_enabled():
        page.locator("[data-lesson=before]").click()

    heard, always = read_on(page), ALWAYS[title].split()
    assert [name for name in heard if name in always] == always


def test_a_lesson_goes_on_where_it_was_left(visitor):
    page = visitor()
    learn(page, "cartographers")
    read_on(page)
    page.reload()
    expect(page.locator("[data-note=draw]")).to_be_visible()
    table = page.url
    Player(page).take_turn()
    page.goto("/")
    learn(page, "cartographers")

    assert page.url == table
    assert note(page) == "time"
    page.go_back()
    expect(page.locator("[data-way=learn]").first).to_be_visible()


def test_notes_can_be_read_again_and_sent_away_for_good(visitor):
    page = visitor()
    learn(page, "misterra")
    read_on(page)
    page.locator("[data-lesson=before]").click()
    assert note(page) == "presumptions"
    page.locator("[data-lesson=leave]").click()
    expect(page.locator("[data-note]")).to_have_count(0)
    page.reload()

    expect(page.locator("[data-decision]")).to_be_visible()
    expect(page.locator("[data-note]")).to_have_count(0)


def test_a_note_speaks_the_language_of_the_reader(visitor):
    page = visitor(locale="nl")
    learn(page, "explorers")

    expect(page.locator("[data-note]")).to_contain_text(
        "Je pad vertrekt bij het gemarkeerde startdorp"
    )


def test_there_is_no_lesson_of_a_title_that_nobody_knows(visitor):
    page = visitor("/learn/atlantis")

    expect(page.locator("[data-nowhere]")).to_be_visible()
