"""Points, explained: what is settled, and what counting now would give."""

from __future__ import annotations

from inklands.core.message import Message
from inklands.core.points import Line, Part, Points, Rating, Standing, ranked
from inklands.games.explorers.components import Components
from inklands.games.explorers.landscape.landscape import place_letter
from inklands.games.explorers.landscape.terrain import GRID, PLACES
from inklands.games.explorers.objectives.objective import Race
from inklands.games.explorers.objectives.points import objective_lines
from inklands.games.explorers.rounds import food_points, gem_points
from inklands.games.explorers.state import Setup, Sheet, Stage, State
from inklands.grid.grid import Mask


def standing(state: State) -> Standing:
    """What is settled: rounds, temples and races so far; villages and the rest at the end."""
    is_over = state.clock.stage is Stage.OVER
    count = final_points if is_over else settled_points
    points = tuple(count(state.setup, sheet) for sheet in state.sheets)
    if not is_over:
        return Standing(points)
    # A tie goes to whoever struck fewer maps.
    pairs = zip(points, state.sheets, strict=True)
    places = ranked((total.total, -sheet.maps_used) for total, sheet in pairs)
    ratings = (rating(state.setup, points[0].total),) if state.setup.is_solo else ()
    return Standing(points, places, ratings)


def settled_points(setup: Setup, sheet: Sheet) -> Points:
    races = tuple(
        Part(objective.key, objective_lines(objective, setup.landscape, sheet.crossed, won))
        for objective, won in zip(setup.objectives, sheet.races, strict=True)
        if isinstance(objective, Race)
    )
    return Points((*_round_parts(setup, sheet), _temple_part(setup, sheet), *races))


def final_points(setup: Setup, sheet: Sheet) -> Points:
    return Points(
        (
            *_round_parts(setup, sheet),
            _temple_part(setup, sheet),
            Part("villages", village_lines(setup, sheet.crossed)),
            *objective_parts(setup, sheet.crossed, sheet.races),
        )
    )


def rating(setup: Setup, points: int) -> Rating:
    return solo_rating(setup.components, len(setup.objectives), points)


def solo_rating(components: Components, objectives: int, points: int) -> Rating:
    """The title that so many points earn alone; every one of the *objectives* asks for more."""
    shift = components.shift * objectives
    (lowest, _), *higher = components.titles
    earned = [title for title, least in higher if points >= least + shift]
    return Rating(points, earned[-1] if earned else lowest)


def title_shift(setup: Setup) -> int:
    # FR, solo: ten points are added to the scale for each objective in play.
    return setup.components.shift * len(setup.objectives)


def village_lines(setup: Setup, crossed: Mask) -> tuple[Line, ...]:
    """Each village by the crosses beside it; on the advanced side the least surrounded alone."""
    table = setup.components.villages[setup.sides.villages]
    beside = [
        (letter, GRID.neighbours(village) & crossed)
        for letter, village in zip(PLACES, setup.landscape.villages, strict=True)
    ]
    # FR p. 8: on the advanced side only the village with the fewest crosses beside it counts.
    if setup.sides.villages:
        beside = [min(beside, key=lambda found: found[1].bit_count())]
    return tuple(
        Line(table[cells.bit_count()], _village_reason(letter, cells), cells)
        for letter, cells in beside
        if table[cells.bit_count()]
    )


def objective_parts(setup: Setup, crossed: Mask, races: tuple[int, ...]) -> tuple[Part, ...]:
    return tuple(
        Part(objective.key, objective_lines(objective, setup.landscape, crossed, won))
        for objective, won in zip(setup.objectives, races, strict=True)
    )


def food_line(setup: Setup, round_number: int, food: Mask) -> Line:
    reason = Message.of("explorers-food-scored", round=round_number + 1, amount=food.bit_count())
    return Line(food_points(setup, food), reason, food)


def gem_line(setup: Setup, round_number: int, gems: Mask) -> Line:
    reason = Message.of("explorers-gems-scored", round=round_number + 1, amount=gems.bit_count())
    return Line(gem_points(setup, gems), reason, gems)


def temple_line(points: int, temple: Mask) -> Line:
    reason = Message.of("explorers-temple-scored", temple=place_letter(temple))
    return Line(points, reason, temple)


def _village_reason(letter: str, cells: Mask) -> Message:
    return Message.of("explorers-village-scored", village=letter, amount=cells.bit_count())


def _round_parts(setup: Setup, sheet: Sheet) -> tuple[Part, Part]:
    ended = range(len(sheet.gems))
    food = (food_line(setup, n, sheet.food[n]) for n in ended)
    gems = (gem_line(setup, n, sheet.gems[n]) for n in ended)
    return (
        Part("food", tuple(line for line in food if line.points)),
        Part("gems", tuple(line for line in gems if line.points)),
    )


def _temple_part(setup: Setup, sheet: Sheet) -> Part:
    pairs = zip(sheet.temples, setup.landscape.temples, strict=True)
    return Part("temples", tuple(temple_line(points, cell) for points, cell in pairs if points))
