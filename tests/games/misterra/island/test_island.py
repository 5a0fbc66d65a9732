"""What an observation does to the island."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inklands.errors import NotationError
from inklands.games.misterra.island.island import (
    NO_TILES,
    Change,
    Island,
    island_rows,
    observed,
    parse_island,
    supply,
    tiles_rows,
)
from inklands.games.misterra.island.places import GRID
from inklands.games.misterra.island.terrain import JUNGLE, LAGOON, MOUNTAIN, STEPPE
from inklands.games.misterra.state import Step
from tests.games.misterra.positions import (
    GAME,
    cells,
    island,
    legal,
    parchment,
    play,
    position,
    refusal,
    rows,
)

STOCK = (12, 12, 12, 12)
B2 = GRID.parse_name("b2")


def test_an_empty_cell_gets_a_hazy_tile():
    after, change = observed(Island(NO_TILES, 0), LAGOON, B2, STOCK)

    assert island_rows(after) == (".....", ".l...", ".....", ".....", ".....")
    assert change is Change.PLACED


def test_a_hazy_tile_seen_again_is_confirmed():
    before = island(". . . . .\n. l . . .\n" + ". . . . .\n" * 3)

    after, change = observed(before, LAGOON, B2, STOCK)

    assert island_rows(after)[1] == ".L..."
    assert change is Change.CONFIRMED


def test_a_hazy_tile_seen_as_something_else_is_replaced_by_a_hazy_one():
    before = island(". . . . .\n. l . . .\n" + ". . . . .\n" * 3)

    after, change = observed(before, JUNGLE, B2, STOCK)

    assert island_rows(after)[1] == ".j..."
    assert supply(after, STOCK) == (12, 12, 11, 12)
    assert change is Change.REPLACED


def test_a_confirmed_tile_never_changes():
    before = island(". . . . .\n. L . . .\n" + ". . . . .\n" * 3)

    assert observed(before, JUNGLE, B2, STOCK) == (before, Change.KEPT)


def test_a_terrain_that_has_run_out_does_nothing_not_even_confirm():
    before = island(". . . . .\n. l . . .\n" + ". . . . .\n" * 3)

    assert observed(before, LAGOON, B2, (12, 1, 12, 12)) == (before, Change.LACKED)
    assert observed(before, LAGOON, B2 + 1, (12, 1, 12, 12)) == (before, Change.LACKED)


TWELVE_STEPPES = """
    S S S S S
    S S S S S
    S s l . .
    . . . . .
    . . . . .
"""


def test_a_half_without_a_tile_is_not_tried_again_when_the_other_gives_one_back():
    """The steppe of b3 goes back to the supply, too late for b4: none was there to play with."""
    state = position(TWELVE_STEPPES, ("a3", "a1"), step=Step.ACT, card="SL")

    after = play(state, "map:L b3,S b4")

    assert rows(after)[2:4] == ("Sll..", ".....")
    assert GAME.view(after, None).supply[STEPPE] == 1


ELEVEN_STEPPES = """
    S S S S S
    S S S S S
    . s . l .
    . . . . .
    . . . . .
"""


@pytest.mark.parametrize(
    ("way", "row"),
    [("map:S a3,S b3", "sS.l."), ("map:S b3,S c3", ".Ssl.")],
    ids=["the empty cell first", "the hazy tile first"],
)
def test_a_tile_is_confirmed_though_the_other_half_takes_the_last_one(way, row):
    state = position(ELEVEN_STEPPES, ("beach3", "a1"), step=Step.ACT, card="SS")
    if way.endswith("c3"):
        state = position(ELEVEN_STEPPES, ("b2", "a1"), step=Step.ACT, card="SS")

    assert rows(play(state, way))[2] == row


TO_THE_EMPTY_CELL, TO_THE_LAGOON = ("map:S c3+,S d3", ".ssl."), ("map:S c3,S d3+", ".s.s.")


@pytest.mark.parametrize(("way", "row"), [TO_THE_EMPTY_CELL, TO_THE_LAGOON])
def test_who_needs_the_last_tile_twice_chooses_the_cell_that_gets_it(way, row):
    state = position(ELEVEN_STEPPES, ("c2", "a1"), step=Step.ACT, card="SS")

    after = play(state, way)

    assert rows(after)[2] == row
    assert tiles_rows(after.public.parchments[0])[2] == "..SS."


def test_the_choice_is_offered_for_two_cells_in_need_and_nowhere_else():
    state = position(ELEVEN_STEPPES, ("c2", "a1"), step=Step.ACT, card="SS")

    offered = legal(state, "map:")

    assert "map:S c3,S d3" not in offered
    assert "map:S b3,S c3" in offered  # b3 is confirmed, which takes no tile
    assert "map:S c2,S c3" in offered  # c2 is confirmed already
    assert [way for way in offered if "+" in way] == [
        "map:S c3+,S d3",
        "map:S c3+,S c4",
        "map:S c3,S d3+",
        "map:S c3,S c4+",
    ]
    two_left = ELEVEN_STEPPES.replace("s", ".")
    plenty = position(two_left, ("c2", "a1"), step=Step.ACT, card="SS")
    assert not [way for way in legal(plenty, "map:") if "+" in way]


@pytest.mark.parametrize(
    ("way", "sentence"),
    [
        ("map:S c3,S d3", "one tile of steppe is left: does c3 get it, or d3?"),
        ("map:S b3+,S c3", "b3 and c3 do not compete for a last tile"),
        ("map:S d4+,S e4", "neither d4 nor e4 is seen from c2"),
    ],
)
def test_a_choice_left_out_or_made_for_nothing_is_refused(way, sentence):
    state = position(ELEVEN_STEPPES, ("c2", "a1"), step=Step.ACT, card="SS")

    assert refusal(state, way) == sentence


def test_the_log_says_which_cell_stayed_as_it_was():
    state = position(ELEVEN_STEPPES, ("c2", "a1"), step=Step.ACT, card="SS")

    events = GAME.events(play(state, "map:S c3,S d3+"))

    told = [(event.message.key, dict(event.message.args).get("cell")) for event in events]
    assert told[1:] == [("misterra-lacked", "c3"), ("misterra-replaced", "d3")]


def test_a_half_without_a_tile_stays_without_when_the_other_gives_none_back():
    state = position(TWELVE_STEPPES, ("a3", "a1"), step=Step.ACT, card="SL")

    after = play(state, "map:S a4,L b4")

    assert rows(after)[3] == ".l..."


def test_what_found_no_tile_is_on_the_parchment_all_the_same():
    state = position(TWELVE_STEPPES, ("a3", "a1"), step=Step.ACT, card="SL")

    after = play(state, "map:S a4,L b4")

    assert tiles_rows(after.public.parchments[0])[3] == "SL..."


def test_a_region_is_joined_through_hazy_tiles():
    land = island(
        """
        S s S . .
        . l . . .
        S l . . .
        . . . . .
        . . . . .
        """
    )

    assert land.region(GRID.parse_name("a1")) == cells("a1 b1 c1")
    assert land.region(GRID.parse_name("e5")) == 0


def test_a_picture_with_another_letter_is_refused():
    with pytest.raises(NotationError, match="'x' at b1 is not one of"):
        parse_island((".x...", *(".....",) * 4))


def test_maps_read_back_as_they_were_drawn():
    drawn = parchment("S L J M .\n" * 5)

    assert tiles_rows(drawn) == ("SLJM.",) * 5


@given(st.lists(st.tuples(st.sampled_from((STEPPE, LAGOON, JUNGLE, MOUNTAIN)), st.integers(0, 24))))
def test_no_tile_is_made_or_lost(sightings):
    stock = (3, 4, 5, 6)
    land = Island(NO_TILES, 0)
    for terrain, cell in sightings:
        before = land.covered
        land, _ = observed(land, terrain, cell, stock)
        assert before & ~land.covered == 0

    on_island = [tiles.bit_count() for tiles in land.tiles]
    assert [a + b for a, b in zip(on_island, supply(land, stock), strict=True)] == list(stock)
    assert sum(on_island) == land.covered.bit_count()
    assert all(left >= 0 for left in supply(land, stock))
