"""From the readable title to flat numbers and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from inklands.fast.cartographers import constants as t
from inklands.fast.cartographers import match as m
from inklands.fast.cartographers.legal import MAPS, MOST_ACTIONS, MOST_OFFERS
from inklands.fast.cartographers.rules import WAITS_FOR_DECK
from inklands.fast.cartographers.workspace import blank
from inklands.fast.contract import Buffers, FlatMatch
from inklands.fast.match import CHANCE, DONE, POLICY, SEAT, SEATS
from inklands.games.cartographers import scoring
from inklands.games.cartographers.legal import Placements
from inklands.games.cartographers.news import Revealed
from inklands.games.cartographers.state import State
from inklands.grid.grid import indices
from inklands.grid.kernel import Ints, Masks


class Rules(Buffers, Protocol):
    """The kernels that a twin is played with."""

    def resume(self, b: Masks, v: Ints, /) -> None: ...
    def explore(self, b: Masks, v: Ints, /) -> None: ...
    def listed(
        self, b: Masks, v: Ints, maps: Masks, counts: Ints, terrains: Ints, cells: Masks, /
    ) -> int: ...
    def apply_listed(
        self, b: Masks, v: Ints, terrains: Ints, cells: Masks, place: int, /
    ) -> None: ...


def flat(state: State, first: int, buffers: Buffers) -> FlatMatch:
    """
    *state* as buffers, with the seats counted from *first*, who is to act.

    What seats have drawn this turn is left out: they draw again, unseen as they are.
    """
    seats = state.setup.seats
    b, v = blank(buffers, seats)
    v[CHANCE] = v[POLICY] = 1
    v[SEATS] = seats
    v[m.LAYOUT] = [layout.key for layout in t.LAYOUTS].index(state.setup.layout.key)
    v[m.RULING] = t.RULINGS.index(state.setup.fallback_terrain)
    v[m.SEASON], v[m.TIME], v[m.TURN] = state.season, state.time, state.turn
    v[m.RUINS_DUE] = int(state.ruins_due)
    v[DONE] = int(state.card is None)
    v[m.CARD] = t.CARDS.index(state.card.key) if state.card else 0
    for place, goal in enumerate(state.setup.edicts):
        v[m.EDICT + place] = t.GOAL_KEYS.index(goal.key)
    _fill_decks(v, state)
    for seat in range(seats):
        _fill_seat(b, v, state, (first + seat) % seats, seat)
    return b, v


def _fill_decks(v: Ints, state: State) -> None:
    deck = [t.CARDS.index(key) for key in state.deck.cards]
    to_come = [t.CARDS.index(key) for key in state.ambushes.cards]
    for place, card in enumerate(to_come, state.season + 1):
        v[m.AMBUSHES + place] = card
    fill_deck(v, deck)


def fill_deck(v: Ints, deck: list[int]) -> None:
    """The cards face down, in their order."""
    lurkers = [card for card in deck if card >= t.FIRST_AMBUSH]
    for place, card in enumerate(deck):
        v[m.DECK + place] = card
    for place, card in enumerate(lurkers):
        v[m.LURKERS + place] = card
    v[m.DECK_SIZE], v[m.TURNED], v[m.LURKING] = len(deck), 0, len(lurkers)


def _fill_seat(b: Masks, v: Ints, state: State, seat: int, place: int) -> None:
    sheet = state.sheets[seat]
    for terrain, cells in enumerate(sheet.terrains):
        b[m.SHEET_MASKS * place + terrain] = cells
    b[m.SHEET_MASKS * place + m.FILLED] = sheet.filled
    numbers = m.HEADER + m.SEAT_NUMBERS * place
    v[numbers + m.COINS] = sheet.coins
    v[numbers + m.POINTS] = scoring.season_points(state, seat).total
    v[numbers + m.LOST] = scoring.monsters_cost(state, seat)


@dataclass(frozen=True, slots=True)
class Twin:
    """A match on flat numbers that follows one of the readable title, card for card."""

    rules: Rules
    b: Masks
    v: Ints
    maps: Masks
    counts: Ints
    terrains: Ints
    cells: Masks

    @classmethod
    def of(cls, state: State, rules: Rules) -> Twin:
        """The twin of *state*, in which nobody has drawn yet this turn."""
        masks, ints = rules.new_masks, rules.new_ints
        b, v = flat(state, 0, rules)
        v[m.DEALT] = 1
        rules.resume(b, v)
        lists = masks(MAPS), ints(MOST_OFFERS), ints(MOST_ACTIONS), masks(MOST_ACTIONS)
        return cls(rules, b, v, *lists)

    @property
    def seat(self) -> int | None:
        """The seat to act; None when the match is over."""
        return None if self.v[DONE] else int(self.v[SEAT])

    def actions(self) -> list[tuple[int, int]]:
        """The terrain and the cells of everything the seat to act may draw."""
        lists = (self.maps, self.counts, self.terrains, self.cells)
        total = self.rules.listed(self.b, self.v, *lists)
        return list(zip(self.terrains[:total], self.cells[:total], strict=True))

    def apply(self, place: int, after: State) -> None:
        """Take an action; a deck that was shuffled on the way to *after* is taken from there."""
        self.rules.apply_listed(self.b, self.v, self.terrains, self.cells, place)
        if self.v[m.DEALT] == WAITS_FOR_DECK:
            revealed = [news.card for news in after.news if isinstance(news, Revealed)]
            fill_deck(self.v, [t.CARDS.index(key) for key in (*revealed, *after.deck.cards)])
            self.v[m.TIME] = self.v[m.RUINS_DUE] = 0
            self.v[m.DEALT] = 1
            self.rules.explore(self.b, self.v)

    def standing(self) -> list[tuple[int, ...]]:
        """By seat: points, points lost to monsters, coins."""
        return [
            tuple(
                int(self.v[m.HEADER + m.SEAT_NUMBERS * seat + i])
                for i in (m.POINTS, m.LOST, m.COINS)
            )
            for seat in range(self.v[SEATS])
        ]


def readable_actions(legal: Placements) -> list[tuple[int, int]]:
    """`Twin.actions` as the readable title lists them."""
    return [
        (int(laid.terrain), laid.stamp.cells << anchor)
        for laid in legal.laid
        for anchor in indices(laid.anchors)
    ]


def readable_standing(state: State) -> list[tuple[int, ...]]:
    """`Twin.standing` as the readable title counts it."""
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
