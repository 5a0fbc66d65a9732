"""A second engine, slow and plain: it follows a match card by card and counts for itself."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field

from tests.games.cartographers.paper_art import BLANK, SIDE, Cell, Paper, paper
from tests.games.cartographers.printed import (
    AMBUSHES,
    MOST_COINS,
    RUINS,
    SEASONS,
    SHAPES_AND_TERRAINS,
)
from tests.games.cartographers.slow_goals import SLOW_GOALS, around, monsters_cost

Drawing = tuple[str, frozenset[Cell]]
"""A terrain's letter and the cells it fills."""


@dataclass
class Referee:
    """Told which cards come up and what seats draw, it objects to what the rules do not allow."""

    seats: int
    layout: str
    goals: tuple[str, ...]
    ruling: str = "card"
    papers: list[Paper] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)
    season: int = 0
    time: int = 0
    card: str = ""
    column: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    ruins_due: bool = False
    drawings: dict[int, Drawing] = field(default_factory=dict)
    totals: list[int] = field(default_factory=list)
    lost: list[int] = field(default_factory=list)
    is_over: bool = False

    def __post_init__(self) -> None:
        self.papers = [paper(BLANK[self.layout]) for _ in range(self.seats)]
        self.coins, self.totals, self.lost = ([0] * self.seats for _ in range(3))

    def reveal(self, card: str) -> None:
        """Turn up *card*, which has to be one that can still come this season."""
        assert not self.is_over
        assert not self.to_act(), "everybody has to draw before the next card"
        assert card not in self.column
        assert card not in self.gone
        self.card = card
        if card in AMBUSHES:
            self.gone.append(card)
            assert len(self.gone) <= self.season + 1, "one ambush a season is put into the deck"
            if self.seats == 1:
                self._ambush_alone()
        else:
            self.column.append(card)
            self.ruins_due = self.ruins_due or card in RUINS
        self._end_turn_when_done()

    def draw(self, seat: int, drawing: Drawing) -> None:
        """Let *seat* draw, on whichever map it has in hand."""
        assert drawing in self.legal(seat)
        self.accept(seat, drawing)

    def accept(self, seat: int, drawing: Drawing) -> None:
        """The same for a drawing that is known to be legal."""
        self.drawings[seat] = drawing
        self._end_turn_when_done()

    def copy(self) -> Referee:
        """Another referee who has seen the same so far."""
        other = copy(self)
        other.papers = [drawn.copy() for drawn in self.papers]
        other.coins, other.totals, other.lost = self.coins[:], self.totals[:], self.lost[:]
        other.column, other.gone = self.column[:], self.gone[:]
        other.drawings = dict(self.drawings)
        return other

    def to_act(self) -> set[int]:
        return {seat for seat in range(self.seats) if self._must_draw(seat)}

    def in_hand(self, seat: int) -> int:
        """Whose map *seat* draws on."""
        if self.card not in AMBUSHES:
            return seat
        # The left-hand neighbour of a seat is the next one clockwise.
        passed_to = {"left": 1, "right": -1}[AMBUSHES[self.card][1]]
        for owner in range(self.seats):
            if (owner + passed_to) % self.seats == seat:
                return owner
        raise AssertionError

    def legal(self, seat: int) -> set[Drawing]:
        """Everything *seat* may draw, found by trying everything."""
        if not self._must_draw(seat):
            return set()
        drawn = self.papers[self.in_hand(seat)]
        if self.card in AMBUSHES:
            fitting = {("M", cells) for cells in everywhere(drawn, AMBUSHES[self.card][0])}
            return fitting or {("M", frozenset([cell])) for cell in drawn.cells(".")}
        _, terrains, shapes = SHAPES_AND_TERRAINS[self.card]
        open_ruins = drawn.ruins & drawn.cells(".")
        placed = [cells for shape in shapes for cells in everywhere(drawn, shape)]
        if self.ruins_due:
            placed = [cells for cells in placed if cells & open_ruins]
        if not placed:
            placed = [frozenset([cell]) for cell in drawn.cells(".")]
            anything = self.ruling == "any" or (self.ruling != "card" and self.ruins_due)
            terrains = "FVAWM" if anything else terrains
        return {(terrain, cells) for terrain in terrains for cells in placed}

    def _must_draw(self, seat: int) -> bool:
        if self.is_over or seat in self.drawings:
            return False
        if self.card in AMBUSHES and self.seats == 1:
            return False
        if self.card not in AMBUSHES and self.card not in SHAPES_AND_TERRAINS:
            return False
        return bool(self.papers[self.in_hand(seat)].cells("."))

    def _end_turn_when_done(self) -> None:
        if self.to_act():
            return
        for seat, drawing in sorted(self.drawings.items()):
            self._fill(self.in_hand(seat), drawing)
        self.drawings = {}
        if self.card in SHAPES_AND_TERRAINS:
            self.time += SHAPES_AND_TERRAINS[self.card][0]
            self.ruins_due = False
        self.card = ""
        if self.time >= SEASONS[self.season][1]:
            self._end_season()

    def _fill(self, owner: int, drawing: Drawing) -> None:
        letter, cells = drawing
        drawn = self.papers[owner]
        before = closed_mountains(drawn)
        for r, c in cells:
            drawn.rows[r][c] = letter
        earned = len(closed_mountains(drawn) - before)
        if self.card in SHAPES_AND_TERRAINS:
            shapes = SHAPES_AND_TERRAINS[self.card][2]
            # Of two shapes the first has a coin; a single cell drawn for want of room has none.
            earned += len(shapes) == 2 and cells in looks_at(shapes[0], min(cells))
        self.coins[owner] = min(self.coins[owner] + earned, MOST_COINS)

    def _end_season(self) -> None:
        _, _, edicts = SEASONS[self.season]
        for seat, drawn in enumerate(self.papers):
            cost = monsters_cost(drawn)
            won = sum(SLOW_GOALS[self.goals["ABCD".index(edict)]](drawn) for edict in edicts)
            self.totals[seat] += won + self.coins[seat] - cost
            self.lost[seat] += cost
        self.time, self.column, self.ruins_due = 0, [], False
        self.season += 1
        self.is_over = self.season == len(SEASONS)

    def _ambush_alone(self) -> None:
        shape, passed_to, corner = AMBUSHES[self.card]
        (drawn,) = self.papers
        for top, left in slow_walk(shape, corner, clockwise=passed_to == "left"):
            cells = frozenset((top + r, left + c) for r, c in marks(shape))
            if cells <= drawn.cells("."):
                self._fill(0, ("M", cells))
                return


def marks(shape: str) -> set[Cell]:
    rows = shape.split("/")
    return {(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "X"}


def looks(shape: str) -> list[set[Cell]]:
    """The shape turned four times, and its mirror image turned four times."""
    found = []
    for start in (marks(shape), {(r, -c) for r, c in marks(shape)}):
        cells = start
        for _ in range(4):
            cells = {(c, -r) for r, c in cells}
            top, left = min(r for r, _ in cells), min(c for _, c in cells)
            found.append({(r - top, c - left) for r, c in cells})
    return found


def looks_at(shape: str, first: Cell) -> list[frozenset[Cell]]:
    """Each look of the shape with its first cell, in reading order, on *first*."""
    found = []
    for look in looks(shape):
        r0, c0 = min(look)
        found.append(frozenset((r - r0 + first[0], c - c0 + first[1]) for r, c in look))
    return found


def everywhere(drawn: Paper, shape: str) -> Iterator[frozenset[Cell]]:
    """Each way to lay the shape on empty cells, tried at every place."""
    for look in looks(shape):
        for top in range(SIDE):
            for left in range(SIDE):
                if all(drawn.at(top + r, left + c) == "." for r, c in look):
                    yield frozenset((top + r, left + c) for r, c in look)


def closed_mountains(drawn: Paper) -> set[Cell]:
    return {
        cell for cell in drawn.cells("^") if all(drawn.at(*side) != "." for side in around(cell))
    }


def slow_walk(shape: str, corner: str, *, clockwise: bool) -> list[Cell]:
    """The top left places of the box round the shape, rim by rim, in the order they are tried."""
    rows = shape.split("/")
    last_row, last_column = SIDE - len(rows), SIDE - len(rows[0])
    found: list[Cell] = []
    for layer in range(SIDE):
        rim = [
            (r, c)
            for r in range(layer, last_row - layer + 1)
            for c in range(layer, last_column - layer + 1)
            if r in (layer, last_row - layer) or c in (layer, last_column - layer)
        ]
        found += _round(rim, corner, clockwise=clockwise)
    return found


def _round(rim: list[Cell], corner: str, *, clockwise: bool) -> Iterator[Cell]:
    """Step along the rim edge by edge; cells met a second time are left out."""
    if not rim:
        return
    edges = {
        "top": sorted(cell for cell in rim if cell[0] == min(r for r, _ in rim)),
        "right": sorted(cell for cell in rim if cell[1] == max(c for _, c in rim)),
        "bottom": sorted((cell for cell in rim if cell[0] == max(r for r, _ in rim)), reverse=True),
        "left": sorted((cell for cell in rim if cell[1] == min(c for _, c in rim)), reverse=True),
    }
    order = {
        "top-left": ["top", "right", "bottom", "left"],
        "top-right": ["right", "bottom", "left", "top"],
        "bottom-right": ["bottom", "left", "top", "right"],
        "bottom-left": ["left", "top", "right", "bottom"],
    }[corner]
    way = [cell for edge in order for cell in edges[edge]]
    if not clockwise:
        # From the same corner the other way round: every edge backwards, the last one first.
        way = [cell for edge in reversed(order) for cell in reversed(edges[edge])]
    yield from dict.fromkeys(way)
