import re
from importlib.resources import files
from pathlib import Path

import pytest

from inklands.core.match import Match
from inklands.errors import DataError
from inklands.games.cartographers.rules import Cartographers, make
from tests.games.cartographers.paper_art import BLANK
from tests.games.cartographers.positions import GAME, on_sheet
from tests.games.cartographers.printed import MOST_COINS, RUINS, SEASONS, TITLES

PACKAGED = files("inklands.games.cartographers").joinpath("data")


def overlaid(folder: Path, file: str, old: str, new: str) -> Cartographers:
    """The game with one thing changed in a packaged file."""
    text = PACKAGED.joinpath(file).read_text(encoding="utf-8")
    assert old in text
    (folder / "cartographers").mkdir()
    (folder / "cartographers" / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return make(folder)


@pytest.mark.parametrize("key", ["A", "B"])
def test_the_printed_maps_are_those_of_the_facts(key: str):
    assert GAME.components.layouts[key] == on_sheet(key).layout


def test_the_maps_have_as_many_drawable_cells_as_the_facts_count():
    assert on_sheet("A").empty.bit_count() == 116
    assert on_sheet("B").empty.bit_count() == 109
    assert BLANK["A"].count("r") == BLANK["B"].count("r") == 6
    assert BLANK["A"].count("^") == BLANK["B"].count("^") == 5


def test_seasons_titles_ruins_and_coins_are_those_of_the_facts():
    components = GAME.components

    assert (
        tuple(
            (one.key, one.threshold, "".join("ABCD"[n] for n in one.edicts))
            for one in components.seasons
        )
        == SEASONS
    )
    assert tuple((one.key, one.least) for one in components.titles) == TITLES
    assert components.ruins == RUINS
    assert components.most_coins == MOST_COINS


def test_the_game_takes_one_to_a_hundred_seats():
    assert (GAME.seats[0], GAME.seats[-1]) == (1, 100)
    assert (GAME.grid.height, GAME.grid.width) == (11, 11)


def test_an_owners_values_are_played_with(tmp_path: Path):
    game = overlaid(tmp_path, "edicts.toml", "threshold = 8", "threshold = 1")
    match = Match(game, 1, 3)

    assert match.view(0).threshold == 1
    assert game.data.version.startswith(f"{GAME.data.version}+")


def test_a_map_without_a_free_cell_is_over_before_it_begins(tmp_path: Path):
    row = ". . . . . . . . . . .\n"
    (tmp_path / "cartographers").mkdir()
    picture = '[layout-a]\npicture = """\n' + row.replace(".", "#") * 11 + '"""\n'
    (tmp_path / "cartographers" / "full.toml").write_text(picture)

    match = Match(make(tmp_path), 2, 1)

    assert match.is_over
    assert match.standing.places == ((0, 1),)
    assert match.opening_events[-1].message.key == "cartographers-over"


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("cards.toml", '["water"]', "[]", "landscapes.card[0]: a card has terrains, shapes, and a"),
        ("cards.toml", '["X/X", ".X./XXX/.X."]', "[]", "landscapes.card[1]: a card has terrains"),
        ("cards.toml", "coins = [true, false]", "coins = [true]", "a coin or none for each shape"),
        ("cards.toml", "coins = [true, false]", "coins = [1, 0]", "coins should be a list of true"),
        ("cards.toml", "coins = [true, false]", "coins = true", "coins should be a list of true"),
        ("cards.toml", '"X/X/X"', '"X/XX"', "landscapes.card[0]: 'X/XX' is not a shape"),
        ("cards.toml", '"X/X/X"', f'"{"X" * 12}"', "is larger than the map"),
        ("cards.toml", '"X/X/X"', '"X"', "a shape of one cell brings no coin"),
        ("cards.toml", '"X/X/X"', '"X/X/X/X/X"', "a card's shapes differ in size"),
        ("cards.toml", '["water"]', '["lava"]', "'lava' is not a terrain that can be drawn"),
        ("cards.toml", "time = 1", "time = -1", "landscapes.card[0]: time never runs backwards"),
        ("cards.toml", '"farmland"', '"great-river"', "there is another card 'great-river'"),
        ("cards.toml", '"goblin-attack"', '"temple-ruins"', "ambushes.card[0]: there is another"),
        ("cards.toml", '"outpost-ruins"', '"temple-ruins"', "ruins: two cards have the same key"),
        ("cards.toml", '"top-left"', '"middle"', "corner = 'middle' should be one of top-left, to"),
        ("edicts.toml", '"sentinel-wood"', '"greenbough"', "goals: there is one card for each of"),
        ("edicts.toml", '"forest"', '"woods"', "goals: the goals fall into 4 categories"),
        ("edicts.toml", '["A", "B"]', '["A", "E"]', "edicts = ['A', 'E'] should be letters of AB"),
        ("edicts.toml", '["A", "B"]', '["AB"]', "edicts = ['AB'] should be letters of ABCD"),
        ("edicts.toml", "threshold = 8", "threshold = 17", "its cards add up to a time of 16"),
        ("edicts.toml", "most = 14", "most = -1", "coins: most = -1 should be 0 or more"),
        ("edicts.toml", "least = 30", "least = 3", "titles: titles go from the highest rating"),
        ("layouts.toml", ". . . ^", ". . . x", "layout-a: 'x' at b4 is not one of . ^ R #"),
        ("layouts.toml", ". . . . . . . . . . .\n", "", "layout-a: a map has 11 rows, not 10"),
    ],
)
def test_a_mistake_in_an_owners_table_is_refused_with_its_place(
    tmp_path: Path, file: str, old: str, new: str, sentence: str
):
    with pytest.raises(DataError) as refused:
        overlaid(tmp_path, file, old, new)
    assert sentence in str(refused.value)


@pytest.mark.parametrize("count", [0, 5])
def test_there_is_an_ambush_for_every_season(tmp_path: Path, count: int):
    season = '{ key = "rain", threshold = 3, edicts = ["A"] },\n'
    (tmp_path / "cartographers").mkdir()
    path = tmp_path / "cartographers" / "seasons.toml"
    path.write_text(f"[seasons]\nseason = [\n{season * count}]\n")

    with pytest.raises(DataError, match="at least one season, and an ambush card for each"):
        make(tmp_path)


def test_there_is_at_least_one_title(tmp_path: Path):
    (tmp_path / "cartographers").mkdir()
    (tmp_path / "cartographers" / "titles.toml").write_text("[titles]\ntitle = []\n")

    with pytest.raises(DataError, match="titles go from the highest rating to the lowest"):
        make(tmp_path)


def test_keys_are_in_kebab_case():
    components = GAME.components
    keys = [*components.explore_keys, *components.ambushes, *components.goals]

    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", key) for key in keys)
