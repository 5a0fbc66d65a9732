"""`inklands score` of games on paper: seasons, seats, claims, boards, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from inklands.cli.paper.reader import readers
from inklands.cli.paper.sheet import score
from inklands.cli.paper.text import parse_paper
from inklands.cli.translator import Translator
from inklands.core.catalogue import load
from inklands.errors import SheetError
from tests.cli.terminal import inklands

EMPTY_ROW = "...........\n"
GOALS = "goals: sentinel-wood, canal-lake, wildholds, borderlands"


def scored(title: str, text: str, *words: str) -> Any:
    said = inklands("score", title, "--json", *words, typed=text)
    assert said.status == 0, said.err
    return json.loads(said.out)


def refused(title: str, text: str, language: str = "en") -> str:
    """Why a text is refused, as the command says it."""
    translator = Translator(language)
    with pytest.raises(SheetError) as refusal:
        count(title, text, translator)
    return translator.format_refusal(refusal.value)


def count(title: str, text: str, translator: Translator) -> None:
    game = load(title)
    found = readers()[title].read_game(game, parse_paper(text, {}), translator)
    for sheet in (sheet for own in found.sheets for sheet in own):
        score(game, sheet)


def season(name: str, coins: int, first: str, second: str = "...........") -> str:
    """A season's map without mountains, of which only two rows are drawn."""
    return f"season: {name}\ncoins: {coins}\nmap:\n{first}\n{second}\n{EMPTY_ROW * 9}"


def whole_game(*, last: str = "FFFFFFFFFFF") -> str:
    """Four seasons: forest along the edge, water beside farms, one row full in the end."""
    return "".join(
        (
            season("spring", 1, "FFF........"),
            season("summer", 2, "FFFFF......", "W.........."),
            season("fall", 2, "FFFFFFF....", "WA........."),
            season("winter", 3, last, "WA........."),
        )
    )


def test_four_seasons_count_two_edicts_each_with_coins() -> None:
    answer = scored("cartographers", f"{GOALS}\n{whole_game()}")

    # Spring counts A and B, summer B and C, autumn C and D, winter D and A.
    assert answer["points"] == {
        "spring.sentinel-wood": 3,
        "spring.canal-lake": 0,
        "spring.coins": 1,
        "spring.monsters": 0,
        "summer.canal-lake": 0,
        "summer.wildholds": 0,
        "summer.coins": 2,
        "summer.monsters": 0,
        "fall.wildholds": 0,
        "fall.borderlands": 0,
        "fall.coins": 2,
        "fall.monsters": 0,
        "winter.borderlands": 6,
        "winter.sentinel-wood": 11,
        "winter.coins": 3,
        "winter.monsters": 0,
    }
    assert answer["total"] == 28


def test_a_solo_game_is_rated_and_titled() -> None:
    text = f"solo: yes\n{GOALS}\n{whole_game()}"

    answer = scored("cartographers", text)
    said = inklands("score", "cartographers", "--language", "fr", typed=text)

    # 28 points less 25 + 24 + 16 + 24, the numbers printed on the four goals.
    assert answer["ratings"] == [{"number": -61, "title": "oblivious-inkdrinker"}]
    assert "Points − 25 − 24 − 16 − 24 -61" in said.out.replace("\N{NO-BREAK SPACE}", " ")
    assert "  printemps\N{NO-BREAK SPACE}: 4" in said.out.splitlines()


def test_seasons_that_are_still_to_come_leave_a_solo_game_without_a_title() -> None:
    text = f"solo: yes\n{GOALS}\n{season('spring', 0, 'FFF........')}"

    assert "ratings" not in scored("cartographers", text)


def test_all_seats_stand_in_one_text_and_a_tie_goes_to_who_lost_less_to_monsters() -> None:
    text = f"{GOALS}\nseat: Ada\n{season('spring', 4, 'FFFM.......')}seat: Ben\n"
    text += season("spring", 2, "FFF........")

    answer = scored("cartographers", text)

    # Ada: 3 + 4 coins less 2 empty cells beside her monster; Ben: 3 + 2 coins.
    assert [(seat["name"], seat["total"]) for seat in answer["seats"]] == [("Ada", 5), ("Ben", 5)]
    assert answer["places"] == [["Ben"], ["Ada"]]


def test_ruins_are_marked_in_the_picture() -> None:
    text = f"goals: the-golden-granary\naWR........\n{EMPTY_ROW * 10}"

    # A farm on ruins gives 3; the water between two ruins gives 1.
    assert scored("cartographers", text)["points"] == {"the-golden-granary": 4}


def test_ruins_have_to_be_those_of_the_printed_sheet() -> None:
    sheet = [list(row) for row in ["..........."] * 11]
    for row, column in ((1, 3), (2, 8), (5, 5), (8, 2), (9, 7)):
        sheet[row][column] = "^"
    sheet[0][0] = "a"
    text = "sheet: A\n" + "\n".join(map("".join, sheet))

    assert refused("cartographers", text) == "line 2: a1: there are no ruins on sheet A"


def test_the_golden_granary_is_not_left_out_without_a_word() -> None:
    picture = EMPTY_ROW * 11

    said = inklands("score", "cartographers", typed=picture)
    named = refused("cartographers", f"goals: the-golden-granary\n{picture}")

    assert "The Golden Granary is left out: name the sheet" in said.out
    assert "the-golden-granary counts ruins: name the sheet" in named


def test_what_the_terminal_prints_can_be_scored() -> None:
    rows = "".join(
        f" {chr(ord('a') + r)}  .  .  .  .  .  .  .  .  .  .  . \n" for r in range(1, 11)
    )
    text = f"    1  2  3  4  5  6  7  8  9 10 11\n a  F  .  .  .  .  .  .  .  .  .  r\n{rows}"

    assert scored("cartographers", f"goals: sentinel-wood\n{text}")["total"] == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("coin: 3\n", "line 1: there is no field 'coin'"),
        (f"coins: many\n{EMPTY_ROW * 11}", "line 1: coins: 'many' should be a number"),
        (f"\ncoins: 15\n{EMPTY_ROW * 11}", "line 2: coins = 15: a sheet has room for 0 to 14"),
        (f"goals: wood\n{EMPTY_ROW * 11}", "line 2: there is no goal 'wood'"),
        (f"sheet: C\n{EMPTY_ROW * 11}", "line 1: layout = 'C': choose one of A, B"),
        (EMPTY_ROW * 10 + "..........X", "line 11: 'X' is not one of F"),
        (EMPTY_ROW * 10 + "....", "line 11: '....' has 4 cells, not 11"),
        (f"coins: 1\ncoins: 2\n{EMPTY_ROW * 11}", "line 2: coins is given twice"),
        ("seat: Ada\n", "line 1: a picture is missing: map"),
        (f"seat: Ada\n{EMPTY_ROW * 11}seat: Ada\n", "line 13: there are two seats Ada"),
        (f"solo: perhaps\n{EMPTY_ROW * 11}", "line 1: solo should be yes or no"),
        (season("monsoon", 1, "..........."), "line 1: there is no season 'monsoon'"),
        (season("spring", 1, "..........."), "line 1: goals: a whole game has four"),
        (f"{GOALS}\n{season('fall', 1, '...........')}", "line 2: season: spring comes first"),
        (
            f"{GOALS}\nseason: spring\n{EMPTY_ROW * 11}",
            "line 2: coins of spring: say how many are marked, or 0",
        ),
        (
            f"{GOALS}\n{season('spring', 1, 'F..........')}{season('summer', 1, 'V..........')}",
            "line 19: a1 was F at the end of the season before, and is V",
        ),
        (
            f"{GOALS}\n{season('spring', 2, 'F..........')}{season('summer', 1, 'F..........')}",
            "line 17: coins: 1 marked, but 2 at the end of the season before",
        ),
    ],
)
def test_a_fault_is_named_with_its_field_and_line(text: str, sentence: str) -> None:
    assert refused("cartographers", text).startswith(sentence)


def test_a_fault_is_named_in_the_reader_s_language() -> None:
    text = EMPTY_ROW * 10 + "..........X"

    french = refused("cartographers", text, "fr")
    dutch = refused("cartographers", text, "nl")

    assert french.startswith("ligne 11\N{NO-BREAK SPACE}: «\N{NO-BREAK SPACE}X")
    assert dutch.startswith("regel 11: 'X' is geen van F")


@pytest.mark.parametrize(
    ("title", "old", "new", "french", "dutch"),
    [
        (
            "cartographers",
            "^",
            ".",
            "les Montagnes ne sont pas celles de la feuille A",
            "de bergen",
        ),
        ("cartographers", "canal-lake", "canal", "il n’y a pas de carte Score", "er is geen doel"),
        ("cartographers", "coins: 1", "coins: 99", "coins = 99", "een blad heeft plaats voor 0"),
        ("misterra", "claims: a1", "claims: b2", "la tuile en b2 n’est pas", "op b2 is niet"),
        ("misterra", "5, 17", "5, 99", "il n’y a pas d’hypothèse 99", "er is geen vermoeden 99"),
        ("misterra", "claims: a1", "claims: a1, b1", "deux fois le même terrain", "niemand claimt"),
        ("explorers", ". x x .", "x . . .", "n’est pas reliée au Village", "met het startdorp"),
        ("explorers", "gems: 1, 1, 1, 1", "gems: 2, 2, 2, 2", "mais 1 dans le", "maar 1 in het"),
        ("explorers", "temples: 0", "temples: 12", "n’est pas coché", "is niet aangekruist"),
        ("explorers", "line-horizontal", "line", "il n’y a pas d’objectif", "er is geen doel"),
    ],
)
def test_what_is_wrong_with_a_sheet_is_explained_in_the_reader_s_language(
    title: str, old: str, new: str, french: str, dutch: str
) -> None:
    text = readers()[title].EXAMPLE.replace(old, new, 1)

    assert french in refused(title, text, "fr")
    assert dutch in refused(title, text, "nl")


def test_letters_of_the_reader_s_language_may_be_drawn() -> None:
    text = f"goals: canal-lake\nCE.........\n{EMPTY_ROW * 10}"

    assert scored("cartographers", text, "--language", "fr")["total"] == 2


ISLAND = "island:\nS S . . .\nS j . . .\n. . . . .\n. . . . .\n. . . . .\n"
PARCHMENT = "parchment:\nS S . . .\nS . . . .\n. . . . .\n. . . . .\n. . . . .\n"


def test_claims_of_all_seats_count_on_one_island() -> None:
    text = f"{ISLAND}seat: Ada\nclaims: a1\n{PARCHMENT}seat: Ben\npresumptions: 5\n{PARCHMENT}"

    ada, ben = scored("misterra", text)["seats"]

    # Three cells as on the island, 22 empty ones; Ada's claim covers three confirmed tiles.
    assert ada["points"] == {"fidelity": 6, "completeness": -22, "claims": 6}
    assert ben["points"] == {"fidelity": 6, "completeness": -22, "presumption-5": 0, "claims": 0}


def test_a_solo_parchment_is_rated_by_four_measures() -> None:
    text = f"solo: yes\n{ISLAND}otoma: a1\npresumptions: 5\n{PARCHMENT}"

    answer = scored("misterra", text)

    # Otoma's claim of three tiles is taken off: 6 - 22 - 6.
    assert answer["points"]["otoma"] == -6
    assert [rating["number"] for rating in answer["ratings"]] == [-22, 0, 6, -6]
    assert answer["ratings"][0]["title"] == "insignificant"


def test_a_claim_on_a_hazy_tile_is_refused_with_its_line() -> None:
    text = f"{ISLAND}claims: b2\n{PARCHMENT}"

    assert refused("misterra", text) == "line 7: claims: the tile on b2 is not confirmed"


def test_a_small_letter_on_a_parchment_is_refused_with_the_letters_there_are() -> None:
    text = f"{ISLAND}parchment:\ns....\n" + ".....\n" * 4

    assert refused("misterra", text) == "line 8: 's' is not one of S L J M ."


def test_boards_beside_a_landscape_count() -> None:
    answer = scored("explorers", readers()["explorers"].EXAMPLE)

    # Two foods in the first round 5, a gem in each of four rounds, two crosses beside village B 5,
    # three cells in the longest row.
    assert answer["seats"][0]["points"] == {
        "food": 5,
        "gems": 4,
        "temples": 0,
        "villages": 5,
        "line-horizontal": 3,
    }


def test_alone_every_objective_lifts_the_scale() -> None:
    text = readers()["explorers"].EXAMPLE.replace("seat: Ada", "solo: yes")

    answer = scored("explorers", text)
    said = inklands("score", "explorers", typed=text)

    assert answer["ratings"] == [{"number": 17, "title": "armchair-traveller"}]
    # Sunday Walker asks for 81, and ten more with an objective in play.
    assert "     +91  Sunday Walker" in said.out.splitlines()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("gems: 1, 1", "gems: 2, 2", "line 6: gems: no round has fewer than the one before it"),
        ("apple fish", "apple carrot fish", "line 5: food: 3 were ticked, and 2 crossed"),
        ("temples: 0", "temples: 12", "line 7: temples: A, on e6, is not crossed"),
        ("tiles: 1,2,3,4", "start: f13", "line 4: tiles: name the four of the landscape"),
        ("food: ", "places: race-edges two\nfood: ", "line 5: places: 'two' should be a number"),
        (". . . . . . . . . x x .", "x . . . . . . . . x x .", "line 13: d1: this cross"),
    ],
)
def test_a_fault_of_a_landscape_is_named_with_its_line(old: str, new: str, sentence: str) -> None:
    text = readers()["explorers"].EXAMPLE.replace(old, new, 1)

    assert refused("explorers", text).startswith(sentence)


@pytest.mark.parametrize("title", ["cartographers", "explorers", "misterra"])
def test_the_examples_are_in_the_help_and_in_the_docs_and_can_be_scored(title: str) -> None:
    example = readers()[title].EXAMPLE
    docs = Path(__file__).parents[2] / "docs" / "terminal.md"

    assert scored(title, example)["seats"]
    assert example in inklands("score", "--help").out
    assert example in docs.read_text(encoding="utf-8")
