"""Horses, keys, maps and food on the landscape."""

from dataclasses import replace

from inklands.games.explorers.state import Sides, free_keys, free_maps
from tests.games.explorers.positions import (
    GAME,
    at_card,
    cells,
    may,
    play,
    set_up,
    sheet,
    with_sheet,
)


def food(state, seat: int = 0) -> tuple[str, ...]:
    return GAME.view(state, seat).players[seat].food


def test_an_apple_that_finds_no_place_in_this_round_is_crossed_without_effect():
    # Rulebook: the column of the round has no apple left, so the next one cannot be ticked.
    state = play(at_card("GM/WS", "f11 c11"), "0 GM: e11")
    assert food(state) == ("a", "", "", "")

    state = play(state, "0 b11")

    assert food(state) == ("a", "", "", "")
    assert cells("b11 e11") & ~state.drafts[0].crossed == 0


def test_an_apple_refused_in_one_round_has_its_place_in_the_next():
    state = at_card("G/M", "f11", round_number=2, facing=1)
    state = play(state, "0 M: e11")

    assert food(state) == ("", "a", "", "")


def test_the_advanced_tile_takes_four_of_one_kind_and_none_in_the_first_round():
    setup = set_up(1, sides=Sides(food=True))
    first = play(at_card("G/M", "f11", setup=setup, facing=1), "0 M: e11")
    second = play(at_card("G/M", "f11 c11", setup=setup, round_number=2, facing=1), "0 M: e11")
    third = play(at_card("G/M", "f11", setup=setup, round_number=3, facing=1), "0 M: e11")

    assert food(first) == ("", "", "", "")
    assert food(second) == ("", "a", "", "")
    assert food(third) == ("", "", "", "")


def test_a_horse_goes_on_at_once_in_any_terrain():
    state = play(at_card("G/M", "g15 f16"), "0 G: g16")

    assert may(state, 0) == {
        "horse:e16", "horse:f14", "horse:f12", "horse:e13", "horse:f15", "horse:g13",
        "horse:g14", "horse:h15", "horse:h16",
    }  # fmt: skip
    assert state.drafts[0].left == 2


def test_after_the_horse_the_crosses_of_the_card_go_on():
    state = play(at_card("G/M", "g15 f16"), "0 G: g16 horse:f15")

    assert may(state, 0) == {"g13", "h15", "h16"}


def test_horses_chain():
    # From the horse on n11 to the one on o14, and from there to the key on p13.
    state = play(at_card("G/M", "m11 o13", facing=1), "0 M: n11")
    assert state.drafts[0].riding

    state = play(state, "0 horse:o14")
    assert state.drafts[0].riding

    state = play(state, "0 horse:p13")

    assert not state.drafts[0].riding
    assert state.drafts[0].left == 2
    assert free_keys(state.setup, state.drafts[0].crossed) == 1


def test_what_a_horse_crosses_has_its_effect():
    state = play(at_card("G/M", "g15 f16 e15"), "0 G: g16 horse:e14")

    assert free_maps(state.setup, state.drafts[0].crossed, 0) == 1


def test_a_horse_is_lost_when_nothing_can_be_crossed():
    # Everything but the last cell, which holds the horse, is crossed.
    setup = set_up(1)
    villages = sum(setup.landscape.villages)
    everything = (1 << 256) - 1 & ~villages & ~cells("g16")
    state = at_card("G/M", "", setup=setup)
    full = replace(sheet(setup), crossed=everything | cells("f13"), reach=cells("g16"))
    draft = replace(state.drafts[0], crossed=full.crossed, reach=full.reach)
    state = replace(with_sheet(state, 0, full), drafts=(draft,))
    after = play(state, "0 G: g16")

    assert after.clock.turn == 1


def test_a_temple_needs_a_key():
    locked = play(at_card("W/S", "d14"), "0 W:")
    unlocked = play(at_card("W/S", "d14 b9"), "0 W:")

    assert "d15" not in may(locked, 0)
    assert "d15" in may(unlocked, 0)


def test_a_horse_does_not_break_into_a_temple():
    state = play(at_card("G/M", "g15 d14"), "0 G: g16")

    assert "horse:d15" not in may(state, 0)


def test_a_key_opens_a_temple_in_the_same_turn():
    state = play(at_card("GM/WS", "d14 c9", facing=1), "0 WS:")
    assert "d15" not in may(state, 0)

    assert "d15" in may(play(state, "0 b9"), 0)


def test_a_key_opens_one_temple_whichever_it_is():
    # Temples on water at d15 and on grass at e6, and one key from a third tile.
    state = play(at_card("WM/GS", "d14 e7 p13"), "0 WM: d15")
    again = at_card("WM/GS", "d14 d15 e7 p13", facing=1)

    assert free_keys(state.setup, state.drafts[0].crossed) == 0
    assert "e6" not in may(play(again, "0 GS:"), 0)


def test_keys_and_maps_beyond_the_slots_have_no_effect():
    setup = set_up(1)
    few = replace(setup, components=replace(setup.components, key_slots=1, map_slots=1))
    found = cells("b9 p13 e14 l11")

    assert free_keys(setup, found) == 2
    assert free_keys(few, found) == 1
    assert free_maps(setup, found, 0) == 2
    assert free_maps(few, found, 0) == 1
    assert free_maps(few, found, 1) == 0
