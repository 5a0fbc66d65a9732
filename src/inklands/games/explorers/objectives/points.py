"""What an objective gives, line by line; races are settled turn by turn elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from inklands.core.message import Message
from inklands.core.points import Line
from inklands.games.explorers.landscape.landscape import Landscape
from inklands.games.explorers.landscape.terrain import FOODS, GRID, ITEM_NAMES, NAMES
from inklands.games.explorers.objectives.objective import (
    LETTER_OF,
    Count,
    FullLine,
    Longest,
    Objective,
    Race,
    Square,
    Without,
    Zones,
)
from inklands.games.explorers.objectives.races import race_cells
from inklands.grid.grid import Mask

CORNERS = (GRID.rows[0] | GRID.rows[-1]) & (GRID.columns[0] | GRID.columns[-1])
DIAGONALS = (
    (GRID.width + 1, GRID.not_first),
    (GRID.width - 1, GRID.not_last),
)
FULL_LINES = {
    "row": GRID.rows,
    "column": GRID.columns,
    "row-or-column": (*GRID.rows, *GRID.columns),
}
STEPS = {
    "vertical": ((GRID.width, GRID.everywhere),),
    "horizontal": ((1, GRID.not_first),),
    "diagonal": DIAGONALS,
}
"""For each direction, by how much a cell moves on and where it may arrive."""


def objective_lines(
    objective: Objective, landscape: Landscape, crossed: Mask, won: int
) -> tuple[Line, ...]:
    """The points of *objective*, of which *won* were settled in a race."""
    match objective:
        case Race():
            return _race(objective, landscape, crossed, won)
        case FullLine():
            return _full_line(objective, crossed)
        case Longest():
            return _longest(objective, crossed)
        case Square():
            return _square(objective, crossed)
        case _:
            return _landscape_lines(objective, landscape, crossed)


def _landscape_lines(
    objective: Without | Zones | Count, landscape: Landscape, crossed: Mask
) -> tuple[Line, ...]:
    match objective:
        case Without():
            return _without(objective, landscape, crossed)
        case Zones():
            return _zones(objective, landscape, crossed)
        case Count():
            return _count(objective, landscape, crossed)
        case _:
            assert_never(objective)


def _race(race: Race, landscape: Landscape, crossed: Mask, won: int) -> tuple[Line, ...]:
    reason = Message.of("explorers-race-won", objective=f"@explorers-{race.key}")
    return (Line(won, reason, race_cells(race, landscape, crossed)),) if won else ()


def _without(objective: Without, landscape: Landscape, crossed: Mask) -> tuple[Line, ...]:
    """The cells shown are those that were left alone."""
    cells = landscape.cells_of[objective.item]
    if crossed & cells:
        return ()
    item = f"@explorers-item-{ITEM_NAMES[objective.item]}"
    return (Line(objective.points, Message.of("explorers-without", item=item), cells),)


def _zones(objective: Zones, landscape: Landscape, crossed: Mask) -> tuple[Line, ...]:
    zones = tuple(landscape.zones(objective.terrain))
    if not all(crossed & zone for zone in zones):
        return ()
    terrain = f"@explorers-{NAMES[objective.terrain]}"
    reason = Message.of("explorers-all-zones", terrain=terrain, zones=len(zones))
    return (Line(objective.points, reason, crossed & landscape.areas[objective.terrain]),)


def _full_line(objective: FullLine, crossed: Mask) -> tuple[Line, ...]:
    """Twelve points once, for the first line that is crossed from edge to edge."""
    # FR p. 8: "verticalement ou horizontalement" is said of one tile, and so either will do. It is
    # for having crossed the land at all: a second full line gives nothing more.
    for line in FULL_LINES[objective.kind]:
        if crossed & line == line:
            return (Line(objective.points, Message.of("explorers-full-line"), line),)
    return ()


def _count(objective: Count, landscape: Landscape, crossed: Mask) -> tuple[Line, ...]:
    amount, cells = counted(objective.thing, landscape, crossed)
    points = objective.points[min(amount, len(objective.points) - 1)]
    if not points:
        return ()
    thing = f"@explorers-item-{objective.thing}"
    return (Line(points, Message.of("explorers-counted", amount=amount, thing=thing), cells),)


def counted(thing: str, landscape: Landscape, crossed: Mask) -> tuple[int, Mask]:
    """How many of a thing there are, and the cells that show it."""
    match thing:
        case "food-set":
            foods = [crossed & landscape.cells_of[kind] for kind in FOODS]
            return min(food.bit_count() for food in foods), sum(foods)
        case "village":
            return _surrounded(landscape.villages, crossed, 4)
        case "temple":
            return _surrounded(landscape.temples, crossed, 2)
        case "corner":
            cells = crossed & CORNERS
        case _:
            cells = crossed & landscape.cells_of[LETTER_OF[thing]]
    return cells.bit_count(), cells


def _surrounded(places: tuple[Mask, ...], crossed: Mask, least: int) -> tuple[int, Mask]:
    """How many places have so many crosses beside them, and those crosses."""
    beside = [GRID.neighbours(place) & crossed for place in places]
    enough = [cells for cells in beside if cells.bit_count() >= least]
    cells = 0
    for some in enough:
        cells |= some
    return len(enough), cells


def _longest(objective: Longest, crossed: Mask) -> tuple[Line, ...]:
    length, cells = max(
        (longest_run(crossed, step, arrival) for step, arrival in STEPS[objective.direction]),
        key=lambda found: found[0],
    )
    if not length:
        return ()
    reason = Message.of("explorers-longest-line", length=length)
    return (Line(length * objective.points, reason, cells),)


def longest_run(crossed: Mask, step: int, arrival: Mask) -> tuple[int, Mask]:
    """The length of the longest unbroken run along *step*, and the cells of one such run."""
    length, ends = 0, crossed
    last = 0
    while ends:
        last = ends & -ends
        length += 1
        ends = ends << step & arrival & crossed
    return length, sum(last >> step * n for n in range(length))


def _square(objective: Square, crossed: Mask) -> tuple[Line, ...]:
    side, cells = largest_square(crossed)
    points = objective.points[min(side, len(objective.points) - 1)]
    if not points:
        return ()
    return (Line(points, Message.of("explorers-largest-square", side=side), cells),)


def largest_square(crossed: Mask) -> tuple[int, Mask]:
    """The side of the largest square crossed all over, and its cells."""
    side, corner = 0, 0
    for side, corner in enumerate(_bottom_right_corners(crossed), 1):  # noqa: B007
        pass
    row = sum(corner >> n for n in range(side))
    return side, sum(row >> GRID.width * n for n in range(side))


def _bottom_right_corners(crossed: Mask) -> Iterator[Mask]:
    """For each side from 1 on, the first cell that is the last of such a square."""
    corners = crossed
    while corners:
        yield corners & -corners
        moved = corners << 1 & GRID.not_first
        corners &= moved & corners << GRID.width & moved << GRID.width
