"""From the readable title to flat numbers and back."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType

from inklands.fast.cartographers import constants as t
from inklands.fast.cartographers import rules as r
from inklands.fast.cartographers.goals import FILLED, SHEET_MASKS
from inklands.games.cartographers import scoring
from inklands.games.cartographers.legal import Placements
from inklands.games.cartographers.news import Revealed
from inklands.games.cartographers.state import State
from inklands.grid.grid import indices
from inklands.grid.kernel import Ints, Masks

CANDIDATES, HORIZON, SCALE = 12, 2, 1
"""How many actions a player of a playout looks at, for how many seasons; points are whole."""


def flat(state: State, first: int, kernels: ModuleType) -> tuple[Masks, Ints]:
    """
    *state* as buffers of *kernels*, with the seats counted from *first*, who is to act.

    What seats have drawn this turn is left out: they draw again, unseen as they are.
    """
    seats = state.setup.seats
    b: Masks = kernels.new_masks(SHEET_MASKS * seats)
    v: Ints = kernels.new_ints(r.HEADER + r.SEAT_NUMBERS * seats)
    v[r.CHANCE] = v[r.POLICY] = 1
    v[r.SEATS] = seats
    v[r.LAYOUT] = [layout.key for layout in t.LAYOUTS].index(state.setup.layout.key)
    v[r.RULING] = t.RULINGS.index(state.setup.fallback_terrain)
    v[r.SEASON], v[r.TIME], v[r.TURN] = state.season, state.time, state.turn
    v[r.RUINS_DUE] = int(state.ruins_due)
    v[r.DONE] = int(state.card is None)
    v[r.CARD] = t.CARDS.index(state.card.key) if state.card else 0
    for place, goal in enumerate(state.setup.edicts):
        v[r.EDICT + place] = t.GOAL_KEYS.index(goal.key)
    _fill_decks(v, state)
    for seat in range(seats):
        _fill_seat(b, v, state, (first + seat) % seats, seat)
    return b, v


def _fill_decks(v: Ints, state: State) -> None:
    deck = [t.CARDS.index(key) for key in state.deck.cards]
    to_come = [t.CARDS.index(key) for key in state.ambushes.cards]
    for place, card in enumerate(to_come, state.season + 1):
        v[r.AMBUSHES + place] = card
    fill_deck(v, deck)


def fill_deck(v: Ints, deck: list[int]) -> None:
    """The cards face down, in their order."""
    lurkers = [card for card in deck if card >= t.FIRST_AMBUSH]
    for place, card in enumerate(deck):
        v[r.DECK + place] = card
    for place, card in enumerate(lurkers):
        v[r.LURKERS + place] = card
    v[r.DECK_SIZE], v[r.TURNED], v[r.LURKING] = len(deck), 0, len(lurkers)


def _fill_seat(b: Masks, v: Ints, state: State, seat: int, place: int) -> None:
    sheet = state.sheets[seat]
    for terrain, cells in enumerate(sheet.terrains):
        b[SHEET_MASKS * place + terrain] = cells
    b[SHEET_MASKS * place + FILLED] = sheet.filled
    numbers = r.HEADER + r.SEAT_NUMBERS * place
    v[numbers + r.COINS] = sheet.coins
    v[numbers + r.POINTS] = scoring.season_points(state, seat).total
    v[numbers + r.LOST] = scoring.monsters_cost(state, seat)


@dataclass(frozen=True, slots=True)
class Twin:
    """A match on flat numbers that follows one of the readable title, card for card."""

    kernels: ModuleType
    b: Masks
    v: Ints
    maps: Masks
    counts: Ints
    terrains: Ints
    cells: Masks

    @classmethod
    def of(cls, state: State, kernels: ModuleType) -> Twin:
        """The twin of *state*, in which nobody has drawn yet this turn."""
        masks, ints = kernels.new_masks, kernels.new_ints
        b, v = flat(state, 0, kernels)
        v[r.DEALT] = 1
        v[r.SEAT] = kernels.next_seat(b, v, 0)
        workspace = masks(r.MAPS), ints(r.MOST_OFFERS), ints(r.MOST_ACTIONS), masks(r.MOST_ACTIONS)
        return cls(kernels, b, v, *workspace)

    @property
    def seat(self) -> int | None:
        """The seat to act; None when the match is over."""
        return None if self.v[r.DONE] else int(self.v[r.SEAT])

    def actions(self) -> list[tuple[int, int]]:
        """The terrain and the cells of everything the seat to act may draw."""
        workspace = (self.maps, self.counts, self.terrains, self.cells)
        total = self.kernels.listed(self.b, self.v, *workspace)
        return list(zip(self.terrains[:total], self.cells[:total], strict=True))

    def apply(self, place: int, after: State) -> None:
        """Take an action; a deck that was shuffled on the way to *after* is taken from there."""
        self.kernels.apply_listed(self.b, self.v, self.terrains, self.cells, place)
        if self.v[r.DEALT] == r.WAITS_FOR_DECK:
            revealed = [news.card for news in after.news if isinstance(news, Revealed)]
            fill_deck(self.v, [t.CARDS.index(key) for key in (*revealed, *after.deck.cards)])
            self.v[r.TIME] = self.v[r.RUINS_DUE] = 0
            self.v[r.DEALT] = 1
            self.kernels.explore(self.b, self.v)

    def standing(self) -> list[tuple[int, ...]]:
        """By seat: points, points lost to monsters, coins."""
        return [
            tuple(
                int(self.v[r.HEADER + r.SEAT_NUMBERS * seat + i])
                for i in (r.POINTS, r.LOST, r.COINS)
            )
            for seat in range(self.v[r.SEATS])
        ]


def readable_actions(legal: Placements) -> list[tuple[int, int]]:
    """`Twin.actions` as the readable title lists them."""
    return [
        (int(laid.terrain), laid.stamp.cells << anchor)
        for laid in legal.laid
        for anchor in indices(laid.anchors)
    ]


def readable_standing(state: State) -> list[tuple[int, ...]]:
    """`Twin.standing` as the readable title tells it."""
    return [
        (
            scoring.season_points(state, seat).total,
            scoring.monsters_cost(state, seat),
            state.sheets[seat].coins,
        )
        for seat in range(state.setup.seats)
    ]


def sample_setup(number: int) -> tuple[int, dict[str, str]]:
    """Seats and options of a match: all seats, sheets and rulings come up in turn."""
    sheet, ruling = "AB"[number % 2], t.RULINGS[number // 2 % 3]
    return 1 + number // 6 % 4, {"sheet": sheet, "fallback_terrain": ruling}


def seen(state: State, seat: int, kernels: ModuleType) -> tuple[Masks, Ints]:
    """A match for *seat* to think about, resampled from its view."""
    return flat(state, seat, kernels)
