import pytest
from hypothesis import given
from hypothesis import strategies as st

from inklands.errors import NotationError
from inklands.grid.art import picture
from inklands.grid.grid import Grid, Mask, indices, mask, nth

Places = set[tuple[int, int]]
SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))

grids = st.builds(Grid, st.integers(1, 12), st.integers(1, 12))


@st.composite
def grids_and_cells(draw: st.DrawFn) -> tuple[Grid, Mask]:
    grid = draw(grids)
    return grid, draw(st.integers(0, grid.everywhere))


def places(grid: Grid, cells: Mask) -> Places:
    return {
        (r, c)
        for r in range(grid.height)
        for c in range(grid.width)
        if cells >> r * grid.width + c & 1
    }


def beside(grid: Grid, place: tuple[int, int]) -> Places:
    """The places with a side in common, none of them off the map."""
    r, c = place
    found = {(r + dr, c + dc) for dr, dc in SIDES}
    return {(r, c) for r, c in found if 0 <= r < grid.height and 0 <= c < grid.width}


@given(grids_and_cells())
def test_neighbours_are_the_cells_with_a_side_in_common(drawn: tuple[Grid, Mask]):
    grid, cells = drawn
    slow = set().union(*(beside(grid, place) for place in places(grid, cells)))

    assert places(grid, grid.neighbours(cells)) == slow


@given(grids_and_cells())
def test_surrounded_cells_have_every_side_filled_or_on_the_edge(drawn: tuple[Grid, Mask]):
    grid, filled = drawn
    full = places(grid, filled)
    slow = {place for place in places(grid, grid.everywhere) if beside(grid, place) <= full}

    assert places(grid, grid.surrounded(filled)) == slow


@given(grids_and_cells())
def test_regions_are_what_a_walk_from_cell_to_cell_finds(drawn: tuple[Grid, Mask]):
    grid, area = drawn
    left, slow = places(grid, area), []
    while left:
        region, ahead = set(), [min(left)]
        while ahead:
            place = ahead.pop()
            region.add(place)
            ahead.extend((beside(grid, place) & left) - region)
        left -= region
        slow.append(region)

    assert [places(grid, region) for region in grid.regions(area)] == slow


@given(grids_and_cells())
def test_regions_are_disjoint_and_add_up(drawn: tuple[Grid, Mask]):
    grid, area = drawn
    regions = list(grid.regions(area))

    assert sum(regions) == area
    assert all(region and not grid.neighbours(region) & area & ~region for region in regions)


def test_the_region_of_a_cell_outside_the_area_is_empty():
    assert Grid(3, 3).region(1, 0b110) == 0


@given(grids_and_cells())
def test_indices_and_mask_undo_each_other(drawn: tuple[Grid, Mask]):
    _, cells = drawn
    listed = list(indices(cells))

    assert listed == sorted(listed)
    assert mask(listed) == cells


@given(grids_and_cells())
def test_nth_counts_along_the_indices(drawn: tuple[Grid, Mask]):
    _, cells = drawn

    assert [nth(cells, n) for n in range(cells.bit_count())] == list(indices(cells))


@given(grids)
def test_rows_columns_and_border_cover_the_map(grid: Grid):
    everywhere = places(grid, grid.everywhere)
    edge_rows, edge_columns = {0, grid.height - 1}, {0, grid.width - 1}

    assert sum(grid.rows) == sum(grid.columns) == grid.everywhere
    assert places(grid, grid.border) == {
        (r, c) for r, c in everywhere if r in edge_rows or c in edge_columns
    }


@given(grids)
def test_the_name_of_a_cell_reads_back(grid: Grid):
    for index in range(grid.height * grid.width):
        assert grid.parse_name(grid.name(index)) == index
        assert grid.parse_name(grid.name(index).upper()) == index


def test_a_cell_is_named_by_its_row_and_column():
    grid = Grid(11, 11)

    assert grid.name(grid.index(2, 3)) == "c4"
    assert grid.names(grid.cell(0, 10) | grid.cell(10, 0)) == ("a11", "k1")


@pytest.mark.parametrize(
    "text", ["", "a", "4", "a0", "a12", "l1", "a-1", "é1", "a²", "aa", "a1 ", "a" + "1" * 5000]
)
def test_what_is_no_cell_of_the_map_is_refused(text: str):
    with pytest.raises(NotationError, match="is not a cell of this map") as refused:
        Grid(11, 11).parse_name(text)
    assert refused.value.code == "notation/malformed"
    assert len(str(refused.value)) < 200


def test_the_map_holds_its_own_cells_only():
    grid = Grid(2, 3)

    assert grid.holds(1, 2)
    assert not any(grid.holds(*place) for place in [(-1, 0), (0, -1), (2, 0), (0, 3)])


def test_grids_of_the_same_size_are_equal():
    assert Grid(4, 5) == Grid(4, 5) != Grid(5, 4)
    assert hash(Grid(4, 5)) == hash(Grid(4, 5))
    assert repr(Grid(4, 5)).startswith("Grid(height=4, width=5")


def test_a_column_on_the_right_edge_has_no_neighbours_on_the_left_edge():
    grid = Grid(3, 3)

    assert picture(grid, grid.neighbours(grid.columns[2])) == ". # #\n. # #\n. # #"
