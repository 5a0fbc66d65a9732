"""The landscape of four tiles, checked cell by cell."""

import pytest

from inklands.games.explorers.landscape.landscape import QUARTERS, place_letter
from inklands.games.explorers.landscape.marks import (
    cells_of_names,
    cells_of_rows,
    names_of,
    rows_of,
)
from inklands.games.explorers.landscape.terrain import CHOICES, GRID, ITEMS
from inklands.games.explorers.legal import CellActions
from inklands.grid.grid import indices
from tests.games.explorers.positions import cells, land

layouts = pytest.mark.parametrize("tiles", ["1,2,3,4", "3r1,7,1r2,8r3", "5r3,6r2,8r1,2"])


@layouts
def test_masks_agree_with_the_pictures(tiles):
    laid = land(tiles)
    for index in range(256):
        r, c = divmod(index, 16)
        terrains = {choice for choice in CHOICES if laid.areas[choice] >> index & 1}
        items = {item for item in ITEMS if laid.cells_of[item] >> index & 1}

        assert terrains == {choice for choice in CHOICES if laid.terrain[r][c] in choice}
        assert items == set(laid.items[r][c]) - {"."}
        assert laid.item_at[index] == laid.items[r][c]
        assert laid.terrain_at(index) == laid.terrain[r][c]


@layouts
def test_neighbours_are_all_but_villages(tiles):
    laid = land(tiles)
    for index in range(256):
        r, c = divmod(index, 16)
        near = {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}
        expected = {
            16 * row + column
            for row, column in near
            if 0 <= row < 16 and 0 <= column < 16 and laid.terrain[row][column] != "V"
        }

        assert set(indices(laid.near[index])) == expected


@layouts
def test_each_quarter_has_its_temple_and_its_village(tiles):
    laid = land(tiles)
    for letter, quarter, temple, village in zip(
        "ABCD", QUARTERS, laid.temples, laid.villages, strict=True
    ):
        assert temple.bit_count() == village.bit_count() == 1
        assert temple & quarter
        assert place_letter(village) == letter


def test_the_nearest_village_is_the_central_one():
    assert names_of(land("1,2,3,4").central) == ("f13",)
    assert names_of(land("1,2,3r2,4").central) == ("f13", "m6")


def test_cells_travel_as_rows_and_as_names():
    some = cells("a1 a16 h8 p16")

    assert rows_of(some)[0] == "x..............x"
    assert cells_of_rows(rows_of(some)) == some
    assert names_of(some) == ("a1", "a16", "h8", "p16")
    assert cells_of_names(names_of(some)) == some
    assert names_of(0) == ()


def test_cells_to_cross_are_asked_counted_indexed_and_gone_through():
    some = cells("a1 a16 h8 p16")
    legal = CellActions(some)
    many = CellActions(GRID.everywhere)

    assert len(legal) == 4
    assert [GRID.name(action.cell) for action in legal] == ["a1", "a16", "h8", "p16"]
    assert [legal[n] for n in range(4)] == list(legal)
    assert legal[-1] == list(legal)[3]
    assert [many[n].cell for n in range(256)] == list(range(256))
    assert legal.groups == ()
    assert legal[0] in legal
    assert legal[0] not in CellActions(some, riding=True)
    assert CellActions(some, riding=True)[2] in CellActions(some, riding=True)
    assert "a1" not in legal
    with pytest.raises(IndexError, match="there are 4 cells"):
        legal[4]
