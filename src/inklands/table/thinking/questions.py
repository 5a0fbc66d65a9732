"""The bots as the table knows them: their levels, and what one does in a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from inklands.bots.bot import Advice, Effort, choice
from inklands.bots.flat import has_kernels
from inklands.bots.judge import Judge, Judgement
from inklands.bots.levels import HINT_EFFORT, HINTS, level
from inklands.bots.levels import LEVELS as PLAYERS
from inklands.bots.search import Search
from inklands.core.catalogue import AnyGame
from inklands.core.legal import LegalActions
from inklands.core.rng import Rng
from inklands.fast.compiled import is_available
from inklands.fast.warm import is_warm, warm_later

Load: TypeAlias = Callable[[str], AnyGame]
LEVELS: tuple[str, ...] = tuple(player.name for player in PLAYERS)
"""The names of the bots, the easiest first."""
REVIEW_EFFORT = Effort(2_000, seconds=0.25)
T_co = TypeVar("T_co", covariant=True)


class Question(Protocol[T_co]):
    """Something that takes thought, and can be sent to another process for it."""

    @property
    def kind(self) -> tuple[str, str | None]:
        """What is practised in a process that has answered one such."""
        ...

    def answer(self) -> T_co: ...


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """
    A position as a seat sees it, put to a bot of *level*, or for None to the one who gives hints.

    ``load`` finds the title's rules in the process that answers.
    """

    load: Load
    title: str
    level: str | None
    view: object
    seat: int
    seed: int

    @property
    def kind(self) -> tuple[str, str | None]:
        return self.title, self.level

    def answer(self) -> list[Thought]:
        return thoughts(self)


@dataclass(frozen=True, slots=True)
class Thought:
    """The text of an action and, in a hint, the points expected from it."""

    action: str
    expected: float | None = None


@dataclass(frozen=True, slots=True)
class ReviewQuestion:
    """Whether it was right to take an action, in a position as the seat saw it."""

    load: Load
    title: str
    view: object
    seat: int
    taken: str
    seed: int

    @property
    def kind(self) -> tuple[str, str | None]:
        return self.title, None

    def answer(self) -> Judgement:
        game = self.load(self.title)
        legal, chance = _position(self, game)
        taken = game.parse_action(self.taken)
        return Judge(REVIEW_EFFORT).judge(game, self.view, legal, taken, chance)


def prepare(game: AnyGame) -> None:
    """Have what bots think with compiled in another process, unless it lies ready."""
    if is_available() and has_kernels(game) and not is_warm(game.name):
        warm_later(game.name)


def thoughts(asked: BotQuestion) -> list[Thought]:
    """What the bot does, or what is advised, the best first; it knows only what the seat sees."""
    game = asked.load(asked.title)
    legal, chance = _position(asked, game)
    if asked.level is not None:
        action = choice(level(asked.level).bot, game, asked.view, legal, chance)
        return [Thought(game.action_text(action))]
    advice = _advice(game, asked.view, legal, chance)
    return [Thought(game.action_text(each.action), each.expected) for each in advice]


def _position(asked: BotQuestion | ReviewQuestion, game: AnyGame) -> tuple[LegalActions[Any], Rng]:
    """What may be done, and the chance that is left to think with."""
    alike, chance = Rng(asked.seed).split()
    # What is legal depends on the view alone, so it is the same in any state that looks alike.
    return game.legal_actions(game.resample(asked.view, alike), asked.seat), chance


def _advice(game: AnyGame, view: object, legal: LegalActions[Any], chance: Rng) -> Sequence[Advice]:
    adviser = Search(HINT_EFFORT, finalists=HINTS)
    return adviser.advise(game, view, legal, chance)[:HINTS]
