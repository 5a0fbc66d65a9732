"""
The points of a finished sheet, for whoever plays on paper.

A request names the tiles and the crossed cells; food, gems and temples count if they are given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import TypeVar

from inklands.core.message import Message
from inklands.core.points import Line, Part, Points
from inklands.core.sheets import are_texts, check_fields
from inklands.errors import InklandsError, SheetError
from inklands.games.explorers.components import ROUNDS, Components
from inklands.games.explorers.landscape.landscape import Landscape, landscape
from inklands.games.explorers.landscape.terrain import FOODS, GEM, GRID, ITEM_NAMES, PLACES
from inklands.games.explorers.landscape.tiles import parse_layout
from inklands.games.explorers.objectives.objective import Objective, Race
from inklands.games.explorers.objectives.races import is_met
from inklands.games.explorers.rounds import track_points
from inklands.games.explorers.scoring import objective_parts, temple_line, village_lines
from inklands.games.explorers.setup import MOST_OBJECTIVES
from inklands.games.explorers.state import Setup, Sides
from inklands.grid.grid import Mask, indices

T = TypeVar("T")
FIELDS = (
    "tiles", "crosses", "start", "sides", "objectives", "places", "food", "gems", "temples"
)  # fmt: skip
FOOD_KINDS = {ITEM_NAMES[letter]: letter for letter in FOODS}


def score_sheet(components: Components, request: Mapping[str, object]) -> Points:
    """The points of the sheet that *request* describes."""
    check_fields(request, FIELDS)
    setup = _setup(components, request)
    crossed = _crossed(setup.landscape, request)
    return Points(
        (
            *_given_parts(setup, crossed, request),
            Part("villages", village_lines(setup, crossed)),
            *objective_parts(setup, crossed, _races(setup, crossed, request)),
        )
    )


def _setup(components: Components, request: Mapping[str, object]) -> Setup:
    layout = _read(parse_layout, _text(request, "tiles"))
    land = landscape(components.tiles, layout)
    return Setup(1, land, _sides(request), _objectives(components, request), None, components)


def _crossed(land: Landscape, request: Mapping[str, object]) -> Mask:
    """The crosses given, with the start village, which is crossed before the first of them."""
    start = _start(land, request)
    crossed = start
    for name in _texts(request, "crosses"):
        cell = 1 << _read(GRID.parse_name, name)
        if cell & ~start and any(cell & village for village in land.villages):
            raise SheetError(
                f"{name}: only the start village is ever crossed", "sheet-village", cell=name
            )
        crossed |= cell
    alone = crossed & ~GRID.region(start, crossed)
    if alone:
        name = GRID.names(alone)[0]
        raise SheetError(
            f"{name}: this cross is not joined to the start village", "sheet-alone", cell=name
        )
    return crossed


def _start(land: Landscape, request: Mapping[str, object]) -> Mask:
    central = land.central
    names = GRID.names(central)
    if "start" in request:
        start = _text(request, "start")
        if start not in names:
            raise SheetError(
                f"start = {start!r}: the village nearest the middle is {names[0]}",
                "sheet-wrong-start",
                text=start,
                cell=names[0],
            )
        return 1 << GRID.parse_name(start)
    if len(names) > 1:
        raise SheetError(
            f"the start village may be {' or '.join(names)}: say which in 'start'",
            "sheet-which-start",
            names=", ".join(names),
        )
    return 1 << next(indices(central))


def _sides(request: Mapping[str, object]) -> Sides:
    given = request.get("sides", {})
    if not isinstance(given, dict):
        raise SheetError(f"sides = {given!r} should be an object, as {{'food': 'advanced'}}")
    known = [field.name for field in fields(Sides)]
    words = {"advanced": True, True: True, "basic": False, False: False}
    for key, value in given.items():
        if key not in known or not isinstance(value, (str, bool)) or value not in words:
            raise SheetError(
                f"sides: {key!r} = {value!r}; {', '.join(known)} are basic or advanced",
                "sheet-sides",
                name=str(key),
                names=", ".join(known),
            )
    return Sides(**{key: words[value] for key, value in given.items()})


def _objectives(components: Components, request: Mapping[str, object]) -> tuple[Objective, ...]:
    by_key = {objective.key: objective for objective in components.objectives}
    names = _texts(request, "objectives") if "objectives" in request else []
    for name in names:
        if name not in by_key:
            raise SheetError(
                f"there is no objective {name!r}; there are: {', '.join(by_key)}",
                "sheet-no-objective",
                name=name,
                names=", ".join(by_key),
            )
    if len(set(names)) > MOST_OBJECTIVES:
        raise SheetError(
            f"objectives: {MOST_OBJECTIVES} at most are in play, not {len(names)}",
            "sheet-many-objectives",
            most=MOST_OBJECTIVES,
            number=len(names),
        )
    return tuple(by_key[name] for name in dict.fromkeys(names))


def _races(setup: Setup, crossed: Mask, request: Mapping[str, object]) -> tuple[int, ...]:
    """Races that are met count in full, unless `places` says in which place they were met."""
    places = request.get("places", {})
    if not isinstance(places, dict):
        raise SheetError(f"places = {places!r} should be an object, as {{'race-edges': 2}}")
    races = [objective.key for objective in setup.objectives if isinstance(objective, Race)]
    for key, place in places.items():
        if key not in races or type(place) is not int or not 1 <= place <= 4:
            raise SheetError(
                f"places: {key!r} = {place!r} should be a race and a place from 1 to 4",
                "sheet-race",
                name=str(key),
                text=str(place),
            )
    return tuple(
        objective.points[places.get(objective.key, 1) - 1]
        if isinstance(objective, Race) and is_met(objective, setup.landscape, crossed)
        else 0
        for objective in setup.objectives
    )


def _given_parts(setup: Setup, crossed: Mask, request: Mapping[str, object]) -> tuple[Part, ...]:
    """Food, gems and temples: what the boards say, which the crosses alone do not show."""
    parts = []
    if "food" in request:
        parts.append(Part("food", _food_lines(setup, crossed, request["food"])))
    if "gems" in request:
        parts.append(Part("gems", _gem_lines(setup, crossed, request)))
    if "temples" in request:
        parts.append(Part("temples", _temple_lines(setup, crossed, request)))
    return tuple(parts)


def _food_lines(setup: Setup, crossed: Mask, given: object) -> tuple[Line, ...]:
    tile = setup.components.food[setup.sides.food]
    if not isinstance(given, list) or len(given) > ROUNDS:
        raise SheetError(f"food = {given!r} should be a list of the rounds, {ROUNDS} at most")
    counts = [
        _food_count(column, foods) for column, foods in zip(tile.columns, given, strict=False)
    ]
    found = sum(_found(setup, crossed, letter) for letter in FOODS)
    if sum(counts) > found:
        raise SheetError(
            f"food: {sum(counts)} were ticked, and {found} crossed",
            "sheet-food-crossed",
            number=sum(counts),
            most=found,
        )
    return tuple(
        Line(tile.points[n], Message.of("explorers-food-scored", round=r, amount=n))
        for r, n in enumerate(counts, 1)
        if tile.points[n]
    )


def _food_count(column: str, foods: object) -> int:
    """How many foods were ticked in a round: a number, or the names of the foods."""
    if isinstance(foods, int) and not isinstance(foods, bool) and 0 <= foods <= len(column):
        return foods
    if isinstance(foods, list) and all(isinstance(f, str) and f in FOOD_KINDS for f in foods):
        letters = [FOOD_KINDS[food] for food in foods]
        if all(letters.count(letter) <= column.count(letter) for letter in letters):
            return len(letters)
    raise SheetError(
        f"food: {foods!r} should be a number up to {len(column)}, or names of foods with room "
        f"in that round: {', '.join(FOOD_KINDS)}",
        "sheet-food",
        text=" ".join(map(str, foods)) if isinstance(foods, list) else str(foods),
        most=len(column),
        names=", ".join(FOOD_KINDS),
    )


def _gem_lines(setup: Setup, crossed: Mask, request: Mapping[str, object]) -> tuple[Line, ...]:
    """The gems found by the end of each round; zeros at the end are rounds still to come."""
    track = setup.components.gems[setup.sides.gems]
    gems = _numbers(request, "gems", ROUNDS, len(track))
    counted = gems[: max((n for n, found in enumerate(gems, 1) if found), default=0)]
    if list(counted) != sorted(counted):
        raise SheetError(
            f"gems = {gems!r}: no round has fewer than the one before it", "sheet-gems-fewer"
        )
    found = _found(setup, crossed, GEM)
    if max(gems, default=0) > found:
        raise SheetError(
            f"gems = {gems!r}: {found} were crossed",
            "sheet-gems-crossed",
            number=max(gems),
            most=found,
        )
    return tuple(
        Line(track_points(track, n), Message.of("explorers-gems-scored", round=r, amount=n))
        for r, n in enumerate(gems, 1)
        if track_points(track, n)
    )


def _temple_lines(setup: Setup, crossed: Mask, request: Mapping[str, object]) -> tuple[Line, ...]:
    printed = _temple_values(setup)
    points = _numbers(request, "temples", len(PLACES), max(printed))
    lines = []
    for letter, value, temple in zip(PLACES, points, setup.landscape.temples, strict=False):
        if value and value not in printed:
            names = ", ".join(map(str, printed))
            sentence = f"temples: {value} is none of {names}"
            raise SheetError(sentence, "sheet-temple-value", number=value, names=names)
        if value and not crossed & temple:
            cell = GRID.names(temple)[0]
            sentence = f"temples: {letter}, on {cell}, is not crossed"
            raise SheetError(sentence, "sheet-temple-crossed", temple=letter, cell=cell)
        if value:
            lines.append(temple_line(value, temple))
    return tuple(lines)


def _temple_values(setup: Setup) -> tuple[int, ...]:
    """What may be circled in a temple: how many played is not known."""
    components = setup.components
    if setup.sides.temples:
        return (components.temple_points,)
    return tuple(dict.fromkeys(value for values in components.temples for value in values))


def _found(setup: Setup, crossed: Mask, item: str) -> int:
    return (crossed & setup.landscape.cells_of[item]).bit_count()


def _text(request: Mapping[str, object], key: str) -> str:
    value = request.get(key)
    if not isinstance(value, str):
        raise SheetError(f"{key} = {value!r} should be a text")
    return value


def _texts(request: Mapping[str, object], key: str) -> Sequence[str]:
    values = request.get(key)
    if not are_texts(values):
        raise SheetError(f"{key} = {values!r} should be a list of texts")
    return values


def _numbers(request: Mapping[str, object], key: str, length: int, most: int) -> Sequence[int]:
    values = request.get(key)
    if (
        not isinstance(values, list)
        or len(values) > length
        or not all(type(value) is int and 0 <= value <= most for value in values)
    ):
        raise SheetError(
            f"{key} = {values!r} should be {length} numbers at most, from 0 to {most}",
            "sheet-numbers",
            name=key,
            number=length,
            most=most,
        )
    return values


def _read(parse: Callable[[str], T], text: str) -> T:
    """*text* read by *parse*; what that refuses is a fault of the sheet."""
    try:
        return parse(text)
    except InklandsError as error:
        raise SheetError(str(error)) from error
