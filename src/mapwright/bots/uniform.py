"""The bot that takes any legal action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mapwright.bots.bot import Advice, AnyAction, AnyView
from mapwright.core.catalogue import AnyGame
from mapwright.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Uniform:
    """Every legal action is as likely as any other."""

    def advise(
        self, _game: AnyGame, _view: AnyView, legal: Sequence[AnyAction], rng: Rng
    ) -> list[Advice]:
        action, _ = rng.choice(legal)
        return [Advice(action, 0.0)]
