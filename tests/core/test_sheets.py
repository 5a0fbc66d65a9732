"""Sheets drawn on paper: who has them, and how their points are written."""

import pytest

from inklands.core.catalogue import load
from inklands.core.game import sheets_of
from inklands.core.message import Message
from inklands.core.points import Line, Part, Points
from inklands.core.sheets import are_texts, check_fields, points_json
from inklands.errors import NoSheets, SheetError
from tests.core.toy import GRID, Toy


def test_a_title_without_sheets_is_refused_with_a_sentence_and_a_code():
    with pytest.raises(NoSheets, match="toy has no sheets that are drawn on paper") as refused:
        sheets_of(Toy())

    assert refused.value.code == "sheet/none"


def test_the_sheets_of_a_title_are_those_it_offers():
    game = load("misterra")

    assert sheets_of(game) == game.sheets


def test_points_are_written_by_part_in_total_and_line_by_line_with_cells_by_name():
    hole = Line(3, Message.of("toy-hole", depth=2), GRID.cell(0, 1) | GRID.cell(2, 3))
    rain = Line(-1, Message("toy-rain"))

    written = points_json(GRID, Points((Part("holes", (hole,)), Part("weather", (rain,)))))

    assert written == {
        "points": {"holes": 3, "weather": -1},
        "total": 2,
        "lines": [
            {
                "part": "holes",
                "points": 3,
                "reason": "toy-hole",
                "args": {"depth": 2},
                "cells": ["a2", "c4"],
            },
            {"part": "weather", "points": -1, "reason": "toy-rain", "args": {}, "cells": []},
        ],
    }


def test_a_field_that_is_not_known_is_named_with_those_that_are():
    with pytest.raises(SheetError, match="there is no field 'depth'; there are: rows, coins"):
        check_fields({"rows": [], "depth": 3}, ("rows", "coins"))


@pytest.mark.parametrize("value", ["text", ["text", 3], None, {"text": "text"}])
def test_only_a_list_of_texts_counts_as_texts(value: object):
    assert not are_texts(value)
    assert are_texts(["text"])
    assert are_texts([])
