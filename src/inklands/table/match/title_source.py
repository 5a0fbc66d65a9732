"""The titles that are served, by the rules of today and by older ones they still play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from inklands.core.box import Box
from inklands.core.catalogue import AnyGame
from inklands.core.catalogue import load as load_title
from inklands.table.thinking.questions import Load


class LoadRules(Protocol):
    """The game of a title by older *rules* where it still plays them, else by those of today."""

    def __call__(self, title: str, /, *, rules: int) -> AnyGame: ...


@dataclass(frozen=True, slots=True)
class TitleSource:
    """The names of the titles, and their games."""

    titles: Callable[[], tuple[str, ...]]
    load: Load
    load_rules: LoadRules | None = None

    def loader(self, rules: int, box: Box | None = None) -> Load:
        """
        What finds the game of a title by *rules*, as near as this program has them.

        With a *box*, an owner's components are laid over the packaged ones, whatever else is
        served here: the same box is the same match everywhere.
        """
        if box is not None:
            return partial(load_title, overlay=box, rules=rules)
        return self.load if self.load_rules is None else partial(self.load_rules, rules=rules)
