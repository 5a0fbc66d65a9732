"""
Inklands: a table for map-drawing board games, and the public names of its Python API.

>>> import inklands
>>> match = inklands.new_match("cartographers", seed=7)
>>> while not match.is_over:
...     events = match.play(0, match.legal_actions(0)[0])
>>> match.standing.is_over
True

What is not listed in ``__all__`` here, in `inklands.errors` or on the page docs/api.md may change
without notice.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

from inklands.core.catalogue import load, titles
from inklands.core.conformance import check_game
from inklands.core.game import Game
from inklands.core.match import Match
from inklands.core.points import Points, Standing
from inklands.core.record import Record, open_record, read_record, record
from inklands.core.record import replay as replay_record
from inklands.errors import InklandsError

if TYPE_CHECKING:
    from inklands.core.catalogue import AnyGame

__all__ = [
    "Game",
    "InklandsError",
    "Match",
    "Points",
    "Record",
    "Standing",
    "__version__",
    "check_game",
    "load",
    "new_match",
    "open_record",
    "read_record",
    "record",
    "replay",
    "titles",
]
__version__ = version("inklands")


def new_match(
    title: str,
    *,
    seed: int,
    seats: int = 1,
    options: Mapping[str, str] | None = None,
    data: Path | None = None,
) -> Match[object, object, object]:
    """
    A match of *title* at its first decision.

    The same seed deals the same cards. *options* are written by their keys, which
    ``load(title).options`` lists; *data* is an owner's box in place of the packaged
    values: a file as the page exports it, or a folder of tables.
    """
    game: AnyGame = load(title, data)
    return Match(game, seats, seed, options)


def replay(
    written: Record, data: Path | None = None, last_turn: int | None = None
) -> Match[object, object, object]:
    """
    The match of a record, played again and checked against the points it claims.

    With *last_turn*, play stops before the turn after it, and points are not checked. A record
    that was played with an owner's box brings its values along.
    """
    game: AnyGame = load(written.game, written.box or data)
    return replay_record(game, written, last_turn)
