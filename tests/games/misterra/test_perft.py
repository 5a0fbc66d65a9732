"""How many positions can be reached in so many decisions, kept as data."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from inklands.core.rng import Rng
from inklands.games.misterra.state import State
from tests.games.misterra.positions import GAME

CASES = tomllib.loads(Path(__file__).with_name("perft.toml").read_text(encoding="utf-8"))["case"]


def later(state: State, decisions: int, seed: int) -> State:
    """*state* after random decisions."""
    rng = Rng(seed)
    for _ in range(decisions):
        seat = min(GAME.to_act(state))
        place, rng = rng.below(len(GAME.legal_actions(state, seat)))
        state = GAME.apply(state, seat, GAME.legal_actions(state, seat)[place])
    return state


def following(states: frozenset[State]) -> frozenset[State]:
    """The different positions one decision later; how they were reached is left out."""
    return frozenset(
        replace(GAME.apply(state, seat, action), news=())
        for state in states
        for seat in GAME.to_act(state)
        for action in GAME.legal_actions(state, seat)
    )


def split(state: State, depth: int) -> dict[str, int]:
    """The positions behind each first action, to find out where a count went wrong."""
    counts = {}
    for seat in GAME.to_act(state):
        for action in GAME.legal_actions(state, seat):
            states = frozenset((GAME.apply(state, seat, action),))
            for _ in range(depth - 1):
                states = following(states)
            counts[f"{seat} {GAME.action_text(action)}"] = len(states)
    return counts


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["about"])
def test_the_number_of_positions_is_as_counted(case):
    settings = GAME.options.settle({"first_game": "on" if case["first_game"] else "off"})
    start = later(GAME.start(case["seats"], case["seed"], settings), case["decisions"], 1)
    states = frozenset((start,))
    for depth, expected in enumerate(case["positions"], 1):
        states = following(states)
        assert len(states) == expected, split(start, depth)
