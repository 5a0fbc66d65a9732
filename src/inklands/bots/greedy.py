"""The bot that looks at the points after its action and no further."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.bots.bot import Actions, Advice, AnyView
from inklands.core.catalogue import AnyGame
from inklands.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Greedy:
    """
    The action after which scoring, counted at once, would give most.

    With *candidates* it sees only so many actions, drawn at random: a beginner overlooks things.
    """

    candidates: int | None = None

    def advise(self, game: AnyGame, view: AnyView, legal: Actions, rng: Rng) -> list[Advice]:
        hidden, rng = rng.split()
        state = game.resample(view, hidden)
        actions, rng = rng.shuffled(list(legal))
        if self.candidates is not None:
            actions = actions[: self.candidates]
        own = game.live_points_seat(state, view.seat) == view.seat
        seen = [
            Advice(action, points if own else -points)
            for action in actions
            for points in (game.live_points(state, view.seat, action).total,)
        ]
        return sorted(seen, key=lambda advice: -advice.expected)
