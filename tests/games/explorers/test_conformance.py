"""Explorers keeps every law of a game, with any number of seats and any sides up."""

import pytest

from inklands.core.conformance import check_game
from inklands.core.written import check_messages
from inklands.games.explorers.rules import make
from inklands.locales import Speaker

GAME = make()
FLAGS = ("advanced-food", "advanced-gems", "advanced-temples", "advanced-villages")
ALL_COMBINATIONS = range(1 << len(FLAGS))


def switches(combination: int) -> dict[str, str]:
    """One of the sixteen combinations of sides, with none to three objectives."""
    flags = {flag: "on" if combination >> n & 1 else "off" for n, flag in enumerate(FLAGS)}
    return flags | {"objectives": str(combination % 4)}


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_basic_game_keeps_every_law(seats):
    assert check_game(GAME, seats, seeds=[seats]) > 28 * seats


@pytest.mark.parametrize("combination", ALL_COMBINATIONS)
def test_every_combination_of_sides_keeps_every_law(combination):
    seats = {7: 3, 15: 4}.get(combination, 1 + combination % 2)
    decisions = check_game(GAME, seats, switches(combination), seeds=[combination])

    assert decisions > 28 * seats


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_message_of_a_match_is_written(seats):
    knows = Speaker("en").knows

    assert check_messages(GAME, seats, knows, {"objectives": "3"}, seeds=range(2)) > 30
