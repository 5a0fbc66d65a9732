"""The log and the prompts, in every language."""

from __future__ import annotations

import pytest

from inklands.core.match import Match
from inklands.core.message import Message
from inklands.core.rng import Rng
from inklands.games.misterra.objection import SENTENCES
from inklands.games.misterra.presumptions.presumption import name, rule
from inklands.games.misterra.state import Step
from inklands.locales import LANGUAGES, Speaker
from tests.games.misterra.positions import GAME, play, position

SPEAKERS = [Speaker(language) for language in LANGUAGES]


def spoken(message: Message) -> list[str]:
    """The sentence in each language; a gap that is not filled shows as ``{$name}``."""
    assert all(speaker.knows(message.key) for speaker in SPEAKERS), message.key
    texts = [speaker.say(message) for speaker in SPEAKERS]
    assert not [text for text in texts if "{" in text or "@" in text], message
    return texts


def keys(state) -> list[str]:
    return [event.message.key for event in GAME.events(state)]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_whole_matches_are_told_in_every_language(seats):
    for seed in range(4):
        match = Match(GAME, seats, seed)
        rng = Rng(seed)
        told = list(match.opening_events)
        while not match.is_over:
            for viewer in (None, *range(seats)):
                spoken(GAME.prompt(match.state, viewer))
            seat = min(match.to_act)
            place, rng = rng.below(len(match.legal_actions(seat)))
            told += match.play(seat, match.legal_actions(seat)[place])
            points = match.live_points(seat)
            [spoken(line.reason) for part in points.parts for line in part.lines]
        for event in told:
            spoken(event.message)
        spoken(GAME.prompt(match.state, 0))


def test_every_presumption_has_a_name_and_a_rule_in_every_language():
    for presumption in GAME.components.presumptions.values():
        assert len(set(spoken(rule(presumption)))) == 3
        spoken(name(presumption))
        spoken(Message(f"misterra-presumption-{presumption.number}"))


def test_every_refusal_title_and_option_is_known_in_every_language():
    titles = [
        name
        for bands in (GAME.components.titles.total, GAME.components.titles.claims)
        for _, name in bands
    ]
    wanted = [*SENTENCES, *(f"misterra-{title}" for title in titles)]
    wanted += [f"misterra-option-{option.key}-help" for option in GAME.options]

    assert all(speaker.knows(key) for key in wanted for speaker in SPEAKERS)


def test_presumptions_are_told_to_their_owner_alone():
    match = Match(GAME, 2, 1)
    kept = match.play(0, match.legal_actions(0)[0])

    assert [event.audience for event in match.opening_events[1:]] == [
        frozenset({0}),
        frozenset({1}),
    ]
    assert [(event.message.key, event.audience) for event in kept] == [
        ("misterra-kept", None),
        ("misterra-kept-own", frozenset({0})),
    ]


def test_a_half_day_is_told_step_by_step():
    land = "l S . . .\n" + ". . . . .\n" * 4
    state = position(land, ("beach1", "beach5"))

    assert keys(play(state, "beach1>a1")) == ["misterra-moved"]
    assert keys(play(state, "beach1>a1", "swap:SS")) == ["misterra-swapped"]
    assert keys(play(state, "take:SL")) == ["misterra-took"]
    assert keys(play(state, "take:SL", "map:L a1,S b1")) == [
        "misterra-mapped",
        "misterra-confirmed",
        "misterra-unchanged",
    ]
    assert keys(play(state, "take:SL", "pass")) == ["misterra-passed"]
    assert keys(play(state, "take:SL", "pass", "take:SJ", "pass")) == [
        "misterra-passed",
        "misterra-revealed",
        "misterra-began",
    ]


def test_landing_claiming_and_idling_are_told():
    land = "L S . . .\n" + ". . . . .\n" * 4

    assert keys(play(position(places=(None, None), step=Step.LAND), ">beach2")) == [
        "misterra-landed"
    ]
    assert keys(play(position(land, ("a1", "a1")), "take:SS", "claim")) == ["misterra-claimed"]
    assert keys(play(position(display="", deck=""), "pass")) == ["misterra-idle"]


def test_an_empty_supply_is_told():
    steppes = "S S S S S\n" * 2 + "S S . . .\n" + ". . . . .\n" * 2
    state = position(steppes, ("a3", "beach5"), step=Step.ACT, card="SS")
    after = play(state, "map:S a4,S b4")

    assert keys(after) == ["misterra-mapped", "misterra-lacked", "misterra-lacked"]
    for event in GAME.events(after):
        spoken(event.message)


@pytest.mark.parametrize(
    ("state", "key"),
    [
        (position(), "misterra-prompt-move"),
        (position("l . . . .\n" * 5, ("a1", "a2")), "misterra-prompt-move-swap"),
        (play(position("l . . . .\n" * 5, ("a1", "a2")), "a1>a2"), "misterra-prompt-swap"),
        (play(position("l . . . .\n" * 5, ("a1", "a2")), "swap:SS"), "misterra-prompt-take"),
        (play(position(), "beach1>beach2"), "misterra-prompt-take"),
        (position(display="", deck=""), "misterra-prompt-no-sketch"),
        (play(position(), "take:SS"), "misterra-prompt-map"),
        (play(position("M . . . .\n" * 5, ("a1", "a2")), "take:SS"), "misterra-prompt-map-claim"),
        (play(position("j . . . .\n" * 5, ("a1", "a2")), "take:SS"), "misterra-prompt-jungle"),
        (
            play(position("J . . . .\n" * 5, ("a1", "a2")), "take:SS"),
            "misterra-prompt-jungle-claim",
        ),
        (position(places=(None, None), step=Step.LAND), "misterra-prompt-land"),
        (GAME.start(2, 1, GAME.options.settle()), "misterra-prompt-keep"),
    ],
)
def test_the_prompt_says_what_is_to_be_decided(state, key):
    assert GAME.prompt(state, 0).key == key


def test_others_are_told_whom_the_match_waits_for():
    choosing = GAME.start(2, 1, GAME.options.settle())

    assert GAME.prompt(position(), 1) == Message.of("misterra-prompt-wait", seat=0)
    assert GAME.prompt(choosing, None) == Message("misterra-prompt-wait-keep")
