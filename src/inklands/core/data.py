"""Tables of cards, tiles and values, each with its source; an owner's own may replace them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeAlias

from inklands.errors import DataError

Toml: TypeAlias = "str | int | float | bool | list[Toml] | dict[str, Toml]"
SOURCES = ("rulebook", "public", "reconstructed")


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where a table comes from and how sure that is."""

    table: str
    source: str
    confidence: str
    file: str
    is_overlaid: bool


@dataclass(frozen=True, slots=True)
class DataSet:
    """The tables of a title by name, and where each comes from."""

    tables: Mapping[str, dict[str, Toml]]
    provenance: tuple[Provenance, ...]
    version: str

    @property
    def is_packaged(self) -> bool:
        """Whether no table is an owner's own."""
        return not any(one.is_overlaid for one in self.provenance)

    def table(self, name: str) -> Reader:
        if name not in self.tables:
            raise DataError(f"the table {name!r} is missing")
        return Reader(name, self.tables[name])


@dataclass(frozen=True, slots=True)
class Reader:
    """A table read field by field, each with its type checked and named when it is wrong."""

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
        """A list of tables."""
        values = self._list(key)
        rows = tuple(
            Reader(f"{self.place}.{key}[{n}]", value)
            for n, value in enumerate(values)
            if isinstance(value, dict)
        )
        if len(rows) == len(values):
            return rows
        raise self._wrong(key, "a list of tables")

    def lists(self, key: str) -> tuple[tuple[Toml, ...], ...]:
        """A list of lists."""
        values = self._list(key)
        lists = tuple(tuple(value) for value in values if isinstance(value, list))
        if len(lists) == len(values):
            return lists
        raise self._wrong(key, "a list of lists")

    def table(self, key: str) -> Reader:
        value = self._field(key)
        if isinstance(value, dict):
            return Reader(f"{self.place}.{key}", value)
        raise self._wrong(key, "a table")

    def keys(self) -> tuple[str, ...]:
        """The names of the fields, without those that tell where the table comes from."""
        return tuple(key for key in self.fields if key not in ("source", "confidence"))

    def error(self, sentence: str) -> DataError:
        """An error that names this place."""
        return DataError(f"{self.place}: {sentence}")

    def _list(self, key: str) -> list[Toml]:
        value = self._field(key)
        if isinstance(value, list):
            return value
        raise self._wrong(key, "a list")

    def _field(self, key: str) -> Toml:
        if key not in self.fields:
            raise self.error(f"the field {key!r} is missing")
        return self.fields[key]

    def _wrong(self, key: str, wanted: str) -> DataError:
        return self.error(f"{key} = {self.fields[key]!r} should be {wanted}")


def load_data(package: str, title: str, overlay: Path | None = None) -> DataSet:
    """
    The tables under ``data/`` of *package*, with the owner's own in their place.

    Every top-level table of ``DIR/TITLE/*.toml`` replaces the packaged table of that name.
    """
    tables: dict[str, dict[str, Toml]] = {}
    provenance: dict[str, Provenance] = {}
    packaged = sorted(files(package).joinpath("data").iterdir(), key=lambda file: file.name)
    for file in packaged:
        if file.name.endswith(".toml"):
            _lay(file, tables, provenance, is_overlay=False)
    version = _digest(tables)
    if overlay is not None:
        for path in _overlay_files(overlay, title):
            _lay(path, tables, provenance, is_overlay=True)
    overlaid = _digest(tables)
    full_version = version if overlaid == version else f"{version}+{overlaid}"
    return DataSet(tables, tuple(provenance.values()), full_version)


def _overlay_files(overlay: Path, title: str) -> list[Path]:
    if not overlay.is_dir():
        raise DataError(f"{overlay} is not a folder")
    return sorted(overlay.joinpath(title).glob("*.toml"))


def _lay(
    file: Traversable,
    tables: dict[str, dict[str, Toml]],
    provenance: dict[str, Provenance],
    *,
    is_overlay: bool,
) -> None:
    try:
        content: dict[str, Toml] = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise DataError(f"{file.name} cannot be read: {error}") from error
    for name, table in content.items():
        if not isinstance(table, dict):
            raise DataError(f"{file.name}: {name!r} should be a table with a source of its own")
        if is_overlay and name not in tables:
            raise DataError(f"{file.name}: this title has no table {name!r}")
        source = table.get("source", "owner" if is_overlay else None)
        if source not in SOURCES and not is_overlay:
            raise DataError(f"{file.name}: {name}.source should be one of {', '.join(SOURCES)}")
        tables[name] = table
        confidence = str(table.get("confidence", ""))
        provenance[name] = Provenance(name, str(source), confidence, file.name, is_overlay)


def _digest(tables: Mapping[str, dict[str, Toml]]) -> str:
    return sha256(repr(sorted(tables.items())).encode()).hexdigest()[:12]
