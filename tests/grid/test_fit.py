from hypothesis import given
from hypothesis import strategies as st

from inklands.grid.fit import stamp, stamps
from inklands.grid.grid import Grid, Mask
from inklands.grid.shape import Shape
from tests.grid.test_shape import shapes

grids = st.builds(Grid, st.integers(1, 9), st.integers(1, 9))


def slow_anchors(grid: Grid, shape: Shape, free: Mask) -> set[int]:
    """Every place is tried, cell by cell."""
    found = set()
    for top in range(grid.height):
        for left in range(grid.width):
            places = [(top + r, left + c) for r, c in shape.cells]
            if all(grid.holds(r, c) and free >> r * grid.width + c & 1 for r, c in places):
                found.add(top * grid.width + left)
    return found


@given(grids, shapes, st.data())
def test_anchors_are_the_places_where_trying_finds_room(grid: Grid, shape: Shape, data):
    free = data.draw(st.integers(0, grid.everywhere))

    for look in stamps(grid, shape):
        anchors = look.anchors(free)

        assert {n for n in range(anchors.bit_length()) if anchors >> n & 1} == slow_anchors(
            grid, look.shape, free
        )


@given(grids, shapes, st.data())
def test_touching_finds_the_anchors_with_a_cell_on_what_is_wanted(grid: Grid, shape: Shape, data):
    wanted = data.draw(st.integers(0, grid.everywhere))

    for look in stamps(grid, shape):
        inside = slow_anchors(grid, look.shape, grid.everywhere)
        slow = {anchor for anchor in inside if look.cells << anchor & wanted}
        touching = look.touching(wanted)

        assert {n for n in range(touching.bit_length()) if touching >> n & 1} == slow


@given(grids, shapes)
def test_there_is_a_stamp_for_every_orientation_that_the_map_can_hold(grid: Grid, shape: Shape):
    looks = [look.shape for look in stamps(grid, shape)]

    assert looks == [
        look
        for look in shape.orientations()
        if look.height <= grid.height and look.width <= grid.width
    ]


def test_a_stamp_covers_its_cells_from_its_anchor():
    grid = Grid(3, 4)
    look = stamp(grid, Shape.parse(".X/XX"))

    assert look.cells << grid.index(1, 2) == grid.cell(1, 3) | grid.cell(2, 2) | grid.cell(2, 3)


def test_a_shape_that_just_fits_has_one_anchor():
    grid = Grid(2, 3)

    assert stamp(grid, Shape.parse("XXX/XXX")).anchors(grid.everywhere) == 1
    assert stamp(grid, Shape.parse("XXX/XXX")).anchors(grid.everywhere - 1) == 0
