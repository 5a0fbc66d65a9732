"""A state on its way to the next decision."""

from __future__ import annotations

from dataclasses import dataclass, field

from inklands.core.deck import Deck
from inklands.core.rng import Rng
from inklands.games.cartographers.actions import Placement
from inklands.games.cartographers.components import Ambush, Landscape
from inklands.games.cartographers.news import News
from inklands.games.cartographers.sheet import Sheet
from inklands.games.cartographers.state import Setup, State


@dataclass(slots=True)
class Progress:
    """
    The fields of a `State` while the phases of a turn change them.

    It lives within one call and is frozen once, at the next decision: several frozen copies on the
    way would cost more than all the rules of the turn.
    """

    setup: Setup
    rng: Rng
    ambushes: tuple[str, ...]
    sheets: list[Sheet]
    cards: tuple[str, ...] = ()
    season: int = 0
    time: int = 0
    column: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    card: Landscape | Ambush | None = None
    ruins_due: bool = False
    pending: list[Placement | None] = field(default_factory=list)
    history: tuple[tuple[Sheet, ...], ...] = ()
    turn: int = 0
    news: list[News] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.pending = self.pending or [None] * self.setup.seats

    @classmethod
    def of(cls, state: State) -> Progress:
        """The fields of *state*, with no news yet."""
        return cls(
            state.setup, state.rng, state.ambushes.cards, list(state.sheets), state.deck.cards,
            state.season, state.time, state.column, state.gone, state.card, state.ruins_due,
            list(state.pending), state.history, state.turn,
        )  # fmt: skip

    def frozen(self) -> State:
        return State(
            self.setup, self.rng, Deck(self.cards), Deck(self.ambushes),
            self.season, self.time, self.column, self.gone, self.card, self.ruins_due,
            tuple(self.sheets), tuple(self.pending), self.history, self.turn, tuple(self.news),
        )  # fmt: skip
