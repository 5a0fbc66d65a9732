"""Patterns of cells that can be turned and flipped."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.errors import NotationError


@dataclass(frozen=True, slots=True, order=True)
class Shape:
    """
    A pattern of cells, kept against the top left corner and in reading order.

    >>> len(Shape.parse("X./XX").orientations())
    4
    """

    cells: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, cells: tuple[tuple[int, int], ...]) -> Shape:
        """The shape of these cells, wherever they lie."""
        top = min(row for row, _ in cells)
        left = min(column for _, column in cells)
        return cls(tuple(sorted((row - top, column - left) for row, column in cells)))

    @classmethod
    def parse(cls, text: str) -> Shape:
        """The shape drawn as rows of ``X`` and ``.`` between slashes."""
        rows = text.split("/")
        if set(text) - set("X./") or "X" not in text or len({len(row) for row in rows}) > 1:
            raise NotationError(f"{text!r} is not a shape: write rows of X and . between slashes")
        return cls.of(
            tuple((r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "X")
        )

    @property
    def height(self) -> int:
        return 1 + max(row for row, _ in self.cells)

    @property
    def width(self) -> int:
        return 1 + max(column for _, column in self.cells)

    def turned(self) -> Shape:
        """This shape after a quarter turn clockwise."""
        return Shape.of(tuple((column, -row) for row, column in self.cells))

    def flipped(self) -> Shape:
        """This shape seen in a mirror beside it."""
        return Shape.of(tuple((row, -column) for row, column in self.cells))

    def orientations(self) -> tuple[Shape, ...]:
        """
        Every different way to lay this shape.

        As drawn first, then its quarter turns, then the same flipped; repeats are left out.
        """
        found: dict[Shape, None] = {}
        for start in (self, self.flipped()):
            shape = start
            for _ in range(4):
                found.setdefault(shape)
                shape = shape.turned()
        return tuple(found)

    def __str__(self) -> str:
        filled = set(self.cells)
        return "/".join(
            "".join("X" if (r, c) in filled else "." for c in range(self.width))
            for r in range(self.height)
        )
