"""Points told line by line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from inklands.cli.voice import Voice
from inklands.core.catalogue import AnyGame
from inklands.core.message import Message
from inklands.core.points import Points
from inklands.grid.grid import indices

Told: TypeAlias = tuple[int, str, tuple[str, ...]]
"""Points, their reason, and the names of the cells."""


def told_points(points: Points, game: AnyGame, voice: Voice) -> Iterator[str]:
    """Each part of *points* with its lines."""
    for part in points.parts:
        lines = [
            (line.points, voice.say(line.reason), tuple(map(game.grid.name, indices(line.cells))))
            for line in part.lines
        ]
        yield from _part(voice, voice.part_name(game, part.key), part.total, lines)
    yield f"{points.total:>4}"


def told_changes(now: Points, then: Points, game: AnyGame, voice: Voice) -> Iterator[str]:
    """Each part that an action would change, with the difference."""
    before = now.by_key()
    for key, points in then.by_key().items():
        if change := points - before.get(key, 0):
            yield f"  {points:>4} ({change:+d})  {voice.part_name(game, key)}"


def told(answer: Mapping[str, object], game: AnyGame, voice: Voice) -> Iterator[str]:
    """The answer of a title's `score_sheet`, for a person."""
    points, lines = answer["points"], answer["lines"]
    assert isinstance(points, dict), "every title answers so"
    assert isinstance(lines, list), "every title answers so"
    for key, total in points.items():
        own = [_told_line(line, game, voice) for line in lines if key in line.values()]
        yield from _part(voice, voice.part_name(game, key), total, own)
    yield f"{sum(points.values()):>4}"


def _told_line(line: Mapping[str, object], game: AnyGame, voice: Voice) -> Told:
    points, cells, args = line["points"], line["cells"], line.get("args", {})
    assert isinstance(points, int)
    assert isinstance(cells, list)
    assert isinstance(args, dict)
    names = (c if isinstance(c, str) else game.grid.name(game.grid.index(*c)) for c in cells)
    reason = Message(str(line["reason"]), tuple(args.items()))
    return points, voice.say(reason), tuple(names)


def _part(voice: Voice, name: str, total: int, lines: list[Told]) -> Iterator[str]:
    """A heading with the points, then the reasons; equal reasons are told together."""
    yield f"{total:>4}  {name}"
    gathered: dict[tuple[int, str], list[tuple[str, ...]]] = {}
    for points, reason, cells in lines:
        gathered.setdefault((points, reason), []).append(cells)
    for (points, reason), groups in gathered.items():
        count = f"{len(groups)} × {points}" if len(groups) > 1 else str(points)
        where = ", ".join(" ".join(cells) for cells in groups if cells)
        yield f"      {count:>7}  {voice.label(reason, where) if where else reason}"
