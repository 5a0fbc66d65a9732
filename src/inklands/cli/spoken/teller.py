"""What a title tells of itself in words; each has a teller of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from inklands.cli.translator import Translator
from inklands.core.match import AnyMatch


class Teller(Protocol):
    """A title in words: every item of its answers is one fact, and is told on a line of its own."""

    def situation(self, seat: int) -> Iterator[str]:
        """What was revealed and what is offered, before the seat is asked for something."""
        ...

    def goals(self, seat: int) -> Iterator[str]:
        """What counts, with the points it would give now."""
        ...

    def cell(self, viewer: int | None, owner: int, index: int) -> str:
        """What lies on a cell of the map of *owner*."""
        ...

    def region(self, viewer: int, owner: int, index: int) -> Iterator[str]:
        """What a cell is joined to."""
        ...

    def open(self, seat: int) -> Iterator[str]:
        """What is left open on the seat's map."""
        ...

    def others(self, viewer: int | None, owner: int) -> Iterator[str]:
        """What a seat has beside its map."""
        ...

    def action(self, seat: int, action: object) -> str:
        """An action in a few words."""
        ...

    def details(self, seat: int, action: object) -> Iterator[str]:
        """Where an action lies and how."""
        ...


class AnyTeller:
    """A title without a teller of its own: its actions as they are written."""

    def __init__(self, match: AnyMatch, translator: Translator) -> None:
        self.match = match
        self.translator = translator

    def situation(self, _seat: int) -> Iterator[str]:
        yield from ()

    def goals(self, seat: int) -> Iterator[str]:
        for key, points in self.match.live_points(seat).by_key().items():
            name = self.translator.part_name(self.match.game, key)
            yield self.translator.label(name, str(points))

    def cell(self, _viewer: int | None, _owner: int, index: int) -> str:
        return str(self.match.game.grid.name(index))

    def region(self, _viewer: int, _owner: int, _index: int) -> Iterator[str]:
        yield from ()

    def open(self, _seat: int) -> Iterator[str]:
        yield from ()

    def others(self, _viewer: int | None, _owner: int) -> Iterator[str]:
        yield from ()

    def action(self, _seat: int, action: object) -> str:
        return str(self.match.game.action_text(action))

    def details(self, seat: int, action: object) -> Iterator[str]:
        yield self.action(seat, action)
