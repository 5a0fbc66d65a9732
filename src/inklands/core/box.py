"""
An owner's box: components of their own that take the place of the packaged ones.

A `Box` is one value that a table, a record and a question to a bot can carry. A file holds the
boxes of any number of titles: a name, and a table ``[TITLE.SECTION]`` for each section.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from inklands.core.toml import Toml, write_table, write_text
from inklands.errors import DataError

Sections: TypeAlias = dict[str, dict[str, Toml]]
"""The fields of each section by its name."""

MOST_CHARACTERS = 32_768
"""Five times what the fullest box of our titles needs."""
MOST_SECTIONS = 100
"""Several times what any title of ours has: each of them is tried by itself."""
MOST_NAME = 40
LARGEST = 999
"""No printed number is larger; a deck of a million cards would only fill the memory."""
DEEPEST = 5
LONGEST_LINE = 2_000
"""Of a file: names in names, a line full of them, take a reader the square of their number."""


@dataclass(frozen=True, slots=True)
class Box:
    """What an owner has put in of one title; *written* holds its sections as JSON."""

    name: str
    written: str

    @classmethod
    def of(cls, name: str, sections: Mapping[str, dict[str, Toml]]) -> Box:
        """The box of these sections, or a `DataError` where they are more than a box can hold."""
        if len(sections) > MOST_SECTIONS:
            raise DataError(f"a box of {len(sections)} sections is too large", "data-too-large")
        for section, fields in sections.items():
            if not isinstance(fields, dict):
                raise DataError(f"{section!r} should be a section", "data-malformed")
            _check(section, fields)
        written = json.dumps(dict(sections), ensure_ascii=False, separators=(",", ":"))
        if len(written) > MOST_CHARACTERS:
            sentence = f"a box of {len(written)} characters is too large"
            raise DataError(sentence, "data-too-large")
        if not written.isascii() and any("\ud800" <= mark <= "\udfff" for mark in written):
            # Half a character: neither a file nor a database takes it.
            raise DataError("a box holds something that is no text", "data-malformed")
        return cls(tidy_name(name), written)

    @classmethod
    def parse(cls, name: str, written: str) -> Box:
        """The box that somebody else has written, checked as `of` does."""
        if len(written) > MOST_CHARACTERS:
            raise DataError("a box of so many characters is too large", "data-too-large")
        try:
            sections = json.loads(written)
        except (ValueError, RecursionError) as error:
            raise DataError("the box cannot be read", "data-malformed") from error
        if not isinstance(sections, dict):
            raise DataError("a box holds sections", "data-malformed")
        return cls.of(name, sections)

    @property
    def sections(self) -> Sections:
        sections: Sections = json.loads(self.written)
        return sections


@dataclass(frozen=True, slots=True)
class BoxFile:
    """All that an owner has in one file: a box by title."""

    name: str
    boxes: Mapping[str, Box]

    def __str__(self) -> str:
        tables = [
            write_table((title, section), fields)
            for title, box in self.boxes.items()
            for section, fields in box.sections.items()
        ]
        return "\n\n".join([f"name = {write_text(self.name)}", *tables]) + "\n"


def tidy_name(name: str) -> str:
    """What a box is called, on one line and not endless."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:MOST_NAME]


def read_box_file(text: str, name: str = "") -> BoxFile:
    """The boxes written as *text*; *name* is what they are called unless the text says it."""
    if max(map(len, text.split("\n")), default=0) > LONGEST_LINE:
        raise DataError(f"{name or 'the file'} has an endless line", "data-too-large")
    try:
        content: dict[str, Toml] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise DataError(
            f"{name or 'the file'} cannot be read: {error}", "data-malformed"
        ) from error
    given = content.pop("name", name)
    if not isinstance(given, str):
        raise DataError("name should be a text", "data-malformed")
    own = tidy_name(given)
    return BoxFile(own, {title: _box_of(own, title, held) for title, held in content.items()})


def open_box_file(path: Path) -> BoxFile:
    """The boxes in the file at *path*."""
    try:
        return read_box_file(path.read_text(encoding="utf-8-sig"), path.stem)
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"{path.name} cannot be read: {error}", "data-malformed") from error


def _box_of(name: str, title: str, held: Toml) -> Box:
    if not isinstance(held, dict):
        raise DataError(f"{title!r} should be a title with sections of its own", "data-malformed")
    sections: Sections = {}
    for section, fields in held.items():
        if not isinstance(fields, dict):
            sentence = f"{title}.{section} should be a section with fields of its own"
            raise DataError(sentence, "data-malformed")
        sections[section] = fields
    return Box.of(name, sections)


def _check(section: str, value: Toml, depth: int = 0) -> None:
    """Refuse what no printed component holds, before any of it is worked with."""
    match value:
        case bool() | str():
            return
        case int():
            if abs(value) > LARGEST:
                sentence = f"{section}: a number is beyond {LARGEST}"
                raise DataError(sentence, "data-number", section, most=LARGEST)
        case list() if depth < DEEPEST:
            for one in value:
                _check(section, one, depth + 1)
        case dict() if depth < DEEPEST:
            for one in value.values():
                _check(section, one, depth + 1)
        case _:
            sentence = f"{section}: it holds something that is neither text nor whole number"
            raise DataError(sentence, "data-malformed", section)
