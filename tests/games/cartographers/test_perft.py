"""Counts of positions, kept as data: a wrong one prints its split by first action."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from inklands.games.cartographers.news import Revealed
from inklands.games.cartographers.sheet import Sheet
from inklands.games.cartographers.state import State
from tests.games.cartographers.following import follow, new_match
from tests.games.cartographers.positions import GAME
from tests.games.cartographers.slow_referee import Referee
from tests.games.perft import check_counts, read_positions, split
from tests.games.random_play import play_at_random


@dataclass(frozen=True)
class Perft:
    seed: int
    sheet: str
    opening: int
    counts: tuple[int, ...]

    def referee_and_state(self) -> tuple[Referee, State]:
        match = new_match(1, self.seed, sheet=self.sheet)
        play_at_random(match, self.seed, self.opening)
        return follow(match), match.state


PERFTS = [Perft(**row) for row in read_positions(Path(__file__).with_name("perft.toml"))]
NAMES = [f"{perft.seed}-{perft.sheet}-{perft.opening}" for perft in PERFTS]


def maps(state: State) -> tuple[Sheet, ...]:
    """What decisions change; everything else is the same after all of them."""
    return state.sheets


def slow_positions(referee: Referee, reveals: list[list[str]], decisions: int) -> set[str]:
    """The same by the slow referee, to whom the cards of each turn are told."""
    if decisions == 0:
        return {repr((referee.papers[0].rows, referee.coins))}
    found: set[str] = set()
    for drawing in referee.legal(0):
        after = referee.copy()
        after.accept(0, drawing)
        for card in reveals[0]:
            after.reveal(card)
        found |= slow_positions(after, reveals[1:], decisions - 1)
    return found


def cards_to_come(state: State, decisions: int) -> list[list[str]]:
    """The cards turned up after each of the next decisions, which no drawing changes."""
    found = []
    for _ in range(decisions):
        state = GAME.apply(state, 0, GAME.legal_actions(state, 0)[0])
        found.append([news.card for news in state.news if isinstance(news, Revealed)])
    return found


@pytest.mark.parametrize("perft", PERFTS, ids=NAMES)
def test_the_rules_lead_to_as_many_positions_as_are_kept(perft: Perft):
    _, state = perft.referee_and_state()

    check_counts(GAME, state, perft.counts, maps)


@pytest.mark.parametrize("perft", PERFTS, ids=NAMES)
def test_the_slow_referee_finds_the_positions_that_are_kept(perft: Perft):
    referee, state = perft.referee_and_state()
    reveals = cards_to_come(state, 2)

    for decisions, expected in enumerate(perft.counts[:2], 1):
        assert len(slow_positions(referee, reveals, decisions)) == expected


def test_the_split_of_a_count_adds_up_to_the_legal_actions():
    _, state = PERFTS[0].referee_and_state()

    first, *lines = split(GAME, state, 1, maps).splitlines()

    assert first == "after 1 decisions, by the first:"
    assert len(lines) == len(GAME.legal_actions(state, 0))
    assert all(line.endswith(": 1") for line in lines)
