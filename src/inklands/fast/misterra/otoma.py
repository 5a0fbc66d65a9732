"""The solo opponent's turn."""

from __future__ import annotations

from inklands.fast.misterra import constants as t
from inklands.fast.misterra.ground import EVERYWHERE, ONE
from inklands.fast.misterra.island import (
    MOST_MARKERS,
    confirm,
    largest_open,
    observe,
    tiles_left,
)
from inklands.fast.misterra.match import (
    CONFIRMED,
    ENDING,
    HALF_DAY,
    MARKERS,
    MOVE,
    OTOMA,
    OTOMA_DECK,
    OTOMA_TOP,
    STEP,
    TURN,
    end,
)
from inklands.fast.misterra.points import OTOMAS, mapped_cells
from inklands.fast.misterra.sketches import clear_display, refill
from inklands.grid.kernel import Ints, Masks, constants, kernel

OTOMA_CELLS, OTOMA_TERRAINS = constants(t.OTOMA_CELLS), constants(t.OTOMA_TERRAINS)
OTOMA_CONFIRMS, OTOMA_CLAIMS = constants(t.OTOMA_CONFIRMS), constants(t.OTOMA_CLAIMS)
OTOMA_CARDS = t.STACK * t.STACKS


@kernel
def otoma_turn(b: Masks, v: Ints) -> None:
    """What is left of the display goes, then come Otoma's two half days."""
    clear_display(v)
    otoma_half_days(b, v, 0)


@kernel
def otoma_half_days(b: Masks, v: Ints, first: int) -> None:
    """Otoma's half days from *first* on, up to a choice among regions or the player's next turn."""
    for half_day in range(first, 2):
        otoma_observes(b, v)
        if may_claim(b, v):
            regions = largest_open(b, OTOMAS)
            if regions & (regions - 1):
                v[STEP] = OTOMA
                v[HALF_DAY] = half_day
                return
            b[MARKERS + OTOMAS] |= regions
    after_otoma(b, v)


@kernel
def may_claim(b: Masks, v: Ints) -> bool:
    """Whether the card on top has Otoma claim, and it has a marker left."""
    card = v[OTOMA_DECK + v[OTOMA_TOP]]
    return OTOMA_CLAIMS[card] > 0 and b[MARKERS + OTOMAS].bit_count() < MOST_MARKERS


@kernel
def otoma_observes(b: Masks, v: Ints) -> None:
    """The top card is turned over for its cells; the next one says what is done there."""
    cells = 2 * v[OTOMA_DECK + v[OTOMA_TOP]]
    v[OTOMA_TOP] += 1
    acts = 2 * v[OTOMA_DECK + v[OTOMA_TOP]]
    for i in range(2):
        cell = ONE << OTOMA_CELLS[cells + i]
        if OTOMA_CONFIRMS[acts + i]:
            confirm(b, OTOMA_TERRAINS[acts + i], cell)
        else:
            terrain = OTOMA_TERRAINS[acts + i]
            observe(b, terrain, cell, tiles_left(b, terrain))


@kernel
def after_otoma(b: Masks, v: Ints) -> None:
    """The end, or the player's next turn; each of Otoma's half days needs one card more."""
    if (
        b[CONFIRMED] == EVERYWHERE
        or mapped_cells(b, 0) == EVERYWHERE
        or OTOMA_CARDS - v[OTOMA_TOP] < 3
    ):
        end(v)
        v[HALF_DAY] = v[ENDING] = 1
        return
    refill(v)
    v[TURN] += 1
    v[STEP] = MOVE
    v[HALF_DAY] = 0
