"""Where a cartographer walks, and what it sees."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from inklands.games.misterra.island.island import Island
from inklands.games.misterra.island.movement import destinations, sight
from inklands.games.misterra.island.places import (
    AT_SEA,
    BEACH,
    GRID,
    LAND,
    PLACES,
    Place,
    land,
    parse_place,
    place_name,
)
from inklands.games.misterra.island.terrain import STEPPE
from inklands.games.misterra.state import Step
from tests.games.misterra.positions import cells, island, legal, play, position


def places_from(picture: str, start: str) -> list[str]:
    found = destinations(island(picture), parse_place(start))
    return [place_name(place) for place in PLACES if found >> place & 1]


def test_a_step_leads_onto_a_tile_beside_hazy_or_confirmed():
    picture = """
        . l . . .
        m J L . .
        . . . . .
        . . . . .
        . . . . .
    """

    assert places_from(picture, "b2") == ["b1", "a2", "c2"]


def test_the_beach_is_always_open_along_itself_and_from_its_first_cells():
    picture = """
        L . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
    """

    assert places_from(picture, "a1") == ["beach1"]
    assert places_from(picture, "beach1") == ["a1", "beach2"]
    assert places_from(picture, "beach3") == ["beach2", "beach4"]


def test_every_steppe_stepped_on_grants_another_step():
    """As in the rulebook: a steppe, another steppe, then a lagoon."""
    picture = """
        . . . . .
        . . . . .
        M s S l .
        . J . . m
        . . . . .
    """

    assert places_from(picture, "a3") == ["b3", "c3", "d3", "b4", "beach3"]


def test_standing_on_a_steppe_grants_nothing():
    picture = """
        . . . . .
        . . . . .
        . S L J .
        . . . . .
        . . . . .
    """

    assert places_from(picture, "b3") == ["c3"]


def test_a_chain_of_steppes_may_lead_back_to_the_beach():
    picture = """
        S . . . .
        S . . . .
        S M . . .
        . . . . .
        . . . . .
    """

    assert places_from(picture, "b3") == [
        "a1", "a2", "a3", "beach1", "beach2", "beach3"
    ]  # fmt: skip


def test_the_first_move_is_onto_the_beach_and_no_further():
    state = position("S S . . .\n" * 5, (None, None), step=Step.LAND)

    assert legal(state) == [">beach1", ">beach2", ">beach3", ">beach4", ">beach5"]
    assert legal(play(state, ">beach1"), "beach1>") == []


def test_cartographers_may_share_a_place():
    state = position("L L . . .\n" * 5, ("a1", "a2"))

    assert "a1>a2" in legal(state)


def test_after_a_move_there_is_no_other_in_the_half_day():
    state = play(position("L L . . .\n" * 5, ("a1", "a2")), "a1>b1")

    assert not [text for text in legal(state) if ">" in text]


def test_who_stays_takes_a_card_at_once():
    state = play(position("L L . . .\n" * 5, ("a1", "a2")), "take:SS")

    assert not [text for text in legal(state) if ">" in text]


def test_a_cartographer_sees_its_cell_and_those_beside_it():
    land_here = island("L L L L L\n" * 5)

    assert sight(land_here, parse_place("b2")) == cells("b2 b1 a2 c2 b3")
    assert sight(land_here, parse_place("a1")) == cells("a1 b1 a2")


def test_from_the_beach_only_the_cell_in_front_is_seen():
    assert sight(island("M M M M M\n" * 5), parse_place("beach4")) == cells("a4")


def test_from_a_mountain_one_more_cell_is_seen_along_each_line():
    picture = ". . . . .\n" * 2 + ". . m . .\n" + ". . . . .\n" * 2

    seen = sight(island(picture), parse_place("c3"))

    assert seen == cells("c1 c2 a3 b3 c3 d3 e3 c4 c5")


def test_a_card_from_the_mountain_needs_one_half_in_sight():
    """As in the rulebook: three cards may lie so, two may not."""
    picture = ". . . . .\n" * 2 + ". . M . .\n" + ". . . . .\n" * 2
    state = position(picture, ("c3", "beach1"), step=Step.ACT, card="SL")

    maps = legal(state, "map:")

    assert {"map:S c1,L d1", "map:S a3,L a4", "map:S c3,L d3"} <= set(maps)
    assert not {"map:S b2,L a2", "map:S d4,L e4", "map:S a2,L b2"} & set(maps)


def test_a_card_may_lie_either_way_round_on_every_pair_of_cells_in_reach():
    """From the beach: the cell in front with each of its three neighbours."""
    state = position(places=("beach3", "beach1"), step=Step.ACT, card="SM")

    assert legal(state, "map:") == [
        "map:S a2,M a3",
        "map:M a2,S a3",
        "map:S a3,M b3",
        "map:M a3,S b3",
        "map:S a3,M a4",
        "map:M a3,S a4",
    ]


def test_a_double_lies_one_way_only():
    state = position(places=("beach1", "beach1"), step=Step.ACT, card="JJ")

    assert legal(state, "map:") == ["map:J a1,J b1", "map:J a1,J a2"]


def slow_destinations(land_here: Island, place: Place) -> set[Place]:
    """By trying every walk, step by step."""
    found: set[Place] = set()
    walks = [place]
    while walks:
        here = walks.pop()
        for there in PLACES:
            if there not in found and _beside(here, there) and _walkable(land_here, there):
                found.add(there)
                if land(there) & land_here.tiles[STEPPE]:
                    walks.append(there)
    return found - {place}


def _beside(one: Place, two: Place) -> bool:
    (r, c), (row, column) = _coordinates(one), _coordinates(two)
    return abs(r - row) + abs(c - column) == 1


def _coordinates(place: Place) -> tuple[int, int]:
    return (place - LAND, -1) if place in BEACH else divmod(place, GRID.width)


def _walkable(land_here: Island, place: Place) -> bool:
    return place in BEACH or bool(land_here.covered & land(place))


@given(st.lists(st.sampled_from(".sSLJ"), min_size=25, max_size=25), st.sampled_from(PLACES))
def test_destinations_agree_with_trying_every_walk(letters, place):
    picture = "\n".join("".join(letters[r * 5 : r * 5 + 5]) for r in range(5))
    found = destinations(island(picture), place)

    assert {other for other in PLACES if found >> other & 1} == slow_destinations(
        island(picture), place
    )


def test_nobody_stands_on_land_before_landing():
    assert land(AT_SEA) == land(BEACH[0]) == 0
