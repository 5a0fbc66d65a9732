"""What a seat can decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from inklands.games.misterra.island.places import Place
from inklands.games.misterra.island.terrain import Sketch, Terrain
from inklands.games.misterra.presumptions.presumption import Numbers


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep these of the presumptions dealt, smallest number first."""

    numbers: Numbers


@dataclass(frozen=True, slots=True)
class Move:
    """Walk from one place to another, over steppes if need be; everybody starts `AT_SEA`."""

    source: Place
    target: Place


@dataclass(frozen=True, slots=True)
class Swap:
    """From a lagoon: put a sketch card of the display under the deck and reveal another."""

    sketch: Sketch


@dataclass(frozen=True, slots=True)
class Take:
    """Take a sketch card of the display."""

    sketch: Sketch


@dataclass(frozen=True, slots=True)
class Map:
    """Lay the card taken on two cells of the parchment, the cell of the smaller index first."""

    first: Terrain
    first_cell: int
    second: Terrain
    second_cell: int
    tile: int | None = None
    """The cell that gets the last tile, where both need it; elsewhere there is nothing to say."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Put a marker under the cartographer's feet."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Neither map nor claim."""


@dataclass(frozen=True, slots=True)
class OtomaClaim:
    """In a solo game: put Otoma's marker in this one of several regions of the same size."""

    cell: int


Action: TypeAlias = Keep | Move | Swap | Take | Map | Claim | Pass | OtomaClaim
