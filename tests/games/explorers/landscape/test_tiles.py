"""The eight tiles: their checksum, and every constraint they were made to keep."""

from hashlib import sha256

import pytest

from inklands.core.rng import Rng
from inklands.errors import OptionError
from inklands.games.explorers.landscape.terrain import ITEMS, TERRAINS
from inklands.games.explorers.landscape.tiles import (
    PlacedTile,
    layout_text,
    parse_layout,
    random_layout,
    turned,
)
from tests.games.explorers.positions import GAME

CHECKSUM = "a150021e8801c2ec40ccfda78997c9fb7ba29c671ae53ee73a16e5428230be6d"
SIDE = range(8)
Cell = tuple[int, int]

tiles = pytest.mark.parametrize(
    "tile", GAME.components.tiles, ids=lambda tile: f"tile-{tile.number}"
)


def spots(tile, letters: str) -> list[Cell]:
    return [(r, c) for r in SIDE for c in SIDE if tile.items[r][c] in letters]


def lands(tile, letters: str = TERRAINS) -> set[Cell]:
    return {(r, c) for r in SIDE for c in SIDE if tile.terrain[r][c] in letters}


def village(tile) -> Cell:
    (cell,) = lands(tile, "V")
    return cell


def beside(cell: Cell) -> list[Cell]:
    r, c = cell
    near = [(r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)]
    return [(r, c) for r, c in near if r in SIDE and c in SIDE]


def pieces(area: set[Cell]) -> list[set[Cell]]:
    """The joined parts of an area, one cell at a time."""
    left, found = set(area), []
    while left:
        piece, edge = set(), [left.pop()]
        while edge:
            cell = edge.pop()
            piece.add(cell)
            edge += [near for near in beside(cell) if near in left]
            left -= set(beside(cell))
        found.append(piece)
    return found


def block(cell: Cell) -> set[Cell]:
    r, c = cell
    return {(r, c), (r + 1, c), (r, c + 1), (r + 1, c + 1)}


def distance(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def edges(tile) -> list[str]:
    first, last = ("".join(row[c] for row in tile.terrain) for c in (0, 7))
    return [tile.terrain[0], tile.terrain[7], first, last]


def longest_repeat(text: str) -> int:
    return max(n for n in SIDE for letter in TERRAINS if letter * n in text)


def test_the_tiles_are_those_that_were_tried():
    lines = [
        line
        for tile in GAME.components.tiles
        for line in (str(tile.number), *tile.terrain, *tile.items)
    ]

    assert sha256("\n".join(lines).encode()).hexdigest() == CHECKSUM


@tiles
def test_every_tile_holds_the_same_items(tile):
    counts = {item: len(spots(tile, item)) for item in ITEMS}

    assert counts == {"T": 1, "k": 1, "m": 1, "h": 2, "a": 2, "c": 2, "f": 2, "g": 2}
    assert len(spots(tile, ".")) == 50


@tiles
def test_terrains_are_spread_evenly(tile):
    assert sorted(len(lands(tile, terrain)) for terrain in TERRAINS) == [15, 16, 16, 16]


@tiles
def test_the_village_lies_well_inside_and_touches_three_terrains(tile):
    r, c = village(tile)
    terrains = {tile.terrain[row][column] for row, column in beside((r, c))}

    assert 2 <= r <= 5
    assert 2 <= c <= 5
    assert len(terrains) >= 3


@tiles
def test_three_opening_crosses_are_possible_in_each_terrain_beside_the_village(tile):
    start = village(tile)
    for terrain in {tile.terrain[r][c] for r, c in beside(start)}:
        area = (lands(tile, terrain) - set(spots(tile, "T"))) | {start}
        joined = next(piece for piece in pieces(area) if start in piece)

        assert len(joined) - 1 >= 3


@tiles
def test_each_terrain_has_two_zones_of_five_cells_or_more(tile):
    zones = [piece for terrain in TERRAINS for piece in pieces(lands(tile, terrain))]
    blocks = [
        zone
        for zone in zones
        if any({(r, c), (r + 1, c), (r, c + 1), (r + 1, c + 1)} <= zone for r, c in zone)
    ]

    assert [len(pieces(lands(tile, terrain))) for terrain in TERRAINS] == [2, 2, 2, 2]
    assert min(map(len, zones)) >= 5
    assert len(blocks) >= 6


@tiles
def test_edges_are_varied(tile):
    for edge in edges(tile):
        assert len(set(edge)) >= 2
        assert longest_repeat(edge) <= 6


@tiles
def test_the_temple_is_a_journey_away_and_cuts_nothing_off(tile):
    (temple,) = spots(tile, "T")
    (key,) = spots(tile, "k")

    assert distance(temple, village(tile)) >= 4
    assert distance(temple, key) >= 4
    assert len(pieces(lands(tile) - {temple})) == 1


@tiles
def test_items_are_spread(tile):
    items = spots(tile, ITEMS)
    for item in ITEMS:
        places = spots(tile, item)
        assert all(distance(a, b) >= 3 for a in places for b in places if a != b)
    assert all(sum(near in items for near in beside(cell)) <= 1 for cell in items)
    assert not {(0, 0), (0, 7), (7, 0), (7, 7)} & set(items)


@tiles
def test_beside_the_village_there_is_one_item_at_most_and_none_of_the_great_ones(tile):
    near = [tile.items[r][c] for r, c in beside(village(tile))]

    assert sum(item != "." for item in near) <= 1
    assert not set(near) & set("Tkh")


@tiles
def test_fish_swim_and_the_rest_of_the_food_does_not(tile):
    assert set(spots(tile, "f")) <= lands(tile, "W")
    assert not set(spots(tile, "ach")) & lands(tile, "W")


@tiles
def test_every_terrain_and_every_quarter_holds_a_few_items(tile):
    items = set(spots(tile, ITEMS))
    by_terrain = [len(items & lands(tile, terrain)) for terrain in TERRAINS]
    by_quarter = [
        sum((r // 4, c // 4) == quarter for r, c in items)
        for quarter in ((0, 0), (0, 1), (1, 0), (1, 1))
    ]

    assert all(2 <= count <= 5 for count in by_terrain + by_quarter)


def test_over_all_tiles_no_terrain_is_favoured():
    def total(item: str, terrain: str) -> int:
        return sum(len(set(spots(t, item)) & lands(t, terrain)) for t in GAME.components.tiles)

    for terrain in TERRAINS:
        assert sum(len(lands(tile, terrain)) for tile in GAME.components.tiles) == 126
        assert [total(item, terrain) for item in "Tkmg"] == [2, 2, 2, 4]


def test_a_tile_turned_once_has_its_left_column_on_top():
    assert turned(("abc", "def", "ghi"), 1) == ("gda", "heb", "ifc")
    assert turned(("abc", "def", "ghi"), 3) == ("cfi", "beh", "adg")
    assert turned(("abc", "def", "ghi"), 0) == ("abc", "def", "ghi")


def test_a_layout_reads_back_as_it_was_written():
    layout = parse_layout("3r1, 7,1r2,8r0")

    assert layout == (PlacedTile(3, 1), PlacedTile(7), PlacedTile(1, 2), PlacedTile(8))
    assert layout_text(layout) == "3r1,7,1r2,8"


@pytest.mark.parametrize(
    "text", ["1,2,3", "1,2,3,4,5", "1,2,3,9", "1r4,2,3,4", "1,2,3,x", "1,,3,4"]
)
def test_a_layout_is_four_tiles_with_their_turns(text):
    with pytest.raises(OptionError, match="write four tiles and their turns"):
        parse_layout(text)


def test_a_tile_is_laid_once():
    with pytest.raises(OptionError, match="only one tile of each number"):
        parse_layout("1,2,1r2,4")


def test_chance_lays_four_different_tiles_in_every_turn():
    layouts = [random_layout(Rng(seed)) for seed in range(60)]

    assert all(len({placed.number for placed in layout}) == 4 for layout in layouts)
    assert {placed.number for layout in layouts for placed in layout} == set(range(1, 9))
    assert {placed.turns for layout in layouts for placed in layout} == {0, 1, 2, 3}
