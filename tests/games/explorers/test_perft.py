"""Counts of papers, kept as data: a wrong one prints its split by first action."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path

import pytest

from inklands.games.explorers.state import State
from tests.games.explorers.following import follow, reveal_to
from tests.games.explorers.positions import GAME, new_match, play_at_random
from tests.games.explorers.slow_referee import Referee

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


def read_perfts() -> list[Perft]:
    data = tomllib.loads(Path(__file__).with_name("perft.toml").read_text(encoding="utf-8"))
    return [Perft(**row | {"counts": tuple(row["counts"])}) for row in data["positions"]]


PERFTS = read_perfts()
NAMES = [f"{perft.seed}-{perft.opening}" for perft in PERFTS]


def papers(state: State, decisions: int) -> set[tuple[str, ...]]:
    """The papers that so many decisions can lead to: crosses and food."""
    if decisions == 0:
        own = GAME.view(state, 0).players[0]
        return {(*own.crosses, *own.food)}
    found: set[tuple[str, ...]] = set()
    for action in GAME.legal_actions(state, 0):
        found |= papers(GAME.apply(state, 0, action), decisions - 1)
    return found


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


def split(state: State, decisions: int) -> str:
    """The number of papers behind each first action."""
    lines = [f"after {decisions} decisions, by the first:"]
    for action in GAME.legal_actions(state, 0):
        behind = len(papers(GAME.apply(state, 0, action), decisions - 1))
        lines.append(f"{GAME.action_text(action)}: {behind}")
    return "\n".join(lines)


@pytest.mark.parametrize("perft", PERFTS, ids=NAMES)
def test_the_rules_lead_to_as_many_papers_as_are_kept(perft: Perft):
    _, state = perft.referee_and_state()

    for decisions, expected in enumerate(perft.counts, 1):
        counted = len(papers(state, decisions))
        assert counted == expected, split(state, decisions)


@pytest.mark.parametrize("perft", PERFTS, ids=NAMES)
def test_the_slow_referee_leads_to_as_many(perft: Perft):
    referee, state = perft.referee_and_state()
    coming = cards_to_come(state)

    for decisions, expected in enumerate(perft.counts[:3], 1):
        assert len(slow_papers(referee, coming, decisions)) == expected
