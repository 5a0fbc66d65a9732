"""The titles there are, found by name: those of this package, and those that others install."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeAlias

from inklands.core.game import Game
from inklands.errors import UnknownGame

# A title chosen at run time: its own types of state, action and view are not known here.
AnyGame: TypeAlias = Game[Any, Any, Any]

GAMES = "inklands.games"
GROUP = "inklands.titles"
"""Entry points of this group offer titles of other distributions: a name, and its package."""


def titles() -> tuple[str, ...]:
    """The names of all titles, in order."""
    return tuple(packages())


@cache
def packages() -> Mapping[str, str]:
    """The package of each title by its name; one of ours is never replaced by another's."""
    # A compiled distribution holds rules.pyc alone, so the folder is looked at and not the file.
    ours = {
        folder.name: f"{GAMES}.{folder.name}"
        for folder in files(GAMES).iterdir()
        if folder.is_dir() and folder.joinpath("data").is_dir()
    }
    others = {point.name: point.value for point in entry_points(group=GROUP)}
    return dict(sorted({**others, **ours}.items()))


def package_of(name: str) -> str:
    """The package that holds the title called *name*."""
    found = packages().get(name)
    if found is None:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(titles())}")
    return found


def texts_of(name: str, language: str) -> Traversable:
    """The Fluent file of a title in *language*, which need not be there."""
    return files(package_of(name)) / "texts" / f"{language}.ftl"


@cache
def load(name: str, overlay: Path | None = None, rules: int | None = None) -> AnyGame:
    """
    The game called *name*, with an owner's data from *overlay* in place of the packaged.

    A title that still plays older rules has them in its module ``rules``: ``FORMER_RULES`` holds,
    by version, what ``make`` is for those of today. With *rules* the game has that version if the
    title has it, and otherwise the one of today.
    """
    module = import_module(f"{package_of(name)}.rules")
    former = getattr(module, "FORMER_RULES", {})
    game: AnyGame = former.get(rules, module.make)(overlay)
    return game
