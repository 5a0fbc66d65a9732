"""Dealing and refilling the sketch cards."""

from __future__ import annotations

from collections import Counter

from inklands.games.misterra.island.terrain import SKETCHES, Sketch
from inklands.games.misterra.state import Sketches


def refilled(sketches: Sketches, size: int) -> tuple[Sketches, tuple[Sketch, ...]]:
    """The display filled up to *size* as far as the deck goes, and the cards revealed for it."""
    missing = size - len(sketches.display)
    revealed, deck = sketches.deck[:missing], sketches.deck[missing:]
    tucked = min(sketches.tucked, len(deck))
    return Sketches(deck, sketches.display + revealed, tucked, sketches.removed), revealed


def without_display(sketches: Sketches) -> Sketches:
    """The cards after those that lie open have left the game."""
    return Sketches(sketches.deck, (), sketches.tucked, sketches.removed)


def unseen(sketches: Sketches) -> tuple[int, ...]:
    """How many cards of each kind nobody has seen yet: in the deck, or put back unseen."""
    hidden = sketches.deck[: len(sketches.deck) - sketches.tucked]
    counts = Counter(hidden) + Counter(sketches.removed)
    return tuple(counts[sketch] for sketch in SKETCHES)


def bottom(sketches: Sketches) -> tuple[Sketch, ...]:
    """The cards at the bottom of the deck that everybody saw go there, the last one lowest."""
    return sketches.deck[len(sketches.deck) - sketches.tucked :]
