"""The bots: what levels there are, and how one decides; only this file knows their package."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from mapwright.core.catalogue import AnyGame
from mapwright.core.rng import Rng

Load: TypeAlias = Callable[[str], AnyGame]
LEVELS: tuple[str, ...] = ("uniform",)


@dataclass(frozen=True, slots=True)
class Question:
    """A position as a seat sees it, put to a bot of a level; ``load`` finds the title's rules."""

    load: Load
    title: str
    level: str
    view: object
    seat: int
    seed: int


def decide(asked: Question) -> str:
    """
    The text of what the bot does, knowing only what its seat sees.

    What is legal depends on nothing else, so it is the same in any state that looks alike.
    """
    game = asked.load(asked.title)
    alike, chance = Rng(asked.seed).split()
    legal = game.legal_actions(game.resample(asked.view, alike), asked.seat)
    texts = [game.action_text(action) for action in legal]
    return choose(asked.title, asked.level, asked.view, texts, chance.seed)


def choose(title: str, level: str, view: object, legal: list[str], seed: int) -> str:
    """One of *legal*, each as likely as the others."""
    assert level in LEVELS, f"{title} has no bot {level}"
    return Rng(seed).choice(legal)[0]
