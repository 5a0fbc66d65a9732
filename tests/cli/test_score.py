from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.terminal import inklands

CORNER = ["F.F^.......", "FFFV.......", "^VV........", "..V^......."] + ["..........."] * 7


def scored(*requests: object, title: str = "cartographers") -> list[Any]:
    lines = "\n".join(r if isinstance(r, str) else json.dumps(r) for r in requests)
    said = inklands("score", title, "--jsonl", typed=lines + "\n")
    assert said.status == 0, said.err
    return [json.loads(line) for line in said.out.splitlines()]


def test_the_worked_picture_of_the_forest_cards_scores_as_printed() -> None:
    goals = ["sentinel-wood", "treetower", "stoneside-forest"]

    (answer,) = scored({"layout": None, "rows": CORNER, "goals": goals})

    assert answer["points"] == {"sentinel-wood": 3, "treetower": 2, "stoneside-forest": 6}


def test_without_goals_all_sixteen_are_counted_and_their_lines_add_up() -> None:
    (answer,) = scored({"layout": None, "rows": CORNER, "ruins": []})

    sums = dict.fromkeys(answer["points"], 0)
    for line in answer["lines"]:
        sums[line["part"]] += line["points"]
    assert len(sums) == 16
    assert sums == answer["points"]


def test_a_line_names_the_cells_that_earn_its_points() -> None:
    (answer,) = scored({"layout": None, "rows": CORNER, "goals": ["sentinel-wood"]})

    assert [line["cells"] for line in answer["lines"]] == [["a1"], ["a3"], ["b1"]]


def test_a_line_of_every_title_has_the_same_shape() -> None:
    sheets = {
        "cartographers": {"rows": CORNER, "goals": ["sentinel-wood"]},
        "misterra": {"parchment": ["S...."] * 5, "island": ["S...."] * 5, "presumptions": [1]},
        "explorers": {"tiles": "1,2,3,4", "crosses": ["f12"]},
    }

    for title, sheet in sheets.items():
        (answer,) = scored(sheet, title=title)
        assert list(answer) == ["points", "total", "lines"]
        assert answer["total"] == sum(answer["points"].values()) != 0
        for line in answer["lines"]:
            assert list(line) == ["part", "points", "reason", "args", "cells"]
            assert line["part"] in answer["points"]


def test_ruins_given_with_a_sheet_replace_the_printed_ones() -> None:
    rows = ["A.........."] + ["..........."] * 10
    request = {"layout": None, "rows": rows, "goals": ["the-golden-granary"]}

    without, with_ruins = scored({**request, "ruins": []}, {**request, "ruins": [[0, 0]]})

    assert without["points"] == {"the-golden-granary": 0}
    assert with_ruins["points"] == {"the-golden-granary": 3}


def test_a_bad_line_is_answered_with_an_error_and_the_next_lines_go_on() -> None:
    good = {"layout": None, "rows": CORNER, "goals": ["lost-barony"]}
    bad: list[object] = [
        "not JSON",
        "[" * 100_000,
        [1, 2],
        {"rows": 3},
        {"rows": [1, 2]},
        {"rows": CORNER[:10]},
        {"rows": [*CORNER[:10], "..........!"]},
        {"rows": [*CORNER[:10], ".........."]},
        {"layout": "C", "rows": CORNER},
        {"layout": ["A"], "rows": CORNER},
        {"layout": "A", "rows": CORNER},
        {"rows": CORNER, "goals": ["wood"]},
        {"rows": CORNER, "goals": [["wood"]]},
        {"rows": CORNER, "goals": "wood"},
        {"rows": CORNER, "ruins": 4},
        {"rows": CORNER, "ruins": [[0, 11]]},
        {"rows": CORNER, "ruins": [[0, 3]]},
        {"rows": CORNER, "season": "spring"},
    ]

    *errors, last = scored(*bad, good)

    assert len(errors) == len(bad)
    assert {error["error"]["code"] for error in errors} == {"sheet/malformed"}
    assert all(error["error"]["message"] for error in errors)
    assert "points" in last


@pytest.mark.parametrize("form", [[], ["--jsonl"]])
@pytest.mark.parametrize("option", [["--goals", "lost-barony"], ["--coins", "3"], ["--solo"]])
def test_options_beside_a_sheet_in_json_are_refused_and_not_passed_over(
    form: list[str], option: list[str]
) -> None:
    sheet = json.dumps({"layout": None, "rows": CORNER, "goals": ["lost-barony"]})

    said = inklands("score", "cartographers", *form, *option, typed=sheet)

    assert (said.status, said.out) == (2, "")
    assert f"takes no {option[0]}" in said.err
    assert "[sheet/malformed]" in said.err


def test_a_picture_is_explained_in_the_reader_s_language() -> None:
    picture = "\n".join(" ".join(row) for row in CORNER)

    said = inklands(
        "score", "cartographers", "--goals", "sentinel-wood", "--language", "fr", typed=picture
    )

    assert said.out.splitlines() == [
        "   3  Bois de la Sentinelle (Sentinel Wood)",
        "        3 × 1  une Forêt au bord de la Carte\N{NO-BREAK SPACE}: a1, a3, b1",
        "   3",
    ]


def test_a_picture_that_cannot_be_read_gives_one_sentence_and_no_traceback() -> None:
    said = inklands("score", "cartographers", typed="F F F\n")

    assert said.status == 2
    assert said.err == "inklands: line 1: a map has 11 rows, not 1 [sheet/malformed]\n"


PARCHMENT = "S S . . .\n" + ". . . . .\n" * 4
ISLAND = "S s . . .\n" + ". . . . .\n" * 4


def test_a_parchment_above_its_island_is_a_picture_too() -> None:
    said = inklands("score", "misterra", "--json", typed=f"{PARCHMENT}\n{ISLAND}")

    # Two points for a cell like a confirmed tile, one lost for each of 23 empty ones.
    assert json.loads(said.out)["points"] == {"fidelity": 2, "completeness": -23}
    assert json.loads(said.out)["total"] == -21


def test_the_crosses_of_a_landscape_are_a_picture_too() -> None:
    rows = [["."] * 16 for _ in range(16)]
    rows[5][11] = "x"
    picture = "\n".join(" ".join(row) for row in rows)

    said = inklands("score", "explorers", "--sheet", "1,2,3,4", "--json", typed=picture)

    (asked,) = scored({"tiles": "1,2,3,4", "crosses": ["f12"]}, title="explorers")
    assert json.loads(said.out) == asked


def test_goals_may_be_set_off_by_spaces_and_coins_count_with_monsters() -> None:
    picture = "\n".join(" ".join(row) for row in ["M..........", *["..........."] * 10])
    words = ("--goals", "sentinel-wood, canal-lake", "--coins", "3", "--json")

    said = inklands("score", "cartographers", *words, typed=picture)

    assert json.loads(said.out)["points"] == {
        "sentinel-wood": 0,
        "canal-lake": 0,
        "coins": 3,
        "monsters": -2,
    }


@pytest.mark.parametrize(
    ("language", "note"),
    [
        ("en", "Every goal is counted by itself, and no total is made"),
        ("fr", "Chaque carte Score est comptée à part, sans total"),
        ("nl", "Elk doel is apart geteld, zonder totaal"),
    ],
)
def test_goals_of_which_a_game_has_only_four_are_not_added_up(language: str, note: str) -> None:
    picture = "\n".join(CORNER)

    said = inklands("score", "cartographers", "--language", language, typed=picture)
    named = inklands("score", "cartographers", "--goals", "sentinel-wood", typed=picture)

    assert [line for line in said.out.splitlines() if line.strip().lstrip("-").isdecimal()] == []
    assert note in said.out
    assert named.out.splitlines()[-1].strip() == "3"


def test_the_letters_of_pictures_are_in_the_help() -> None:
    assert "F forest, V village, A farm" in " ".join(inklands("score", "--help").out.split())
