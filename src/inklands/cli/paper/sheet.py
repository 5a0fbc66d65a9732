"""A sheet read from the text of a paper game: what a title is asked to score, and where."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from inklands.cli.numbers import typed_number
from inklands.cli.paper.text import Drawing, Field, line_error
from inklands.core.catalogue import AnyGame
from inklands.core.game import sheets_of
from inklands.core.points import Part
from inklands.errors import SheetError
from inklands.grid.grid import Grid

YES, NO = ("yes", "true", "oui", "ja"), ("no", "false", "non", "nee")
NAMED = re.compile(r"(\w+)\b")
CELL = re.compile(r"([a-z])(\d{1,2}):")


@dataclass(frozen=True, slots=True)
class Sheet:
    """
    A request to a title's sheets.

    *lines* tells on which line each of its fields stands, *rows* those of the map; the parts of its
    points are called *prefix* and their own keys.
    """

    request: dict[str, object]
    lines: Mapping[str, int] = field(default_factory=dict)
    rows: tuple[int, ...] = ()
    prefix: str = ""


def score(game: AnyGame, sheet: Sheet) -> tuple[Part, ...]:
    """The points of *sheet*; what is wrong with it is said with the line it is on."""
    try:
        points = sheets_of(game).score(sheet.request)
    except SheetError as error:
        line = _line(sheet, str(error))
        if error.key:
            raise line_error(line, str(error), error.key, **error.gaps) from error
        raise line_error(line, str(error), "sheet-line", reason=str(error)) from error
    return tuple(Part(f"{sheet.prefix}{part.key}", part.lines) for part in points.parts)


def _line(sheet: Sheet, sentence: str) -> int:
    """The line that *sentence* is about: sentences begin with the field or the cell at fault."""
    cell = CELL.match(sentence)
    if cell and ord(cell[1]) - ord("a") < len(sheet.rows):
        return sheet.rows[ord(cell[1]) - ord("a")]
    named = NAMED.match(sentence)
    first = sheet.rows[0] if sheet.rows else 0
    return sheet.lines.get(named[1], first) if named else first


class Entries:
    """The fields and pictures of a seat, or of a part of it, each of which may be given once."""

    def __init__(self, entries: Iterable[Field | Drawing], known: Iterable[str]) -> None:
        self.fields: dict[str, Field] = {}
        self.drawings: dict[str, Drawing] = {}
        for entry in entries:
            if isinstance(entry, Field):
                _check_known(entry, tuple(known))
                _check_once(entry.key, entry.line, self.fields)
                self.fields[entry.key] = entry
            else:
                _check_once(entry.name or "picture", entry.line, self.drawings)
                self.drawings[entry.name] = entry

    @property
    def lines(self) -> dict[str, int]:
        return {key: each.line for key, each in self.fields.items()}

    def text(self, key: str) -> str | None:
        return self.fields[key].value if key in self.fields else None

    def words(self, key: str) -> list[str] | None:
        """The words of a field between commas or spaces."""
        value = self.text(key)
        return None if value is None else [word for word in re.split(r"[,\s]+", value) if word]

    def number(self, key: str) -> int | None:
        if key not in self.fields:
            return None
        found = self.fields[key]
        return whole_number(found.value, found)

    def numbers(self, key: str) -> list[int] | None:
        words = self.words(key)
        return None if words is None else [whole_number(word, self.fields[key]) for word in words]

    def flag(self, key: str) -> bool:
        value = (self.text(key) or NO[0]).lower()
        if value not in YES + NO:
            found = self.fields[key]
            raise line_error(found.line, f"{key} should be yes or no", "sheet-yes-or-no", name=key)
        return value in YES

    def drawing(self, *names: str) -> Drawing | None:
        """The picture headed by one of *names*; an empty one is a picture without a heading."""
        return next((self.drawings[name] for name in names if name in self.drawings), None)


def whole_number(text: str, found: Field) -> int:
    number = typed_number(text)
    if number is not None:
        return number
    raise line_error(
        found.line,
        f"{found.key}: {text!r} should be a number",
        "sheet-number",
        name=found.key,
        text=text,
    )


def picture_rows(drawing: Drawing, grid: Grid, letters: Mapping[str, str]) -> tuple[str, ...]:
    """
    The rows of a picture in the title's own letters.

    *letters* leads from each letter that may be drawn to the title's. Names of the rows at the
    left, as the terminal prints them, are left out.
    """
    if len(drawing.rows) != grid.height:
        rows = len(drawing.rows)
        raise line_error(
            drawing.line,
            f"a map has {grid.height} rows, not {rows}",
            "sheet-rows",
            wanted=grid.height,
            number=rows,
        )
    return tuple(_row(r, row, line, grid, letters) for r, (row, line) in enumerate(drawing.rows))


def _row(r: int, text: str, line: int, grid: Grid, letters: Mapping[str, str]) -> str:
    name = str(r + 1) if grid.letters_columns else chr(ord("a") + r)
    row = text[1:] if len(text) == grid.width + 1 and text.startswith(name) else text
    if len(row) != grid.width:
        raise line_error(
            line,
            f"row {r + 1}, {row!r}, has {len(row)} cells, not {grid.width}",
            "sheet-cells",
            number=len(row),
            wanted=grid.width,
            text=row,
        )
    for letter in row:
        if letter not in letters:
            allowed = " ".join(letters)
            raise line_error(
                line,
                f"{letter!r} is not one of {allowed}",
                "sheet-letter",
                text=letter,
                letters=allowed,
            )
    return "".join(letters[letter] for letter in row)


def only_drawing(line: int, entries: Entries, *names: str) -> Drawing:
    """The picture headed by one of *names*, which the sheet that begins on *line* has to have."""
    found = entries.drawing(*names)
    if found is None:
        raise line_error(
            line, f"a picture is missing: {names[0]}", "sheet-no-picture", name=names[0]
        )
    return found


def _check_known(found: Field, known: tuple[str, ...]) -> None:
    if found.key not in known:
        listed = ", ".join(known)
        raise line_error(
            found.line,
            f"there is no field {found.key!r}; there are: {listed}",
            "sheet-no-field",
            name=found.key,
            names=listed,
        )


def _check_once(name: str, line: int, met: Mapping[str, object]) -> None:
    if name in met or (name == "picture" and "" in met):
        raise line_error(line, f"{name} is given twice", "sheet-twice", name=name)
