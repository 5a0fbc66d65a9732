"""A map whose printed letters stand above its columns."""

from __future__ import annotations

import pytest

from inklands.errors import NotationError
from inklands.grid.grid import Grid

GRID = Grid(2, 5, letters_columns=True)


def test_the_letter_is_the_column_and_the_number_is_the_row():
    assert GRID.name(GRID.index(1, 3)) == "d2"


def test_names_read_back():
    assert [GRID.parse_name(GRID.name(index)) for index in range(10)] == list(range(10))


def test_a_name_beyond_the_map_is_refused():
    with pytest.raises(NotationError, match="'a3' is not a cell of this map"):
        GRID.parse_name("a3")
