"""The printed values of a title in sections, each with its source; an owner may replace them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeAlias, TypeVar

from inklands.core.box import Box, Sections, open_box_file
from inklands.core.toml import Toml
from inklands.errors import DataError, NotationError

Overlay: TypeAlias = Path | Box
"""An owner's own: a folder ``DIR/TITLE/*.toml``, a file of boxes, or a box."""
T = TypeVar("T")
SOURCES = ("rulebook", "public", "reconstructed")


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where a section comes from and how sure that is."""

    section: str
    source: str
    confidence: str
    file: str
    is_overlaid: bool


@dataclass(frozen=True, slots=True)
class DataSet:
    """The sections of a title by name, and where each comes from."""

    sections: Mapping[str, dict[str, Toml]]
    provenance: tuple[Provenance, ...]
    version: str
    box: Box | None = None
    """The sections that are an owner's own."""

    @property
    def is_packaged(self) -> bool:
        """Whether no section is an owner's own."""
        return not any(one.is_overlaid for one in self.provenance)

    def section(self, name: str) -> Reader:
        if name not in self.sections:
            raise DataError(f"the section {name!r} is missing")
        return Reader(name, self.sections[name])


@dataclass(frozen=True, slots=True)
class Reader:
    """A section read field by field, each with its type checked and named when it is wrong."""

    place: str
    fields: dict[str, Toml]

    def text(self, key: str) -> str:
        value = self._field(key)
        if isinstance(value, str):
            return value
        raise self._wrong(key, "a text")

    def number(self, key: str) -> int:
        value = self._field(key)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        raise self._wrong(key, "a whole number")

    def at_least(self, key: str, least: int) -> int:
        number = self.number(key)
        if number < least:
            sentence = f"{key} = {number!r} should be {least} or more"
            raise self.error(sentence, "data-least", number=number, least=least)
        return number

    def flag(self, key: str) -> bool:
        value = self._field(key)
        if isinstance(value, bool):
            return value
        raise self._wrong(key, "true or false")

    def texts(self, key: str) -> tuple[str, ...]:
        values = self._list(key)
        texts = tuple(value for value in values if isinstance(value, str))
        if len(texts) == len(values):
            return texts
        raise self._wrong(key, "a list of texts")

    def numbers(self, key: str) -> tuple[int, ...]:
        values = self._list(key)
        numbers = tuple(v for v in values if isinstance(v, int) and not isinstance(v, bool))
        if len(numbers) == len(values):
            return numbers
        raise self._wrong(key, "a list of whole numbers")

    def rows(self, key: str) -> tuple[Reader, ...]:
        """A list of sections."""
        values = self._list(key)
        rows = tuple(
            Reader(f"{self.place}.{key}[{n}]", value)
            for n, value in enumerate(values)
            if isinstance(value, dict)
        )
        if len(rows) == len(values):
            return rows
        raise self._wrong(key, "a list of sections")

    def lists(self, key: str) -> tuple[tuple[Toml, ...], ...]:
        """A list of lists."""
        values = self._list(key)
        lists = tuple(tuple(value) for value in values if isinstance(value, list))
        if len(lists) == len(values):
            return lists
        raise self._wrong(key, "a list of lists")

    def parsed(self, parse: Callable[[str], T], text: str) -> T:
        """*text* of this section read by *parse*, whose refusal is an error of this place."""
        try:
            return parse(text)
        except NotationError as error:
            raise self.error(str(error), error.key, **error.gaps) from error

    def error(self, sentence: str, key: str = "", **gaps: str | int) -> DataError:
        """An error that names this place; *key* and its *gaps* say it in every language."""
        section, *_ = self.place.split(".")
        return DataError(f"{self.place}: {sentence}", key, section, **gaps)

    def _list(self, key: str) -> list[Toml]:
        value = self._field(key)
        if isinstance(value, list):
            return value
        raise self._wrong(key, "a list")

    def _field(self, key: str) -> Toml:
        if key not in self.fields:
            raise self.error(f"the field {key!r} is missing", "data-missing", field=key)
        return self.fields[key]

    def _wrong(self, key: str, wanted: str) -> DataError:
        sentence = f"{key} = {self.fields[key]!r} should be {wanted}"
        return self.error(sentence, "data-kind", field=key)


def load_data(package: str, title: str, overlay: Overlay | None = None) -> DataSet:
    """
    The sections under ``data/`` of *package*, with the owner's own in their place.

    Every section of *overlay* replaces the packaged section of that name.
    """
    sections: Sections = {}
    provenance: dict[str, Provenance] = {}
    packaged = sorted(files(package).joinpath("data").iterdir(), key=lambda file: file.name)
    for file in packaged:
        if file.name.endswith(".toml"):
            _lay(file.name, _content(file), sections, provenance)
    version = _digest(sections)
    own = {} if overlay is None else _own(overlay, title)
    for name, content in own.items():
        _lay(name, content, sections, provenance, is_overlay=True)
    overlaid = _digest(sections)
    full_version = version if overlaid == version else f"{version}+{overlaid}"
    return DataSet(sections, tuple(provenance.values()), full_version, _box(overlay, own))


def _own(overlay: Overlay, title: str) -> dict[str, dict[str, Toml]]:
    """What an owner has of *title*, by file; a box has no file."""
    if isinstance(overlay, Box):
        return {"": dict(overlay.sections)}
    if overlay.is_file():
        boxes = open_box_file(overlay).boxes
        return {overlay.name: dict(boxes[title].sections)} if title in boxes else {}
    if not overlay.is_dir():
        raise DataError(f"{overlay} is neither a file nor a folder")
    return {path.name: _content(path) for path in sorted(overlay.joinpath(title).glob("*.toml"))}


def _box(overlay: Overlay | None, own: Mapping[str, Mapping[str, Toml]]) -> Box | None:
    """What is the owner's own as one value, so that a record can carry it."""
    sections = {name: each for content in own.values() for name, each in content.items()}
    if overlay is None or not sections:
        return None
    if isinstance(overlay, Box):
        return overlay
    name = open_box_file(overlay).name if overlay.is_file() else overlay.name
    return Box.of(name, {key: each for key, each in sections.items() if isinstance(each, dict)})


def _content(file: Traversable) -> dict[str, Toml]:
    try:
        content: dict[str, Toml] = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise DataError(f"{file.name} cannot be read: {error}") from error
    return content


def _lay(
    file: str,
    content: Mapping[str, Toml],
    sections: Sections,
    provenance: dict[str, Provenance],
    *,
    is_overlay: bool = False,
) -> None:
    for name, section in content.items():
        if not isinstance(section, dict):
            raise DataError(f"{file}: {name!r} should be a section with a source of its own")
        if is_overlay and name not in sections:
            sentence = f"this title has no section {name!r}"
            raise DataError(f"{file}: {sentence}" if file else sentence, "data-section", name)
        source = section.get("source", "owner" if is_overlay else None)
        if source not in SOURCES and not is_overlay:
            raise DataError(f"{file}: {name}.source should be one of {', '.join(SOURCES)}")
        sections[name] = section
        confidence = str(section.get("confidence", ""))
        provenance[name] = Provenance(name, str(source), confidence, file, is_overlay)


def _digest(sections: Mapping[str, dict[str, Toml]]) -> str:
    return sha256(repr(sorted(sections.items())).encode()).hexdigest()[:12]
