"""Play at random, the same for every title."""

from __future__ import annotations

from inklands.core.match import AnyMatch
from inklands.core.rng import Rng


def play_at_random(match: AnyMatch, seed: int, decisions: int = 10_000) -> None:
    """Let chance choose seats and actions until the end, or for so many decisions."""
    rng = Rng(seed)
    for _ in range(decisions):
        if match.is_over:
            return
        seat, rng = rng.choice(sorted(match.to_act))
        legal = match.legal_actions(seat)
        place, rng = rng.below(len(legal))
        match.play(seat, legal[place])
