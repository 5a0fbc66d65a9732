"""The sketch cards: the deck and the display."""

from __future__ import annotations

from inklands.fast.misterra import constants as t
from inklands.fast.misterra.ground import NONE, ONE
from inklands.fast.misterra.match import (
    DECK,
    DISPLAY,
    HIDDEN,
    KINDS,
    SHOWN,
    TOP,
    TUCK_END,
    TUCK_TOP,
    TUCKED,
)
from inklands.grid.kernel import Ints, kernel

DISPLAY_SIZE = t.COMPONENTS.display


@kernel
def deck_size(v: Ints) -> int:
    return v[HIDDEN] - v[TOP] + v[TUCK_END] - v[TUCK_TOP]


@kernel
def reveal(v: Ints) -> None:
    """The top card of the deck joins the display."""
    if v[TOP] < v[HIDDEN]:
        card = v[DECK + v[TOP]]
        v[TOP] += 1
    else:
        card = v[TUCKED + v[TUCK_TOP]]
        v[TUCK_TOP] += 1
    v[DISPLAY + card] += 1
    v[SHOWN] += 1


@kernel
def refill(v: Ints) -> None:
    """Cards are turned up until the display is full, as far as the deck goes."""
    for _ in range(min(DISPLAY_SIZE - v[SHOWN], deck_size(v))):
        reveal(v)


@kernel
def take_card(v: Ints, kind: int) -> None:
    v[DISPLAY + kind] -= 1
    v[SHOWN] -= 1


@kernel
def swap_card(v: Ints, kind: int) -> None:
    """A card of the display goes under the deck, and the top card takes its place."""
    take_card(v, kind)
    reveal(v)
    v[TUCKED + v[TUCK_END]] = kind
    v[TUCK_END] += 1


@kernel
def clear_display(v: Ints) -> None:
    for kind in range(KINDS):
        v[DISPLAY + kind] = 0
    v[SHOWN] = 0


@kernel
def kinds_shown(v: Ints) -> int:
    """A mask with a bit for each kind of card that lies open."""
    found = NONE
    for kind in range(KINDS):
        if v[DISPLAY + kind]:
            found |= ONE << kind
    return found
