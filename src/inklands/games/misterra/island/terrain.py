"""The four terrains, and the sketch cards that show two of them."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TypeAlias

from inklands.errors import NotationError

Terrain: TypeAlias = int
"""A place in `LETTERS`."""

Sketch: TypeAlias = int
"""A kind of sketch card: a place in `PAIRS`. Cards of one kind are alike."""

LETTERS = "SLJM"
TERRAINS: tuple[Terrain, ...] = (0, 1, 2, 3)
STEPPE, LAGOON, JUNGLE, MOUNTAIN = TERRAINS

KEYS = ("@misterra-steppe", "@misterra-lagoon", "@misterra-jungle", "@misterra-mountain")
"""The names of the terrains for messages."""

PAIRS: tuple[tuple[Terrain, Terrain], ...] = tuple(combinations_with_replacement(TERRAINS, 2))
SKETCHES: tuple[Sketch, ...] = tuple(range(len(PAIRS)))
SKETCH_TEXTS = tuple(f"{LETTERS[one]}{LETTERS[two]}" for one, two in PAIRS)


def parse_terrain(text: str) -> Terrain:
    if len(text) == 1 and text in LETTERS + LETTERS.lower():
        return LETTERS.index(text.upper())
    raise _refusal(text, "a terrain: write one", "misterra-notation-terrain")


def sketch_of(one: Terrain, two: Terrain) -> Sketch:
    """The kind of card that shows these two terrains, in either order."""
    return PAIRS.index((min(one, two), max(one, two)))


def parse_sketch(text: str) -> Sketch:
    """The kind of card written as its two letters, in either order."""
    if len(text) != 2:
        raise _refusal(text, "a sketch card: write two", "misterra-notation-sketch")
    return sketch_of(parse_terrain(text[0]), parse_terrain(text[1]))


def _refusal(text: str, wanted: str, key: str) -> NotationError:
    letters = " ".join(LETTERS)
    return NotationError(f"{text!r} is not {wanted} of {letters}", key, text=text, letters=letters)
