import pytest
from hypothesis import given
from hypothesis import strategies as st

from inklands.errors import NotationError
from inklands.grid.shape import Shape

cells = st.sets(st.tuples(st.integers(-4, 4), st.integers(-4, 4)), min_size=1, max_size=6)
shapes = cells.map(lambda places: Shape.of(tuple(places)))


def slow_looks(shape: Shape) -> set[frozenset[tuple[int, int]]]:
    """Every turn and flip by swapping and mirroring coordinates, moved to the top left."""
    found = set()
    for swap in (False, True):
        for down in (1, -1):
            for right in (1, -1):
                turned = [(c, r) if swap else (r, c) for r, c in shape.cells]
                turned = [(r * down, c * right) for r, c in turned]
                top, left = min(r for r, _ in turned), min(c for _, c in turned)
                found.add(frozenset((r - top, c - left) for r, c in turned))
    return found


@given(shapes)
def test_orientations_are_all_turns_and_flips_without_repeats(shape: Shape):
    looks = shape.orientations()

    assert len(looks) == len(set(looks))
    assert {frozenset(look.cells) for look in looks} == slow_looks(shape)
    assert looks[0] == shape


@given(shapes)
def test_four_quarter_turns_and_two_flips_change_nothing(shape: Shape):
    assert shape.turned().turned().turned().turned() == shape
    assert shape.flipped().flipped() == shape


@given(shapes)
def test_the_picture_of_a_shape_reads_back(shape: Shape):
    assert Shape.parse(str(shape)) == shape


@given(cells, st.integers(-5, 5), st.integers(-5, 5))
def test_a_shape_does_not_depend_on_where_it_lies(places: set[tuple[int, int]], down, right):
    moved = tuple((r + down, c + right) for r, c in places)

    assert Shape.of(moved) == Shape.of(tuple(places))


@pytest.mark.parametrize(
    ("picture", "looks"),
    [
        ("X", 1),
        (".X./XXX/.X.", 1),
        ("XX", 2),
        ("X../.X./..X", 2),
        ("X./XX", 4),
        ("X./XX/X.", 4),
        ("XX/X./XX", 4),
        ("..XX/XXX.", 8),
    ],
)
def test_symmetric_shapes_have_fewer_orientations(picture: str, looks: int):
    assert len(Shape.parse(picture).orientations()) == looks


def test_a_quarter_turn_goes_clockwise():
    assert str(Shape.parse("XX/X.").turned()) == "XX/.X"
    assert str(Shape.parse("XX/X.").flipped()) == "XX/.X"
    assert str(Shape.parse("XXX/X..").turned()) == "XX/.X/.X"
    assert str(Shape.parse("XXX/X..").flipped()) == "XXX/..X"


def test_empty_rows_and_columns_around_a_shape_do_not_count():
    assert Shape.parse("..../.XX./....") == Shape.parse("XX")


def test_a_shape_knows_its_box():
    shape = Shape.parse("XXX/X..")

    assert (shape.height, shape.width) == (2, 3)


@pytest.mark.parametrize("text", ["", "...", "X/XX", "XO", "X /X.", "x", "X//X"])
def test_what_is_no_shape_is_refused(text: str):
    with pytest.raises(NotationError, match="is not a shape: write rows of X and"):
        Shape.parse(text)
