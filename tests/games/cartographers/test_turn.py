from dataclasses import replace

import pytest

from inklands.core.deck import Deck
from inklands.games.cartographers.state import State
from tests.games.cartographers.following import new_match
from tests.games.cartographers.positions import GAME, crowded, drawn, marked, position, texts
from tests.games.cartographers.printed import AMBUSHES, RUINS, SEASONS, SHAPES_AND_TERRAINS

EXPLORE = {*SHAPES_AND_TERRAINS, *RUINS}


def test_a_match_starts_with_blank_maps_and_one_ambush_in_the_deck():
    state = new_match(3, 5, sheet="B").state

    assert state.turn == 1
    assert [sheet.coins for sheet in state.sheets] == [0, 0, 0]
    assert {sheet.filled for sheet in state.sheets} == {marked("B").filled}
    cards = {*state.deck.cards, *state.column, *state.gone}
    assert cards >= EXPLORE
    assert len(cards - EXPLORE) == 1
    assert len(state.ambushes) == 3


def test_when_all_have_drawn_the_next_card_is_turned_up():
    state = drawn(position("hamlet", seats=2), "V:a1b1b2", "V:a1b1b2")

    assert state.card is not None
    assert state.card.key == "orchard"
    assert state.column == ("hamlet", "orchard")
    assert state.time == 1
    assert state.turn == 2


def test_ruins_are_turned_up_together_with_the_next_card():
    state = drawn(position("hamlet", deck=("temple-ruins", "orchard")), "V:a1b1b2")

    assert state.card is not None
    assert state.card.key == "orchard"
    assert state.ruins_due
    assert state.column == ("hamlet", "temple-ruins", "orchard")
    assert state.turn == 2


def test_two_ruins_cards_in_a_row_still_ask_for_one_overlap():
    state = drawn(
        position("hamlet", deck=("temple-ruins", "outpost-ruins", "farmland")), "V:a1b1b2"
    )

    assert state.ruins_due
    assert "A:b6c6" in texts(state)
    assert "A:k1k2" not in texts(state)


def test_one_drawing_answers_the_ruins():
    state = drawn(position("farmland", deck=("hamlet", "orchard"), ruins_due=True), "A:b6c6")

    assert not state.ruins_due
    assert "V:k1k2j1" not in texts(state)
    assert "V:j1k1k2" in texts(state)


def test_an_ambush_after_ruins_ignores_them_and_they_wait_for_the_next_landscape():
    deck = ("temple-ruins", "goblin-attack", "farmland", "orchard")
    ambush = drawn(position("hamlet", seats=2, deck=deck), "V:a1b1b2", "V:a1b1b2")

    assert ambush.ruins_due
    assert "M:i1j2k3" in texts(ambush)

    landscape = drawn(ambush, "M:i1j2k3", "M:i1j2k3")

    assert landscape.card is not None
    assert landscape.card.key == "farmland"
    assert "A:k10k11" not in texts(landscape)
    assert "A:b6c6" in texts(landscape)
    assert landscape.column == ("hamlet", "temple-ruins", "farmland")


def test_alone_an_ambush_between_ruins_and_landscape_leaves_the_ruins_due():
    deck = ("temple-ruins", "goblin-attack", "farmland")
    state = drawn(position("hamlet", deck=deck), "V:a1b1b2")

    assert state.ruins_due
    assert state.gone == ("goblin-attack",)
    assert "A:a10a11" not in texts(state)


def test_an_ambush_leaves_the_column_and_takes_no_time():
    state = drawn(position("bugbear-assault", seats=2), "M:a1a3b1b3", "M:a1a3b1b3")

    assert state.time == 0
    assert state.gone == ("bugbear-assault",)
    assert state.column == ("orchard",)


def test_rift_lands_take_no_time():
    assert drawn(position("rift-lands", time=7), "F:a1").time == 7


@pytest.mark.parametrize(("season", "threshold"), [(n, SEASONS[n][1]) for n in range(3)])
def test_a_season_ends_when_its_time_is_reached(season: int, threshold: int):
    before = position("hamlet", time=threshold - 2, season=season)
    reached = position("hamlet", time=threshold - 1, season=season)

    assert drawn(before, "V:a1b1b2").season == season
    assert drawn(reached, "V:a1b1b2").season == season + 1


def test_time_beyond_the_threshold_is_lost():
    state = drawn(position("orchard", time=7), "F:a1a2a3b3")

    assert state.season == 1
    assert state.time == 0


def test_winter_is_the_last_season():
    state = drawn(position("orchard", time=5, season=3), "F:a1a2a3b3")

    assert state.card is None
    assert GAME.to_act(state) == frozenset()
    assert len(GAME.legal_actions(state, 0)) == 0
    assert GAME.standing(state).is_over


def test_the_maps_of_a_season_end_are_kept_as_they_were():
    state = drawn(position("hamlet", time=7), "V:a1b1b2")

    assert state.history == (state.sheets,)


def test_a_new_season_shuffles_all_cards_with_one_more_ambush():
    state = drawn(position("hamlet", time=7, deck=REST_WITHOUT_AMBUSH), "V:a1b1b2")
    cards = [*state.deck.cards, *state.column, *state.gone]

    assert set(cards) - set(AMBUSHES) == EXPLORE
    assert len([card for card in cards if card in AMBUSHES]) == 1
    assert len(state.ambushes) == 2


def test_an_ambush_that_did_not_show_up_stays_in_the_deck():
    state = drawn(position("hamlet", time=7, deck=("orchard", "gnoll-raid")), "V:a1b1b2")
    cards = [*state.deck.cards, *state.column, *state.gone]

    assert set(cards) & set(AMBUSHES) == {"gnoll-raid", "bugbear-assault"}
    assert len(cards) == 15


def test_a_resolved_ambush_never_comes_back():
    before = replace(position("hamlet", time=7), gone=("goblin-attack",))
    state = drawn(before, "V:a1b1b2")

    assert "goblin-attack" not in state.deck.cards
    assert state.gone[0] == "goblin-attack"


def test_all_four_ambushes_can_gather_in_the_last_season():
    lurking = ("orchard", "goblin-attack", "bugbear-assault", "kobold-onslaught")
    state = drawn(position("hamlet", time=6, season=2, deck=lurking, seats=2), *["V:a1b1b2"] * 2)

    assert {*state.deck.cards, *state.gone} & set(AMBUSHES) == set(AMBUSHES)
    assert len(state.ambushes) == 0


def test_a_seat_whose_map_is_full_is_passed_over():
    full = crowded("A", but="")
    state = position("hamlet", full, marked("A"), full)

    assert GAME.to_act(state) == {1}
    assert len(GAME.legal_actions(state, 0)) == 0

    after = GAME.apply(state, 1, GAME.parse_action("V:a1b1b2"))

    assert after.turn == state.turn + 1
    assert after.sheets[0] == full


def test_in_an_ambush_the_seat_that_holds_a_full_map_is_passed_over():
    full = crowded("A", but="")
    clockwise = position("bugbear-assault", full, marked("A"), marked("A"))
    counterclockwise = position("goblin-attack", full, marked("A"), marked("A"))

    assert GAME.to_act(clockwise) == {0, 2}
    assert GAME.to_act(counterclockwise) == {0, 1}


@pytest.mark.parametrize("seats", [1, 2])
def test_when_every_map_is_full_the_match_runs_to_its_end(seats: int):
    almost = crowded("A", but="a1")
    deck = ("temple-ruins", "orchard", "homestead", "marshlands", "fishing-village", "hamlet")
    state = position("rift-lands", *[almost] * seats, deck=deck)

    over = drawn(state, *["F:a1"] * seats)

    assert over.card is None
    assert len(over.history) == 4
    assert set(over.history) == {over.sheets}
    assert GAME.standing(over).is_over


def test_a_season_may_end_with_everybody_passed_over():
    almost = crowded("A", but="a1")
    state = position("rift-lands", almost, deck=("orchard", "hamlet"), time=6)

    assert seasons_scored(drawn(state, "F:a1")) == [0, 1, 2, 3]


def test_cards_come_from_the_top_of_the_deck():
    state = position("rift-lands", deck=("homestead", "orchard"))

    after = drawn(state, "F:a1")

    assert after.deck == Deck(("orchard",))
    assert after.card is not None
    assert after.card.key == "homestead"


def seasons_scored(state: State) -> list[int]:
    return [news.season for news in state.news if hasattr(news, "season")]


REST_WITHOUT_AMBUSH = ("orchard", "marshlands")
