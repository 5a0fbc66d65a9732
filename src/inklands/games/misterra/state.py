"""Everything there is to know about a match between two decisions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from inklands.games.misterra.island.island import Island, Tiles
from inklands.games.misterra.island.places import Place
from inklands.games.misterra.island.terrain import Sketch
from inklands.games.misterra.news import News
from inklands.games.misterra.otoma.components import OtomaCards
from inklands.games.misterra.presumptions.presumption import Numbers

Parchment: TypeAlias = Tiles
"""What one seat has mapped, terrain by terrain."""

NO_CARD: Sketch = -1


class Step(Enum):
    """What is to be decided next."""

    KEEP = "keep"
    """All seats at once: which presumptions to keep."""

    LAND = "land"
    """The first move of a seat, onto the beach."""

    MOVE = "move"
    """Move, or stay and go on as in `SWAP`."""

    SWAP = "swap"
    """Swap a card if a lagoon allows it, or take one."""

    TAKE = "take"
    """Take a card."""

    ACT = "act"
    """Map, claim or pass."""

    OTOMA = "otoma"
    """Solo: which of several regions Otoma claims."""

    OVER = "over"


@dataclass(frozen=True, slots=True)
class Setup:
    """What stays the same for a whole match."""

    seats: int
    first: int
    is_expert: bool
    is_first_game: bool
    merged_score: bool
    """Whether claims in one region all score; the rulebooks say that none does."""

    @property
    def is_solo(self) -> bool:
        return self.seats == 1


@dataclass(frozen=True, slots=True)
class Hand:
    """The presumptions a seat was dealt, and those it keeps: none until it has chosen."""

    dealt: Numbers
    kept: Numbers = ()


@dataclass(frozen=True, slots=True)
class PublicState:
    """All that lies open: the island, the cartographers, the markers and the parchments by seat."""

    island: Island
    meeples: tuple[Place, ...]
    claims: tuple[tuple[int, ...], ...]
    """The cells of each seat's markers; in a solo game Otoma's come second."""

    parchments: tuple[Parchment, ...]


@dataclass(frozen=True, slots=True)
class Sketches:
    """The sketch cards: a deck with its top first, and the display."""

    deck: tuple[Sketch, ...]
    display: tuple[Sketch, ...]
    tucked: int = 0
    """How many cards at the bottom of the deck everybody saw go there."""

    removed: tuple[Sketch, ...] = ()
    """Solo: cards that were put back unseen."""


@dataclass(frozen=True, slots=True)
class Otoma:
    """The solo opponent's cards: the deck with its top first, those played, those in the box."""

    deck: OtomaCards
    played: OtomaCards
    removed: OtomaCards


@dataclass(frozen=True, slots=True)
class Moment:
    """Where in the match we are."""

    step: Step
    seat: int
    half_day: int
    """0 for the first of a turn, 1 for the second; of Otoma's turn while it is Otoma's."""

    card: Sketch
    """The card taken this half day, or `NO_CARD`."""

    turn: int
    barrier: int
    is_ending: bool
    """Whether this is the last round."""


@dataclass(frozen=True, slots=True)
class State:
    """A whole match; what happened last is kept for the log."""

    setup: Setup
    hands: tuple[Hand, ...]
    public: PublicState
    sketches: Sketches
    otoma: Otoma | None
    moment: Moment
    news: tuple[News, ...] = ()
