import pytest

from inklands.games.cartographers.actions import Placement
from inklands.games.cartographers.sheet import GRID, Terrain
from inklands.games.cartographers.state import State
from tests.games.cartographers.positions import GAME, crowded, marked, position

RUINED = marked("A", "F:b6c2c10i2")


@pytest.mark.parametrize(
    ("state", "text", "key", "sentence", "cells"),
    [
        (
            position("hamlet", marked("A", "F:a1a2")),
            "V:a2b2b1",
            "cartographers-no-filled",
            "a2 is already filled",
            "a2",
        ),
        (
            position("hamlet", marked("A", "F:a1a2")),
            "V:a1a2b2",
            "cartographers-no-filled",
            "a1 is already filled",
            "a1 a2",
        ),
        (
            position("hamlet"),
            "V:b4b5c5",
            "cartographers-no-mountain",
            "b4 is a mountain",
            "b4",
        ),
        (
            position("hamlet", sheet="B"),
            "V:d5d6e5",
            "cartographers-no-wasteland",
            "d6 is wasteland",
            "d6 e5",
        ),
        (
            position("orchard"),
            "V:a1a2a3b3",
            "cartographers-no-terrain",
            "village is not offered, only forest or farm",
            "a1 a2 a3 b3",
        ),
        (
            position("goblin-attack", seats=2),
            "F:a1b2c3",
            "cartographers-no-terrain",
            "forest is not offered, only monster",
            "a1 b2 c3",
        ),
        (
            position("hamlet"),
            "V:a1a2",
            "cartographers-no-shape",
            "the card does not show that shape",
            "a1 a2",
        ),
        (
            position("hamlet", RUINED, ruins_due=True),
            "V:a1a2b1",
            "cartographers-no-ruins",
            "a cell has to lie on ruins: i10, j6",
            "a1 a2 b1 i10 j6",
        ),
        (
            position("hamlet", crowded("A", but="a1 a2 k11")),
            "V:a1a2",
            "cartographers-no-only-one-cell",
            "nothing on the card fits, so draw one cell",
            "a1 a2",
        ),
        (
            position("hamlet", marked("A", "F:b6c2c10i2i10j6"), ruins_due=True),
            "V:a1a2b1",
            "cartographers-no-only-one-cell-ruins",
            "nothing on the card can cover ruins, so draw one cell",
            "a1 a2 b1",
        ),
        (
            position("hamlet", crowded("A", but="a1 a2 k11")),
            "W:a1",
            "cartographers-no-terrain",
            "water is not offered, only village",
            "a1",
        ),
        (
            position("rift-lands", RUINED, ruins_due=True),
            "M:a1",
            "cartographers-no-ruins",
            "a cell has to lie on ruins: i10, j6",
            "a1 i10 j6",
        ),
    ],
)
def test_a_refused_placement_is_told_why_and_where(
    state: State, text: str, key: str, sentence: str, cells: str
):
    action = GAME.parse_action(text)
    assert action not in GAME.legal_actions(state, 0)

    objection = GAME.objection(state, 0, action)

    assert objection.reason.key == key
    assert objection.sentence == sentence
    assert set(GRID.names(objection.cells)) == set(cells.split())


def test_a_placement_without_cells_is_no_shape_of_the_card():
    objection = GAME.objection(position("hamlet"), 0, Placement(Terrain.VILLAGE, 0))

    assert objection.sentence == "the card does not show that shape"


def test_the_objection_names_the_cell_for_the_screen():
    objection = GAME.objection(position("hamlet"), 0, GAME.parse_action("V:b4b5c5"))

    assert objection.reason.args == (("cell", "b4"),)


def test_in_an_ambush_the_map_in_hand_is_looked_at():
    state = position("goblin-attack", marked("A"), marked("A", "F:a1"))

    objection = GAME.objection(state, 0, GAME.parse_action("M:a1b2c3"))

    assert objection.sentence == "a1 is already filled"
