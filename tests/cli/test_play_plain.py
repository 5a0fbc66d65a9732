"""`inklands play --plain`: a game that is only heard."""

from __future__ import annotations

import re

import pytest

from tests.cli.terminal import Conversation, inklands

PROMPT = "> "
INK = {
    "en": "n to rub out: ",
    "fr": "n pour gommer\N{NO-BREAK SPACE}: ",
    "nl": "n om uit te gummen: ",
}
CHOICE = re.compile(r"^(\d+)\. ([+-]?\d+), ", re.MULTILINE)
PICTURE = re.compile("[\u2500-\u259f]| {2}")
"""Rules, blocks, and columns set apart by spaces."""


def heard_to_the_end(title: str, language: str) -> str:
    """All that is said in a solo game in which the listener takes what is said to give most."""
    words = ("play", title, "--plain", "--seed", "5", "--language", language)
    with Conversation(*words, questions=(PROMPT, INK[language])) as talk:
        said = talk.heard()
        while said.endswith((PROMPT, INK[language])):
            if said.endswith(INK[language]):
                said = talk.answer("")
                continue
            offered = CHOICE.findall(talk.answer("list"))
            number, _ = max(offered, key=lambda choice: int(choice[1]))
            said = talk.answer(number)
        assert talk.status() == 0
        return talk.said


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize(
    ("title", "ending"),
    [
        ("cartographers", {"en": "Points − ", "fr": "Points − ", "nl": "Punten − "}),
        ("misterra", {"en": "The expedition is over", "fr": "expédition", "nl": "expeditie"}),
        ("explorers", {"en": "The landscape is explored", "fr": "paysage", "nl": "landschap"}),
    ],
)
def test_a_whole_solo_game_is_played_by_ear(
    title: str, ending: dict[str, str], language: str
) -> None:
    said = heard_to_the_end(title, language)

    lines = said.splitlines()
    assert ending[language] in said
    assert not [line for line in lines if PICTURE.search(line)]


def typed(title: str, *lines: str, words: tuple[str, ...] = ()) -> list[str]:
    said = inklands("play", title, "--plain", "--seed", "3", *words, typed="\n".join(lines))
    assert said.status == 0, said.err
    return said.out.splitlines()


def test_an_offer_is_told_with_its_shape_and_the_places_it_fits_in() -> None:
    said = typed("cartographers", "quit")

    assert "Offer 1: village, a bar of four, lying, 134 places" in said


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_a_fact_is_one_line_however_long_it_is(language: str) -> None:
    said = typed("misterra", "goals", "quit", words=("--language", language))

    rules = {line for line in said if line.endswith(")") and not line[0].isdigit()}
    assert len(rules) == 4
    assert min(map(len, rules)) > 80


def test_no_question_goes_without_an_answer() -> None:
    said = typed("misterra", "legend", "region a1", "quit")

    assert "> Nothing is told by letters here: what lies on a cell is said in words." in said
    assert "> a1: Island: empty, Parchment: empty" in said


def test_the_places_come_sorted_by_points_and_a_number_takes_one() -> None:
    said = typed("cartographers", "list", "1", "", "quit")

    choices = CHOICE.findall("\n".join(line.removeprefix(PROMPT) for line in said))
    gains = [int(gain) for _, gain in choices]
    assert gains == sorted(gains, reverse=True)
    assert gains[0] == 6
    assert any("draws water on d1 d2 d3 d4" in line for line in said)


def test_a_placement_is_told_before_it_is_inked_and_nothing_is_drawn() -> None:
    said = typed("cartographers", "try V:a3b3c3d3", "row d", "quit")

    assert said[said.index("> village, a bar of four, standing") + 1] == "It covers a3 b3 c3 d3."
    assert "All together: +2" in said
    assert "> d1 to d11: empty" in said


def test_rows_columns_cells_and_regions_are_heard() -> None:
    asked = ("row b", "column 3", "cell j6", "region a2", "row z", "quit")
    said = typed("cartographers", *asked)

    at = said.index("> b1: monsters")
    assert said[at + 1 : at + 6] == [
        "b2 to b3: empty",
        "b4: mountain",
        "b5: empty",
        "b6: empty, ruins",
        "b7 to b11: empty",
    ]
    assert "> a3 to h3: empty" in said
    assert "> j6: empty, ruins" in said
    assert "> monsters, 5 cells joined: a1 to a2, b1, c1 to c2" in said
    assert "Empty beside it: a3 b2 c3 d1 d2" in said
    assert "> 'z' is no row of this map: write a to k" in said


def test_what_is_left_open_and_what_counts_are_heard() -> None:
    said = typed("cartographers", "open", "goals", "quit")

    assert "> 111 empty cells" in said
    assert "ruins: b6 c10 i2 i10 j6" in said
    assert "> A, Sentinel Wood, counts this season: 0 points" in said
    assert "1 point for each forest cell on the edge of the map." in said
    assert "Monsters: -5" in said


def test_the_moves_of_others_and_their_maps_are_heard() -> None:
    words = ("--seats", "2", "--bots", "greedy")
    said = typed("cartographers", "list", "1", "", "map 1", "row a 1", "quit", words=words)

    assert any(line.startswith("seat 1 draws ") for line in said)
    assert any(line.startswith("seat 0> seat 1: ") for line in said)


def test_a_sketch_is_told_in_words_with_what_becomes_of_the_island() -> None:
    asked = ("1", "", "1", "take:SL", "try 1", "region d2", "quit")
    said = typed("misterra", *asked)

    assert "On offer: 2 × lagoon and mountain" in said
    at = said.index("> Map steppe a1, lagoon b1")
    assert said[at + 1 : at + 3] == [
        "a1, Island: steppe (hazy)",
        "b1, Island: lagoon (hazy)",
    ]
    assert "> Island: jungle, 1 cell: d2" in said


def test_a_number_that_is_not_in_the_list_is_refused() -> None:
    assert "> there is no action 400 in the list" in typed("misterra", "400", "quit")


def test_crosses_are_told_with_what_they_find() -> None:
    said = typed("explorers", "W", "l5", "open", "region l4", "list fish", "quit")

    assert "> Crossed this turn: l5" in said
    assert "> water: l4" in said
    assert "l4: water, fish" in said
    assert "1. +2, l4, water, fish" in said
