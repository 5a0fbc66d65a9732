import json

from tests.games.cartographers.positions import GAME

# The sheets as the facts give them: rows and columns counted from 0.
MOUNTAINS = {
    "A": [(1, 3), (2, 8), (5, 5), (8, 2), (9, 7)],
    "B": [(1, 8), (2, 3), (7, 5), (8, 9), (9, 2)],
}
RUINS_OF_A = ["b6", "c2", "c10", "i2", "i10", "j6"]


def box():
    return json.loads(json.dumps(GAME.sheets.blank({})))


def test_the_blank_sheets_show_their_mountains_and_name_their_ruins():
    sheets = {sheet["key"]: sheet for sheet in box()["sheets"]}

    assert {key: mountains(sheet["rows"]) for key, sheet in sheets.items()} == MOUNTAINS
    assert sheets["A"]["ruins"] == RUINS_OF_A
    assert "".join(sheets["A"]["rows"]).count("#") == 0
    assert "".join(sheets["B"]["rows"]).count("#") == 7


def test_a_paper_game_is_chosen_from_four_goals_of_each_category_and_four_seasons():
    lists = box()

    assert [len(group) for group in lists["groups"]] == [4, 4, 4, 4]
    assert lists["seasons"] == [
        {"key": "spring", "edicts": ["A", "B"]},
        {"key": "summer", "edicts": ["B", "C"]},
        {"key": "fall", "edicts": ["C", "D"]},
        {"key": "winter", "edicts": ["D", "A"]},
    ]
    assert lists["most_coins"] == 14


def mountains(rows):
    return [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "^"]
