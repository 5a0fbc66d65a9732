"""What a bot is: it sees a view and the legal actions, and answers with one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import isqrt
from typing import Any, Protocol, TypeAlias

from inklands.core.catalogue import AnyGame
from inklands.core.legal import LegalActions
from inklands.core.rng import Rng
from inklands.errors import InklandsError, OptionError

# The views and actions of a title chosen at run time; a view knows its own seat.
AnyView: TypeAlias = Any
AnyAction: TypeAlias = Any
Actions: TypeAlias = "LegalActions[Any] | Sequence[Any]"
LEAST_WIDTH, MOST_WIDTH = 4, 48


class UnknownBot(InklandsError, LookupError):
    """No bot has that name."""

    code = "bot/unknown"


@dataclass(frozen=True, slots=True)
class Advice:
    """An action and what a bot expects it to bring: points to come, or a lead in points."""

    action: AnyAction
    expected: float


class Bot(Protocol):
    """
    A player.

    The same view, actions and random numbers give the same advice, unless the bot was made to think
    for a time instead of a count.
    """

    def advise(self, game: AnyGame, view: AnyView, legal: Actions, rng: Rng) -> list[Advice]:
        """The actions it thought about, the best first: at least one."""
        ...


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to think about one action: a count of playouts, or a time, whichever ends first."""

    playouts: int = 1_000_000
    seconds: float | None = None

    @property
    def width(self) -> int:
        """How many actions to try: more of them would each get too few playouts to compare."""
        return max(LEAST_WIDTH, min(MOST_WIDTH, 3 * isqrt(self.playouts) // 4))

    @classmethod
    def parse(cls, text: str) -> Effort:
        """``500`` is a count, ``0.5s`` a time."""
        try:
            effort = cls(seconds=float(text[:-1])) if text.endswith("s") else cls(int(text))
        except ValueError:
            effort = cls(-1)
        if not (effort.playouts >= 0 and (effort.seconds is None or effort.seconds >= 0)):
            raise OptionError(f"{text!r} is neither a count nor a time such as 0.5s")
        return effort


def make(name: str) -> Bot:
    """
    The bot called *name*, or the bot of a level.

    ``search@0.5s`` and ``rollout@500`` say how hard to think.

    >>> make("rollout@500")
    Rollout(effort=Effort(playouts=500, seconds=None), overlooks=0)
    """
    kind, _, effort = name.partition("@")
    makers = _makers()
    if kind not in makers:
        raise UnknownBot(f"there is no bot {kind!r}; there are: {', '.join(makers)}")
    return makers[kind](Effort.parse(effort) if effort else None)


def _makers() -> dict[str, Callable[[Effort | None], Bot]]:
    from inklands.bots.greedy import Greedy
    from inklands.bots.levels import LEVELS
    from inklands.bots.rollout import Rollout
    from inklands.bots.search import Search
    from inklands.bots.uniform import Uniform

    return {
        "uniform": lambda _: Uniform(),
        "greedy": lambda _: Greedy(),
        "rollout": lambda effort: Rollout(effort or Effort(400)),
        "search": lambda effort: Search(effort or Effort(2_000)),
        **{level.name: lambda _, bot=level.bot: bot for level in LEVELS},  # type: ignore[misc]
    }
