"""
Actions as text.

``keep:4,17`` · ``>beach3`` · ``b1>b2`` · ``swap:SL`` · ``take:SM`` · ``map:S b2,M b3`` ·
``map:S b2+,S b3`` where b2 gets the last tile · ``claim`` · ``pass`` · ``otoma:c3``
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from inklands.errors import NotationError
from inklands.games.misterra import actions
from inklands.games.misterra.island.places import AT_SEA, GRID, parse_cell, parse_place, place_name
from inklands.games.misterra.island.terrain import (
    LETTERS,
    SKETCH_TEXTS,
    parse_sketch,
    parse_terrain,
)

WORDS = re.compile(r"map:\S+ \S+ \S+|\S+")
HALVES = re.compile(r"(\S) ([^\s+]+)(\+?), ?(\S) ([^\s+]+)(\+?)")
TILE = "+"
"""Behind the cell that gets the last tile."""


def action_text(action: actions.Action) -> str:
    match action:
        case actions.Keep(numbers):
            return f"keep:{','.join(map(str, numbers))}"
        case actions.Move(source, target):
            start = "" if source == AT_SEA else place_name(source)
            return f"{start}>{place_name(target)}"
        case actions.Swap(sketch):
            return f"swap:{SKETCH_TEXTS[sketch]}"
        case actions.Take(sketch):
            return f"take:{SKETCH_TEXTS[sketch]}"
        case actions.Map(first, first_cell, second, second_cell, tile):
            one, two = (
                GRID.name(cell) + TILE * (cell == tile) for cell in (first_cell, second_cell)
            )
            return f"map:{LETTERS[first]} {one},{LETTERS[second]} {two}"
        case actions.Claim():
            return "claim"
        case actions.Pass():
            return "pass"
        case _:
            return f"otoma:{GRID.name(action.cell)}"


def parse_action(text: str) -> actions.Action:
    """The action written as *text*; whether it is allowed is not asked here."""
    text = text.strip()
    if text == "claim":
        return actions.Claim()
    if text == "pass":
        return actions.Pass()
    if ">" in text:
        return _parse_move(text)
    kind, colon, rest = text.partition(":")
    if colon:
        match kind:
            case "keep":
                return _parse_keep(rest)
            case "swap":
                return actions.Swap(parse_sketch(rest))
            case "take":
                return actions.Take(parse_sketch(rest))
            case "map":
                return _parse_map(rest)
            case "otoma":
                return actions.OtomaClaim(parse_cell(rest))
    raise NotationError(
        f"{text[:40]!r} is not an action such as b1>b2, take:SM, map:S b2,M b3, claim or pass",
        "misterra-notation",
        text=text[:40],
    )


def turn_text(turn: Sequence[actions.Action]) -> str:
    return " ".join(map(action_text, turn))


def parse_turn(text: str) -> tuple[actions.Action, ...]:
    return tuple(parse_action(word) for word in WORDS.findall(text))


def _parse_keep(text: str) -> actions.Keep:
    words = text.split(",")
    if not all(re.fullmatch(r"[0-9]{1,4}", word) for word in words):
        raise NotationError(
            f"{text[:40]!r} should be numbers of presumptions such as 4,17",
            "misterra-notation-keep",
            text=text[:40],
        )
    numbers = tuple(sorted(map(int, words)))
    if len(set(numbers)) < len(numbers):
        raise NotationError(
            f"{text[:40]!r} names a presumption twice",
            "misterra-notation-keep-twice",
            text=text[:40],
        )
    return actions.Keep(numbers)


def _parse_move(text: str) -> actions.Move:
    source, _, target = text.partition(">")
    return actions.Move(parse_place(source) if source else AT_SEA, parse_place(target))


def _parse_map(text: str) -> actions.Map:
    halves = HALVES.fullmatch(text)
    if not halves:
        raise NotationError(
            f"{text[:40]!r} should be two terrains with their cells: S b2,M b3",
            "misterra-notation-map",
            text=text[:40],
        )
    one = parse_cell(halves[2]), parse_terrain(halves[1])
    two = parse_cell(halves[5]), parse_terrain(halves[4])
    tiles = [cell for (cell, _), marked in ((one, halves[3]), (two, halves[6])) if marked]
    if len(tiles) > 1:
        raise NotationError(
            f"{text[:40]!r} gives the last tile to both cells",
            "misterra-notation-map-tile",
            text=text[:40],
        )
    (first_cell, first), (second_cell, second) = sorted((one, two))
    return actions.Map(first, first_cell, second, second_cell, *tiles)
