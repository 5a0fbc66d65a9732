"""What an owner can put in from their box, and how each of it is entered."""

from __future__ import annotations

from collections.abc import Iterable

from inklands.core.box_form import (
    BoxChoice,
    BoxField,
    BoxForm,
    BoxGroup,
    BoxSection,
    ChoicesField,
    LettersField,
    NumberField,
    NumbersField,
    PaintingField,
    PaintLayer,
    SidesField,
    SomeField,
)
from inklands.games.explorers.components import ROUNDS
from inklands.games.explorers.landscape import terrain as printed
from inklands.games.explorers.landscape.tiles import TILES
from inklands.games.explorers.objectives import objective as kinds
from inklands.games.explorers.objectives.components import BACKS, SETS

POINTS = "page-box-points"
CROSSES = "explorers-box-crosses"
MOST_FOODS = 6
"""More than any column of the tile has room for."""

LAND = (
    *(BoxChoice(letter, f"explorers-{printed.NAMES[letter]}") for letter in printed.TERRAINS),
    BoxChoice(printed.VILLAGE, "explorers-village"),
)
ITEMS = tuple(
    BoxChoice(letter, f"explorers-one-{printed.ITEM_NAMES[letter]}") for letter in printed.ITEMS
)
SIDES = tuple(
    BoxChoice(letters, f"explorers-{'-'.join(printed.NAMES[letter] for letter in letters)}")
    for letters in printed.CHOICES
)


def _tile(number: int) -> BoxSection:
    layers = (PaintLayer("terrain", LAND), PaintLayer("items", ITEMS))
    picture = PaintingField(layers, printed.TILE_SIDE, printed.TILE_SIDE)
    return BoxSection(f"tile-{number}", "explorers-box-tile", (picture,), number)


def _food(section: str) -> BoxSection:
    return BoxSection(section, f"explorers-box-{section}", (_columns(), _points()))


def _columns() -> LettersField:
    foods = tuple(one for one in ITEMS if one.value in printed.FOODS)
    return LettersField("columns", "explorers-box-columns", foods, "explorers-round", MOST_FOODS)


def _points(fewest: int = 1, first: int = 0) -> NumbersField:
    return NumbersField("points", POINTS, fewest=fewest, first=first)


def _objectives(family: str, *fields: BoxField) -> BoxSection:
    return BoxSection(f"objectives-{family}", f"explorers-box-objectives-{family}", fields)


def _listed(field: str, family: str, values: Iterable[str]) -> SomeField:
    choices = tuple(BoxChoice(value, f"explorers-{family}-{value}") for value in values)
    return SomeField(field, "explorers-box-there-are", choices)


def _tables(family: str, things: Iterable[str]) -> tuple[NumbersField, ...]:
    return tuple(
        NumbersField(thing, f"explorers-{family}-{thing}", is_optional=True) for thing in things
    )


def _numbers(family: str, things: Iterable[str]) -> tuple[NumberField, ...]:
    return tuple(
        NumberField(thing, f"explorers-{family}-{thing}", is_optional=True) for thing in things
    )


def _backs() -> BoxSection:
    keys = (
        *(f"none-{item}" for item in kinds.LETTER_OF),
        *(f"zones-{name}" for name in printed.NAMES.values()),
        *(f"full-{line}" for line in kinds.FULL_LINES),
        *(f"count-{thing}" for thing in (*kinds.COUNTED, *kinds.COUNTED_PLACES)),
        *(f"race-{thing}" for thing in (*kinds.RACE_ITEMS, *kinds.RACE_PLACES)),
        *(f"line-{way}" for way in kinds.DIRECTIONS),
        "square",
    )
    unknown = BoxChoice("", "explorers-box-unknown")
    choices = (unknown, *(BoxChoice(key, f"explorers-{key}") for key in keys))
    fields = tuple(
        ChoicesField(f"set-{n}", "explorers-box-set", choices, "explorers-box-tile", n)
        for n in range(1, SETS + 1)
    )
    return BoxSection(BACKS, "explorers-box-objectives-backs", fields)


BOARDS = (
    BoxSection(
        "slots",
        "explorers-box-slots",
        (NumberField("keys", "explorers-item-key"), NumberField("maps", "explorers-item-map")),
    ),
    _food("food"),
    _food("food-advanced"),
    BoxSection("gems", "explorers-box-gems", (NumbersField("track", POINTS, first=1, lowest=-99),)),
    BoxSection(
        "gems-advanced",
        "explorers-box-gems-advanced",
        (NumbersField("track", POINTS, first=1, lowest=-99),),
    ),
    BoxSection(
        "solo",
        "explorers-box-solo",
        (
            NumbersField("least", "explorers-box-least", first=1, is_fixed=True),
            NumberField("shift", "explorers-box-shift"),
        ),
    ),
    BoxSection("villages", "explorers-box-villages", (_points(5),)),
    BoxSection("villages-advanced", "explorers-box-villages-advanced", (_points(5),)),
    BoxSection(
        "temples",
        "explorers-box-temples",
        tuple(
            NumbersField(field, "page-box-seats", seats, 1, ROUNDS if seats == 1 else seats)
            for seats, field in enumerate(("one", "two", "three", "four"), 1)
        ),
    ),
    BoxSection(
        "temples-advanced",
        "explorers-box-temples-advanced",
        (NumberField("points", POINTS), NumbersField("crosses", CROSSES, first=1, fewest=4)),
    ),
    BoxSection(
        "crosses",
        "explorers-box-crosses",
        tuple(
            NumberField(field, f"explorers-box-crosses-{field}", lowest=1)
            for field in ("opening", "favoured", "other", "map")
        ),
    ),
)

OBJECTIVES = (
    _objectives("none", *_numbers("none", kinds.LETTER_OF)),
    _objectives(
        "zones", NumberField("points", POINTS), _listed("terrains", "zones", printed.NAMES.values())
    ),
    _objectives("full", NumberField("points", POINTS), _listed("kinds", "full", kinds.FULL_LINES)),
    _objectives("count", *_tables("count", (*kinds.COUNTED, *kinds.COUNTED_PLACES))),
    _objectives("race", _points(4, 1), _listed("conditions", "race", kinds.RACE_PLACES)),
    _objectives("race-items", *_numbers("race", kinds.RACE_ITEMS)),
    _objectives(
        "line", NumberField("points", POINTS), _listed("directions", "line", kinds.DIRECTIONS)
    ),
    _objectives("square", _points()),
    _backs(),
)

FORM: BoxForm = (
    BoxGroup(
        "explorers-box-tiles",
        "explorers-box-tiles-guide",
        tuple(_tile(n) for n in range(1, TILES + 1)),
    ),
    BoxGroup(
        "explorers-box-cards",
        "explorers-box-cards-guide",
        (
            BoxSection(
                "cards", "explorers-box-cards", (SidesField("sides", "explorers-box-cards", SIDES),)
            ),
        ),
    ),
    BoxGroup("explorers-box-boards", "explorers-box-boards-guide", BOARDS),
    BoxGroup("explorers-box-objectives", "explorers-box-objectives-guide", OBJECTIVES),
)
