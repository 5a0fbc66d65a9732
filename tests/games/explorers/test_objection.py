"""Every refusal says what is wrong."""

import pytest

from inklands.core.match import Match, Present
from inklands.errors import IllegalAction
from inklands.games.explorers.landscape.terrain import GRID
from inklands.games.explorers.state import Sides
from tests.games.explorers.positions import GAME, at_card, new_match, play, set_up


def refusal(state, seat: int, text: str) -> IllegalAction:
    match = Match(GAME, state.setup.seats, 1, {"tiles": "1,2,3,4"})
    match._present = Present(state, GAME.to_act(state))
    with pytest.raises(IllegalAction) as refused:
        match.play(seat, text)
    assert match.state is state
    return refused.value


def choosing():
    return at_card("G/M", "")


def crossing():
    return play(at_card("G/M", "d14 l2"), "0 G:")


def assert_refused(state, text: str, key: str, sentence: str) -> None:
    refused = refusal(state, 0, text)

    assert str(refused) == f"{text}: {sentence}"
    assert refused.objection is not None
    assert refused.objection.reason.key == f"explorers-{key}"


WRONG_CROSSES = {
    "f13": ("no-crossed", "f13 is crossed already"),
    "l3": ("no-village", "l3 is a village"),
    "a1": ("no-neighbour", "a1 lies beside no cross"),
    "d15": ("no-key", "d15 is a temple, and there is no key"),
    "f12": ("no-terrain", "f12 is mountain, not grass"),
    "horse:g13": ("no-horse", "there is no horse to ride"),
    "M": ("no-choice-now", "the terrain is chosen; make the crosses"),
    "start:f13": ("no-village-choice", "the start village is settled"),
}


@pytest.mark.parametrize("text", WRONG_CROSSES)
def test_a_cross_is_refused_for_the_first_thing_that_is_wrong(text):
    assert_refused(crossing(), text, *WRONG_CROSSES[text])


def test_a_refused_cell_is_shown():
    refused = refusal(crossing(), 0, "f12")

    assert refused.objection is not None
    assert GRID.names(refused.objection.cells) == ("f12",)


def test_before_the_first_cross_a_terrain_is_chosen():
    assert_refused(choosing(), "g13", "no-terrain-yet", "choose first: G or M")
    assert_refused(choosing(), "W", "no-such-offer", "that is not offered; choose G or M")
    assert_refused(choosing(), "map:W", "no-map", "there is no map from an earlier turn")


def test_a_map_for_a_terrain_out_of_reach_is_not_offered():
    refused = refusal(at_card("G/M", "e14"), 0, "map:S")

    assert str(refused) == "map:S: that is not offered; choose G or M or map:W or map:G or map:M"


def test_a_map_is_of_no_use_when_a_side_is_taken_or_a_temple_gives_crosses():
    setup = set_up(2, sides=Sides(temples=True))
    taking = at_card("W/G", "d14 b9 e14", "", setup=setup)
    given = play(taking, "0 W:", "0 W: d15 d13 e13", "1 G: g13 g12 h12")

    assert "a map is of no use here; choose W or G" in str(refusal(taking, 0, "map:M"))
    assert "a map is of no use here" in str(refusal(given, 0, "map:M"))


def test_a_horse_comes_first():
    riding = play(at_card("G/M", "g15"), "0 G: g16")

    assert str(refusal(riding, 0, "g13")) == "g13: the horse comes first: write horse: before it"


def test_a_horse_too_needs_a_neighbour():
    riding = play(at_card("G/M", "g15"), "0 G: g16")

    assert str(refusal(riding, 0, "horse:a1")) == "horse:a1: a1 lies beside no cross"


def test_the_start_village_is_settled_before_anything_else():
    state = new_match(2, seed=1, tiles="1,2,3r2,4").state

    assert str(refusal(state, 0, "G")) == "G: settle the start village: f13, m6"
    assert str(refusal(state, 0, "start:f3")) == "start:f3: settle the start village: f13, m6"
