"""The score of a sheet played on paper."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inklands.core.message import Message
from inklands.core.points import Line, Part, Points
from inklands.errors import SheetError
from inklands.games.explorers.landscape.terrain import GRID
from tests.games.explorers.positions import GAME

TRAIL = ["f12", "f11", "e11", "e13", "f14"]
VILLAGES = {"f3", "f13", "l3", "m13"}
EVERYWHERE = [name for name in GRID.names(GRID.everywhere) if name not in VILLAGES]


def score(**request: object) -> Points:
    return GAME.sheets.score({"tiles": "1,2,3,4", "crosses": TRAIL} | request)


def test_villages_are_scored_with_their_cells():
    cells = sum(1 << GRID.parse_name(name) for name in ("e13", "f12", "f14"))
    reason = Message.of("explorers-village-scored", village="B", amount=3)

    assert score() == Points((Part("villages", (Line(7, reason, cells),)),))


def test_objectives_are_scored_under_their_own_names():
    points = score(objectives=["line-horizontal", "none-key", "race-maps"])

    assert points.by_key() == {
        "villages": 7,
        "line-horizontal": 4,
        "none-key": 16,
        "race-maps": 0,
    }


def test_the_start_village_counts_as_crossed_whether_it_is_told_or_not():
    assert score(crosses=[*TRAIL, "f13"]) == score()
    assert score(start="f13") == score()


def test_food_gems_and_temples_count_if_they_are_told():
    told = {"food": [["apple", "fish"], 3, 0, []], "gems": [0, 1, 2, 2], "temples": [0, 12, 0, 8]}
    points = score(crosses=EVERYWHERE, **told).by_key()

    assert (points["food"], points["gems"], points["temples"]) == (14, 5, 20)


def test_advanced_sides():
    sides = {"food": "advanced", "gems": True, "villages": "advanced", "temples": "basic"}
    points = score(
        crosses=EVERYWHERE, sides=sides, food=[0, 4, ["carrot"], 0], gems=[0, 2, 5]
    ).by_key()

    assert (points["food"], points["gems"], points["villages"]) == (17, -6 - 1 + 3, 40)


def test_an_advanced_temple_is_worth_its_one_value():
    points = score(crosses=EVERYWHERE, sides={"temples": True}, temples=[8, 0, 8])

    assert points.by_key()["temples"] == 16


def test_rounds_that_are_not_yet_counted_may_stay_zero():
    assert score(crosses=EVERYWHERE, gems=[2, 3, 0, 0]).by_key()["gems"] == 5


def test_a_race_that_is_met_counts_in_full_unless_its_place_is_told():
    crosses = [f"{row}13" for row in "abcdeghijkl"] + [f"l{n}" for n in (14, 15, 12, 11, 10, 9)]
    told = {"tiles": "1,2,3,4", "objectives": ["race-tiles", "race-edges"]}
    west = [f"l{n}" for n in (8, 7, 6, 5, 4)] + ["k4", "j4", "i4", "h4", "g4", "f4"]
    request = told | {"crosses": crosses + west}

    first = GAME.sheets.score(request).by_key()
    third = GAME.sheets.score(request | {"places": {"race-tiles": 3}}).by_key()

    assert (first["race-tiles"], first["race-edges"]) == (10, 0)
    assert third["race-tiles"] == 6


@pytest.mark.parametrize(
    ("request_", "complaint"),
    [
        ({"tiles": None}, "tiles = None should be a text"),
        ({"tiles": "1,2"}, "write four tiles and their turns"),
        ({"crosses": "f12"}, "crosses = 'f12' should be a list of texts"),
        ({"crosses": ["z9"]}, "'z9' is not a cell of this map"),
        ({"crosses": ["l3"]}, "l3: only the start village is ever crossed"),
        ({"crosses": ["f12", "a1"]}, "a1: this cross is not joined to the start village"),
        ({"start": "l3"}, "start = 'l3': the village nearest the middle is f13"),
        ({"tiles": "1,2,3r2,4"}, "the start village may be f13 or m6"),
        ({"sides": "advanced"}, "sides = 'advanced' should be an object"),
        ({"sides": {"gold": True}}, "sides: 'gold' = True; food, gems, temples, villages are"),
        ({"sides": {"food": "other"}}, "sides: 'food' = 'other'"),
        ({"sides": {"food": []}}, "sides: 'food' = \\[\\]"),
        ({"objectives": ["sphere"]}, "there is no objective 'sphere'"),
        ({"objectives": [1]}, "objectives = \\[1\\] should be a list of texts"),
        ({"places": 1}, "places = 1 should be an object"),
        ({"places": {"race-edges": 1}}, "'race-edges' = 1 should be a race and a place"),
        (
            {"objectives": ["race-edges"], "places": {"race-edges": 5}},
            "'race-edges' = 5 should be a race and a place from 1 to 4",
        ),
        (
            {"objectives": ["race-edges"], "places": {"race-edges": True}},
            "'race-edges' = True should be a race and a place from 1 to 4",
        ),
        ({"food": 3}, "food = 3 should be a list of the rounds"),
        ({"food": [0, 0, 0, 0, 0]}, "4 at most"),
        ({"food": [4]}, "should be a number up to 3"),
        ({"food": [["apple", "apple"]]}, "names of foods with room in that round"),
        ({"food": [["bread"]]}, "apple, carrot, fish"),
        ({"food": [True]}, "food: True should be a number"),
        ({"gems": [9]}, "gems = \\[9\\] should be 4 numbers at most, from 0 to 8"),
        ({"gems": 1}, "gems = 1 should be"),
        ({"temples": [12, 0, 0, 0, 0]}, "should be 4 numbers at most"),
        ({"temples": [99]}, "temples = \\[99\\] should be 4 numbers at most, from 0 to 12"),
        ({"temples": [7]}, "temples: 7 is none of 12, 10, 8, 6"),
        ({"temples": [12]}, "temples: A, on e6, is not crossed"),
        ({"temples": [12], "sides": {"temples": True}}, "temples = .* from 0 to 8"),
        ({"temples": [6], "sides": {"temples": True}}, "temples: 6 is none of 8"),
        ({"gems": [3, 1]}, "gems = \\[3, 1\\]: no round has fewer than the one before it"),
        ({"gems": [0, 1]}, "gems = \\[0, 1\\]: 0 were crossed"),
        ({"food": [["apple"], 2]}, "food: 3 were ticked, and 2 crossed"),
        (
            {"objectives": ["square", "none-map", "none-key", "none-gem"]},
            "objectives: 3 at most are in play, not 4",
        ),
        ({"colour": "red"}, "there is no field 'colour'; there are: tiles, crosses"),
    ],
)
def test_a_wrong_sheet_is_refused_with_a_reason(request_, complaint):
    with pytest.raises(SheetError, match=complaint):
        score(**request_)


values = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 5) | st.sampled_from(["f12", "apple", "1,2,3,4"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)
fields = st.sampled_from(["tiles", "crosses", "start", "sides", "objectives", "places", "food"])


@settings(deadline=None, max_examples=200)
@given(fields | st.sampled_from(["gems", "temples"]), values)
def test_whatever_a_field_holds_the_answer_is_points_or_a_reason(field, value):
    try:
        points = score(**{field: value})
    except SheetError:
        return

    assert isinstance(points, Points)
