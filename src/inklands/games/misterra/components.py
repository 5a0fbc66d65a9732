"""What is in the box, read from the data files and checked."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.core.data import DataSet, Reader
from inklands.errors import NotationError
from inklands.games.misterra.island.places import parse_cell
from inklands.games.misterra.island.terrain import JUNGLE, SKETCHES, Sketch, parse_sketch
from inklands.games.misterra.otoma.components import OtomaBox, Titles, read_otoma, read_titles
from inklands.games.misterra.presumptions.components import read_presumptions
from inklands.games.misterra.presumptions.presumption import Presumption

COUNTS = ("one", "two", "three", "four")
"""The fields by number of seats."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a cell, a tile or a line gives at the end."""

    fidelity: int
    empty_cell: int
    claimed_tile: int
    expert_line: int


@dataclass(frozen=True, slots=True)
class Components:
    """Every number of the game that the rules do not hold themselves."""

    stock: tuple[int, ...]
    jungles: tuple[tuple[int, ...], ...]
    """The cells of the starting jungles, for one seat and up."""

    sketches: tuple[tuple[Sketch, ...], ...]
    """The sketch cards in use, for one seat and up."""

    solo_removed: int
    dealt: int
    kept: int
    display: int
    markers: int
    worth: Worth
    presumptions: dict[int, Presumption]
    letters: tuple[tuple[int, ...], ...]
    otoma: OtomaBox
    titles: Titles


def read_components(data: DataSet) -> Components:
    """The components of *data*; anything that cannot be played with is refused with its place."""
    dealing, stock = data.table("dealing"), _stock(data.table("tiles"))
    presumptions = read_presumptions(data)
    components = Components(
        stock=stock,
        jungles=_jungles(data.table("starting_jungles"), stock),
        sketches=_sketches(data.table("sketches")),
        solo_removed=_at_least(data.table("sketches"), "solo_removed", 0),
        dealt=_at_least(dealing, "presumptions_dealt", 1),
        kept=_at_least(dealing, "presumptions_kept", 1),
        display=_at_least(dealing, "display", 2),
        markers=_at_least(dealing, "claim_markers", 0),
        worth=_worth(data.table("scoring")),
        presumptions=presumptions,
        letters=_letters(data.table("first_game"), presumptions),
        otoma=read_otoma(data.table("otoma")),
        titles=read_titles(data.table("solo_titles")),
    )
    _check_dealing(dealing, components)
    _check_sketches(data.table("sketches"), components)
    return components


def _stock(table: Reader) -> tuple[int, ...]:
    return tuple(_at_least(table, key, 1) for key in ("steppe", "lagoon", "jungle", "mountain"))


def _jungles(table: Reader, stock: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    layouts = tuple(tuple(_cell(table, name) for name in table.texts(key)) for key in COUNTS)
    for key, cells in zip(COUNTS, layouts, strict=True):
        if len(set(cells)) < len(cells):
            raise table.error(f"{key} names a cell twice")
        if len(cells) > stock[JUNGLE]:
            raise table.error(f"{key} has {len(cells)} jungles; there are {stock[JUNGLE]} tiles")
    return layouts


def _sketches(table: Reader) -> tuple[tuple[Sketch, ...], ...]:
    copies = dict.fromkeys(SKETCHES, (0, 0, 0))
    for row in table.rows("cards"):
        two, three, four = (_at_least(row, key, 0) for key in ("two", "three", "four"))
        copies[_sketch(row)] = (two, two + three, two + three + four)
    # A solo game uses the cards of two seats.
    return tuple(
        tuple(sketch for sketch in SKETCHES for _ in range(copies[sketch][place]))
        for place in (0, 0, 1, 2)
    )


def _sketch(row: Reader) -> Sketch:
    try:
        return parse_sketch(row.text("pair"))
    except NotationError as error:
        raise row.error(str(error)) from error


def _worth(table: Reader) -> Worth:
    keys = ("fidelity", "empty_cell", "claimed_tile", "expert_line")
    return Worth(*(table.number(key) for key in keys))


def _letters(table: Reader, known: dict[int, Presumption]) -> tuple[tuple[int, ...], ...]:
    pairs = []
    for pair in table.lists("letters"):
        numbers = tuple(number for number in pair if isinstance(number, int))
        if len(numbers) != len(pair) or not set(numbers) <= known.keys():
            raise table.error(f"{list(pair)} should be numbers of presumptions")
        pairs.append(numbers)
    dealt = [number for pair in pairs for number in pair]
    if len(set(dealt)) < len(dealt) or len(pairs) < len(COUNTS):
        raise table.error(f"there should be {len(COUNTS)} letters, each number on one of them only")
    return tuple(pairs)


def _check_dealing(table: Reader, components: Components) -> None:
    if components.kept > components.dealt:
        raise table.error(f"of {components.dealt} presumptions nobody can keep {components.kept}")
    wanted, there = components.dealt * len(COUNTS), len(components.presumptions)
    if wanted > there:
        raise table.error(f"four seats need {wanted} presumptions; there are {there}")


def _check_sketches(table: Reader, components: Components) -> None:
    wanted, there = components.display + components.solo_removed, len(components.sketches[0])
    if there < wanted:
        raise table.error(f"there are {there} cards for two seats; {wanted} are needed")


def _cell(table: Reader, name: str) -> int:
    try:
        return parse_cell(name)
    except NotationError as error:
        raise table.error(str(error)) from error


def _at_least(table: Reader, key: str, least: int) -> int:
    number = table.number(key)
    if number < least:
        raise table.error(f"{key} = {number} should be at least {least}")
    return number
