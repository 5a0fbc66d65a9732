"""The rulebooks' example of two complete rounds, half day by half day."""

from __future__ import annotations

from inklands.games.misterra.state import State, Step
from tests.games.misterra.positions import GAME, legal, play, position, rows

CASSANDRE, ELIOTT = 0, 1
START = """
    . . . . .
    . . . J .
    . J . . .
    . . . J .
    . . . . .
"""


def first_half_day() -> State:
    state = position(
        START,
        (None, None),
        step=Step.LAND,
        display="LM LM SS JJ MM",
        deck="SJ SS SS SL LJ SM JM LL SJ",
    )
    return play(state, ">beach4", "take:LM", "map:L a4,M a5")


def first_turn() -> State:
    return play(first_half_day(), "beach4>a4", "swap:MM", "take:LM", "map:L a4,M b4")


def third_half_day() -> State:
    return play(first_turn(), ">beach5", "take:SS", "map:S a5,S b5")


def first_round() -> State:
    return play(third_half_day(), "beach5>b5", "take:SS", "map:S a5,S b5")


def fifth_half_day() -> State:
    return play(first_round(), "a4>b4", "take:SJ", "map:J b1,S b2")


def third_turn() -> State:
    return play(fifth_half_day(), "b4>b3", "take:JJ", "pass")


def seventh_half_day() -> State:
    return play(third_turn(), "b5>a5", "take:SL", "map:L b5,S c5")


def test_1_cassandre_lands_and_maps_the_cell_before_her_and_one_beside_it():
    state = first_half_day()

    assert rows(state) == (".....", "...J.", ".J...", "l..J.", "m....")
    assert GAME.view(state, None).cartographers[CASSANDRE].parchment == (
        ".....", ".....", ".....", "L....", "M...."
    )  # fmt: skip
    assert GAME.view(state, None).display == ("LM", "SS", "JJ", "MM")


def test_2_she_walks_onto_the_lagoon_and_swaps_a_card():
    state = play(first_half_day(), "beach4>a4")
    assert legal(state, "swap:") == ["swap:SS", "swap:LM", "swap:JJ", "swap:MM"]

    swapped = GAME.view(play(state, "swap:MM"), None)

    assert swapped.display == ("LM", "SS", "JJ", "SJ")
    assert swapped.tucked == ("MM",)
    assert swapped.deck == 9


def test_3_she_maps_the_lagoon_again_and_confirms_it():
    state = first_turn()

    assert rows(state) == (".....", "...J.", ".J...", "Lm.J.", "m....")
    assert len(GAME.view(state, None).display) == 5
    assert GAME.to_act(state) == {ELIOTT}


def test_4_eliott_replaces_her_hazy_mountain_by_a_hazy_steppe():
    state = third_half_day()

    assert rows(state) == (".....", "...J.", ".J...", "Lm.J.", "ss...")
    assert GAME.view(state, None).supply == (10, 11, 9, 11)


def test_5_he_walks_over_one_steppe_onto_the_next_and_confirms_both():
    state = first_round()

    assert rows(state) == (".....", "...J.", ".J...", "Lm.J.", "SS...")
    assert GAME.view(state, None).cartographers[ELIOTT].place == "b5"
    assert GAME.to_act(state) == {CASSANDRE}
    assert GAME.view(state, None).round == 2


def test_6_from_the_mountain_cassandre_maps_a_cell_further_away():
    before = play(first_round(), "a4>b4", "take:SJ")
    assert "map:J b1,S b2" in legal(before)

    state = fifth_half_day()

    assert rows(state) == (".j...", ".s.J.", ".J...", "Lm.J.", "SS...")


def test_6_from_the_jungle_she_cannot_map_and_does_not_claim():
    before = play(fifth_half_day(), "b4>b3", "take:JJ")
    assert legal(before) == ["claim", "pass"]

    state = third_turn()

    assert rows(state) == rows(fifth_half_day())
    assert GAME.view(state, None).cartographers[CASSANDRE].claims == ()
    assert GAME.to_act(state) == {ELIOTT}


def test_7_a_lagoon_over_the_confirmed_steppe_leaves_the_island_as_it_is():
    state = seventh_half_day()

    assert rows(state) == (".j...", ".s.J.", ".J...", "Lm.J.", "SSs..")
    assert GAME.view(state, None).cartographers[ELIOTT].parchment[4] == "SLS.."


def test_8_without_moving_eliott_claims_the_region_where_he_stands():
    state = play(seventh_half_day(), legal(seventh_half_day(), "take:")[0], "claim")

    view = GAME.view(state, None)
    assert view.cartographers[ELIOTT].claims == ("a5",)
    assert view.cartographers[ELIOTT].markers == 2
    assert GAME.to_act(state) == {CASSANDRE}
    assert view.round == 3
