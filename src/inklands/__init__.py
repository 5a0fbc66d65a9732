"""
Inklands: a table for three map-drawing board games.

>>> import inklands
>>> match = inklands.new_match("cartographers", seed=7)
>>> while not match.is_over:
...     events = match.play(0, match.legal_actions(0)[0])
>>> match.standing.is_over
True
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from inklands.core.catalogue import load, titles
from inklands.core.match import Match
from inklands.errors import InklandsError

if TYPE_CHECKING:
    from inklands.core.catalogue import AnyGame
    from inklands.core.record import Record

__all__ = ["InklandsError", "Match", "load", "new_match", "replay", "titles"]
__version__ = "0.1.0"


def new_match(
    title: str,
    *,
    seed: int,
    seats: int = 1,
    options: Mapping[str, str] | None = None,
    data: Path | None = None,
) -> Match[object, object, object]:
    """A match of *title* at its first decision."""
    game: AnyGame = load(title, data)
    return Match(game, seats, seed, options)


def replay(written: Record, data: Path | None = None) -> Match[object, object, object]:
    """The match of a record, played again and checked against the points it claims."""
    from inklands.core.record import replay as replay_record

    game: AnyGame = load(written.game, data)
    return replay_record(game, written)
