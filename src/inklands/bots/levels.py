"""Five players for the table, from apprentice to legend."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.bots.bot import Bot, Effort, UnknownBot
from inklands.bots.greedy import Greedy
from inklands.bots.rollout import Rollout
from inklands.bots.search import Search


@dataclass(frozen=True, slots=True)
class Level:
    """A player of a known strength."""

    name: str
    bot: Bot


LEVELS = (
    Level("apprentice", Greedy(candidates=2)),
    Level("surveyor", Greedy(candidates=12)),
    Level("mapmaker", Rollout(Effort(12, seconds=0.5), overlooks=2)),
    Level("master", Rollout(Effort(100, seconds=1.0), overlooks=4)),
    Level("legend", Search(Effort(2_000, seconds=1.0))),
)
"""How strong each is, and by how much it beats the one below: docs/strength.md."""


def level(name: str) -> Level:
    """The level called *name*."""
    for each in LEVELS:
        if each.name == name:
            return each
    names = ", ".join(each.name for each in LEVELS)
    raise UnknownBot(f"there is no level {name!r}; there are: {names}")
