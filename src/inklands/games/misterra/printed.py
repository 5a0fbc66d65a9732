"""Every printed value of the title, as the page of the rules shows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from inklands.core.data import DataSet, Reader
from inklands.core.message import Message
from inklands.core.printed import Entry, Picture, Section, Sections
from inklands.games.misterra.components import COUNTS, Components
from inklands.games.misterra.island.places import GRID
from inklands.games.misterra.island.terrain import KEYS, LETTERS
from inklands.games.misterra.otoma.components import CONFIRM
from inklands.games.misterra.presumptions.patterns import Pattern
from inklands.games.misterra.presumptions.presumption import Presumption, name, rule

PRESUMPTIONS = (
    "zones_of_terrain", "edge_of_terrain", "rows_of_all", "columns_of_all", "rows_of_one",
    "columns_of_one", "not_beside", "largest_zone", "smallest_zone", "zones_of_one",
    "zones_of_two", "most_common", "least_common", "sets_of_four", "small_patterns",
    "large_patterns",
)  # fmt: skip
"""The sections of the data that hold presumptions."""


def printed(components: Components, data: DataSet) -> Sections:
    """The sections of the data in the order in which somebody who learns the game meets them."""
    return (
        _section("tiles", _tiles(components)),
        _section("starting_jungles", _jungles(data.section("starting_jungles"))),
        _section("dealing", _dealing(components)),
        _section("scoring", _scoring(components)),
        _section("sketches", _sketches(data.section("sketches")), is_told=True),
        *_presumptions(components, data),
        _section("first_game", (Entry(values=numbers) for numbers in components.letters)),
        _section("otoma", _otoma(data.section("otoma")), is_told=True),
        _section("solo_titles", _titles(components)),
    )


def _section(key: str, entries: Iterable[Entry], *, is_told: bool = False) -> Section:
    about = Message(f"misterra-printed-{key}-about") if is_told else None
    return Section(key, Message(f"misterra-printed-{key}"), tuple(entries), about)


def _tiles(components: Components) -> Iterator[Entry]:
    for letter, amount in zip(LETTERS, components.stock, strict=True):
        yield Entry(_terrain(letter), values=(amount,), pictures=(Picture((letter,)),))


def _jungles(section: Reader) -> Iterator[Entry]:
    for seats, key in enumerate(COUNTS, 1):
        names = section.texts(key)
        rows = tuple(
            "~" + "".join("J" if f"{column}{row}" in names else "." for column in "abcde")
            for row in range(1, GRID.height + 1)
        )
        line = Message.of("misterra-printed-cells", cells=", ".join(names))
        players = Message.of("misterra-printed-players", count=seats)
        yield Entry(players, (line,), pictures=(Picture(rows, is_map=True),))


def _dealing(components: Components) -> Iterator[Entry]:
    amounts = {
        "dealt": components.dealt,
        "kept": components.kept,
        "display": components.display,
        "markers": components.markers,
    }
    for key, amount in amounts.items():
        yield Entry(Message(f"misterra-printed-{key}"), values=(amount,))


def _scoring(components: Components) -> Iterator[Entry]:
    worth = components.worth
    for key, points in (
        ("fidelity", worth.fidelity),
        ("completeness", worth.empty_cell),
        ("claims", worth.claimed_tile),
    ):
        yield Entry(_named(f"{key}-name"), (_named(f"{key}-rule"),), (points,))
    expert = Message("misterra-option-expert-help")
    yield Entry(_named("expert-name"), (expert,), (worth.expert_line,))


def _sketches(section: Reader) -> Iterator[Entry]:
    for row in section.rows("cards"):
        pair = row.text("pair")
        copies = tuple(row.number(key) for key in COUNTS[1:])
        yield Entry(values=copies, pictures=(Picture((pair,), _pair(pair)),))
    yield Entry(Message("misterra-printed-removed"), values=(section.number("solo_removed"),))


def _pair(letters: str) -> Message:
    one, two = (KEYS[LETTERS.index(letter)] for letter in letters)
    return Message.of("misterra-sketch", one=one, two=two)


def _presumptions(components: Components, data: DataSet) -> Iterator[Section]:
    for key in PRESUMPTIONS:
        heading = Message("misterra-printed-presumptions") if key == PRESUMPTIONS[0] else None
        numbers = data.section(key).numbers("numbers")
        entries = (_presumption(components.presumptions[number]) for number in numbers)
        yield Section(key, heading, tuple(entries))


def _presumption(presumption: Presumption) -> Entry:
    seal = Message(f"misterra-seal-{'repeated' if presumption.is_repeated else 'once'}")
    number = Message.of("misterra-paper-presumption", number=presumption.number)
    lines = (number, rule(presumption), seal)
    if isinstance(presumption, Pattern):
        return _pattern(presumption, seal)
    return Entry(name(presumption), lines)


def _pattern(presumption: Pattern, seal: Message) -> Entry:
    """A pattern is drawn beside its rule, so the words need not spell it."""
    told = Message.of(
        "misterra-rule-pattern",
        pattern="@misterra-printed-pattern",
        points=presumption.points,
    )
    picture = Picture(tuple(presumption.picture.split("/")))
    return Entry(_named(f"presumption-{presumption.number}"), (told, seal), pictures=(picture,))


def _otoma(section: Reader) -> Iterator[Entry]:
    yield Entry(Message("misterra-printed-left-out"), values=(section.number("removed"),))
    for row in section.rows("cards"):
        back = Message.of("misterra-printed-back", cells=", ".join(row.texts("cells")))
        claims = (Message("misterra-otoma-claims"),) if row.flag("claim") else ()
        actions = tuple(map(_action, row.texts("actions")))
        yield Entry(lines=(back, *claims), pictures=actions)


def _action(text: str) -> Picture:
    letter = text.removeprefix(CONFIRM)
    if letter == text:
        return Picture((letter,), _terrain(letter))
    terrain = f"@{_terrain(letter).key}"
    return Picture((letter,), Message.of("misterra-printed-confirms", terrain=terrain))


def _titles(components: Components) -> Iterator[Entry]:
    titles = components.titles
    scales = {
        "total": titles.total,
        "presumptions": titles.presumptions,
        "fidelity": titles.fidelity,
        "claims": titles.claims,
    }
    for scale, bands in scales.items():
        # EN p. 11: "19 or less", "0 or less"; the lowest title takes whatever is below it.
        lines = (
            Message.of(
                "misterra-printed-title" if place else "misterra-printed-lowest-title",
                name=f"@misterra-{key}",
                number=least,
            )
            for place, (least, key) in enumerate(bands)
        )
        yield Entry(Message(f"misterra-printed-by-{scale}"), tuple(lines))


def _terrain(letter: str) -> Message:
    return Message(KEYS[LETTERS.index(letter)].removeprefix("@"))


def _named(key: str) -> Message:
    return Message(f"misterra-{key}")
