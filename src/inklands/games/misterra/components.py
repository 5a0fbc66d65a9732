"""What is in the box, read from the data files and checked."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.core.data import DataSet, Reader
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
    dealing, stock = data.section("dealing"), _stock(data.section("tiles"))
    presumptions = read_presumptions(data)
    components = Components(
        stock=stock,
        jungles=_jungles(data.section("starting_jungles"), stock),
        sketches=_sketches(data.section("sketches")),
        solo_removed=data.section("sketches").at_least("solo_removed", 0),
        dealt=dealing.at_least("presumptions_dealt", 1),
        kept=dealing.at_least("presumptions_kept", 1),
        display=dealing.at_least("display", 2),
        markers=dealing.at_least("claim_markers", 0),
        worth=_worth(data.section("scoring")),
        presumptions=presumptions,
        letters=_letters(data.section("first_game"), presumptions),
        otoma=read_otoma(data.section("otoma")),
        titles=read_titles(data.section("solo_titles")),
    )
    _check_dealing(dealing, components)
    _check_sketches(data.section("sketches"), components)
    return components


def _stock(section: Reader) -> tuple[int, ...]:
    return tuple(section.at_least(key, 1) for key in ("steppe", "lagoon", "jungle", "mountain"))


def _jungles(section: Reader, stock: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    layouts = tuple(
        tuple(section.parsed(parse_cell, name) for name in section.texts(key)) for key in COUNTS
    )
    for key, cells in zip(COUNTS, layouts, strict=True):
        if len(set(cells)) < len(cells):
            raise section.error(f"{key} names a cell twice", "data-twice")
        if len(cells) > stock[JUNGLE]:
            sentence = f"{key} has {len(cells)} jungles; there are {stock[JUNGLE]} tiles"
            gaps = {"count": len(cells), "tiles": stock[JUNGLE]}
            raise section.error(sentence, "misterra-data-jungles", **gaps)
    return layouts


def _sketches(section: Reader) -> tuple[tuple[Sketch, ...], ...]:
    copies = dict.fromkeys(SKETCHES, (0, 0, 0))
    for row in section.rows("cards"):
        two, three, four = (row.at_least(key, 0) for key in ("two", "three", "four"))
        copies[row.parsed(parse_sketch, row.text("pair"))] = (two, two + three, two + three + four)
    # A solo game uses the cards of two seats.
    return tuple(
        tuple(sketch for sketch in SKETCHES for _ in range(copies[sketch][place]))
        for place in (0, 0, 1, 2)
    )


def _worth(section: Reader) -> Worth:
    keys = ("fidelity", "empty_cell", "claimed_tile", "expert_line")
    return Worth(*(section.number(key) for key in keys))


def _letters(section: Reader, known: dict[int, Presumption]) -> tuple[tuple[int, ...], ...]:
    pairs = []
    for pair in section.lists("letters"):
        numbers = tuple(number for number in pair if isinstance(number, int))
        if len(numbers) != len(pair) or not set(numbers) <= known.keys():
            sentence = f"{list(pair)} should be numbers of presumptions"
            raise section.error(sentence, "misterra-data-presumptions")
        pairs.append(numbers)
    dealt = [number for pair in pairs for number in pair]
    if len(set(dealt)) < len(dealt) or len(pairs) < len(COUNTS):
        sentence = f"there should be {len(COUNTS)} letters, each number on one of them"
        raise section.error(sentence, "misterra-data-letters", wanted=len(COUNTS))
    return tuple(pairs)


def _check_dealing(section: Reader, components: Components) -> None:
    if components.kept > components.dealt:
        gaps = {"dealt": components.dealt, "kept": components.kept}
        sentence = f"of {components.dealt} presumptions nobody can keep {components.kept}"
        raise section.error(sentence, "misterra-data-kept", **gaps)
    wanted, there = components.dealt * len(COUNTS), len(components.presumptions)
    if wanted > there:
        sentence = f"four seats need {wanted} presumptions; there are {there}"
        raise section.error(sentence, "misterra-data-dealt", wanted=wanted, count=there)


def _check_sketches(section: Reader, components: Components) -> None:
    wanted, there = components.display + components.solo_removed, len(components.sketches[0])
    if there < wanted:
        sentence = f"there are {there} cards for two seats; {wanted} are needed"
        raise section.error(sentence, "misterra-data-sketches", wanted=wanted, count=there)
