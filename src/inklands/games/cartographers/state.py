"""Everything about a match at one decision, hidden things included."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.core.deck import Deck
from inklands.core.rng import Rng
from inklands.games.cartographers.actions import Placement
from inklands.games.cartographers.components import Ambush, CardKeys, Components, Edicts, Landscape
from inklands.games.cartographers.news import News
from inklands.games.cartographers.sheet import Layout, Sheet


@dataclass(frozen=True, slots=True)
class Setup:
    """What stays the same from the first card to the last."""

    components: Components
    seats: int
    layout: Layout
    edicts: Edicts
    fallback_terrain: str


@dataclass(frozen=True, slots=True)
class State:
    """
    A match at one decision.

    ``sheets`` is what everybody may see. What seats have drawn this turn waits in ``pending`` until
    the last of them has drawn. ``history`` keeps the sheets of each season's end, from which points
    are counted; ``news`` is what happened since the state before.
    """

    setup: Setup
    rng: Rng
    deck: Deck[str]
    ambushes: Deck[str]
    """The ambush cards of the seasons to come."""
    season: int
    time: int
    column: CardKeys
    """The cards turned up this season that still lie there."""
    gone: CardKeys
    """The ambush cards resolved so far."""
    card: Landscape | Ambush | None
    """What is drawn from now; None when the match is over."""
    ruins_due: bool
    sheets: tuple[Sheet, ...]
    pending: tuple[Placement | None, ...]
    history: tuple[tuple[Sheet, ...], ...]
    turn: int
    news: tuple[News, ...]
