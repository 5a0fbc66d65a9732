"""From the readable title to flat numbers and back."""

from __future__ import annotations

from types import ModuleType

from mapwright.fast.cartographers import rules as r
from mapwright.fast.cartographers import tables as t
from mapwright.fast.cartographers.goals import FILLED, SHEET_BOARDS
from mapwright.games.cartographers import scoring
from mapwright.games.cartographers.actions import Placement
from mapwright.games.cartographers.sheet import Terrain
from mapwright.games.cartographers.state import State
from mapwright.grid.kernel import Boards, Ints


def flat(state: State, first: int, kernels: ModuleType) -> tuple[Boards, Ints]:
    """
    *state* as buffers of *kernels*, with the seats counted from *first*, who is to act.

    What seats have drawn this turn is left out: they draw again, unseen as they are.
    """
    seats = state.setup.seats
    b: Boards = kernels.new_boards(SHEET_BOARDS * seats)
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


def _fill_seat(b: Boards, v: Ints, state: State, seat: int, place: int) -> None:
    sheet = state.sheets[seat]
    for terrain, cells in enumerate(sheet.terrains):
        b[SHEET_BOARDS * place + terrain] = cells
    b[SHEET_BOARDS * place + FILLED] = sheet.filled
    numbers = r.HEADER + r.SEAT_NUMBERS * place
    v[numbers + r.COINS] = sheet.coins
    v[numbers + r.POINTS] = scoring.season_points(state, seat).total
    v[numbers + r.LOST] = scoring.monsters_cost(state, seat)


def actions(b: Boards, v: Ints, kernels: ModuleType) -> list[Placement]:
    """Everything the seat to act may draw, in the order of the readable title."""
    maps, counts = kernels.new_boards(r.MAPS), kernels.new_ints(r.MOST_OFFERS)
    total = kernels.legal(b, v, maps, counts)
    return [
        Placement(
            Terrain(int(kernels.terrain_of(v, kernels.option_of(counts, k)))),
            int(kernels.cells_of(v, maps, counts, k)),
        )
        for k in range(total)
    ]
