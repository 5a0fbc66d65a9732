import pytest
from hypothesis import given
from hypothesis import strategies as st

from inklands.errors import NotationError
from inklands.games.cartographers.actions import Placement
from inklands.games.cartographers.notation import parse_placement, placement_text
from inklands.games.cartographers.sheet import Terrain
from tests.games.cartographers.positions import GAME


@given(st.sampled_from(list(Terrain)), st.integers(1, (1 << 121) - 1))
def test_a_placement_reads_back(terrain: Terrain, cells: int):
    placement = Placement(terrain, cells)

    assert parse_placement(placement_text(placement)) == placement


def test_a_placement_is_a_letter_and_cells():
    placement = Placement(Terrain.FARM, 1 << 24 | 1 << 25 | 1 << 120)

    assert placement_text(placement) == "A:c3c4k11"
    assert parse_placement("A:k11c4c3") == placement
    assert parse_placement("  A:c3c4k11\n") == placement


@pytest.mark.parametrize(
    "text",
    [
        "",
        "F",
        "F:",
        "c3c4",
        "F:l1",
        "F:c",
        "F c3",
        "X:c3",
        "f:c3",
        "F:C3",
        "F:c3 c4",
        "F:c³",
        "F:c100",
    ],
)
def test_what_is_no_placement_is_refused(text: str):
    with pytest.raises(NotationError) as refused:
        parse_placement(text)
    assert "is not a placement: write a terrain and cells, F:c3c4d4" in str(refused.value)


@pytest.mark.parametrize("cell", ["a0", "a12", "k99"])
def test_cells_beyond_the_edge_are_refused(cell: str):
    with pytest.raises(NotationError, match=f"{cell!r} is not a cell of this map"):
        parse_placement(f"F:a1{cell}")


def test_a_cell_named_twice_is_refused():
    with pytest.raises(NotationError, match="'F:a1b2a1' names a cell twice"):
        parse_placement("F:a1b2a1")


def test_a_long_text_is_not_repeated_whole():
    with pytest.raises(NotationError) as refused:
        parse_placement("F" * 10_000)
    assert len(str(refused.value)) < 200


def test_a_turn_is_its_placements_one_after_the_other():
    actions = (parse_placement("F:a1"), parse_placement("W:b2c2"))

    assert GAME.turn_text(actions) == "F:a1 W:b2c2"
    assert GAME.parse_turn("F:a1 W:b2c2") == actions
