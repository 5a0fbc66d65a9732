"""What a seat may see: its own turn in the making, nobody else's, and no card to come."""

from dataclasses import replace

import pytest

from inklands.core.rng import Rng
from inklands.games.explorers.state import Deal, Sides
from tests.games.explorers.positions import (
    GAME,
    at_card,
    new_match,
    play,
    set_up,
)
from tests.games.random_play import play_at_random


def looks(state, seat: int | None) -> str:
    return repr(GAME.view(state, seat))


def test_others_do_not_see_the_crosses_of_this_turn_until_all_have_finished():
    before = play(at_card("G/M", "", "", ""), "0 M:")
    after = play(before, "0 f12 f11")

    assert looks(after, 1) == looks(before, 1)
    assert looks(after, None) == looks(before, None)
    assert looks(after, 0) != looks(before, 0)


def test_others_do_not_see_which_side_a_seat_uses():
    before = play(at_card("G/M", "", "", ""), "0 M:")

    assert looks(play(before, "1 G:"), 2) == looks(play(before, "1 M:"), 2) == looks(before, 2)


def test_others_see_that_a_seat_has_finished_and_nothing_more():
    before = play(at_card("G/M", "", "", ""), "0 M:")
    one = play(before, "1 G: g13 g12 h12")
    other = play(before, "1 M: f14 f15")

    assert looks(one, 2) == looks(other, 2)
    assert GAME.view(one, 2).waiting == (0, 2)


def test_the_crosses_are_shown_when_the_last_seat_has_finished():
    state = play(at_card("G/M", "", ""), "0 M:", "0 f12 f11 e11", "1 G: g13 g12 h12")

    assert GAME.view(state, 1).players[0].crosses[5] == "..........xxx..."


def test_a_seat_sees_its_own_turn():
    state = play(at_card("G/M", "", ""), "0 M:", "0 f12 e12")
    own = GAME.view(state, 0).own

    assert own is not None
    assert own.crosses == ("e12", "f12")
    assert own.plan == "M"
    assert own.left == 1
    assert set(own.open) == {"d12", "e11", "f11", "f14"}
    assert GAME.view(state, None).own is None


def test_a_seat_that_is_asked_sees_how_many_crosses_each_choice_gives():
    state = play(at_card("G/M", "", "e14"), "0 G:")
    own = GAME.view(state, 1).own
    crossing = GAME.view(state, 0).own

    assert own is not None
    assert [(offer.action, offer.crosses) for offer in own.offers] == [
        ("G", 2),
        ("M", 3),
        ("map:W", 4),
        ("map:G", 4),
        ("map:M", 4),
    ]
    assert crossing is not None
    assert crossing.offers == ()


def test_cards_to_come_and_the_one_set_aside_are_hidden():
    state = at_card("G/M", "", "", turn=3)
    order = state.deal.order
    other = (*order[:3], *reversed(order[3:]))
    shuffled = replace(state, deal=Deal(other, 127, Rng(99)))

    for seat in (0, 1, None):
        assert looks(state, seat) == looks(shuffled, seat)
    assert GAME.view(state, 0).seen == order[:3]


def test_the_side_that_will_face_the_player_is_hidden():
    state = at_card("G/M", "", turn=3)
    other = replace(state, deal=replace(state.deal, facing=state.deal.facing ^ 0b1111000))

    assert looks(state, 0) == looks(other, 0)
    assert GAME.view(state, 0).side == "G"


def test_standing_tells_nothing_of_a_turn_in_the_making():
    setup = set_up(2, objectives=["race-maps"])
    before = play(at_card("W/G", "d14 b9", "", setup=setup), "0 W:")
    after = play(before, "0 d15 d13")

    assert GAME.standing(after) == GAME.standing(before)


def test_what_a_seat_finds_is_told_to_it_alone_while_others_cross():
    state = play(at_card("G/M", "f12", ""), "0 M:", "0 e12 e11")
    (event,) = GAME.events(state)

    assert event.reaches(0)
    assert not event.reaches(1)
    assert not event.reaches(None)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_state_drawn_from_a_view_can_be_played_to_the_end(seats):
    sides = {"advanced_temples": "on", "objectives": "2"}
    for decisions in (0, 3, 40, 77, 90):
        match = new_match(seats, seed=8, **sides)
        play_at_random(match, seed=9, decisions=decisions)
        drawn = GAME.resample(match.view(0), Rng(decisions))
        while GAME.to_act(drawn):
            seat = min(GAME.to_act(drawn))
            drawn = GAME.apply(drawn, seat, GAME.legal_actions(drawn, seat)[0])

        assert GAME.standing(drawn).is_over


def test_a_state_drawn_while_temples_give_crosses_looks_alike():
    setup = set_up(3, sides=Sides(temples=True))
    gate = "d14 b9"
    state = at_card("W/G", gate, gate, "", setup=setup)
    state = play(state, "0 W:", "0 d15 d13 e13", "1 W: d15 d13", "2 G: g13 g12 h12")
    state = play(state, "0 M: d16", "1 S: c9 d9 d10")
    for seat in (0, 1, 2, None):
        drawn = GAME.resample(GAME.view(state, seat), Rng(4))

        assert looks(drawn, seat) == looks(state, seat)
        assert GAME.to_act(drawn) == GAME.to_act(state) == {0}


def test_an_offer_says_for_how_many_of_its_crosses_there_is_room():
    """No sand is beside the village on f13: three crosses there are none."""
    view = GAME.view(at_card("S/M", ""), 0)

    assert view.own is not None
    offered = {offer.action: (offer.crosses, offer.possible) for offer in view.own.offers}
    assert offered == {"S": (3, 0), "M": (2, 2)}


def test_whoever_takes_a_side_sees_the_room_on_both():
    state = at_card("S/M", "", "b12")

    assert GAME.view(state, 0).room == (0, 3)
    assert GAME.view(state, 1).room == (3, 3)
    assert GAME.view(state, None).room == ()
