import json
from dataclasses import asdict, replace

from inklands.core.rng import Rng
from inklands.games.cartographers.view import CardView, EdictView, OfferView, SheetView
from tests.games.cartographers.following import new_match
from tests.games.cartographers.positions import GAME, drawn, marked, position
from tests.games.random_play import play_at_random


def test_a_view_tells_what_lies_on_the_table():
    seen = GAME.view(position("hamlet", marked("A", "M:a1", coins=2), time=3, ruins_due=True), 0)

    assert (seen.seat, seen.seats, seen.layout, seen.draws_on) == (0, 1, "A", 0)
    assert (seen.season, seen.season_key, seen.threshold, seen.time) == (0, "spring", 8, 3)
    assert seen.ruins == ("b6", "c2", "c10", "i2", "i10", "j6")
    assert seen.ruins_due
    assert seen.column == ("hamlet",)
    assert seen.most_coins == 14
    assert seen.waiting_for == (0,)
    assert seen.sheets[0].coins == 2
    assert seen.sheets[0].threatened == ("a2", "b1")
    assert seen.sheets[0].rows[:2] == ("M..........", "...^.......")


def test_a_view_shows_the_card_as_printed():
    assert GAME.view(position("hamlet"), 0).card == CardView(
        "hamlet",
        "landscape",
        1,
        (
            OfferView("village", "V", "X./XX", coin=True),
            OfferView("village", "V", "XXX/XX.", coin=False),
        ),
        None,
    )
    assert GAME.view(position("gnoll-raid", seats=2), 0).card == CardView(
        "gnoll-raid", "ambush", 0, (OfferView("monster", "M", "XX/X./XX", coin=False),), False
    )


def test_a_view_names_the_edicts_and_which_of_them_score_this_season():
    spring, summer = (GAME.view(position("hamlet", season=n), 0).edicts for n in (0, 1))

    assert spring[0] == EdictView("A", "sentinel-wood", "forest", 25, scores_now=True)
    assert [edict.scores_now for edict in spring] == [True, True, False, False]
    assert [edict.scores_now for edict in summer] == [False, True, True, False]


def test_an_onlooker_sees_the_table_but_no_drawing():
    waiting = GAME.apply(position("hamlet", seats=2), 0, GAME.parse_action("V:a1b1b2"))
    seen = GAME.view(waiting, None)

    assert (seen.seat, seen.draws_on, seen.drawn) == (None, None, None)
    assert seen.waiting_for == (1,)


def test_in_an_ambush_a_view_names_the_map_in_hand():
    state = position("goblin-attack", seats=3)

    assert [GAME.view(state, seat).draws_on for seat in (0, 1, 2, None)] == [1, 2, 0, None]


def test_the_maps_of_past_seasons_stay_in_view():
    state = drawn(position("hamlet", time=7), "V:a1b1b2")

    assert GAME.view(state, 0).history == (GAME.view(state, 0).sheets,)


def test_after_the_last_season_there_is_no_card():
    over = drawn(position("hamlet", time=5, season=3), "V:a1b1b2")
    seen = GAME.view(over, 0)

    assert (seen.card, seen.draws_on, seen.waiting_for) == (None, None, ())
    assert GAME.view(GAME.resample(seen, Rng(1)), 0) == seen


def test_a_view_can_be_written_as_json():
    match = new_match(3, 5)
    play_at_random(match, 5, 40)

    for seat in (0, 1, 2, None):
        seen = match.view(seat)
        assert json.loads(json.dumps(asdict(seen)))["sheets"][0]["rows"] == list(
            seen.sheets[0].rows
        )


def test_resampling_deals_the_unseen_cards_anew():
    match = new_match(2, 9)
    play_at_random(match, 9, 30)
    state, seen = match.state, match.view(0)
    dealt = [GAME.resample(seen, Rng(seed)) for seed in range(30)]

    hidden = {card for card in state.deck.cards if card not in GAME.components.ambushes}
    assert len({other.deck.cards for other in dealt}) == 30
    for other in dealt:
        cards = set(other.deck.cards)
        assert {card for card in cards if card not in GAME.components.ambushes} == hidden
        assert len(other.deck) == len(state.deck)
        assert len(other.ambushes) == len(state.ambushes)
        assert not (cards | set(other.ambushes.cards)) & set(state.gone)
        assert GAME.view(other, 0) == seen


def test_resampling_gives_others_who_have_drawn_something_legal():
    waiting = GAME.apply(position("hamlet", seats=3), 1, GAME.parse_action("V:a1b1b2"))
    waiting = GAME.apply(waiting, 0, GAME.parse_action("V:k1k2j1"))
    undecided = replace(waiting, pending=(None, None, None))
    guessed = set()

    for seed in range(20):
        other = GAME.resample(GAME.view(waiting, 0), Rng(seed))
        assert other.pending[0] == waiting.pending[0]
        assert other.pending[1] in GAME.legal_actions(undecided, 1)
        assert other.pending[2] is None
        guessed.add(other.pending[1])

    assert len(guessed) > 10


def test_the_view_of_a_sheet_is_rows_coins_and_threats():
    seen = GAME.view(position("hamlet", marked("B", "F:a1", coins=3), sheet="B"), 0).sheets[0]

    assert seen == SheetView(
        (
            "F..........",
            "........^..",
            "...^.......",
            ".....#.....",
            "....##.....",
            "....###....",
            ".....#.....",
            ".....^.....",
            ".........^.",
            "..^........",
            "...........",
        ),
        3,
        (),
    )
