"""Every printed value of the title, as the page of the rules shows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from inklands.core.message import Message
from inklands.core.printed import Entry, Picture, Section, Sections
from inklands.games.cartographers.components import EDICTS, Ambush, Components, Landscape, Offer
from inklands.games.cartographers.sheet import GRID, Layout, Sheet
from inklands.games.cartographers.sheet_rows import sheet_rows


def printed(components: Components) -> Sections:
    """The sections of the data in the order in which somebody who learns the game meets them."""
    return (
        _section("landscapes", map(_landscape, components.landscapes.values())),
        _section("ruins", map(_ruins, components.ruins)),
        _section("ambushes", map(_ambush, components.ambushes.values())),
        _section("goals", _goals(components)),
        _section("seasons", _seasons(components)),
        _section("coins", [Entry(values=(components.most_coins,))]),
        _section("titles", _titles(components)),
        _section("layout-a", [_layout(components.layouts["A"])]),
        Section("layout-b", None, (_layout(components.layouts["B"]),)),
    )


def _section(key: str, entries: Iterable[Entry]) -> Section:
    return Section(key, Message(f"cartographers-printed-{key}"), tuple(entries))


def _landscape(card: Landscape) -> Entry:
    time = Message.of("cartographers-printed-time", time=card.time)
    return Entry(_named(card.key), (time,), pictures=tuple(map(_drawn, card.offers)))


def _ruins(key: str) -> Entry:
    return Entry(_named(key), (Message("cartographers-printed-on-ruins"),))


def _ambush(card: Ambush) -> Entry:
    way = "clockwise" if card.clockwise else "anticlockwise"
    lines = (
        Message(f"cartographers-printed-{way}"),
        Message(f"cartographers-printed-from-{card.corner}"),
    )
    return Entry(_named(card.key), lines, pictures=(_drawn(card.offers[0]),))


def _drawn(offer: Offer) -> Picture:
    """The shape of an offer as it is printed, in its terrain."""
    rows = str(offer.shape).replace("X", offer.terrain.letter).split("/")
    terrain = _named(offer.terrain.key)
    coin = Message.of("cartographers-printed-with-coin", terrain=f"@{terrain.key}")
    return Picture(tuple(rows), coin if offer.coin else terrain)


def _goals(components: Components) -> Iterator[Entry]:
    for goal in components.goals.values():
        lines = (
            Message(f"cartographers-{goal.key}-rule"),
            Message.of(
                "cartographers-printed-solo",
                name=f"@cartographers-printed-{goal.category}",
                number=goal.solo,
            ),
        )
        yield Entry(_named(goal.key), lines)


def _seasons(components: Components) -> Iterator[Entry]:
    for season in components.seasons:
        one, two = (EDICTS[place] for place in season.edicts)
        line = Message.of(
            "cartographers-printed-season", threshold=season.threshold, one=one, two=two
        )
        yield Entry(_named(season.key), (line,))


def _titles(components: Components) -> Iterator[Entry]:
    *higher, lowest = components.titles
    for title in higher:
        yield Entry(_named(title.key), (Message.of("page-scale-from", number=title.least),))
    yield Entry(_named(lowest.key), (Message.of("page-scale-lowest", number=lowest.least),))


def _layout(layout: Layout) -> Entry:
    rows = sheet_rows(Sheet.blank(layout))
    picture = Picture(rows, ruins=GRID.names(layout.ruins), is_map=True)
    return Entry(Message(f"cartographers-option-sheet-{layout.key}"), pictures=(picture,))


def _named(key: str) -> Message:
    return Message(f"cartographers-{key}")
