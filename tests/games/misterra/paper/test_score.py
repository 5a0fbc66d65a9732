"""A parchment on paper is counted as in a match."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inklands.core.message import Message
from inklands.core.points import Line, Points
from inklands.errors import SheetError
from inklands.games.misterra.island.places import GRID
from tests.games.misterra.positions import GAME

REQUEST = {
    "parchment": ["SSSLL", "SJJLL", "MMMMM", "S.SLJ", "SSSJJ"],
    "island": ["SSSLL", "sJ...", ".....", "....J", "....."],
    "presumptions": [1, 17],
    "expert": True,
}


def test_points_by_category():
    points = GAME.sheets.score(REQUEST)

    assert points.by_key() == {
        "fidelity": 14,
        "completeness": -1,
        "presumption-1": 13,
        "presumption-17": 4,
        "expert": 3,
    }
    assert points.total == 33


def test_every_line_has_its_reason_and_cells():
    parts = {part.key: part for part in GAME.sheets.score(REQUEST).parts}

    hole = 1 << GRID.parse_name("b4")
    assert parts["completeness"].lines == (Line(-1, Message.of("misterra-empty", count=1), hole),)
    assert GRID.names(parts["presumption-1"].lines[0].cells) == ("a1", "b1", "c1", "a2")


def test_without_presumptions_all_31_are_counted_and_the_variant_is_off():
    points = GAME.sheets.score({k: REQUEST[k] for k in ("parchment", "island")}).by_key()

    assert len(points) == 33
    assert "expert" not in points


def test_claims_are_counted_when_they_are_given():
    land = {"parchment": ["....."] * 5, "island": ["SS.SS", *["....."] * 4], "presumptions": []}

    def claims(**more: object) -> int:
        return GAME.sheets.score({**land, **more}).by_key()["claims"]

    assert claims(claims=["a1"]) == 4
    assert claims(claims=["a1"], other_claims=["b1"]) == 0
    assert claims(claims=["a1"], other_claims=["b1"], merged_claims="both") == 4
    assert claims(claims=["a1"], other_claims=["d1"]) == 4


def test_in_a_solo_game_the_claims_of_otoma_are_taken_off():
    land = {"parchment": ["....."] * 5, "island": ["SSLLL", *["....."] * 4], "presumptions": []}

    points = GAME.sheets.score({**land, "claims": ["a1"], "other_claims": ["c1"], "solo": True})

    # Two points for each tile: two steppes of one's own, three lagoons of Otoma's.
    assert points.by_key() == {"fidelity": 0, "completeness": -25, "claims": 4, "otoma": -6}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"parchment": None}, "parchment should be 5 texts"),
        ({"parchment": ["SSSSS"]}, "parchment: a map has 5 rows, not 1"),
        ({"parchment": ["SSSSs"] * 5}, "parchment: 's' at e1 is not one of S L J M"),
        ({"island": ["....."] * 4 + ["...."]}, "island: row 5, '....', has 4 cells, not 5"),
        ({"island": [1, 2, 3, 4, 5]}, "island should be 5 texts"),
        ({"presumptions": 3}, "presumptions should be a list of numbers"),
        ({"presumptions": [32]}, "there is no presumption 32; there are 1 to 31"),
        ({"presumptions": [True]}, "there is no presumption True"),
        ({"presumptions": ["1"]}, "there is no presumption 1; there are 1 to 31"),
        ({"presumptions": [1, 1]}, "a presumption is named twice"),
        ({"expert": "yes"}, "expert should be true or false"),
        ({"solo": 1, "claims": []}, "solo should be true or false"),
        ({"claims": "a1"}, "claims should be a list of cells such as b3"),
        ({"claims": ["z1"]}, "claims: 'z1' is not a cell of this map"),
        ({"claims": ["a2"]}, "claims: the tile on a2 is not confirmed"),
        ({"claims": [], "other_claims": ["e5"]}, "other_claims: the tile on e5 is not confirmed"),
        ({"claims": [], "merged_claims": "all"}, "merged_claims should be none or both"),
        ({"claims": ["a1"], "other_claims": ["a1"]}, "claims: a cell is named twice"),
        ({"claims": ["a1", "c1"]}, "claims: nobody claims a terrain twice"),
        (
            {"solo": True, "other_claims": ["a1", "c1"]},
            "other_claims: nobody claims a terrain twice",
        ),
        ({"merged_claims": ["both"]}, "merged_claims should be none or both"),
        ({"rows": []}, "there is no field 'rows'; there are: parchment, island"),
    ],
)
def test_a_bad_sheet_is_refused_with_its_reason(change, sentence):
    with pytest.raises(SheetError, match=sentence):
        GAME.sheets.score({**REQUEST, **change})


json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(st.sampled_from([*REQUEST, "claims", "other_claims", "merged_claims"]), json)
def test_whatever_is_sent_is_scored_or_refused(field, value):
    try:
        points = GAME.sheets.score({**REQUEST, field: value})
    except SheetError:
        return

    assert isinstance(points, Points)


def test_a_sheet_without_an_island_is_refused():
    with pytest.raises(SheetError, match="the field 'island' is missing"):
        GAME.sheets.score({"parchment": REQUEST["parchment"]})


FOUR = ["SLJM.", ".....", ".....", ".....", "....."]


@pytest.mark.parametrize(
    "request_",
    [
        {"claims": ["a1", "b1", "c1", "d1"]},
        {"solo": True, "other_claims": ["a1", "b1", "c1", "d1"]},
    ],
    ids=["own", "Otoma's"],
)
def test_nobody_has_four_markers(request_):
    with pytest.raises(SheetError, match="claims: there are 3 markers, not 4"):
        GAME.sheets.score({**REQUEST, "island": FOUR, **request_})


def test_others_together_may_have_more_than_three():
    others = {"other_claims": ["a1", "b1", "c1", "d1"]}
    points = GAME.sheets.score({**REQUEST, "island": FOUR, **others}).by_key()

    assert points["claims"] == 0


def test_otoma_s_markers_count_though_the_player_has_none():
    """A lone confirmed tile is worth two; Otoma holds one."""
    request = {**REQUEST, "island": FOUR, "solo": True, "other_claims": ["b1"]}

    assert GAME.sheets.score(request).by_key()["otoma"] == -2
