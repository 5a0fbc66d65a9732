"""The bot that takes any legal action."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.bots.bot import Actions, Advice, AnyView
from inklands.core.catalogue import AnyGame
from inklands.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Uniform:
    """Every legal action is as likely as any other."""

    def advise(self, _game: AnyGame, _view: AnyView, legal: Actions, rng: Rng) -> list[Advice]:
        place, _ = rng.below(len(legal))
        return [Advice(legal[place], 0.0)]
