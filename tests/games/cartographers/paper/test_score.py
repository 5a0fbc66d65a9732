import pytest
from hypothesis import given, settings

from inklands.core.message import Message
from inklands.core.points import Line, Part, Points
from inklands.errors import SheetError
from inklands.games.cartographers.sheet import GRID
from tests.games.cartographers.paper_art import Paper, papers
from tests.games.cartographers.positions import GAME
from tests.games.cartographers.slow_goals import SLOW_GOALS

EMPTY = ["." * 11] * 11


def rows(first: str) -> list[str]:
    return [first, *EMPTY[1:]]


@given(papers)
@settings(max_examples=60)
def test_a_sheet_gets_the_points_of_the_slow_twins(drawn: Paper):
    request: dict[str, object] = {
        "rows": ["".join(row) for row in drawn.rows],
        "ruins": [list(place) for place in sorted(drawn.ruins)],
    }

    points = GAME.sheets.score(request)

    assert points.by_key() == {key: twin(drawn) for key, twin in SLOW_GOALS.items()}


def test_only_the_goals_asked_for_are_counted_each_once():
    goals = ["sentinel-wood", "greenbough", "sentinel-wood"]

    points = GAME.sheets.score({"rows": rows("F.........."), "goals": goals})

    forest = (_point("row-with-forest"), _point("column-with-forest"))
    assert points == Points(
        (
            Part("sentinel-wood", (_point("forest-on-the-edge"),)),
            Part("greenbough", forest),
        )
    )


def _point(reason: str) -> Line:
    """One point for the cell in the top left corner."""
    return Line(1, Message(f"cartographers-{reason}"), GRID.cell(0, 0))


def test_coins_that_are_told_count_and_with_them_what_the_monsters_cost():
    request = {"rows": rows("M.........."), "goals": ["sentinel-wood"]}

    points = GAME.sheets.score({**request, "coins": 3})

    # A monster in the corner has two empty cells beside it, and each costs a point.
    assert points.by_key() == {"sentinel-wood": 0, "coins": 3, "monsters": -2}
    assert GAME.sheets.score(request).by_key() == {"sentinel-wood": 0}


def test_a_layout_brings_its_ruins_and_the_request_may_replace_them():
    printed = list(GAME.view(_start("A"), 0).sheets[0].rows)
    printed[1] = printed[1][:5] + "A" + printed[1][6:]
    granary = {"goals": ["the-golden-granary"], "rows": printed}

    own = GAME.sheets.score({**granary, "layout": "A"})
    replaced = GAME.sheets.score({**granary, "layout": "A", "ruins": []})

    assert own.by_key() == {"the-golden-granary": 3}
    assert replaced.by_key() == {"the-golden-granary": 0}


@pytest.mark.parametrize(
    ("request_", "sentence"),
    [
        (
            {"rows": EMPTY, "sheet": "A"},
            "there is no field 'sheet'; there are: coins, goals, layou",
        ),
        ({"rows": EMPTY, "layout": "C"}, "layout = 'C': choose one of A, B, or null"),
        ({"rows": EMPTY, "layout": 1}, "layout = 1: choose one of A, B, or null"),
        ({}, "rows should be 11 texts of 11 letters"),
        ({"rows": "F" * 121}, "rows should be 11 texts of 11 letters"),
        ({"rows": [1] * 11}, "rows should be 11 texts of 11 letters"),
        ({"rows": EMPTY[1:]}, "a map has 11 rows, not 10"),
        ({"rows": rows("...")}, "row 1, '...', has 3 cells, not 11"),
        ({"rows": rows("X..........")}, "'X' at a1 is not one of . F V A W M ^ #"),
        ({"rows": EMPTY, "layout": "A"}, "the mountains are not those of sheet A: look at b4"),
        ({"rows": EMPTY, "ruins": "a1"}, "ruins should be a list of [row, column], counted from 0"),
        ({"rows": EMPTY, "ruins": [[0]]}, "[0] is not a cell: write [row, column], each from 0 to"),
        ({"rows": EMPTY, "ruins": [[0, 11]]}, "[0, 11] is not a cell"),
        ({"rows": EMPTY, "ruins": [[-1, 0]]}, "[-1, 0] is not a cell"),
        ({"rows": EMPTY, "ruins": [[True, False]]}, "[True, False] is not a cell"),
        ({"rows": EMPTY, "ruins": ["a1"]}, "'a1' is not a cell"),
        ({"rows": rows("^.........."), "ruins": [[0, 0]]}, "ruins cannot lie on a mountain"),
        ({"rows": EMPTY, "goals": "treetower"}, "goals should be a list of keys"),
        ({"rows": EMPTY, "goals": ["tower"]}, "there is no goal 'tower'; there are: sentinel-wood"),
        ({"rows": EMPTY, "goals": [3]}, "there is no goal 3; there are: sentinel-wood"),
        ({"rows": EMPTY, "coins": 15}, "coins = 15: a sheet has room for 0 to 14"),
        ({"rows": EMPTY, "coins": -1}, "coins = -1: a sheet has room for 0 to 14"),
        ({"rows": EMPTY, "coins": True}, "coins = True: a sheet has room for 0 to 14"),
    ],
)
def test_a_request_that_is_no_sheet_is_refused(request_: dict[str, object], sentence: str):
    with pytest.raises(SheetError) as refused:
        GAME.sheets.score(request_)
    assert str(refused.value).startswith(sentence)
    assert refused.value.code == "sheet/malformed"


def _start(sheet: str):
    return GAME.start(1, 0, GAME.options.settle({"sheet": sheet}))


def test_a_goal_about_ruins_is_not_counted_where_nobody_said_where_they_lie():
    with pytest.raises(SheetError, match="the-golden-granary counts ruins: say which layout"):
        GAME.sheets.score({"rows": EMPTY, "goals": ["the-golden-granary"]})

    assert "the-golden-granary" not in GAME.sheets.score({"rows": EMPTY}).by_key()
    assert "the-golden-granary" in GAME.sheets.score({"rows": EMPTY, "ruins": []}).by_key()


def test_a_season_has_one_goal_of_each_category():
    alike = {"rows": EMPTY, "goals": ["sentinel-wood", "greenbough"]}

    with pytest.raises(SheetError, match="sentinel-wood and greenbough are of one category"):
        GAME.sheets.score({**alike, "coins": 2})
    # Without coins it is no season: goals are looked at one by one.
    assert GAME.sheets.score(alike).total == 0


def test_spaces_around_a_goal_do_not_count():
    points = GAME.sheets.score({"rows": EMPTY, "goals": ["sentinel-wood", " lost-barony"]})

    assert list(points.by_key()) == ["sentinel-wood", "lost-barony"]
