"""Everything about a match: what is public, what is pending, and what nobody may see."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from inklands.core.rng import Rng
from inklands.games.explorers.components import Card, Components
from inklands.games.explorers.landscape.landscape import Landscape
from inklands.games.explorers.landscape.terrain import GEM, KEY, MAP
from inklands.games.explorers.news import Note
from inklands.games.explorers.objectives.objective import Objectives, PointsTable
from inklands.grid.grid import Mask


class Stage(StrEnum):
    """What is being decided."""

    VILLAGE = "village"
    """The first player settles the start village."""
    OPENING = "opening"
    """All make their first crosses."""
    SIDE = "side"
    """The active seat takes a side of the card."""
    CROSSES = "crosses"
    """All use the card or a map."""
    BONUS = "bonus"
    """Visitors of temples use the crosses they were given there."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Sides:
    """Which tiles and boards lie with their advanced side up."""

    food: bool = False
    gems: bool = False
    temples: bool = False
    villages: bool = False


@dataclass(frozen=True, slots=True)
class Setup:
    """What is settled before the first cross and the same for all."""

    seats: int
    landscape: Landscape
    sides: Sides
    objectives: Objectives
    start: int | None
    """The cell of the start village, once it is settled."""
    components: Components = field(repr=False, compare=False)

    @property
    def is_solo(self) -> bool:
        return self.seats == 1


@dataclass(frozen=True, slots=True)
class Deal:
    """What nobody may see: the cards of the round in order, the last of them set aside."""

    order: tuple[int, ...]
    facing: int
    """For each turn of the round a bit: the side that faces the one player."""
    rng: Rng


@dataclass(frozen=True, slots=True)
class Clock:
    """How far the match has come. Rounds and turns count from 0."""

    stage: Stage
    round: int = 0
    turn: int = 0
    side: int | None = None
    """The side the active seat took, or that faces the one player."""
    barrier: int = 0


@dataclass(frozen=True, slots=True)
class Sheet:
    """One seat's landscape and board as everybody sees them."""

    crossed: Mask = 0
    """All crosses, the start village among them."""
    reach: Mask = 0
    """The frontier: cells beside a cross that are neither crossed nor villages."""
    maps_used: int = 0
    food: tuple[Mask, ...] = (0, 0, 0, 0)
    """By round, the crossed cells whose food was ticked."""
    gems: tuple[Mask, ...] = ()
    """The gems crossed by the end of each round that has ended."""
    temples: tuple[int, ...] = (0, 0, 0, 0)
    """The points of each temple visited."""
    races: tuple[int, ...] = ()
    """The points won with each objective that is a race; 0 for others."""


@dataclass(frozen=True, slots=True)
class Draft:
    """One seat's turn in the making, which the others see when all have finished."""

    crossed: Mask
    reach: Mask
    food: Mask
    """The cells of the food ticked in this round."""
    maps_used: int
    asks: bool = False
    """Whether terrains must be chosen before the next cross."""
    plan: str = ""
    """The terrains chosen."""
    left: int = 0
    """The crosses still to make, a horse's not counted."""
    riding: bool = False
    """Whether the next cross is a horse's."""
    open: Mask = 0
    """The cells that may be crossed now."""
    batches: tuple[int, ...] = ()
    """The crosses of temples still to be used, one batch a temple."""

    @property
    def waits(self) -> bool:
        """Whether the seat still has something to decide."""
        return self.asks or self.open != 0


Sheets: TypeAlias = tuple[Sheet, ...]
Drafts: TypeAlias = tuple[Draft, ...]
OpenValues: TypeAlias = tuple[PointsTable, ...]
"""What is still to be had at each temple, or with each race."""


@dataclass(frozen=True, slots=True)
class State:
    """A position between two decisions."""

    setup: Setup
    deal: Deal
    clock: Clock
    sheets: Sheets
    drafts: Drafts
    """One a seat in the stages where all cross at once; none in others."""
    temples: OpenValues
    """The values still open at each temple: points, or crosses on the advanced side."""
    races: OpenValues
    """The points still open of each objective that is a race."""
    waiting: frozenset[int]
    """The seats with a decision to take."""
    bonus: tuple[tuple[int, ...], ...] = ()
    """By seat, the crosses that temples gave for the stage in which they are used."""
    news: tuple[Note, ...] = field(default=(), compare=False)
    """What led here; who acted last makes no other difference."""

    @property
    def card(self) -> Card:
        """The card face up; only in the stages of a turn."""
        return self.setup.components.cards[self.deal.order[self.clock.turn]]

    @property
    def has_card(self) -> bool:
        return self.clock.stage in (Stage.SIDE, Stage.CROSSES) or (
            self.clock.stage is Stage.BONUS and not self.in_opening
        )

    @property
    def in_opening(self) -> bool:
        """Whether no card was revealed yet."""
        return not self.deal.order


def active_seat(seats: int, round_number: int, turn: int) -> int | None:
    """Who takes a side, if anybody: nobody does alone, nor in the last turn of three."""
    # FR p. 4: with three, nobody is active in the very last turn, so that all are equally often.
    # FR, solo: the card is never turned round, so the one player never counts as active.
    if seats == 1 or (seats == 3 and round_number == 3 and turn == 6):
        return None
    # FR, end of turn and of round: both tokens pass to the left, so every round starts one on.
    return (round_number + turn) % seats


def free_keys(setup: Setup, crossed: Mask) -> int:
    """Keys found, as far as there is room for them, less those that opened a temple."""
    cells = setup.landscape.cells_of
    found = (crossed & cells[KEY]).bit_count()
    # Keys beyond the slots of the board cannot be circled; each temple has struck one.
    return min(found, setup.components.key_slots) - (crossed & cells["T"]).bit_count()


def free_maps(setup: Setup, crossed: Mask, used: int) -> int:
    found = (crossed & setup.landscape.cells_of[MAP]).bit_count()
    return min(found, setup.components.map_slots) - used


def gem_cells(setup: Setup, crossed: Mask) -> Mask:
    return crossed & setup.landscape.cells_of[GEM]
