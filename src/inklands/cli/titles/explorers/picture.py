"""A game of Explorers on paper: one landscape, and the crosses and boards of each seat."""

from __future__ import annotations

import re
from collections.abc import Callable

from inklands.cli.numbers import typed_number
from inklands.cli.paper.reader import PaperGame
from inklands.cli.paper.sheet import Entries, Sheet, only_drawing, picture_rows, whole_number
from inklands.cli.paper.text import Field, PaperText, SeatText, line_error, with_common
from inklands.cli.scale import Scale
from inklands.cli.titles.explorers.scales import title_scale
from inklands.cli.translator import Translator
from inklands.core.catalogue import AnyGame
from inklands.core.points import Points, Standing, ranked
from inklands.games.explorers.landscape.terrain import GRID
from inklands.games.explorers.rules import Explorers
from inklands.games.explorers.scoring import solo_rating

HELP = (
    "x crossed, . other cells. Fields: tiles (1,2,3,4, r1 to r3 for quarter turns), start, "
    "advanced (food, gems, temples, villages), objectives, solo (yes); for each seat food, gems "
    "(both by round), temples (A to D), places (race-edges 2) and maps (how many were struck). "
    "Picture: crosses"
)
OPTIONS = {"sheet": "tiles", "goals": "objectives", "solo": "solo"}
_EMPTY = ". . . . . . . . . . . . . . . .\n"
EXAMPLE = f"""\
tiles: 1,2,3,4
objectives: line-horizontal

seat: Ada
food: apple fish, 0, 0, 0
gems: 1, 1, 1, 1
temples: 0, 0, 0, 0
maps: 0
crosses:
{_EMPTY * 3}. . . . . . . . . x x . . . . .
. . . . . . . . . . x x x . . .
. . . . . . . . . . . x . . . .
{_EMPTY * 10}"""
FIELDS = (
    "tiles", "start", "advanced", "objectives", "solo", "food", "gems", "temples", "places", "maps"
)  # fmt: skip
MARKS = {"x": "x", "X": "x", ".": "."}


def read_game(_: AnyGame, text: PaperText, translator: Translator) -> PaperGame:
    """The sheet of each seat."""
    del translator
    sheets = tuple((_sheet(seat, _entries(text, seat)),) for seat in text.seats)
    return PaperGame(tuple(seat.name for seat in text.seats), sheets)


def standing(game: AnyGame, text: PaperText, points: tuple[Points, ...]) -> Standing:
    """The order by points, then by fewer maps struck; alone the title."""
    assert isinstance(game, Explorers)
    struck = (_entries(text, seat).number("maps") or 0 for seat in text.seats)
    keys = [(own.total, -maps) for own, maps in zip(points, struck, strict=True)]
    if not _is_solo(text):
        return Standing(points, ranked(keys))
    rating = solo_rating(game.components, _objectives(text), points[0].total)
    return Standing(points, ranked(keys), (rating,))


def scales(game: AnyGame, text: PaperText, translator: Translator) -> tuple[Scale, ...]:
    assert isinstance(game, Explorers)
    if not _is_solo(text):
        return ()
    return (title_scale(game.components, _objectives(text), translator),)


def _entries(text: PaperText, seat: SeatText) -> Entries:
    return Entries(with_common(text, seat), FIELDS)


def _is_solo(text: PaperText) -> bool:
    return len(text.seats) == 1 and _entries(text, text.seats[0]).flag("solo")


def _objectives(text: PaperText) -> int:
    return len(set(_entries(text, text.seats[0]).words("objectives") or []))


def _sheet(seat: SeatText, entries: Entries) -> Sheet:
    drawing = only_drawing(seat.line, entries, "crosses", "")
    if "tiles" not in entries.fields:
        raise line_error(seat.line, "tiles: name the four of the landscape", "sheet-tiles")
    rows = "".join(picture_rows(drawing, GRID, MARKS))
    request: dict[str, object] = {
        "tiles": re.sub(r"\s+", "", entries.fields["tiles"].value),
        "crosses": [GRID.name(index) for index, mark in enumerate(rows) if mark == "x"],
    }
    fields: dict[str, Callable[[], object]] = {
        "start": lambda: entries.text("start"),
        "objectives": lambda: entries.words("objectives"),
        "gems": lambda: entries.numbers("gems"),
        "temples": lambda: entries.numbers("temples"),
        "food": lambda: _food(entries.fields["food"]),
        "places": lambda: _places(entries.fields["places"]),
    }
    request |= {key: value() for key, value in fields.items() if key in entries.fields}
    if "advanced" in entries.fields:
        request["sides"] = dict.fromkeys(entries.words("advanced") or [], "advanced")
    lines = {**entries.lines, "sides": entries.lines.get("advanced", 0)}
    return Sheet(request, lines, tuple(line for _, line in drawing.rows))


def _food(found: Field) -> list[object]:
    """The foods of each round between commas: how many, or their names."""
    rounds = [words.split() for words in found.value.split(",")]
    numbers = [typed_number(words[0]) if len(words) == 1 else None for words in rounds]
    return [
        list[object](words) if number is None else number
        for words, number in zip(rounds, numbers, strict=True)
    ]


def _places(found: Field) -> dict[str, int]:
    """Races with the place in which they were met: ``race-edges 2, race-tiles 1``."""
    places = {}
    for words in found.value.split(","):
        race, _, place = words.strip().partition(" ")
        places[race] = whole_number(place.strip(), found)
    return places
