"""The bot that looks at the points after its action and no further."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mapwright.bots.bot import Advice, AnyAction, AnyView
from mapwright.core.catalogue import AnyGame
from mapwright.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Greedy:
    """
    The action after which scoring, counted at once, would give most.

    With *glance* it looks at so many actions only, drawn at random: a beginner overlooks things.
    """

    glance: int | None = None

    def advise(
        self, game: AnyGame, view: AnyView, legal: Sequence[AnyAction], rng: Rng
    ) -> list[Advice]:
        hidden, rng = rng.split()
        state = game.resample(view, hidden)
        actions, rng = rng.shuffled(legal)
        if self.glance is not None:
            actions = actions[: self.glance]
        seen = [Advice(action, game.outlook(state, view.seat, action).total) for action in actions]
        return sorted(seen, key=lambda advice: -advice.expected)
