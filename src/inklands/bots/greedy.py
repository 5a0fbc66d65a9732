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

    With *glance* it looks at so many actions only, drawn at random: a beginner overlooks things.
    """

    glance: int | None = None

    def advise(self, game: AnyGame, view: AnyView, legal: Actions, rng: Rng) -> list[Advice]:
        hidden, rng = rng.split()
        state = game.resample(view, hidden)
        actions, rng = rng.shuffled(list(legal))
        if self.glance is not None:
            actions = actions[: self.glance]
        own = game.outlook_seat(state, view.seat) == view.seat
        seen = [
            Advice(action, points if own else -points)
            for action in actions
            for points in (game.outlook(state, view.seat, action).total,)
        ]
        return sorted(seen, key=lambda advice: -advice.expected)
