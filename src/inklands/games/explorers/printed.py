"""Every printed value of the title, as the page of the rules shows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from inklands.core.data import DataSet
from inklands.core.message import Message
from inklands.core.printed import Entry, Picture, Section, Sections
from inklands.games.explorers.components import Card, Components, FoodTile
from inklands.games.explorers.landscape.terrain import ITEM_NAMES, NAMES
from inklands.games.explorers.landscape.tiles import TILES
from inklands.games.explorers.objectives import objective as kinds

FAMILIES = {
    "objectives-none": kinds.Without,
    "objectives-zones": kinds.Zones,
    "objectives-full": kinds.FullLine,
    "objectives-count": kinds.Count,
    "objectives-race": kinds.Race,
    "objectives-line": kinds.Longest,
    "objectives-square": kinds.Square,
}
"""The objectives of each section of the data."""


def printed(components: Components, data: DataSet) -> Sections:
    """The sections of the data in the order in which somebody who learns the game meets them."""
    return (
        _section("cards", map(_card, components.cards)),
        _section("crosses", _crosses(components)),
        *_boards(components),
        *_objectives(components),
        _section("solo", _solo(components)),
        *_tiles(data),
    )


def _section(key: str, entries: Iterable[Entry]) -> Section:
    return Section(key, Message(f"explorers-printed-{key}"), tuple(entries))


def _card(card: Card) -> Entry:
    return Entry(pictures=tuple(Picture((side,), _terrains(side)) for side in card))


def _terrains(letters: str) -> Message:
    return _named("-".join(NAMES[letter] for letter in letters))


def _crosses(components: Components) -> Iterator[Entry]:
    crosses = components.crosses
    occasions = {
        "opening": crosses.opening,
        "favoured": crosses.favoured,
        "other": crosses.other,
        "map": crosses.map,
    }
    for key, amount in occasions.items():
        yield Entry(Message(f"explorers-printed-crosses-{key}"), values=(amount,))


def _boards(components: Components) -> Iterator[Section]:
    slots = {"key": components.key_slots, "map": components.map_slots}
    yield _section(
        "slots",
        (Entry(Message(f"explorers-item-{key}"), values=(room,)) for key, room in slots.items()),
    )
    for key, tile in zip(("food", "food-advanced"), components.food, strict=True):
        yield _section(key, _food(tile))
    for key, track in zip(("gems", "gems-advanced"), components.gems, strict=True):
        yield _section(key, [Entry(values=track)])
    yield _section("temples", _temples(components))
    yield _section(
        "temples-advanced",
        [
            Entry(Message("explorers-printed-temple-points"), values=(components.temple_points,)),
            Entry(Message("explorers-printed-temple-crosses"), values=components.temple_crosses),
        ],
    )
    for key, points in zip(("villages", "villages-advanced"), components.villages, strict=True):
        yield _section(key, [Entry(Message("explorers-printed-by-crosses"), values=points)])


def _food(tile: FoodTile) -> Iterator[Entry]:
    yield Entry(Message("explorers-printed-by-food"), values=tile.points)
    for number, column in enumerate(tile.columns, 1):
        foods = tuple(Message(f"explorers-one-{ITEM_NAMES[letter]}") for letter in column)
        lines = foods or (Message("explorers-printed-no-food"),)
        yield Entry(Message.of("explorers-round", round=number), lines)


def _temples(components: Components) -> Iterator[Entry]:
    for seats, values in enumerate(components.temples, 1):
        yield Entry(Message.of("explorers-printed-players", count=seats), values=values)


def _objectives(components: Components) -> Iterator[Section]:
    for key, family in FAMILIES.items():
        found = [each for each in components.objectives if isinstance(each, family)]
        heading = Message("explorers-printed-objectives") if key == "objectives-none" else None
        places = [each for each in found if not _threshold(each)]
        yield Section(key, heading, tuple(map(_objective, places)))
        if family is kinds.Race:
            items = [each for each in found if _threshold(each)]
            yield Section(f"{key}-items", None, tuple(map(_objective, items)))
    backs = (_behind(number, keys) for number, keys in enumerate(components.backs, 1))
    yield _section("objectives-backs", backs)


def _objective(objective: kinds.Objective) -> Entry:
    points = objective.points
    values = points if isinstance(points, tuple) else (points,)
    lines = (_named(f"{objective.key}-rule"), *_threshold(objective))
    return Entry(_named(objective.key), lines, values)


def _threshold(objective: kinds.Objective) -> tuple[Message, ...]:
    """How many of an item a race asks for, which is data; what other races ask for is a rule."""
    if not isinstance(objective, kinds.Race) or not objective.amount:
        return ()
    return (Message.of("explorers-printed-threshold", number=objective.amount),)


def _behind(number: int, keys: tuple[str, ...]) -> Entry:
    lines = (
        Message.of(
            "explorers-printed-behind",
            number=tile,
            objective=f"@explorers-{key or 'printed-unknown'}",
        )
        for tile, key in enumerate(keys, 1)
    )
    return Entry(Message.of("explorers-printed-set", number=number), tuple(lines))


def _solo(components: Components) -> Iterator[Entry]:
    for place, (title, least) in enumerate(components.titles):
        # Gems may cost more than all else gives: the lowest title takes anything below it too.
        key = "page-scale-from" if place else "page-scale-lowest"
        yield Entry(_named(title), (Message.of(key, number=least),))
    yield Entry(Message("explorers-printed-shift"), values=(components.shift,))


def _tiles(data: DataSet) -> Iterator[Section]:
    for number in range(1, TILES + 1):
        section = data.section(f"tile-{number}")
        rows, items = (tuple(section.text(key).split()) for key in ("terrain", "items"))
        # The number of a tile stands on its village and is no item.
        picture = Picture(
            rows, items=tuple(row.replace(str(number), ".") for row in items), is_map=True
        )
        name = Message.of("explorers-printed-tile", number=number)
        heading = Message("explorers-printed-tiles") if number == 1 else None
        yield Section(section.place, heading, (Entry(name, pictures=(picture,)),))


def _named(key: str) -> Message:
    return Message(f"explorers-{key}")
