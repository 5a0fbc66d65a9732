"""What is printed on the components of a title, section by section of its data, for readers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeAlias, runtime_checkable

from inklands.core.message import Message


@dataclass(frozen=True, slots=True)
class Picture:
    """
    Cells as they are printed: rows of the title's letters, ``.`` where there is nothing.

    *items* are rows of what lies on the cells, *ruins* names of cells; a whole map *is_map*.
    """

    rows: tuple[str, ...]
    caption: Message | None = None
    items: tuple[str, ...] = ()
    ruins: tuple[str, ...] = ()
    is_map: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """A card, a tile, or a line of a table: what it is called, says, counts and shows."""

    name: Message | None = None
    lines: tuple[Message, ...] = ()
    values: tuple[int, ...] = ()
    pictures: tuple[Picture, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """One section of the data; without a heading it goes on with what the one before began."""

    key: str
    heading: Message | None
    entries: tuple[Entry, ...]
    about: Message | None = None


Sections: TypeAlias = tuple[Section, ...]


@runtime_checkable
class ShowsComponents(Protocol):
    """A game that can show all that is printed; one that cannot need not have this."""

    def printed(self) -> Sections: ...


def sections_of(game: object) -> Sections:
    """What is printed, or nothing for a title that does not say."""
    return game.printed() if isinstance(game, ShowsComponents) else ()
