import json

from tests.games.misterra.positions import GAME


def test_a_paper_game_keeps_two_of_thirty_one_presumptions_and_each_is_told_in_words():
    box = json.loads(json.dumps(GAME.sheets.blank({})))

    assert box["kept"] == 2
    assert [each["number"] for each in box["presumptions"]] == list(range(1, 32))
    assert box["presumptions"][18]["name"] == {"key": "misterra-zones-of-size", "args": {"size": 1}}
    assert all(each["rule"]["key"].startswith("misterra-rule-") for each in box["presumptions"])
