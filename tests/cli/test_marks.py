"""How cells are marked at the terminal, and what may be typed for them."""

from __future__ import annotations

import pytest

from inklands.cli.letters import Marks
from inklands.cli.titles.cartographers.letters import alphabet as cartographers
from inklands.cli.titles.explorers.letters import item_marks, terrain_marks
from inklands.cli.titles.misterra.letters import alphabet as misterra
from inklands.cli.translator import Translator
from inklands.locales import LANGUAGES
from tests.cli.terminal import inklands


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cells_that_differ_share_a_letter(language: str) -> None:
    translator = Translator(language)
    for alphabet in (
        cartographers(Marks.LETTERS, translator),
        misterra(Marks.LETTERS, translator),
        terrain_marks(Marks.LETTERS, translator),
        item_marks(Marks.LETTERS, translator),
    ):
        assert len(set(alphabet.shown.values())) == len(alphabet.shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_and_what_records_say_can_both_be_typed(language: str) -> None:
    alphabet = cartographers(Marks.LETTERS, Translator(language))

    assert [alphabet.letter(alphabet.mark(letter)) for letter in "FVAWM"] == list("FVAWM")
    unused = [letter for letter in "FVAWM" if letter not in alphabet.shown.values()]
    assert [alphabet.letter(letter) for letter in unused] == unused


def test_a_farm_is_not_marked_like_an_edict() -> None:
    assert cartographers(Marks.LETTERS, Translator("en")).mark("A") not in "ABCD"
    assert cartographers(Marks.CODES, Translator("en")).mark("A") == "A"


def test_a_drawing_is_typed_and_shown_in_the_letters_of_the_language() -> None:
    words = ("play", "cartographers", "--seed", "3", "--language", "fr")

    said = inklands(*words, typed="E:d1d2d3d4\n\nquit\n").out

    assert " d [E][E][E][E] .  .  .  .  .  .  . " in said
    assert " d  E  E  E  E  .  .  .  .  .  .  . " in said


def test_ruins_are_seen_under_what_is_drawn_on_them() -> None:
    said = inklands("play", "cartographers", "--seed", "3", typed="quit\n").out

    assert " c  M  M' .  .  .  .  .  .  ^  r  . " in said


def test_a_sketch_in_pencil_shows_on_the_island_too() -> None:
    typed = "1\n\n1\ntake:SL\nmap:S a1,L b1\nn\nquit\n"

    said = inklands("play", "misterra", "--seed", "3", typed=typed).out

    assert " 1  ~0[s][l] .  .  .       1  [S][L] .  .  ." in said


def test_crosses_of_a_turn_are_in_pencil_until_the_last_is_inked() -> None:
    said = inklands("play", "explorers", "--seed", "3", typed="W l5 l4\nl3\nn\nquit\n").out

    rows = [line for line in said.splitlines() if line.startswith("l ")]
    assert any(row.startswith("l   G  W +W /Wf/W  S") for row in rows)
    assert any(row.startswith("l   G  W /W /Wf/W  S") for row in rows)


def test_terrains_of_a_turn_are_typed_in_the_letters_of_the_language() -> None:
    words = ("play", "explorers", "--seed", "3", "--language", "nl")

    said = inklands(*words, typed="Z\nquit\n").out

    assert "Nog 3 kruisjes: zand." in said
