"""The components, where they come from, and an owner's own in their place."""

from pathlib import Path

import pytest

from inklands.core.conformance import check_game
from inklands.core.match import Match
from inklands.errors import DataError, OptionError
from inklands.games.explorers.rules import Explorers, make
from tests.games.explorers.positions import GAME

TERRAIN = """
WWWWGGGG
WWWWGGGG
WWWWGGGG
WWWVGGGG
SSSSMMMM
SSSSMMMM
SSSSMMMM
SSSSMMMM
"""
ITEMS = """
........
.a......
..k.T...
.......f
..h..g..
........
.m..c...
........
"""


CARDS = """[cards]
sides = [['W', 'G'], ['W', 'S'], ['W', 'M'], ['G', 'S'], ['G', 'M'], ['S', 'M'],
         ['GM', 'WS'], ['WM', 'GS']]
"""


def owned(folder: Path, text: str) -> Explorers:
    """The game with an owner's components."""
    components = folder / "explorers"
    components.mkdir()
    (components / "own.toml").write_text(text, encoding="utf-8")
    return make(folder)


def tile(terrain: str = TERRAIN, items: str = ITEMS, number: int = 1) -> str:
    return f'[tile-{number}]\nterrain = """{terrain}"""\nitems = """{items}"""\n'


def test_every_table_says_where_it_comes_from():
    sources = {entry.source for entry in GAME.data.provenance}

    assert sources == {"rulebook", "public", "reconstructed"}
    assert all(entry.confidence for entry in GAME.data.provenance)


def test_cards_are_every_pair_of_terrains_and_two_jokers():
    plain = {card for card in GAME.components.cards if len(card[0]) == 1}

    assert plain == {("W", "G"), ("W", "S"), ("W", "M"), ("G", "S"), ("G", "M"), ("S", "M")}
    assert set(GAME.components.cards) - plain == {("GM", "WS"), ("WM", "GS")}


def test_an_owner_s_eight_tiles_take_the_place_of_ours(tmp_path):
    game = owned(tmp_path, "".join(tile(number=n) for n in range(1, 9)))

    assert game.data.version.startswith(GAME.data.version + "+")
    assert {entry.source for entry in game.data.provenance if entry.is_overlaid} == {"owner"}
    assert check_game(game, 2, {"advanced-temples": "on"}, seeds=[1]) > 50


def test_a_temple_entered_in_the_opening_gives_its_crosses_before_the_first_card(tmp_path):
    items = ITEMS.replace("..k.T...", "...k....").replace(".......f", "..T....f")
    game = owned(tmp_path, "".join(tile(items=items, number=n) for n in range(1, 9)))
    match = Match(game, 2, 1, {"tiles": "1,2,3,4", "advanced-temples": "on"})
    for seat, turn in ((0, "W k12 l11 k11"), (1, "G l13 l14 l15")):
        for text in turn.split():
            match.play(seat, text)
    assert match.view(0).stage == "bonus"
    assert match.turn == 1
    assert match.view(0).card == ()

    for text in ["W", "j12", "j11", "i11"]:
        match.play(0, text)

    assert match.view(0).stage == "side"
    assert match.turn == 2


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (tile(TERRAIN + "WWWWWWWW"), "tile-1: terrain has 9 rows, not 8"),
        (tile(TERRAIN.replace("WWWV", "WWV")), r"row 4 of terrain, 'WWVGGGG', has 7 cells, not 8"),
        (tile(TERRAIN.replace("WWWV", "WXWV")), "'X' is not one of W G S M V"),
        (tile(TERRAIN.replace("V", "W")), "a tile has one village, V, not 0"),
        (tile("V" + TERRAIN.strip()[1:]), "a tile has one village, V, not 2"),
        (
            tile("V" + TERRAIN.strip()[1:].replace("V", "W")),
            "the village lies on the border",
        ),
        (tile(items=ITEMS.replace("T", ".")), "a tile has one temple, T, not 0"),
        (tile(items=ITEMS.replace("k", "T")), "a tile has one temple, T, not 2"),
        (tile(items=ITEMS.replace("k", "q")), "'q' is not one of T k m h a c f g . 1"),
        (
            tile(items=ITEMS.replace(".......f", "...f....")),
            "the village's cell holds the item 'f'",
        ),
        (tile(items=ITEMS.replace("k", "1")), "the number 1 stands where the village does not"),
        ('[tile-1]\nitems = "x"', "tile-1: the field 'terrain' is missing"),
        ("[tile-9]\nterrain = 1", "this title has no section 'tile-9'"),
        ("[cards]\nsides = [['W', 'G']]", "there are 8 cards, not 1"),
        (CARDS.replace("['W', 'S']", "['G', 'W']"), "two of the plain cards are alike"),
        ("[cards]\nsides = [['W', 'GW']]", "is not a card: write two sides"),
        ("[cards]\nsides = [['W', 'WG']]", "share a terrain"),
        ("[temples]\none = [1]\ntwo = [1]", "one should hold 4 values or more, not 1"),
        (
            "[food]\ncolumns = ['a', 'b', 'c', 'f']\npoints = [0, 1]",
            "columns should be 4 texts of the letters a c f",
        ),
        (
            "[food]\ncolumns = ['a', 'a', 'c', 'ff']\npoints = [0, 1]",
            "points should hold 3 values or more, not 2",
        ),
        ("[gems]\ntrack = [1, -1]", "the negative gems of the track come before the others"),
        ("[crosses]\nopening = 0", "opening = 0 should be 1 or more"),
        (
            "[objectives-race]\npoints = [10, 8]",
            "points should hold four values or more, none below 1",
        ),
        (
            "[solo]\ntitles = ['a', 'b']\nleast = [3, 2]\nshift = 1",
            "there are titles, each for more",
        ),
        ("[objectives-square]\npoints = []", "points should hold points for 0, 1, 2"),
        ("[objectives-none]\nbridge = 4", "there is no 'bridge'; there are: temple, key, map"),
        ("[objectives-none]\nhorse = 'x'", "horse = 'x' should be a whole number"),
        ("[objectives-count]\nbridge = [0, 1]", "objectives-count: there is no 'bridge'"),
        (
            "[objectives-zones]\npoints = 1\nterrains = ['water', 'water']",
            "water, water: each can be there once",
        ),
        ("[objectives-full]\npoints = 1\nkinds = ['x']", "there are: row, column, row-or-column"),
        ("[objectives-race-items]\nkeys = 0", "keys = 0 should be 1 or more"),
        (
            "[objectives-backs]\n" + "".join(f"set-{n} = []\n" for n in range(1, 5)),
            "set-1 should name 8 objectives, not 0",
        ),
        (
            "[objectives-backs]\n" + "".join(f"set-{n} = {['sphere'] * 8}\n" for n in range(1, 5)),
            "set-1: there is no objective 'sphere'",
        ),
    ],
)
def test_a_wrong_table_is_refused_with_a_reason(tmp_path, text, complaint):
    with pytest.raises(DataError, match=complaint):
        owned(tmp_path, text)


def test_an_owner_may_have_other_objectives(tmp_path):
    game = owned(
        tmp_path,
        "[objectives-none]\nhorse = 7\n"
        "[objectives-count]\ncorner = [0, 5]\n"
        "[objectives-full]\npoints = 12\nkinds = ['row', 'column']\n"
        "[objectives-zones]\npoints = 10\nterrains = []\n"
        "[objectives-line]\npoints = 2\ndirections = ['diagonal']\n"
        "[objectives-race]\npoints = [9, 7, 5, 3]\nconditions = ['edges']\n"
        "[objectives-race-items]\n",
    )

    keys = [objective.key for objective in game.components.objectives]
    assert keys == [
        "none-horse",
        "full-row",
        "full-column",
        "count-corner",
        "race-edges",
        "line-diagonal",
        "square",
    ]
    check_game(game, 1, seeds=[1])


def test_what_an_owner_adds_is_drawn_though_no_back_is_known(tmp_path):
    game = owned(tmp_path, "[objectives-none]\nhorse = 7\n")

    dealt = {
        objective.key
        for seed in range(60)
        for objective in Match(game, 1, seed, {"objectives": "3"}).state.setup.objectives
    }

    assert "none-horse" in dealt
    assert "none-map" not in dealt


def test_an_owner_s_backs_say_what_is_drawn(tmp_path):
    rows = [["square", *[""] * 7], ["none-map", *[""] * 7], [""] * 8, [""] * 8]
    table = "".join(f"set-{n} = {row}\n" for n, row in enumerate(rows, 1))
    lists = "[objectives-none]\nmap = 6\n[objectives-count]\n[objectives-race-items]\n"
    lists += "[objectives-full]\npoints = 1\nkinds = []\n"
    lists += "[objectives-zones]\npoints = 1\nterrains = []\n"
    lists += "[objectives-line]\npoints = 1\ndirections = []\n"
    lists += "[objectives-race]\npoints = [4, 3, 2, 1]\nconditions = []\n"
    game = owned(tmp_path, f"[objectives-backs]\n{table}{lists}")

    left_over = Match(game, 1, 1, {"tiles": "2,3,4,5", "objectives": "2"})
    assert {o.key for o in left_over.state.setup.objectives} == {"square", "none-map"}
    with pytest.raises(OptionError, match="there are no more than 0 objectives to draw"):
        Match(game, 1, 1, {"tiles": "1,2,3,4", "objectives": "1"})


def test_the_two_jokers_may_be_alike(tmp_path):
    game = owned(tmp_path, CARDS.replace("['WM', 'GS']", "['GM', 'WS']"))

    assert game.components.cards.count(("GM", "WS")) == 2
    check_game(game, 1, seeds=[1])


def test_what_no_rulebook_says_is_not_marked_as_from_the_rulebook():
    source = {entry.section: entry.source for entry in GAME.data.provenance}

    assert source["objectives-race-items"] == "reconstructed"
    assert source["objectives-backs"] == "reconstructed"
    assert source["food"] == "public"


def test_a_village_may_bear_its_number(tmp_path):
    items = ITEMS.replace(".......f", "...1...f")

    assert owned(tmp_path, tile(items=items)).components.tiles[0].items[3] == "...1...f"
