"""The log of a match, what is asked of a seat, and the picture of a view."""

from functools import cache

import pytest

from inklands.core.message import Message
from inklands.games.explorers.state import Sides
from inklands.locales import LANGUAGES, Speaker
from tests.games.explorers.positions import (
    GAME,
    at_card,
    new_match,
    play,
    set_up,
)
from tests.games.random_play import play_at_random


def told(state, seat: int | None = None) -> list[str]:
    speaker = Speaker("en")
    return [speaker.say(event.message) for event in GAME.events(state) if event.reaches(seat)]


def asked(state, seat: int | None) -> str:
    return Speaker("en").say(GAME.prompt(state, seat))


def test_the_opening_tells_what_is_laid():
    match = new_match(1, seed=1, tiles="1,2,3,4", objective_names="square,race-edges")

    assert told(match.state) == [
        "The tiles are laid: 1,2,3,4.",
        "Objective: Largest square.",
        "Objective: Race to the edges.",
        "All set out from f13.",
    ]


def test_a_tie_for_the_start_village_is_told():
    match = new_match(1, seed=1, tiles="1,2,3r2,4")
    assert told(match.state)[-1] == "Two villages or more are equally near the middle."

    match.play(0, "start:m6")

    assert told(match.state) == ["All set out from m6."]


def test_a_turn_tells_who_crossed_what_and_what_comes_next():
    state = play(at_card("GM/WS", "", ""), "0 GM:")
    assert told(state) == ["0 takes grass and mountain."]

    state = play(state, "0 g13 g12 g11", "1 GM: f12 f11")

    assert told(state) == [
        "0 crosses g11 g12 g13.",
        "1 crosses f11 f12.",
        "The card shows water or grass.",
    ]


@pytest.mark.parametrize(
    ("crosses", "turn", "sentence"),
    [
        ("f11", "M: e11", "0 picks an apple on e11."),
        ("f14", "M: e14", "0 finds a map on e14."),
        ("f16", "M: e16", "0 finds a gem on e16."),
        ("g15", "G: g16", "0 mounts a horse on g16."),
        ("p12", "M: p13", "0 finds a key on p13."),
        ("b10", "G: a10", "0 pulls a carrot on a10."),
        ("e7 b9", "G: e6", "0 unlocks the temple on e6."),
    ],
)
def test_a_find_is_told_at_once(crosses, turn, sentence):
    state = at_card("G/M", crosses, facing=int(turn.startswith("M")))

    assert told(play(state, f"0 {turn}")) == [sentence]


def test_fish_are_caught_and_what_finds_no_place_is_told():
    fishing = play(at_card("W/S", ""), "0 W: e13")
    late = play(at_card("G/M", "f11", setup=set_up(sides=Sides(food=True)), facing=1), "0 M: e11")

    assert told(fishing) == ["0 catches a fish on e13."]
    assert told(late) == ["0 has no use now for what lies on e11 (apple)."]


def test_temples_races_and_rounds_are_told():
    setup = set_up(1, sides=Sides(temples=True), objectives=["race-keys"])
    state = at_card("W/G", "d14 b9 p13 a3", setup=setup, turn=7)
    state = play(state, "0 W: d15 d13 e13")
    assert told(state)[1:] == [
        "0 crosses d13 d15 e13.",
        "0 visits temple B: 8 points.",
        "Temple B gives 3 crosses to 0.",
    ]

    state = play(state, "0 G: g13 g12 h12")

    assert told(state)[:6] == [
        "0 crosses g12 g13 h12.",
        "0 completes Race for keys: 10 points.",
        "Food: 2 points for 0.",
        "Gems: 0 points for 0.",
        "The best value of every prize still open is struck.",
        "Round 2 begins.",
    ]
    assert told(state)[6].startswith("The card faces you with ")


def test_the_end_is_told():
    state = at_card("G/M", "", round_number=4, turn=7, facing=1)

    assert told(play(state, "0 M: f12 f11 f14"))[-1] == "The landscape is explored."


@cache
def said_in_whole_matches() -> frozenset[Message]:
    """All that the log, the prompts and the points of two matches say."""
    found: set[Message] = set()
    for seats in (1, 3):
        match = new_match(seats, seed=6, objectives="3", advanced_temples="on")
        play_at_random(match, seed=7)
        found |= {event.message for step in match.steps for event in GAME.events(step.before)}
        found |= {GAME.prompt(step.before, step.seat) for step in match.steps}
        found |= {GAME.prompt(match.state, 0), GAME.prompt(match.steps[0].before, None)}
        for points in match.standing.points:
            found |= {line.reason for part in points.parts for line in part.lines}
        found |= {Message(f"explorers-{rating.title}") for rating in match.standing.ratings}
    return frozenset(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_whole_matches_is_written_in_every_language(language):
    speaker = Speaker(language)
    messages = said_in_whole_matches()
    arguments = [str(value) for message in messages for _, value in message.args]
    keys = [text[1:] for text in arguments if text.startswith("@")]

    assert all(speaker.knows(message.key) for message in messages)
    assert all(speaker.knows(key) for key in keys)
    assert all(speaker.knows(f"explorers-{o.key}") for o in GAME.components.objectives)
    assert all(speaker.knows(f"explorers-{o.key}-rule") for o in GAME.components.objectives)
    assert all(speaker.knows(f"explorers-option-{o.key}-help") for o in GAME.options)


def test_every_duty_is_asked_for():
    setup = set_up(2, sides=Sides(temples=True))
    side = at_card("W/G", "d14 b9", "e14", setup=setup)
    crossing = play(side, "0 W:")
    given = play(crossing, "0 d15 d13 e13", "1 G: g13 g12 h12")
    riding = play(at_card("G/M", "g15"), "0 G: g16")
    tied = new_match(2, seed=1, tiles="1,2,3r2,4").state
    opening = new_match(2, seed=1, tiles="1,2,3,4").state
    over = play(at_card("G/M", "", round_number=4, turn=7, facing=1), "0 M: f12 f11 f14")

    assert asked(side, 0) == "Take a side of the card."
    assert asked(side, 1) == asked(side, None) == "Others are still exploring."
    assert asked(crossing, 0) == "3 more crosses: water."
    assert asked(crossing, 1) == "Use the card, or strike a map."
    assert asked(at_card("G/M", ""), 0) == "Choose the side of the card you use."
    assert asked(given, 0) == "The temple gives 3 crosses: choose their terrain."
    assert asked(riding, 0) == "The horse takes you one cell further, in any terrain."
    assert asked(tied, 0) == "Choose the start village."
    assert asked(opening, 1) == "Choose a terrain for your first 3 crosses."
    assert asked(over, 0) == "The four rounds are over."


def test_a_view_has_a_picture():
    state = play(at_card("G/M", "", "e14", setup=set_up(2, objectives=["race-edges"])), "0 M:")
    lines = GAME.picture(GAME.view(state, 0)).splitlines()

    assert lines[:8] == [
        "round 1, turn 1: crosses",
        "tiles 1,2,3,4, start f13",
        "card G or M, M is taken by seat 0",
        "objective race-edges 10 8 6 4",
        "temple A at e6: 12 8",
        "temple B at d15: 12 8",
        "temple C at o1: 12 8",
        "temple D at l16: 12 8",
    ]
    assert lines[8] == "seat 0: keys 0, maps 0, gems 0, food - - - -, temples 0 0 0 0"
    assert lines[9] == "   1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16"
    assert lines[14] == "e  W  Wf W  W  M  GT G  G  S  S  Ma M  Wf Mm M  Mg"
    assert lines[15] == "f  S  W  V  M  M  G  Gh G  W  W  M  M  x  M  M  M"
    assert lines[32] == "e  W  Wf W  W  M  GT G  G  S  S  Ma M  Wf xm M  Mg"


def test_a_picture_tells_which_side_faces_and_what_is_not_settled():
    alone = GAME.picture(GAME.view(at_card("G/M", "", facing=1), 0)).splitlines()
    tied = GAME.picture(new_match(2, 1, tiles="1,2,3r2,4").view(0)).splitlines()
    taking = GAME.picture(GAME.view(at_card("G/M", "", ""), 0)).splitlines()

    assert alone[2] == "card G or M, M is facing"
    assert tied[1:3] == ["tiles 1,2,3r2,4, start to be settled", "no card"]
    assert taking[2] == "card G or M"


def test_a_turn_given_away_is_told():
    after = play(at_card("S/M", ""), "0 S:")

    told = [event.message for event in GAME.events(after) if event.seat == 0]
    assert Message.of("explorers-crossed-nothing", seat=0) in told
