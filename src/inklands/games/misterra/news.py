"""What happens on the way from one decision to the next; `log` makes messages of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from inklands.games.misterra.island.island import Change
from inklands.games.misterra.island.places import Place
from inklands.games.misterra.island.terrain import Sketch, Terrain
from inklands.games.misterra.presumptions.presumption import Numbers

OTOMA_SEAT = -1
"""Who acts when it is Otoma."""


@dataclass(frozen=True, slots=True)
class Dealt:
    seat: int
    numbers: Numbers


@dataclass(frozen=True, slots=True)
class Kept:
    seat: int
    numbers: Numbers


@dataclass(frozen=True, slots=True)
class Began:
    """A turn begins, a seat's or Otoma's."""

    seat: int


@dataclass(frozen=True, slots=True)
class Moved:
    seat: int
    source: Place
    target: Place


@dataclass(frozen=True, slots=True)
class Swapped:
    seat: int
    tucked: Sketch
    revealed: Sketch


@dataclass(frozen=True, slots=True)
class Took:
    seat: int
    sketch: Sketch


@dataclass(frozen=True, slots=True)
class Mapped:
    seat: int
    first_cell: int
    second_cell: int


@dataclass(frozen=True, slots=True)
class Observed:
    """What an observation of *terrain* did to the island."""

    terrain: Terrain
    cell: int
    change: Change


@dataclass(frozen=True, slots=True)
class Claimed:
    """A marker was put down, a seat's or Otoma's."""

    seat: int
    cell: int
    terrain: Terrain


@dataclass(frozen=True, slots=True)
class Passed:
    seat: int
    sketch: Sketch


@dataclass(frozen=True, slots=True)
class Revealed:
    sketches: tuple[Sketch, ...]


@dataclass(frozen=True, slots=True)
class Discarded:
    """Solo: what was left of the display goes out of the game."""

    sketches: tuple[Sketch, ...]


@dataclass(frozen=True, slots=True)
class Flipped:
    """Otoma's next two cells, and the front that says what it does there."""

    cells: tuple[int, int]
    front: str


@dataclass(frozen=True, slots=True)
class Unclaimed:
    """Otoma should claim, but no region is open to it."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The last round has been announced, for this reason."""

    reason: str


@dataclass(frozen=True, slots=True)
class Ended:
    """The match is over; what each seat kept is shown."""

    kept: tuple[Numbers, ...]


News: TypeAlias = (
    Dealt
    | Kept
    | Began
    | Moved
    | Swapped
    | Took
    | Mapped
    | Observed
    | Claimed
    | Passed
    | Revealed
    | Discarded
    | Flipped
    | Unclaimed
    | Ending
    | Ended
)
