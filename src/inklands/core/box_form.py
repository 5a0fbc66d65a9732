"""
How an owner enters components without writing a file: what each section of a title holds.

A title describes its sections in `box.py` as a value `FORM`; a page draws the description, and the
title's own reading of its data says what is wrong with what was entered. Every ``name`` is the key
of a message, with ``number`` in its gap; every ``field`` is one of the data's.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class NumberField:
    """A whole number; one that *is_optional* may be left out."""

    field: str
    name: str
    number: int = 0
    lowest: int = 0
    is_optional: bool = False
    kind: Literal["number"] = "number"


@dataclass(frozen=True, slots=True)
class NumbersField:
    """
    Whole numbers in a row, counted from *first*, *fewest* or more of them.

    Where it *is_fixed* there are always as many as in our own data.
    """

    field: str
    name: str
    number: int = 0
    first: int = 0
    fewest: int = 1
    lowest: int = 0
    is_fixed: bool = False
    is_optional: bool = False
    kind: Literal["numbers"] = "numbers"


@dataclass(frozen=True, slots=True)
class StepsField:
    """Rows of as many whole numbers as there are *columns*."""

    field: str
    name: str
    columns: tuple[str, ...]
    is_fixed: bool = False
    kind: Literal["steps"] = "steps"


@dataclass(frozen=True, slots=True)
class BoxChoice:
    """Something to be chosen: its text in the data, and what it is called."""

    value: str
    name: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class ChoicesField:
    """
    A list of texts, one chosen for each place; *is_drawn*: by the letters of its map.

    With *places* each place is called so, with its number.
    """

    field: str
    name: str
    choices: tuple[BoxChoice, ...]
    places: str = ""
    number: int = 0
    is_drawn: bool = False
    kind: Literal["choices"] = "choices"


@dataclass(frozen=True, slots=True)
class LettersField:
    """A list of texts, each of any number of the letters in *choices*, drawn one by one."""

    field: str
    name: str
    choices: tuple[BoxChoice, ...]
    places: str
    most: int
    kind: Literal["letters"] = "letters"


@dataclass(frozen=True, slots=True)
class SomeField:
    """A list of those of the choices that are there."""

    field: str
    name: str
    choices: tuple[BoxChoice, ...]
    kind: Literal["some"] = "some"


@dataclass(frozen=True, slots=True)
class SidesField:
    """Cards with two sides or halves, each chosen from the same choices and drawn."""

    field: str
    name: str
    choices: tuple[BoxChoice, ...]
    kind: Literal["sides"] = "sides"


@dataclass(frozen=True, slots=True)
class FlagField:
    field: str
    name: str
    kind: Literal["flag"] = "flag"


@dataclass(frozen=True, slots=True)
class DrawnField:
    """A text that is shown as a drawing of its letters, and stays as it is."""

    field: str
    kind: Literal["drawn"] = "drawn"


@dataclass(frozen=True, slots=True)
class NamedField:
    """A text that is shown as the message *prefix* and that text, and stays as it is."""

    field: str
    prefix: str
    kind: Literal["named"] = "named"


@dataclass(frozen=True, slots=True)
class PaintLayer:
    """One of the pictures that lie over each other on a map; *brushes* paint its letters."""

    field: str
    brushes: tuple[BoxChoice, ...]


@dataclass(frozen=True, slots=True)
class PaintingField:
    """A map that is painted, in one picture or several."""

    layers: tuple[PaintLayer, ...]
    height: int
    width: int
    kind: Literal["painting"] = "painting"


@dataclass(frozen=True, slots=True)
class CellsField:
    """
    A list of cells of a map, given by their names row by row.

    *most* of them at once; *letter* is what is drawn there, or nothing where their order counts.
    *edge* is drawn along the left side.
    """

    field: str
    name: str
    cells: tuple[tuple[str, ...], ...]
    most: int
    letter: str = ""
    edge: str = ""
    number: int = 0
    kind: Literal["cells"] = "cells"


@dataclass(frozen=True, slots=True)
class PatternsField:
    """A list of little pictures of at most *side* by *side* cells, rows between slashes."""

    field: str
    name: str
    brushes: tuple[BoxChoice, ...]
    side: int
    places: str
    kind: Literal["patterns"] = "patterns"


SimpleField: TypeAlias = (
    NumberField | NumbersField | ChoicesField | FlagField | DrawnField | NamedField | CellsField
)


@dataclass(frozen=True, slots=True)
class RowsField:
    """A list of cards or lines, each with the same fields; of one that *is_fixed* none is added."""

    field: str
    name: str
    columns: tuple[SimpleField, ...]
    one: str = ""
    """What a single one is called, with its number, where they are looked at one by one."""
    is_fixed: bool = False
    kind: Literal["rows"] = "rows"


BoxField: TypeAlias = (
    SimpleField
    | LettersField
    | StepsField
    | SomeField
    | SidesField
    | PaintingField
    | PatternsField
    | RowsField
)


@dataclass(frozen=True, slots=True)
class BoxSection:
    """One section of the data, and what it holds; without fields it is only listed."""

    section: str
    name: str
    fields: tuple[BoxField, ...]
    number: int = 0


@dataclass(frozen=True, slots=True)
class BoxGroup:
    """Sections that lie in the box together; *guide* says what the rulebook tells of them."""

    name: str
    guide: str
    sections: tuple[BoxSection, ...]


BoxForm: TypeAlias = tuple[BoxGroup, ...]
