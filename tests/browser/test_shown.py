"""What the printed components say is shown where a player decides, and what is shown is true."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bench.visits import VISITS, WANDER, elsewhere
from inklands import new_match
from inklands.core.record import record
from tests.browser.player import Player, corner_replay


@pytest.fixture
def new_table(visitor):
    """Opens a table on a known deal, with one person and any bots."""

    def open_table(title, bots=0, seed=1, language="en", **options):
        page = visitor(locale=language)
        seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "level": "apprentice"}] * bots]
        wanted = {"title": title, "seats": seats, "seed": seed, "options": options}
        answer = page.evaluate(
            """async (wanted) => (await fetch('/api/tables', {
                method: 'POST',
                headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify(wanted),
            })).json()""",
            wanted,
        )
        page.goto(f"/table/{answer['table']}")
        return page

    return open_table


def test_games_with_bots_are_listed_with_the_bots_by_number_and_level(new_table):
    page = new_table("cartographers", bots=2)
    Player(page).wait_to_act()
    page.goto("/")

    expect(page.locator(".mine a").first).to_contain_text(
        "with Bot 2 (Apprentice), Bot 3 (Apprentice)"
    )


def test_after_the_ink_nothing_lies_over_the_last_shape_until_somebody_points(new_table):
    page = new_table("cartographers")
    player = Player(page)
    player.wait_to_act()
    player.take_turn()

    expect(page.locator(".glow")).to_be_visible()
    assert page.locator(".held").count() == 0
    assert page.locator("[role=alert]").count() == 0


def test_only_the_last_shape_is_outlined_on_a_map_that_is_opened_again(new_table):
    page = new_table("cartographers")
    player = Player(page)
    player.wait_to_act()
    for _ in range(3):
        player.take_turn()
    page.mouse.move(1, 1)
    outlined = page.locator(".glow").get_attribute("d")
    page.reload()
    player.wait_to_act()

    assert page.locator(".glow").get_attribute("d") == outlined


@pytest.mark.parametrize("title", ["cartographers", "explorers", "misterra"])
def test_beside_the_map_of_another_stand_their_points(new_table, title):
    page = new_table(title, bots=1)
    expect(page.locator("[data-player]")).to_have_count(2)
    assert page.locator("[data-points-of]").count() == 0
    page.locator("[data-player='1']").click()

    expect(page.locator("[data-points-of]")).to_have_text("Points of Bot 2 (Apprentice)")
    theirs = page.locator("[data-player='1'] .total").inner_text().split()[0]
    expect(page.locator(".sum b").last).to_have_text(theirs)


def test_a_replay_tells_bots_apart_and_a_review_counts_turns_as_the_replay_does(visitor):
    page = corner_replay(visitor)
    with page.expect_request_finished(lambda request: request.url.endswith("/api/review")):
        page.locator("[data-begin]").click()
        expect(page.locator("[data-review=done]")).to_be_visible()
    dearest = page.locator("[data-verdict]").first
    dearest.click()

    turn = page.locator("[data-turn]").get_attribute("data-turn")
    expect(dearest).to_contain_text(f"turn {turn} ")


def test_a_record_names_its_bots_by_number_and_level(visitor):
    match = new_match("explorers", seats=3, seed=3)
    page = visitor("/replay")
    page.locator("#record").fill(str(record(match, names=("Ada", "mapmaker", "mapmaker"))))
    page.locator("[data-read]").click()

    expect(page.locator(".seats button")).to_have_text(
        ["Ada", "Bot 2 (Mapmaker)", "Bot 3 (Mapmaker)"]
    )


def test_who_handed_the_device_on_can_take_it_back_after_a_reload(visitor):
    player = Player(visitor())
    player.start(way="pass")
    page = player.page
    page.locator("[data-start]").click()
    page.locator("[data-take]").click()
    player.wait_to_act()
    player.take_turn()
    page.reload()
    page.get_by_role("button", name="Take it back").click()

    player.wait_to_act()
    expect(page.locator("[data-player='0']")).to_have_attribute("aria-pressed", "true")


def test_cells_and_actions_of_otoma_stand_as_pairs_and_the_top_card_as_what_it_is(new_table):
    page = new_table("misterra", first_game="on")
    expect(page.locator("[data-top]")).to_contain_text("only its back still counts")
    expect(page.locator("section:has(> [data-top])")).to_contain_text(
        "its back names two spaces, and the card below it what is done there"
    )
    half_days = page.locator("[data-half-day]")
    for _ in range(400):
        if half_days.count() == 2:
            break
        page.wait_for_timeout(30 if page.evaluate(WANDER) else 150)
    expect(half_days).to_have_count(2)

    # The story tells the same in its own words, the first half day first.
    story = page.locator(".log").inner_text()
    told = re.findall(r"Otoma looks at (\w\d), (\w\d)", story)[-2:]
    shown = [half_days.nth(place).locator(".cell").all_inner_texts() for place in (0, 1)]
    assert sorted(map(tuple, shown)) == sorted(told)
    expect(half_days.first.locator(".step")).to_have_count(2)


def test_an_advanced_temple_shows_its_points_and_its_crosses(new_table):
    page = new_table("explorers", **{"advanced-temples": "on"})

    expect(page.locator(".temple").first).to_contain_text(re.compile(r"8\s*\+3×"))


def test_what_the_boards_of_explorers_print_stands_beside_the_landscape(new_table):
    page = new_table("explorers", **{"objective-names": "race-villages,count-key"})
    printed = {
        "food": "2 5 9",
        "gems": "1 1 1 1 1 1 1 1",
        "villages": "3 5 7 10",
        "temples": "12 10 8 6",
        "race-villages": "10 8 6 4",
        "count-key": "1 3 6 10",
    }
    for board, values in printed.items():
        shown = page.locator(f"[data-goal={board}] [data-track] span")
        expect(shown).to_have_text(values.split())
    # One of each food can be ticked in every round.
    expect(page.locator("[data-slot]")).to_have_count(12)


def test_the_cards_of_the_season_stand_in_a_column_with_their_times(new_table):
    page = new_table("cartographers", bots=1)
    player = Player(page)
    player.wait_to_act()
    first = page.locator("[data-revealed]").first.inner_text()
    player.take_turn()

    expect(page.locator("[data-revealed]").nth(1)).to_be_visible()
    expect(page.locator("[data-revealed]").first).to_have_text(first)


def test_the_ambushes_that_were_met_stand_below_the_column(new_table):
    # In this deal the first card of a solo game is an ambush.
    page = new_table("cartographers", seed=3)

    expect(page.locator("[data-met]")).to_have_text(["Gnoll Raid"])
    expect(page.locator("[data-revealed]")).to_have_count(1)


def test_a_solo_map_shows_the_four_numbers_the_subtraction_and_the_ladder(new_table):
    page = new_table("cartographers")
    printed = page.locator("[data-goal] [data-track]")
    expect(printed).to_have_count(4)
    numbers = [int(text.replace("−", "-")) for text in printed.all_inner_texts()]
    page.locator("[data-scale=total] summary").click()

    # Nothing is counted before the first season is over.
    expect(page.locator("[data-scale=total] p")).to_have_text(
        "0 " + " ".join(f"− {-number}" for number in numbers) + f" = −{-sum(numbers)}"
    )
    expect(page.locator("[data-scale=total] li")).to_have_count(8)
    expect(page.locator("[data-scale=total] [aria-current]")).to_have_count(1)


def test_misterra_shows_its_four_scales_seals_claims_and_the_order_of_play(new_table):
    alone = new_table("misterra")
    expect(alone.locator("[data-scale]")).to_have_count(4)
    expect(alone.locator("[data-seal]").first).to_contain_text(re.compile("[∞1]"))
    expect(alone.locator("[data-order] use")).to_have_count(3)
    # Three of twelve jungles lie on the island of one or two seats.
    supply = alone.get_by_role("list", name="Tiles in the supply").get_by_role("listitem")
    expect(supply).to_contain_text(["12 left", "12 left", "9 left", "12 left"])

    three = new_table("misterra", bots=2)
    expect(three.locator("[data-order] li")).to_have_count(3)
    expect(three.locator("[data-order] [aria-current]")).to_have_count(1)


GIVEN_AWAY = ["G", "j6", "i6", "i5"]
"""A first turn on grass (deal 4), after which no water can be reached."""


def test_a_turn_without_a_cross_is_marked_and_given_away_by_the_ink_alone(new_table):
    page = new_table("explorers", seed=4)
    for action in GIVEN_AWAY:
        play(page, action)
    # Seven of eight cards are used in a round; the first is open.
    expect(page.locator("[data-cards]")).to_contain_text("Card 1 of 7")
    expect(page.locator("[data-unseen]")).to_have_count(7)
    hopeless = page.locator("[data-choice]:has([data-room='0'])").first
    expect(hopeless).to_contain_text("no cell to cross")
    before = Player(page).decision
    hopeless.click()

    expect(page.locator("[data-ask]")).to_contain_text("the turn is given away")
    assert Player(page).decision == before
    page.locator("[data-act=ink]").click()
    expect(page.locator(".log")).to_contain_text("Ada has no cell to cross")


def play(page, action):
    """Take *action* by its button or on its cell, and ink it where it waits for that."""
    before = Player(page).decision
    choice = page.locator(f"[data-choice='{action}']")
    if choice.count():
        choice.click()
    else:
        cell = (ord(action[0]) - ord("a")) * 16 + int(action[1:]) - 1
        page.locator(f"[data-cell='{cell}']").click(force=True)
        ink = page.locator("[data-act=ink]:enabled")
        page.wait_for_timeout(200)
        if ink.count():
            ink.click()
    page.wait_for_function(
        "before => document.querySelector('[data-decision]').dataset.decision !== before",
        arg=before,
    )


def test_tiles_are_drawn_in_the_story_and_said_in_words(new_table):
    page = new_table("explorers")
    laid = page.locator(".log li", has_text="The tiles are laid").last

    expect(laid.locator("[data-drawn]")).to_have_count(4)
    expect(laid).to_contain_text(re.compile(r"tile \d"))
    expect(laid).not_to_contain_text(re.compile(r"\dr\d"))


def test_sketch_cards_are_drawn_in_the_story(new_table):
    page = new_table("misterra", first_game="on")
    shown = page.locator(".log li", has_text="New in the display").last

    expect(shown.locator("[data-drawn] svg")).to_have_count(5)
    expect(shown).not_to_contain_text(re.compile(r"\b[SLJM]{2}\b"))


def test_every_value_of_a_temple_is_shown(new_table):
    page = new_table("explorers")

    expect(page.locator("[data-temple=A] .track span")).to_have_text(["12", "10", "8", "6"])


@pytest.mark.parametrize(("language", "farm"), [("en", "Fa"), ("fr", "Ch"), ("nl", "Ak")])
def test_letters_of_terrains_follow_the_language_or_go(visitor, language, farm):
    page = visitor(locale=language)
    page.locator("[data-title=cartographers] [data-way=solo]").click()
    Player(page).wait_to_act()
    page.goto("/rules/cartographers")
    letters = page.locator(".terrains text")
    expect(letters.nth(2)).to_have_text(farm)

    page.go_back()
    page.locator("[data-letters]").click()
    page.goto("/rules/cartographers")
    expect(page.locator(".terrains li").first).to_be_visible()
    expect(letters).to_have_count(0)


def test_bars_of_gains_and_losses_stand_on_one_line(visitor):
    page = visitor()
    elsewhere(page, "misterra", steps=400)
    expect(page.locator("[data-final]")).to_be_visible()

    lines = page.locator("[data-axis]").evaluate_all("all => all.map((one) => one.offsetLeft)")
    places = page.locator("[data-bar]").evaluate_all(
        "all => all.map((bar) => [bar.offsetLeft, bar.offsetLeft + bar.offsetWidth, bar.innerText])"
    )

    assert len(lines) > 4
    assert max(lines) - min(lines) <= 1
    # Whoever plays at random leaves cells empty, which costs points.
    assert any("−" in text for *_, text in places)
    for left, right, text in places:
        assert right <= min(lines) if "−" in text else left >= max(lines)


OVERLAPS = """(svg) => {
  document.documentElement.innerHTML = svg
  const [picture] = document.getElementsByTagName('svg')
  const told = [...picture.querySelectorAll('.line')]
  const all = told.map((line) => [line.textContent, line.getBBox()])
  const { width } = picture.viewBox.baseVal
  const out = all.filter(([, box]) => box.x + box.width > width).map(([text]) => text)
  const pairs = all.flatMap((one, place) => all.slice(place + 1).map((other) => [one, other]))
  const over = pairs.flatMap(([[text, one], [other, two]]) => {
    const apart = one.x + one.width <= two.x || two.x + two.width <= one.x
    return apart || Math.abs(one.y - two.y) > 5 ? [] : [`${text} / ${other}`]
  })
  return [...out, ...over]
}"""


@pytest.mark.parametrize(("end", "language"), [("final", "fr"), ("misterra-final", "nl")])
def test_no_line_of_the_picture_to_keep_lies_over_another(visitor, end, language):
    page = visitor(locale=language)
    VISITS[end](page)
    with page.expect_download() as download:
        page.locator("[data-save=svg]").click()
    kept = Path(download.value.path()).read_text(encoding="utf-8")

    # A page of its own: the table's allows no styles but its own.
    bare = page.context.browser.new_page()
    assert kept.count('class="line"') >= 6
    assert bare.evaluate(OVERLAPS, kept) == []
    bare.close()
