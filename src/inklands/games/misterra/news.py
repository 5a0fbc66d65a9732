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
    """The presumptions a seat may choose from; nobody else sees which."""

    seat: int
    numbers: Numbers


@dataclass(frozen=True, slots=True)
class Kept:
    """A seat has chosen its presumptions; the others see only that."""

    seat: int
    numbers: Numbers


@dataclass(frozen=True, slots=True)
class Began:
    """A turn begins, a seat's or Otoma's."""

    seat: int


@dataclass(frozen=True, slots=True)
class Moved:
    """A cartographer landed, or walked on."""

    seat: int
    source: Place
    target: Place


@dataclass(frozen=True, slots=True)
class Swapped:
    """From a lagoon, a card of the display went under the deck for another."""

    seat: int
    tucked: Sketch
    revealed: Sketch


@dataclass(frozen=True, slots=True)
class Took:
    """A seat took a card of the display."""

    seat: int
    sketch: Sketch


@dataclass(frozen=True, slots=True)
class Mapped:
    """A seat laid its card on two cells of its parchment."""

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
    """A seat used its card for nothing."""

    seat: int
    sketch: Sketch


@dataclass(frozen=True, slots=True)
class Revealed:
    """Cards were turned up to fill the display."""

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
