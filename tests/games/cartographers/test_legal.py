import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inklands.games.cartographers.actions import Placement
from inklands.games.cartographers.legal import Placements
from inklands.games.cartographers.sheet import Terrain
from tests.games.cartographers.following import new_match
from tests.games.cartographers.positions import GAME, crowded, position
from tests.games.random_play import play_at_random


@given(st.integers(0, 200), st.integers(0, 20))
@settings(max_examples=25)
def test_placements_are_counted_indexed_and_asked_as_they_are_listed(seed: int, decisions: int):
    match = new_match(2, seed, sheet="AB"[seed % 2])
    play_at_random(match, seed, decisions)
    for seat in (0, 1):
        legal = match.legal_actions(seat)
        listed = list(legal)

        assert len(legal) == len(listed)
        assert [legal[n] for n in range(len(legal))] == listed
        assert [legal[n - len(legal)] for n in range(len(legal))] == listed
        assert all(action in legal for action in listed)


def test_there_is_nothing_before_the_first_and_after_the_last():
    legal = GAME.legal_actions(position("hamlet"), 0)

    for place in (len(legal), -len(legal) - 1):
        with pytest.raises(IndexError):
            legal[place]


@pytest.mark.parametrize(
    "action",
    [
        Placement(Terrain.FOREST, 0b11),
        Placement(Terrain.VILLAGE, 0),
        Placement(Terrain.VILLAGE, -1),
        Placement(Terrain.VILLAGE, 0b111),
        Placement(Terrain.VILLAGE, 0b11 | 1 << 121),
        "V:a1b1b2",
        None,
    ],
)
def test_what_is_no_legal_placement_is_not_among_them(action: object):
    assert action not in GAME.legal_actions(position("hamlet"), 0)


def test_groups_give_the_same_placements_as_anchor_masks():
    state = position("orchard")
    legal = GAME.legal_actions(state, 0)

    cells = [
        (group.choice, group.stamp.cells << anchor)
        for group in legal.groups
        for anchor in range(121)
        if group.anchors >> anchor & 1
    ]

    assert cells == [(action.terrain.letter, action.cells) for action in legal]
    assert {group.option for group in legal.groups} == {0, 1}


def test_a_fallback_says_that_it_is_one():
    lone = position("orchard", crowded("A", but="a1"))

    assert GAME.legal_actions(lone, 0).is_fallback
    assert not GAME.legal_actions(position("orchard"), 0).is_fallback


def test_there_may_be_no_placements():
    assert len(Placements()) == 0
    assert list(Placements()) == []
    assert Placements().groups == ()
