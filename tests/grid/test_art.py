import pytest
from hypothesis import given
from hypothesis import strategies as st

from inklands.errors import NotationError
from inklands.grid.art import (
    layers_picture,
    layers_rows,
    parse_layers,
    parse_picture,
    picture,
)
from inklands.grid.grid import Grid

GRID = Grid(2, 3)


@given(st.lists(st.sampled_from("FVAW."), min_size=30, max_size=30))
def test_a_picture_reads_back_as_the_layers_it_shows(letters: list[str]):
    grid = Grid(5, 6)
    layers = {
        letter: sum(1 << n for n, own in enumerate(letters) if own == letter) for letter in "FVAW"
    }

    rows = parse_picture(layers_picture(grid, layers))

    assert rows == layers_rows(grid, layers)
    assert "".join(rows) == "".join(letters)
    read = parse_layers(grid, rows, ".FVAW")
    assert {letter: read[letter] for letter in "FVAW"} == layers
    assert sum(read.values()) == grid.everywhere


def test_a_picture_marks_its_cells():
    assert picture(GRID, 0b100_001) == "# . .\n. . #"
    assert picture(GRID, 0b000_010, mark="x", blank="-") == "- x -\n- - -"


def test_a_later_layer_covers_an_earlier_one():
    assert layers_rows(GRID, {"A": 0b011, "B": 0b110}) == ("ABB", "...")


def test_empty_lines_and_spaces_of_a_picture_do_not_count():
    assert parse_picture("\n\n  F . V\n\n   A..  \n\n") == ("F.V", "A..")


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        (("...",), "a map has 2 rows, not 1"),
        (("...", "..."[:2]), "row 2, '..', has 2 cells, not 3"),
        (("...", ".x."), "'x' at b2 is not one of . F"),
    ],
)
def test_a_picture_that_is_no_map_is_refused(rows: tuple[str, ...], sentence: str):
    with pytest.raises(NotationError) as refused:
        parse_layers(GRID, rows, ".F")
    assert str(refused.value) == sentence
