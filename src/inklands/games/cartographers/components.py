"""The cards, layouts and values of the title, read once from its data and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from inklands.core.data import DataSet, Reader
from inklands.games.cartographers.goals import GOALS
from inklands.games.cartographers.sheet import GRID, Layout, Terrain
from inklands.games.cartographers.sheet_rows import parse_layout
from inklands.games.cartographers.walk import CORNERS, walk
from inklands.grid.art import parse_picture
from inklands.grid.fit import Orientations, Stamp, stamp, stamps
from inklands.grid.shape import Shape

CardKeys: TypeAlias = tuple[str, ...]
EDICTS = "ABCD"


@dataclass(frozen=True, slots=True)
class Offer:
    """A terrain and a shape that a card lets a player draw."""

    terrain: Terrain
    orientation: int
    """The place of its shape among the card's."""
    shape: Shape
    coin: bool


@dataclass(frozen=True, slots=True)
class Landscape:
    """A card that every player draws from on their own map."""

    key: str
    time: int
    offers: tuple[Offer, ...]
    orientations: tuple[Orientations, ...]
    """The orientations of each of its shapes."""
    terrains: tuple[Terrain, ...]
    coin_sizes: frozenset[int]
    """The sizes of the shapes that bring a coin; no other shape of the card has such a size."""


@dataclass(frozen=True, slots=True)
class Ambush:
    """A card whose monsters go on a neighbour's map, or where it says in a solo game."""

    key: str
    offers: tuple[Offer, ...]
    orientations: tuple[Orientations, ...]
    clockwise: bool
    corner: str
    stamp: Stamp
    """The shape as printed, which a solo game never turns."""
    walk: tuple[int, ...]
    """The anchors a solo game tries, in order."""


@dataclass(frozen=True, slots=True)
class GoalCard:
    key: str
    category: str
    solo: int


Edicts: TypeAlias = tuple[GoalCard, ...]
"""The goals of the edicts A to D."""


@dataclass(frozen=True, slots=True)
class Season:
    key: str
    threshold: int
    edicts: tuple[int, ...]
    """The places of the edicts that score at its end."""


@dataclass(frozen=True, slots=True)
class Title:
    key: str
    least: int


@dataclass(frozen=True, slots=True)
class Components:
    """Everything that is printed."""

    landscapes: Mapping[str, Landscape]
    ruins: CardKeys
    ambushes: Mapping[str, Ambush]
    goals: Mapping[str, GoalCard]
    seasons: tuple[Season, ...]
    most_coins: int
    titles: tuple[Title, ...]
    layouts: Mapping[str, Layout]

    @property
    def explore_keys(self) -> CardKeys:
        """The cards that are in the deck every season."""
        return (*self.landscapes, *self.ruins)


def read_components(data: DataSet) -> Components:
    """The components in *data*, or a `DataError` that names the place at fault."""
    landscapes = {
        row.text("key"): _landscape(row) for row in data.section("landscapes").rows("card")
    }
    ambushes = {row.text("key"): _ambush(row) for row in data.section("ambushes").rows("card")}
    seasons = tuple(_season(row) for row in data.section("seasons").rows("season"))
    _check_seasons(data.section("seasons"), seasons, landscapes, ambushes)
    _check_keys(data)
    return Components(
        landscapes,
        data.section("ruins").texts("cards"),
        ambushes,
        _goals(data.section("goals")),
        seasons,
        data.section("coins").at_least("most", 0),
        _titles(data.section("titles")),
        {"A": _layout(data.section("layout-a"), "A"), "B": _layout(data.section("layout-b"), "B")},
    )


def _landscape(row: Reader) -> Landscape:
    terrains = tuple(_terrain(row, key) for key in row.texts("terrains"))
    shapes = tuple(_shape(row, text) for text in row.texts("shapes"))
    coins = _flags(row, "coins")
    if not terrains or not shapes or len(shapes) != len(coins):
        raise row.error("a card has terrains, shapes, and a coin or none for each shape")
    if row.number("time") < 0:
        raise row.error("time never runs backwards")
    offers = tuple(
        Offer(terrain, orientation, shape, coin)
        for terrain in terrains
        for orientation, (shape, coin) in enumerate(zip(shapes, coins, strict=True))
    )
    orientations = tuple(stamps(GRID, shape) for shape in shapes)
    sizes = [len(shape.cells) for shape in shapes]
    paid = frozenset(size for size, coin in zip(sizes, coins, strict=True) if coin)
    if 1 in paid or len(set(sizes)) < len(sizes):
        raise row.error("a card's shapes differ in size, and a shape of one cell brings no coin")
    return Landscape(row.text("key"), row.number("time"), offers, orientations, terrains, paid)


def _ambush(row: Reader) -> Ambush:
    shape = _shape(row, row.text("shape"))
    corner, clockwise = row.text("corner"), row.flag("clockwise")
    if corner not in CORNERS:
        raise row.error(f"corner = {corner!r} should be one of {', '.join(CORNERS)}")
    offers, orientations = (Offer(Terrain.MONSTER, 0, shape, False),), (stamps(GRID, shape),)
    printed = stamp(GRID, shape)
    path = walk(GRID, shape, corner, clockwise=clockwise)
    return Ambush(row.text("key"), offers, orientations, clockwise, corner, printed, path)


def _goals(section: Reader) -> dict[str, GoalCard]:
    cards = [
        GoalCard(row.text("key"), row.text("category"), row.number("solo"))
        for row in section.rows("goal")
    ]
    if sorted(card.key for card in cards) != sorted(GOALS):
        raise section.error(f"there is one card for each of {', '.join(GOALS)}")
    if len({card.category for card in cards}) != len(EDICTS):
        raise section.error(f"the goals fall into {len(EDICTS)} categories")
    return {card.key: card for card in cards}


def _season(row: Reader) -> Season:
    edicts = row.texts("edicts")
    if not all(letter in tuple(EDICTS) for letter in edicts):
        raise row.error(f"edicts = {list(edicts)} should be letters of {EDICTS}")
    places = tuple(EDICTS.index(letter) for letter in edicts)
    return Season(row.text("key"), row.number("threshold"), places)


def _check_seasons(
    section: Reader,
    seasons: tuple[Season, ...],
    landscapes: Mapping[str, Landscape],
    ambushes: Mapping[str, Ambush],
) -> None:
    time = sum(card.time for card in landscapes.values())
    if any(season.threshold > time for season in seasons):
        raise section.error(f"the deck runs out: its cards add up to a time of {time}")
    if not 0 < len(seasons) <= len(ambushes):
        raise section.error("there is at least one season, and an ambush card for each")


def _check_keys(data: DataSet) -> None:
    """Every card of the explore deck is known by a key of its own."""
    met: set[str] = set(data.section("ruins").texts("cards"))
    if len(met) < len(data.section("ruins").texts("cards")):
        raise data.section("ruins").error("two cards have the same key")
    for name in ("landscapes", "ambushes"):
        for row in data.section(name).rows("card"):
            if row.text("key") in met:
                raise row.error(f"there is another card {row.text('key')!r}")
            met.add(row.text("key"))


def _titles(section: Reader) -> tuple[Title, ...]:
    titles = tuple(Title(row.text("key"), row.number("least")) for row in section.rows("title"))
    bounds = [title.least for title in titles]
    if not titles or bounds != sorted(bounds, reverse=True):
        raise section.error("titles go from the highest rating to the lowest")
    return titles


def _layout(section: Reader, key: str) -> Layout:
    return section.parsed(
        lambda art: parse_layout(key, parse_picture(art)), section.text("picture")
    )


def _terrain(row: Reader, key: str) -> Terrain:
    for terrain in Terrain:
        if terrain.key == key:
            return terrain
    raise row.error(f"{key!r} is not a terrain that can be drawn")


def _shape(row: Reader, text: str) -> Shape:
    shape = row.parsed(Shape.parse, text)
    if max(shape.height, shape.width) > GRID.width:
        raise row.error(f"the shape {text} is larger than the map")
    return shape


def _flags(row: Reader, key: str) -> tuple[bool, ...]:
    values = row.fields.get(key)
    if isinstance(values, list) and all(isinstance(value, bool) for value in values):
        return tuple(value is True for value in values)
    raise row.error(f"{key} should be a list of true and false")
