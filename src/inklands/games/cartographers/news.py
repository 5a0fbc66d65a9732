"""What happens on the way from one decision to the next; `log` makes messages of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from inklands.games.cartographers.actions import Placement


@dataclass(frozen=True, slots=True)
class Revealed:
    """A card was turned up."""

    card: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """A seat, or the card itself when ``by`` is None, drew on the map of ``on``."""

    by: int | None
    on: int
    placement: Placement
    shape_coins: int
    mountain_coins: int


@dataclass(frozen=True, slots=True)
class Repelled:
    """A solo ambush found no place on the map."""

    card: str


@dataclass(frozen=True, slots=True)
class Scored:
    """A season came to its end."""

    season: int


News: TypeAlias = Revealed | Drawn | Repelled | Scored
