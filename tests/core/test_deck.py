import pytest

from inklands.core.deck import Deck
from inklands.core.rng import Rng

PILE = Deck(("river", "mill", "wood"))


def test_the_first_card_is_on_top():
    assert PILE.reveal() == ("river", Deck(("mill", "wood")))


def test_a_pile_knows_how_many_cards_it_has():
    assert len(PILE) == 3
    assert len(Deck(())) == 0


def test_an_empty_pile_has_no_top():
    with pytest.raises(IndexError):
        Deck(()).reveal()


def test_a_shuffled_pile_holds_the_same_cards_in_the_order_of_the_stream():
    deck, rest = PILE.shuffled(Rng(9))

    assert (deck.cards, rest) == Rng(9).shuffled(PILE.cards)
    assert sorted(deck.cards) == sorted(PILE.cards)
