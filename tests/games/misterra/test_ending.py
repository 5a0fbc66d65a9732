"""What brings the last round, and that everybody finishes it."""

from __future__ import annotations

import pytest

from inklands.games.misterra.ending import mappable
from inklands.games.misterra.island.places import GRID
from inklands.games.misterra.state import State
from tests.games.misterra.positions import BEHIND_JUNGLES, EMPTY, GAME, cells, play, position

FULL = "S L J M S\n" * 5
NEARLY = "S L J M S\n" * 4 + "S L J M .\n"


def passing(state: State) -> State:
    """The rest of a turn without mapping anything."""
    for _ in range(2 - state.moment.half_day):
        display = GAME.view(state, None).display
        state = play(state, *([f"take:{display[0]}"] if display else []), "pass")
    return state


def ending_key(state: State) -> str:
    (key,) = (e.message.key for e in GAME.events(state) if "ending" in e.message.key)
    return key


def test_a_confirmed_island_ends_the_match_after_the_round():
    state = passing(position(FULL))
    assert ending_key(state) == "misterra-ending-island"
    assert "misterra-last-round" in [event.message.key for event in GAME.events(state)]
    assert state.moment.is_ending
    assert GAME.to_act(state) == {1}

    over = passing(state)

    assert GAME.to_act(over) == frozenset()
    assert [len(GAME.legal_actions(over, seat)) for seat in (0, 1)] == [0, 0]
    assert GAME.standing(over).is_over


def test_a_full_parchment_of_the_active_seat_ends_the_match_after_the_round():
    state = passing(position(parchments=[FULL, EMPTY]))

    assert ending_key(state) == "misterra-ending-parchment"


def test_a_full_parchment_of_another_seat_ended_it_before():
    assert not passing(position(parchments=[EMPTY, FULL])).moment.is_ending


def test_the_last_card_taken_ends_the_match_after_the_round():
    state = passing(position(display="SS SL", deck=""))

    assert ending_key(state) == "misterra-ending-sketches"


def test_the_last_seat_of_a_round_ends_it_at_once():
    over = passing(position(FULL, seat=1))

    assert GAME.to_act(over) == frozenset()


def test_the_round_ends_before_the_first_player_not_before_seat_0():
    state = passing(position(FULL, seat=0, first=1))

    assert GAME.to_act(state) == frozenset()


def test_an_announced_end_is_told_once():
    over = passing(passing(position(FULL)))
    keys = [event.message.key for event in GAME.events(over)]

    assert not [key for key in keys if "ending" in key]
    assert keys[-3:] == ["misterra-shown", "misterra-shown", "misterra-over"]


def test_an_empty_cell_behind_jungles_is_beyond_mapping():
    """Nobody off the jungle sees e1, d1 or e2, on one of which a card for e1 would have to lie."""
    state = position(BEHIND_JUNGLES)

    assert mappable(state.public) == 0
    assert ending_key(passing(state)) == "misterra-ending-unmappable"


def test_a_card_reaches_one_cell_further_than_sight():
    """From c1 the jungle of d1 is seen, and e1 lies beside it."""
    picture = """
        L L L J .
        L L L L J
        L L L L L
        L L L L L
        L L L L L
    """
    state = position(picture)

    assert mappable(state.public) == cells("e1")
    assert not passing(state).moment.is_ending


def test_a_mountain_sees_over_the_jungle():
    picture = """
        L M J J .
        L L J J J
        L L L J J
        L L L L L
        L L L L L
    """

    assert mappable(position(picture).public) == cells("e1")


def test_a_hazy_tile_may_still_change_everything():
    hazy = """
        L J J J .
        L L J J J
        L L L J J
        L L L L L
        L L L L l
    """

    assert not passing(position(hazy)).moment.is_ending


def test_tiles_that_nobody_can_walk_to_do_not_help():
    """The lagoon in the corner would see e4, but no way leads to it."""
    picture = """
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . L
    """
    public = position(picture, ("beach1", "beach2")).public

    assert mappable(public) == cells("a1 b1 a2 b2 a3 b3 a4 b4 a5 b5")


def test_who_has_not_landed_may_still_land_anywhere():
    assert mappable(position(EMPTY, ("beach1", None)).public) == mappable(position(EMPTY).public)
    assert mappable(position(EMPTY, (None, None)).public) & cells("a5")


@pytest.mark.parametrize("display", ["SS", ""])
def test_a_match_goes_on_without_an_end(display):
    state = passing(position(NEARLY, display=display, deck="LL LL LL"))

    assert not state.moment.is_ending
    assert state.public.island.covered != GRID.everywhere
