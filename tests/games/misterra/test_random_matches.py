"""Random matches come to an end, and nothing is lost on the way."""

from __future__ import annotations

from collections import Counter

import pytest

from inklands.core.rng import Rng
from inklands.games.misterra.actions import Take
from inklands.games.misterra.island.island import supply
from inklands.games.misterra.island.places import GRID, LAND
from inklands.games.misterra.news import Discarded
from inklands.games.misterra.state import NO_CARD, State, Step
from tests.games.misterra.positions import GAME

SETTINGS = GAME.options.settle()
COMPONENTS = GAME.components


def check_board(state: State) -> None:
    island = state.public.island
    stock = [
        n + m for n, m in zip(supply(island, COMPONENTS.stock), _tiles(island.tiles), strict=True)
    ]
    assert tuple(stock) == COMPONENTS.stock
    assert sum(_tiles(island.tiles)) == island.covered.bit_count()
    assert not island.confirmed & ~island.covered
    for parchment in state.public.parchments:
        assert sum(_tiles(parchment)) == sum(parchment).bit_count()
    for place in state.public.meeples:
        assert place >= LAND or place < 0 or island.covered >> place & 1
    for cells in state.public.claims:
        assert len(cells) <= 3
        assert len({island.terrain_at(cell) for cell in cells}) == len(cells)
        assert all(island.confirmed >> cell & 1 for cell in cells)


def _tiles(tiles: tuple[int, ...]) -> list[int]:
    return [cells.bit_count() for cells in tiles]


def discarded(state: State) -> int:
    """How many cards of the display have just left the game before Otoma's turn."""
    return sum(len(own.sketches) for own in state.news if isinstance(own, Discarded))


def check_sketches(state: State, gone: int) -> None:
    sketches = state.sketches
    held = state.moment.card != NO_CARD
    there = len(sketches.deck) + len(sketches.display) + len(sketches.removed) + held
    assert there + gone == len(COMPONENTS.sketches[state.setup.seats - 1])
    assert 0 <= sketches.tucked <= len(sketches.deck)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_matches_end_with_equal_turns_and_nothing_lost(seats):
    for seed in range(30):
        state, rng, gone = GAME.start(seats, seed, SETTINGS), Rng(seed), 0
        turns: Counter[int] = Counter()
        while to_act := GAME.to_act(state):
            seat = min(to_act)
            legal = GAME.legal_actions(state, seat)
            place, rng = rng.below(len(legal))
            before, action = state, legal[place]
            state = GAME.apply(state, seat, action)
            gone += before.moment.card != NO_CARD
            gone += discarded(state)
            turns[before.moment.seat] += isinstance(action, Take)
            check_board(state)
            check_sketches(state, gone)

        assert len(set(turns.values())) == 1
        assert state.moment.step is Step.OVER
        assert turns[0] <= (20 if seats == 1 else 26)
        assert GAME.standing(state).is_over


def test_once_confirmed_a_tile_stays_and_no_cell_is_uncovered_again():
    state, rng = GAME.start(4, 77, SETTINGS), Rng(77)
    while to_act := GAME.to_act(state):
        before = state.public.island
        seat = min(to_act)
        place, rng = rng.below(len(GAME.legal_actions(state, seat)))
        state = GAME.apply(state, seat, GAME.legal_actions(state, seat)[place])
        after = state.public.island

        assert before.covered & ~after.covered == 0
        for index in range(GRID.height * GRID.width):
            if before.confirmed >> index & 1:
                assert after.terrain_at(index) == before.terrain_at(index)
