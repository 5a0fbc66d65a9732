"""Actions as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inklands.errors import NotationError
from inklands.games.misterra import actions
from inklands.games.misterra.island.places import AT_SEA
from inklands.games.misterra.island.terrain import LAGOON, MOUNTAIN, STEPPE
from inklands.games.misterra.notation import action_text, parse_action, parse_turn, turn_text

WRITTEN: dict[str, actions.Action] = {
    "keep:4,17": actions.Keep((4, 17)),
    ">beach3": actions.Move(AT_SEA, 27),
    "b1>b2": actions.Move(1, 6),
    "beach1>a1": actions.Move(25, 0),
    "swap:SL": actions.Swap(1),
    "take:MM": actions.Take(9),
    "map:S b2,M b3": actions.Map(STEPPE, 6, MOUNTAIN, 11),
    "map:S b2+,S b3": actions.Map(STEPPE, 6, STEPPE, 11, 6),
    "map:S b2,S b3+": actions.Map(STEPPE, 6, STEPPE, 11, 11),
    "claim": actions.Claim(),
    "pass": actions.Pass(),
    "otoma:c3": actions.OtomaClaim(12),
}


@pytest.mark.parametrize(("text", "action"), WRITTEN.items())
def test_an_action_is_one_readable_word(text, action):
    assert action_text(action) == text
    assert parse_action(text) == action


def test_the_letter_of_a_cell_is_its_depth_and_the_number_its_row():
    """b3 is the second cell inland from beach3."""
    assert parse_action("beach3>b3") == actions.Move(27, 11)


def test_a_turn_reads_as_its_actions():
    turn = tuple(WRITTEN.values())

    assert turn_text(turn) == " ".join(WRITTEN)
    assert parse_turn(turn_text(turn)) == turn


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("keep:17,4", actions.Keep((4, 17))),
        ("take:LS", actions.Take(1)),
        ("map:M b3,S b2", actions.Map(STEPPE, 6, MOUNTAIN, 11)),
        ("map:l b2, s b1", actions.Map(STEPPE, 1, LAGOON, 6)),
        ("map:S b3+,S b2", actions.Map(STEPPE, 6, STEPPE, 11, 11)),
        (" claim ", actions.Claim()),
    ],
)
def test_other_ways_to_write_are_read_too(text, action):
    assert parse_action(text) == action


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hop", "'hop' is not an action such as b1>b2"),
        ("fly:b2", "'fly:b2' is not an action"),
        ("b1>z9", "'z9' is not a cell of this map"),
        ("b1>beach6", "'beach6' is not a cell of this map"),
        ("take:S", "'S' is not a sketch card"),
        ("swap:SX", "'X' is not a terrain"),
        ("keep:", "should be numbers of presumptions"),
        ("keep:4,x", "should be numbers of presumptions"),
        ("keep:4,4", "names a presumption twice"),
        ("map:S b2", "should be two terrains with their cells"),
        ("map:S b2+,S b3+", "gives the last tile to both cells"),
        ("map:S b2,M beach3", "'beach3' is on the beach"),
        ("otoma:beach3", "'beach3' is on the beach"),
    ],
)
def test_what_is_badly_written_is_refused_with_its_reason(text, sentence):
    with pytest.raises(NotationError, match=sentence):
        parse_action(text)


@given(st.text(alphabet="keptaswmcli:>,+bh123 SLJMſ٣", max_size=20))
def test_any_text_is_read_or_refused(text):
    action = read(text)

    assert action is None or parse_action(action_text(action)) == action


def read(text: str) -> actions.Action | None:
    try:
        return parse_action(text)
    except NotationError:
        return None
