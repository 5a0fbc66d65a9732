"""What the table asks bots: an action for a seat, hints for a person, a judgement for a review."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from inklands.bots.bot import Advice, AnyAction, Effort
from inklands.bots.driver import choose
from inklands.bots.flat import has_kernels
from inklands.bots.hint import hints
from inklands.bots.judge import Judge, Judgement
from inklands.bots.levels import LEVELS as PLAYERS
from inklands.bots.levels import level
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
class Position:
    """
    A decision as the seat sees it, and the random numbers to think about it with.

    ``load`` finds the title's rules in the process that answers.
    """

    load: Load
    title: str
    view: object
    seat: int
    chance: Rng

    @property
    def game(self) -> AnyGame:
        return self.load(self.title)

    @property
    def legal(self) -> LegalActions[Any]:
        # What is legal depends on the view alone, so it is the same in any state that looks alike.
        return self.game.legal_actions(self.game.resample(self.view, Rng(0)), self.seat)


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """What a bot of *level* does; it is answered with an action."""

    at: Position
    level: str

    @property
    def kind(self) -> tuple[str, str | None]:
        return self.at.title, self.level

    def answer(self) -> AnyAction:
        at = self.at
        return choose(level(self.level).bot, at.game, at.view, at.legal, at.chance)


@dataclass(frozen=True, slots=True)
class HintQuestion:
    """What the strongest player would do."""

    at: Position

    @property
    def kind(self) -> tuple[str, str | None]:
        return self.at.title, None

    def answer(self) -> list[Advice]:
        at = self.at
        return hints(at.game, at.view, at.legal, at.chance)


@dataclass(frozen=True, slots=True)
class ReviewQuestion:
    """Whether it was right to take an action."""

    at: Position
    taken: AnyAction

    def answer(self) -> Judgement:
        at = self.at
        return Judge(REVIEW_EFFORT).judge(at.game, at.view, at.legal, self.taken, at.chance)

    @property
    def kind(self) -> tuple[str, str | None]:
        return self.at.title, None


def prepare(game: AnyGame) -> None:
    """Have what bots think with compiled in another process, unless it lies ready."""
    if is_available() and has_kernels(game) and not is_warm(game.name):
        warm_later(game.name)
