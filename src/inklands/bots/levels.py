"""Five players for the table, from apprentice to legend, and hints from the last of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from inklands.bots.bot import AnyView, Bot, Effort, UnknownBot, choice
from inklands.bots.greedy import Greedy
from inklands.bots.rollout import Rollout
from inklands.bots.search import Search
from inklands.core.catalogue import load
from inklands.core.rng import Rng

HINTS = 3
HINT_EFFORT = Effort(seconds=1.0)


@dataclass(frozen=True, slots=True)
class Level:
    """A player of a known strength; ``seconds`` is about how long it thinks about an action."""

    name: str
    bot: Bot
    seconds: float


LEVELS = (
    Level("apprentice", Greedy(candidates=2), 0.0),
    Level("surveyor", Greedy(candidates=12), 0.0),
    Level("mapmaker", Rollout(Effort(12, seconds=0.5), overlooks=2), 0.0),
    Level("master", Rollout(Effort(100, seconds=1.0), overlooks=4), 0.0),
    Level("legend", Search(Effort(2_000, seconds=1.0)), 0.3),
)
"""How strong each is, and by how much it beats the one below: docs/strength.md."""


@dataclass(frozen=True, slots=True)
class Hint:
    """An action as text, and the points a strong player expects after it."""

    action: str
    expected: float


def level(name: str) -> Level:
    """The level called *name*."""
    for each in LEVELS:
        if each.name == name:
            return each
    names = ", ".join(each.name for each in LEVELS)
    raise UnknownBot(f"there is no level {name!r}; there are: {names}")


def choose(
    title: str, level_name: str, view: AnyView, legal_texts: Sequence[str], seed: int
) -> str:
    """The text of the action that a player of this level takes; *view* is what its seat sees."""
    game = load(title)
    legal = [game.parse_action(text) for text in legal_texts]
    return game.action_text(choice(level(level_name).bot, game, view, legal, Rng(seed)))


def hint(
    title: str,
    view: AnyView,
    legal_texts: Sequence[str],
    seed: int,
    effort: Effort = HINT_EFFORT,
) -> tuple[Hint, ...]:
    """The three best actions in the eyes of the strongest player, the best first."""
    game = load(title)
    legal = [game.parse_action(text) for text in legal_texts]
    advice = Search(effort, finalists=HINTS).advise(game, view, legal, Rng(seed))
    return tuple(Hint(game.action_text(each.action), each.expected) for each in advice[:HINTS])
