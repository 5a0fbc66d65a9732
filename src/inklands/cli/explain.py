"""Points formatted for a terminal, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from inklands.cli.translator import Translator
from inklands.core.catalogue import AnyGame
from inklands.core.points import Part, Points
from inklands.grid.grid import Grid


def format_points(points: Points, game: AnyGame, translator: Translator) -> Iterator[str]:
    """Each part of *points* with its lines, then the total."""
    yield from format_parts(points, game, translator)
    yield f"{points.total:>4}"


def format_parts(points: Points, game: AnyGame, translator: Translator) -> Iterator[str]:
    """Each part of *points* with its lines."""
    for part in points.parts:
        yield f"{part.total:>4}  {translator.part_name(game, part.key)}"
        yield from _format_lines(part, game.grid, translator)


def format_changes(
    now: Points, then: Points, game: AnyGame, translator: Translator
) -> Iterator[str]:
    """Each part that an action would change, with the difference."""
    before = now.by_key()
    for key, points in then.by_key().items():
        if change := points - before.get(key, 0):
            yield f"  {points:>4} ({change:+d})  {translator.part_name(game, key)}"


def _format_lines(part: Part, grid: Grid, translator: Translator) -> Iterator[str]:
    """The reasons of a part; lines of equal points and reason share one, to save the reader's."""
    gathered: dict[tuple[int, str], list[tuple[str, ...]]] = {}
    for line in part.lines:
        reason = (line.points, translator.format(line.reason))
        gathered.setdefault(reason, []).append(grid.names(line.cells))
    for (points, sentence), groups in gathered.items():
        count = f"{len(groups)} × {points}" if len(groups) > 1 else str(points)
        where = ", ".join(" ".join(cells) for cells in groups if cells)
        yield f"      {count:>7}  {translator.label(sentence, where) if where else sentence}"
