"""The titles there are, found by name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

from inklands.core.game import Game
from inklands.errors import UnknownGame

# A title chosen at run time: its own types of state, action and view are not known here.
AnyGame: TypeAlias = Game[Any, Any, Any]

GAMES = "inklands.games"


def titles() -> tuple[str, ...]:
    """The names of all titles: the folders of the games package that hold rules."""
    folders = files(GAMES).iterdir()
    return tuple(sorted(f.name for f in folders if f.is_dir() and f.joinpath("rules.py").is_file()))


@cache
def load(name: str, overlay: Path | None = None) -> AnyGame:
    """The game called *name*, with an owner's tables from *overlay* in place of the packaged."""
    if name not in titles():
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(titles())}")
    game: AnyGame = import_module(f"{GAMES}.{name}.rules").make(overlay)
    return game
