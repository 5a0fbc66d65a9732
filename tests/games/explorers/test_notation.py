"""Actions and turns as text."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inklands.errors import NotationError
from inklands.games.explorers.actions import Choose, Cross, Ride, StartAt, UseMap
from inklands.games.explorers.landscape.terrain import GRID
from inklands.games.explorers.notation import action_text, parse_action, parse_turn, turn_text

C4, E5, H8 = (GRID.parse_name(name) for name in ("c4", "e5", "h8"))
TEXTS = {
    "c4": Cross(C4),
    "horse:e5": Ride(E5),
    "G": Choose("G"),
    "GM": Choose("GM"),
    "map:W": UseMap("W"),
    "start:h8": StartAt(H8),
}


@pytest.mark.parametrize(("text", "action"), TEXTS.items())
def test_every_action_has_one_text(text, action):
    assert action_text(action) == text
    assert parse_action(text) == action


def test_a_turn_is_one_line_that_opens_with_its_terrain():
    actions = (Choose("G"), Cross(C4), Cross(C4 + 1), Cross(C4 + 17), Ride(E5))

    assert turn_text(actions) == "G: c4 c5 d5 horse:e5"
    assert parse_turn("G: c4 c5 d5 horse:e5") == actions


def test_case_and_order_of_terrains_do_not_matter():
    assert parse_action(" mg: ") == Choose("GM")
    assert parse_action("C4") == Cross(C4)
    assert parse_action("MAP:w") == UseMap("W")


COMPLAINTS = {
    "q4": "'q4' is not a cell",
    "c17": "'c17' is not a cell",
    "c0": "'c0' is not a cell",
    "": "'' is not a cell",
    "X:": "one or two of the terrains W G S M",
    "WGS:": "one or two of the terrains W G S M",
    "GG": "'GG' is not a cell",
    "map:GM": "a map is for one of W G S M",
    "horse:z1": "'z1' is not a cell",
    "boat:c4": "'boat' is not one of start, map, horse",
}


@pytest.mark.parametrize(("text", "complaint"), COMPLAINTS.items())
def test_a_badly_written_action_is_refused_with_a_reason(text, complaint):
    with pytest.raises(NotationError, match=complaint):
        parse_action(text)


@settings(deadline=None)
@given(st.text(max_size=30))
def test_whatever_is_written_is_an_action_or_badly_written(text):
    try:
        action = parse_action(text)
    except NotationError:
        return

    assert parse_action(action_text(action)) == action
