"""What a seat sees, and the states that could be behind it."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, is_dataclass, replace

from inklands.core.match import Match
from inklands.core.rng import Rng
from inklands.games.misterra.actions import Action
from inklands.games.misterra.state import Hand, State, Step
from inklands.games.misterra.view import View
from tests.games.misterra.positions import GAME, play, position

BOX = GAME.components.otoma


def played(seats: int, seed: int, decisions: int, **options: str) -> Match[State, Action, View]:
    match = Match(GAME, seats, seed, options)
    rng = Rng(seed)
    for _ in range(decisions):
        if match.is_over:
            break
        seat = min(match.to_act)
        place, rng = rng.below(len(match.legal_actions(seat)))
        match.play(seat, match.legal_actions(seat)[place])
    return match


def test_views_hold_only_what_can_be_written_as_json():
    def plain(value: object) -> bool:
        if is_dataclass(value):
            return all(plain(getattr(value, field.name)) for field in fields(value))
        if isinstance(value, tuple):
            return all(map(plain, value))
        return value is None or isinstance(value, str | int)

    for seats in (1, 2, 4):
        for decisions in (0, 30, 1000):
            match = played(seats, 3, decisions)
            assert all(plain(match.view(seat)) for seat in (None, *range(seats)))


def test_hidden_cards_in_another_order_look_the_same():
    for decisions in range(0, 120, 7):
        state = played(2, 11, decisions).state
        sketches = state.sketches
        hidden = len(sketches.deck) - sketches.tucked
        deck = (*sorted(sketches.deck[:hidden]), *sketches.deck[hidden:])
        swapped = Hand((1, 2, 3, 4), (1, 4) if state.hands[1].kept else ())
        other = replace(
            state,
            sketches=replace(sketches, deck=deck),
            hands=(state.hands[0], swapped),
        )

        assert GAME.view(other, 0) == GAME.view(state, 0)
        assert GAME.view(other, None) == GAME.view(state, None)


def test_cards_put_back_unseen_cannot_be_told_from_those_in_the_deck():
    state = played(1, 4, 20).state
    sketches = state.sketches
    deck, removed = list(sketches.deck), list(sketches.removed)
    deck[0], removed[0] = removed[0], deck[0]
    other = replace(
        state, sketches=replace(sketches, deck=tuple(deck), removed=tuple(removed))
    )  # fmt: skip

    assert GAME.view(other, 0) == GAME.view(state, 0)


def test_otomas_cards_below_the_top_cannot_be_told():
    state = played(1, 4, 30).state
    otoma = state.otoma
    assert otoma is not None
    other = replace(state, otoma=replace(otoma, deck=(otoma.deck[0], *sorted(otoma.deck[1:]))))

    assert GAME.view(other, 0) == GAME.view(state, 0)


def test_a_seat_sees_its_own_presumptions_and_an_onlooker_none():
    match = played(2, 6, 2)

    assert match.view(0).kept == match.state.hands[0].kept
    assert [card.number for card in match.view(1).dealt] == list(match.state.hands[1].dealt)
    assert match.view(None).dealt == ()
    assert match.view(None).kept == ()
    assert [other.presumptions for other in match.view(0).cartographers] == [(), ()]


def test_all_presumptions_are_shown_when_the_match_is_over():
    match = played(3, 6, 10_000)
    shown = [other.presumptions for other in match.view(None).cartographers]

    assert match.is_over
    assert shown == [hand.kept for hand in match.state.hands]


def test_parchments_and_claims_are_open_to_all():
    land = "S . . . .\n" + ". . . . .\n" * 4
    state = play(position(land, ("a1", "beach5")), "take:SS", "claim", "take:SL", "map:S a1,L b1")
    seen = GAME.view(state, 1).cartographers[0]

    assert seen.parchment[0] == "SL..."
    assert seen.claims == ("a1",)
    assert seen.place == "a1"


def test_what_the_active_cartographer_sees_is_lit():
    land = "M . . . .\n" + ". . . . .\n" * 4

    assert GAME.view(position(land, ("a1", "a1")), 1).sight == ("a1", "b1", "c1", "a2", "a3")
    assert GAME.view(position(places=(None, None), step=Step.LAND), 1).sight == ()


def test_cards_that_went_under_the_deck_are_remembered():
    land = "l . . . .\n" + ". . . . .\n" * 4
    state = play(position(land, ("a1", "a1")), "swap:SM", "take:SS", "pass", "swap:LL")
    seen = GAME.view(state, None)

    assert seen.tucked == ("SM", "LL")
    for seed in range(20):
        drawn = GAME.resample(seen, Rng(seed)).sketches
        assert drawn.deck[-2:] == state.sketches.deck[-2:]
        assert Counter(drawn.deck) == Counter(state.sketches.deck)


def test_resampling_deals_every_presumption_once():
    seen = played(4, 8, 3).view(0)
    for seed in range(20):
        hands = GAME.resample(seen, Rng(seed)).hands
        dealt = [number for hand in hands for number in hand.dealt]

        assert len(set(dealt)) == 16
        assert all(set(hand.kept) <= set(hand.dealt) for hand in hands)
        assert [bool(hand.kept) for hand in hands] == [True, True, True, False]


def test_resampling_a_first_game_gives_others_another_letter():
    seen = played(3, 8, 0, first_game="on").view(1)
    found = set()
    for seed in range(40):
        hands = GAME.resample(seen, Rng(seed)).hands
        assert len({hand.kept for hand in hands}) == 3
        found |= {hands[0].kept, hands[2].kept}

    assert found == set(GAME.components.letters) - {seen.kept}


def test_otomas_cards_are_drawn_as_the_recipe_allows():
    for decisions in (0, 12, 25, 40, 60, 70):
        seen = played(1, 21, decisions).view(0)
        assert seen.otoma is not None
        for seed in range(15):
            otoma = GAME.resample(seen, Rng(seed)).otoma
            assert otoma is not None
            order = (*otoma.played, *otoma.deck)
            stacks = [order[n : n + 7] for n in (0, 7, 14)]

            assert otoma.played == seen.otoma.played
            assert sorted((*order, *otoma.removed)) == list(range(22))
            assert [len(set(stack) & set(BOX.claiming)) for stack in stacks] == [1, 1, 1]
            assert not {stack[0] for stack in stacks} & set(BOX.claiming)


def test_a_view_has_a_picture():
    land = "l S . . .\n" + ". . . . .\n" * 4
    state = position(land, ("beach1", "a1"), claims=["", "b1"], step=Step.ACT, card="SL")

    picture = GAME.picture(GAME.view(state, 0)).replace("\N{NO-BREAK SPACE}", " ")

    assert picture.splitlines() == [
        "  island        seat 0        seat 1   ",
        "  A B C D E     A B C D E     A B C D E",
        "1 l S . . .   1 . . . . .   1 . . . . .",
        "2 . . . . .   2 . . . . .   2 . . . . .",
        "3 . . . . .   3 . . . . .   3 . . . . .",
        "4 . . . . .   4 . . . . .   4 . . . . .",
        "5 . . . . .   5 . . . . .   5 . . . . .",
        "display SS SL SJ SM LL · deck 5 · taken SL",
        "supply S11 L11 J12 M12",
        "seat 0 on beach1",
        "seat 1 on a1, claims b1",
        "presumption 19: zones-of-size 1: 5 → 3, 8 → 10, 12 → 15, 16 → 20, 25 → 30",
        "presumption 21: most-common: 8 → 6, 10 → 9, 12 → 12, 15 → 18",
    ]


def test_the_picture_of_a_solo_match_shows_otoma():
    start = played(1, 2, 0)
    picture = GAME.picture(start.view(0))
    late = played(1, 5, 70)

    assert "seat 0 on no place yet" in picture
    assert "21 cards" in picture
    assert picture.count("presumption") == 4
    assert "presumption" not in GAME.picture(start.view(None))
    assert "Otoma" in GAME.picture(late.view(0))
