"""The titles there are, found by name: those of this package, and those that others install."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any, TypeAlias

from inklands.core.box import Box, open_box_file
from inklands.core.box_form import BoxForm
from inklands.core.data import Overlay
from inklands.core.game import Game
from inklands.errors import DataError, UnknownGame

# A title chosen at run time: its own types of state, action and view are not known here.
AnyGame: TypeAlias = Game[Any, Any, Any]

FormerRules: TypeAlias = Mapping[int, Callable[[Overlay | None], AnyGame]]

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
        names = ", ".join(titles())
        raise UnknownGame(
            f"there is no game {name!r}; there are: {names}",
            "refused-title",
            name=name[:40],
            names=names,
        )
    return found


def texts_of(name: str, language: str) -> Traversable:
    """The Fluent file of a title in *language*, which need not be there."""
    return files(package_of(name)) / "texts" / f"{language}.ftl"


def load(name: str, overlay: Overlay | None = None, rules: int | None = None) -> AnyGame:
    """
    The game called *name*, with an owner's data from *overlay* in place of the packaged.

    A title that still plays older rules has them in its module ``rules``: ``FORMER_RULES`` holds,
    by version, what ``make`` is for those of today. With *rules* the game has that version if the
    title has it, and otherwise the one of today.
    """
    # Records come from anybody: versions nobody ever played must not fill the memory.
    known = None if rules is None or rules not in _former_rules(name) else rules
    return _of_box(name, overlay, known) if isinstance(overlay, Box) else _of(name, overlay, known)


def box_form(name: str) -> BoxForm:
    """How the components of a title are entered; empty where its package has no module ``box``."""
    package = package_of(name)
    if find_spec(f"{package}.box") is None:
        return ()
    form: BoxForm = import_module(f"{package}.box").FORM
    return form


def make(name: str, overlay: Overlay | None, rules: int | None = None) -> AnyGame:
    """What `load` answers, made anew: for what is tried once and never asked for again."""
    if not isinstance(overlay, Box) and overlay is not None and overlay.is_file():
        _check_titles(open_box_file(overlay).boxes)
    former, today = _former_rules(name), import_module(f"{package_of(name)}.rules").make
    game: AnyGame = (today if rules is None else former.get(rules, today))(overlay)
    return game


def _former_rules(name: str) -> FormerRules:
    """What makes the game of each older version of the rules that a title still plays."""
    former: FormerRules = getattr(import_module(f"{package_of(name)}.rules"), "FORMER_RULES", {})
    return former


_of = cache(make)
# Boxes come from anybody: what they make of a title must not fill the memory.
_of_box = lru_cache(32)(make)


def _check_titles(boxes: Mapping[str, Box]) -> None:
    """Refuse a file that is about a title which is not there: most often it is misspelt."""
    for name in boxes:
        if name not in packages():
            raise DataError(f"there is no game {name!r}; there are: {', '.join(titles())}")
