"""Races: conditions that are worth more to those who meet them first."""

from __future__ import annotations

from dataclasses import replace

from inklands.games.explorers.landscape.landscape import QUARTERS, Landscape
from inklands.games.explorers.landscape.terrain import GRID, TEMPLE
from inklands.games.explorers.news import Note
from inklands.games.explorers.objectives.objective import LETTER_OF, RACE_ITEMS, Objective, Race
from inklands.games.explorers.state import Setup, Sheet
from inklands.grid.grid import Mask

EDGES = (GRID.rows[0], GRID.rows[-1], GRID.columns[0], GRID.columns[-1])


def open_points(objectives: tuple[Objective, ...]) -> tuple[tuple[int, ...], ...]:
    """The points of each race before anybody has met it; none for other objectives."""
    return tuple(o.points if isinstance(o, Race) else () for o in objectives)


def is_met(race: Race, landscape: Landscape, crossed: Mask) -> bool:
    if race.condition in RACE_ITEMS:
        item = landscape.cells_of[LETTER_OF[RACE_ITEMS[race.condition]]]
        return (crossed & item).bit_count() >= race.amount
    match race.condition:
        case "villages":
            return villages_reached(landscape, crossed) == len(landscape.villages)
        case "places":
            temples = sum(1 for temple in landscape.temples if crossed & temple)
            return villages_reached(landscape, crossed) >= 3 and temples >= 3
        case "edges":
            return all(crossed & edge for edge in EDGES)
        # FR p. 8: at least three crosses on each tile.
        case _:
            return all((crossed & quarter).bit_count() >= 3 for quarter in QUARTERS)


def race_cells(race: Race, landscape: Landscape, crossed: Mask) -> Mask:
    """The crosses that show how far a race has come."""
    if race.condition in RACE_ITEMS:
        return crossed & landscape.cells_of[LETTER_OF[RACE_ITEMS[race.condition]]]
    beside_villages = crossed & GRID.neighbours(sum(landscape.villages))
    match race.condition:
        case "villages":
            return beside_villages
        case "places":
            return beside_villages | crossed & landscape.cells_of[TEMPLE]
        case "edges":
            return crossed & GRID.border
        case _:
            return crossed


def villages_reached(landscape: Landscape, crossed: Mask) -> int:
    """How many villages have a cross beside them."""
    beside = GRID.neighbours(crossed)
    return sum(1 for village in landscape.villages if beside & village)


def settle_races(
    setup: Setup, sheets: tuple[Sheet, ...], left: tuple[tuple[int, ...], ...]
) -> tuple[tuple[Sheet, ...], tuple[tuple[int, ...], ...], tuple[Note, ...]]:
    """Points for all who newly meet a race; then a value is struck for each of them."""
    boards, points, notes = list(sheets), list(left), []
    for n, race in enumerate(setup.objectives):
        if not isinstance(race, Race):
            continue
        winners = [
            seat
            for seat, sheet in enumerate(boards)
            if not sheet.races[n] and is_met(race, setup.landscape, sheet.crossed)
        ]
        # FR p. 8: all who meet it in the same turn score alike, then one value is struck for each.
        for seat in winners:
            boards[seat] = _with_race(boards[seat], n, points[n][0])
            notes.append(Note("race", seat, points[n][0], key=race.key))
        points[n] = points[n][len(winners) :]
    return tuple(boards), tuple(points), tuple(notes)


def _with_race(sheet: Sheet, n: int, points: int) -> Sheet:
    return replace(sheet, races=(*sheet.races[:n], points, *sheet.races[n + 1 :]))
