"""
A paper game as text: fields, and pictures of maps.

A line ``key: value`` is a field, and one with nothing behind the colon heads a picture. Other lines
are rows of a picture. ``seat: NAME`` begins the sheet of a seat; what stands before the first one
holds for all. Blank lines, and those that begin with ``;``, say nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from inklands.errors import SheetError

FIELD = re.compile(r"\s*([A-Za-z][A-Za-z_]*):\s*(.*?)\s*")
SEAT = "seat"
NUMBERS = re.compile(r"[\s\d]+")


@dataclass(frozen=True, slots=True)
class Field:
    """A field and where it stands; line 0 is the command line."""

    key: str
    value: str
    line: int


@dataclass(frozen=True, slots=True)
class Drawing:
    """The rows of a picture with their lines, and the field that heads it, if one does."""

    name: str
    rows: tuple[tuple[str, int], ...]

    @property
    def line(self) -> int:
        return self.rows[0][1]


@dataclass(frozen=True, slots=True)
class SeatText:
    """What is written of one seat, in order; the name is empty where nobody is named."""

    name: str
    line: int
    entries: tuple[Field | Drawing, ...]


@dataclass(frozen=True, slots=True)
class PaperText:
    """What holds for all, then the seats."""

    common: tuple[Field | Drawing, ...]
    seats: tuple[SeatText, ...]


def parse_paper(text: str, given: Mapping[str, str]) -> PaperText:
    """The paper game written as *text*; fields *given* beside it hold for all."""
    entries = [Field(key, value, 0) for key, value in given.items()] + list(_entries(text))
    starts = [n for n, each in enumerate(entries) if isinstance(each, Field) and each.key == SEAT]
    if not starts:
        return PaperText((), (SeatText("", 1, tuple(entries)),))
    seats = []
    for start, end in zip(starts, [*starts[1:], len(entries)], strict=True):
        head = entries[start]
        assert isinstance(head, Field)
        seats.append(SeatText(head.value, head.line, tuple(entries[start + 1 : end])))
    _check_names(seats)
    return PaperText(tuple(entries[: starts[0]]), tuple(seats))


def line_error(line: int, sentence: str, key: str = "", **gaps: str | int) -> SheetError:
    """A `SheetError` that says on which line of the text it lies."""
    if not line:
        return SheetError(sentence, key, **gaps)
    return SheetError(f"line {line}: {sentence}", key, line=line, **gaps)


def _check_names(seats: list[SeatText]) -> None:
    names: set[str] = set()
    for seat in seats:
        if not seat.name:
            raise line_error(seat.line, "seat: name whose sheet this is", "sheet-no-name")
        if seat.name in names:
            raise line_error(
                seat.line, f"there are two seats {seat.name}", "sheet-two-names", name=seat.name
            )
        names.add(seat.name)


def _entries(text: str) -> Iterator[Field | Drawing]:
    name, rows = "", list[tuple[str, int]]()
    for number, line in enumerate(text.splitlines(), 1):
        # A line of numbers names the columns, as the terminal does over its maps.
        if not line.strip() or line.lstrip().startswith(";") or NUMBERS.fullmatch(line):
            continue
        found = FIELD.fullmatch(line)
        if not found:
            rows.append(("".join(line.split()), number))
            continue
        if rows:
            yield Drawing(name, tuple(rows))
            name, rows = "", []
        if found[2]:
            yield Field(found[1].lower(), found[2], number)
        else:
            name = found[1].lower()
    if rows:
        yield Drawing(name, tuple(rows))


def with_common(text: PaperText, seat: SeatText) -> tuple[Field | Drawing, ...]:
    """What is written of *seat*, and what holds for all where the seat says nothing else."""
    own = {_name(each) for each in seat.entries}
    return (*(each for each in text.common if _name(each) not in own), *seat.entries)


def _name(entry: Field | Drawing) -> str:
    return entry.key if isinstance(entry, Field) else entry.name
