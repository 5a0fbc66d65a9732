"""Cards in an order nobody may see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from inklands.core.rng import Rng

C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Deck(Generic[C]):
    """
    A face-down pile: the first card is on top.

    >>> Deck(("river", "mill")).reveal()
    ('river', Deck(cards=('mill',)))
    """

    cards: tuple[C, ...]

    def __len__(self) -> int:
        return len(self.cards)

    def reveal(self) -> tuple[C, Deck[C]]:
        """The top card, and the pile without it."""
        return self.cards[0], Deck(self.cards[1:])

    def shuffled(self, rng: Rng) -> tuple[Deck[C], Rng]:
        """The same cards in a random order, and the rest of the stream."""
        cards, rest = rng.shuffled(self.cards)
        return Deck(cards), rest
