"""Counts of papers, kept as data: a wrong one prints its split by first action."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path

import pytest

from inklands.games.explorers.state import State
from tests.games.explorers.following import follow, reveal_to
from tests.games.explorers.positions import GAME, new_match
from tests.games.explorers.slow_referee import Referee
from tests.games.perft import check_counts, read_positions
from tests.games.random_play import play_at_random

Turned = tuple[tuple[str, str], str]
"""A card and the side that faces the player."""


@dataclass(frozen=True)
class Perft:
    seed: int
    opening: int
    advanced: bool
    counts: tuple[int, ...]

    def referee_and_state(self) -> tuple[Referee, State]:
        sides = ("food", "gems", "temples", "villages")
        options = {f"advanced_{side}": "on" if self.advanced else "off" for side in sides}
        match = new_match(1, self.seed, **options)
        play_at_random(match, self.seed, self.opening)
        referee = follow(match)
        reveal_to(referee, match.state)
        return referee, match.state


PERFTS = [Perft(**row) for row in read_positions(Path(__file__).with_name("perft.toml"))]
NAMES = [f"{perft.seed}-{perft.opening}" for perft in PERFTS]


def paper(state: State) -> list[tuple[str, ...]]:
    """What decisions change: crosses and food."""
    own = GAME.view(state, 0).players[0]
    return [(*own.crosses, *own.food)]


def slow_papers(referee: Referee, coming: list[Turned], decisions: int) -> set[tuple[str, ...]]:
    """The same by the slow referee, who is told the cards to come."""
    explorer = referee.explorers[0]
    if decisions == 0:
        crosses = tuple(str(place) for place in sorted(explorer.crossed))
        return {(*crosses, *("".join(sorted(food)) for food in explorer.food))}
    found: set[tuple[str, ...]] = set()
    for text in referee.legal(0):
        after = deepcopy(referee)
        after.act(0, text)
        turns_over = after.stage == "between"
        if turns_over:
            after.reveal(*coming[0])
        found |= slow_papers(after, coming[turns_over:], decisions - 1)
    return found


def cards_to_come(state: State) -> list[Turned]:
    """The cards left in this round, each with the side that will face the player."""
    cards, deal, now = state.setup.components.cards, state.deal, state.clock.turn
    return [
        (cards[deal.order[turn]], cards[deal.order[turn]][deal.facing >> turn & 1])
        for turn in range(now + 1, 7)
    ]


@pytest.mark.parametrize("perft", PERFTS, ids=NAMES)
def test_the_rules_lead_to_as_many_papers_as_are_kept(perft: Perft):
    _, state = perft.referee_and_state()

    check_counts(GAME, state, perft.counts, paper)


@pytest.mark.parametrize("perft", PERFTS, ids=NAMES)
def test_the_slow_referee_leads_to_as_many(perft: Perft):
    referee, state = perft.referee_and_state()
    coming = cards_to_come(state)

    for decisions, expected in enumerate(perft.counts[:3], 1):
        assert len(slow_papers(referee, coming, decisions)) == expected
