import json

import pytest

from inklands.errors import OptionError
from tests.games.explorers.positions import GAME


def box(**chosen: str):
    return json.loads(json.dumps(GAME.sheets.blank(chosen)))


def test_four_tiles_make_a_landscape_of_sixteen_by_sixteen():
    land = box(tiles="3r1,7,1r2,8r3")
    start = GAME.start(1, 0, GAME.options.settle({"tiles": "3r1,7,1r2,8r3"}))
    seen = GAME.view(start, 0)

    assert land["tiles"] == ["3r1", "7", "1r2", "8r3"]
    assert (land["terrain"], land["items"]) == (list(seen.terrain), list(seen.items))
    assert land["central"] == list(seen.central)
    assert land["places"] == [
        {"letter": place.letter, "village": place.village, "temple": place.temple}
        for place in seen.places
    ]


def test_a_paper_game_is_chosen_from_eight_tiles_and_all_objectives():
    lists = box()

    assert [len(group) for group in lists["groups"]] == [4] * 8
    assert len(lists["food"][0]) == len(lists["food"][1]) == 4
    assert set(lists["races"]) < set(lists["objectives"])
    assert lists["most_objectives"] == 3


def test_tiles_that_cannot_be_laid_are_refused():
    with pytest.raises(OptionError):
        box(tiles="1,1,2,3")
