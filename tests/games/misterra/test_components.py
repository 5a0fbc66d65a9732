"""What is in the box, and that an owner's own components are checked."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from inklands.core.data import SOURCES
from inklands.errors import DataError
from inklands.games.misterra.island.places import DOMINOES, GRID
from inklands.games.misterra.island.terrain import PAIRS, parse_sketch
from inklands.games.misterra.presumptions.presumption import Ladder
from inklands.games.misterra.rules import make
from inklands.grid.grid import indices, mask
from tests.games.misterra.positions import GAME, cells, parchment

COMPONENTS = GAME.components


def test_there_are_twelve_tiles_of_each_terrain():
    assert COMPONENTS.stock == (12, 12, 12, 12)


def test_there_are_26_sketch_cards_for_each_seat_from_two_on():
    assert [len(cards) for cards in COMPONENTS.sketches] == [52, 52, 78, 104]


def test_every_pair_of_terrains_occurs_and_each_terrain_equally_often():
    for cards in COMPONENTS.sketches:
        halves = Counter(terrain for card in cards for terrain in PAIRS[card])

        assert set(cards) == set(range(10))
        assert set(halves.values()) == {len(cards) // 2}


def test_presumptions_are_numbered_from_1_to_31():
    assert list(COMPONENTS.presumptions) == list(range(1, 32))


def test_the_letters_of_a_first_game_use_eight_cards():
    assert len({number for pair in COMPONENTS.letters for number in pair}) == 8
    assert [len(pair) for pair in COMPONENTS.letters] == [2, 2, 2, 2]


def test_starting_jungles_by_number_of_seats():
    assert [len(layout) for layout in COMPONENTS.jungles] == [3, 3, 2, 1]
    assert COMPONENTS.jungles[0] == COMPONENTS.jungles[1]
    assert {*COMPONENTS.jungles[2], *COMPONENTS.jungles[3]} == {*COMPONENTS.jungles[1]}


@pytest.mark.parametrize("layout", COMPONENTS.jungles)
def test_starting_jungles_lie_apart_in_a_mirror_and_off_the_coast(layout):
    area = mask(layout)
    turned = mask(GRID.index(4 - divmod(n, 5)[0], n % 5) for n in layout)

    assert turned == area
    assert not GRID.neighbours(area) & area
    assert not area & GRID.columns[0]


def test_otomas_cards_use_each_free_cell_once_as_first_and_once_as_second():
    cards = COMPONENTS.otoma.cards
    free = sorted(indices(GRID.everywhere & ~mask(COMPONENTS.jungles[0])))

    assert len(cards) == 22
    assert sorted(card.cells[0] for card in cards) == free
    assert sorted(card.cells[1] for card in cards) == free
    assert all(tuple(sorted(card.cells)) in DOMINOES for card in cards)


def test_otomas_cards_show_each_terrain_eleven_times():
    fronts = [card.front for card in COMPONENTS.otoma.cards]
    icons = Counter(action.terrain for front in fronts for action in front.actions)

    assert set(icons.values()) == {11}
    assert sum(front.claims for front in fronts) == 3
    assert "?M J" in [str(front) for front in fronts]
    assert len(set(map(str, fronts))) == 22


def test_ladders_rise():
    ladders = [
        presumption.ladder
        for presumption in COMPONENTS.presumptions.values()
        if hasattr(presumption, "ladder")
    ]

    assert len(ladders) == 18
    for ladder in ladders:
        assert isinstance(ladder, Ladder)
        assert list(ladder.rows) == sorted(set(ladder.rows))


def test_every_table_says_where_it_comes_from():
    assert {own.source for own in GAME.data.provenance} <= set(SOURCES)
    assert all(own.confidence for own in GAME.data.provenance)
    assert not any(own.is_overlaid for own in GAME.data.provenance)


def overlaid(folder: Path, text: str):
    folder.joinpath("misterra").mkdir()
    folder.joinpath("misterra", "own.toml").write_text(text, encoding="utf-8")
    return make(folder)


def test_an_owner_may_replace_patterns(tmp_path):
    game = overlaid(
        tmp_path, '[small_patterns]\nnumbers = [24]\npoints = 5\npatterns = ["SS/SS"]'
    )  # fmt: skip
    square = parchment("S S . . .\n" * 2 + ". . . . .\n" * 3)

    (line,) = game.components.presumptions[24].lines(square)

    assert line.cells == cells("a1 b1 a2 b2")
    assert game.data.version.startswith(GAME.data.version + "+")


TILES = "[tiles]\nsteppe = 12\nlagoon = 12\njungle = {jungle}\nmountain = 12"
JUNGLES = "[starting_jungles]\none = {one}\ntwo = []\nthree = []\nfour = []"
SKETCHES = "[sketches]\nsolo_removed = 2\ncards = {cards}"
DEALING = (
    "[dealing]\npresumptions_dealt = {dealt}\npresumptions_kept = {kept}\n"
    "display = {display}\nclaim_markers = 3"
)
OTOMA = "[otoma]\nremoved = {removed}\ncards = {cards}"
CARD = "{{ cells = {cells}, actions = {actions}, claim = {claim} }}"
WRONG = '["?Q", "S"]'
LADDER = "[largest_zone]\nnumbers = [17]\nladder = {ladder}"
TITLES = (
    "[solo_titles]\ntotal = {total}\npresumptions = {total}\nfidelity = {total}\nclaims = {total}"
)


def otoma_card(cells: str = '["a1", "b1"]', actions: str = '["S", "L"]', claim: str = "true"):
    return CARD.format(cells=cells, actions=actions, claim=claim)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (TILES.format(jungle=0), "tiles: jungle = 0 should be 1 or more"),
        (TILES.format(jungle='"x"'), "tiles: jungle = 'x' should be a whole number"),
        (JUNGLES.format(one='["b3", "b3"]'), "starting_jungles: one names a cell twice"),
        (JUNGLES.format(one='["z9"]'), "starting_jungles: 'z9' is not a cell of this map"),
        (JUNGLES.format(one='["beach1"]'), "starting_jungles: 'beach1' is on the beach"),
        (
            TILES.format(jungle=2) + "\n" + JUNGLES.format(one='["a1", "c1", "e1"]'),
            "starting_jungles: one has 3 jungles; there are 2 tiles",
        ),
        (
            SKETCHES.format(cards='[{ pair = "SX", two = 9, three = 0, four = 0 }]'),
            r"sketches.cards\[0\]: 'X' is not a terrain",
        ),
        (
            SKETCHES.format(cards='[{ pair = "SSS", two = 9, three = 0, four = 0 }]'),
            r"sketches.cards\[0\]: 'SSS' is not a sketch card",
        ),
        (
            SKETCHES.format(cards='[{ pair = "SS", two = 6, three = 0, four = 0 }]'),
            "sketches: there are 6 cards for two seats; 7 are needed",
        ),
        (
            DEALING.format(dealt=2, kept=3, display=5),
            "dealing: of 2 presumptions nobody can keep 3",
        ),
        (
            DEALING.format(dealt=8, kept=2, display=5),
            "dealing: four seats need 32 presumptions; there are 31",
        ),
        (DEALING.format(dealt=4, kept=2, display=1), "dealing: display = 1 should be 2 or more"),
        ("[first_game]\nletters = [[1, 99]]", r"first_game: \[1, 99\] should be numbers"),
        ('[first_game]\nletters = [["a"]]', r"first_game: \['a'\] should be numbers"),
        ("[first_game]\nletters = [[1, 2], [2, 3], [4], [5]]", "there should be 4 letters, each"),
        ("[first_game]\nletters = [[1, 2]]", "first_game: there should be 4 letters"),
        (LADDER.format(ladder="[]"), "largest_zone: the ladder has no rows"),
        (LADDER.format(ladder="[[4, 4], [3, 9]]"), r"should rise from \[4, 4\] to the next row"),
        (LADDER.format(ladder="[[4, 4], [5, 4]]"), r"should rise from \[4, 4\] to the next row"),
        (LADDER.format(ladder="[[4]]"), r"the ladder's row \[4\] should be a count and its points"),
        (LADDER.format(ladder="[[0, 4]]"), "should be a count and its points"),
        ("[largest_zone]\nnumbers = [0]\nladder = [[1, 1]]", "number 0 should be from 1 to 999"),
        (
            "[largest_zone]\nnumbers = [18]\nladder = [[1, 1]]",
            "number 18 is on another presumption",
        ),
        (
            '[zones_of_terrain]\nnumbers = [1]\nterrains = ["S", "L"]\nladder = [[1, 1]]',
            "zones_of_terrain: there are 1 numbers, but 2 terrains",
        ),
        (
            '[zones_of_terrain]\nnumbers = [1]\nterrains = ["Q"]\nladder = [[1, 1]]',
            "zones_of_terrain: 'Q' is not a terrain: write one of S L J M",
        ),
        (
            '[large_patterns]\nnumbers = [28]\npoints = 8\npatterns = ["SLJMSL"]',
            "large_patterns: the pattern 'SLJMSL' is larger than the map",
        ),
        (
            '[large_patterns]\nnumbers = [28]\npoints = 8\npatterns = ["SX"]',
            "large_patterns: the pattern 'SX': 'X' is not a terrain",
        ),
        (
            '[large_patterns]\nnumbers = [28]\npoints = 8\npatterns = ["S-"]',
            "large_patterns: the pattern 'S-': 'X-' is not a shape",
        ),
        (OTOMA.format(removed=0, cards="[]"), "otoma: 0 cards without a claim, 0 of them removed"),
        (
            OTOMA.format(removed=0, cards=f"[{otoma_card(cells='[]')}]"),
            r"otoma.cards\[0\]: a card has two cells and two actions",
        ),
        (
            OTOMA.format(removed=0, cards=f"[{otoma_card(actions=WRONG)}]"),
            r"otoma.cards\[0\]: 'Q' is not a terrain",
        ),
        (TITLES.format(total="[]"), "solo_titles: total should rise from title to title"),
        (TITLES.format(total='[[5, "a"], [5, "b"]]'), "total should rise from title to title"),
        (TITLES.format(total='[["a", 5]]'), r"total: \['a', 5\] should be the least points and"),
    ],
)
def test_an_owners_table_that_cannot_be_played_with_is_refused(tmp_path, text, sentence):
    with pytest.raises(DataError, match=sentence):
        overlaid(tmp_path, text)


def test_an_owners_cards_are_used(tmp_path):
    pairs = ", ".join(
        f'{{ pair = "{pair}", two = 1, three = 1, four = 1 }}' for pair in ("SS", "LS", "JM", "MM")
    )
    game = overlaid(
        tmp_path,
        "[sketches]\nsolo_removed = 0\ncards = [" + pairs + "]\n"
        + DEALING.format(dealt=4, kept=2, display=4),
    )  # fmt: skip

    assert game.components.sketches[1] == tuple(map(parse_sketch, ("SS", "SL", "JM", "MM")))


@pytest.mark.parametrize(
    "section", ["rows_of_all", "columns_of_all", "rows_of_one", "columns_of_one"]
)
def test_which_card_bears_a_number_from_nine_to_twelve_is_in_no_rulebook(section):
    (entry,) = (one for one in GAME.data.provenance if one.section == section)

    assert entry.source == "reconstructed"
    assert "points from the rulebook" in entry.confidence
