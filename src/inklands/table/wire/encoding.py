"""Values of the rules as parts of messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from inklands.core import events, message, points
from inklands.core.legal import AnchorGroup
from inklands.core.objection import Objection
from inklands.core.options import Choice, Flag, Number, Option, Options, Words
from inklands.grid.grid import Grid, Mask
from inklands.grid.shape import Shape
from inklands.table.wire import http_messages, messages, parts


def encode_message(given: message.Message) -> parts.Message:
    return parts.Message(given.key, dict(given.args))


def encode_cells(grid: Grid, cells: Mask) -> list[str]:
    return list(grid.names(cells))


def encode_points(grid: Grid, given: points.Points) -> parts.Points:
    return PointsEncoder(grid)(given)


class PointsEncoder:
    """Encodes points that are sent again and again: a part that stayed is not encoded anew."""

    def __init__(self, grid: Grid) -> None:
        self._grid = grid
        self._given: tuple[points.Part, ...] = ()
        self._encoded = parts.Points(0, [])

    def __call__(self, given: points.Points) -> parts.Points:
        if given.parts != self._given:
            before = zip(self._given, self._encoded.parts, strict=True)
            encoded = [self._part(part, next(before, None)) for part in given.parts]
            self._given = given.parts
            self._encoded = parts.Points(sum(part.total for part in encoded), encoded)
        return self._encoded

    def _part(self, part: points.Part, before: tuple[points.Part, parts.Part] | None) -> parts.Part:
        if before is not None and before[0] == part:
            return before[1]
        return parts.Part(part.key, part.total, [_line(self._grid, line) for line in part.lines])


def _line(grid: Grid, line: points.Line) -> parts.Line:
    return parts.Line(line.points, encode_message(line.reason), encode_cells(grid, line.cells))


class StandingEncoder:
    """Encodes the standing of a match, which stays the same over most of its actions."""

    def __init__(self, grid: Grid, seats: int) -> None:
        self._points = [PointsEncoder(grid) for _ in range(seats)]
        self._last: tuple[points.Standing, parts.Standing] | None = None

    def __call__(self, standing: points.Standing) -> parts.Standing:
        if self._last is None or self._last[0] != standing:
            self._last = (standing, self._encoded(standing))
        return self._last[1]

    def _encoded(self, standing: points.Standing) -> parts.Standing:
        return parts.Standing(
            [encode(own) for encode, own in zip(self._points, standing.points, strict=True)],
            [parts.Place(list(sharing)) for sharing in standing.places],
            [parts.Rating(rating.number, rating.title) for rating in standing.ratings],
            standing.is_over,
        )


def encode_groups(groups: Sequence[AnchorGroup]) -> list[parts.Group]:
    return [
        parts.Group(
            group.choice,
            group.option,
            _offsets(group.stamp.shape),
            f"{group.anchors:x}",
        )
        for group in groups
        if group.anchors
    ]


@lru_cache(maxsize=1_000)
def _offsets(shape: Shape) -> list[parts.Cell]:
    return [parts.Cell(row, column) for row, column in shape.cells]


def encode_event(grid: Grid, event: events.Event, number: int, turn: int) -> parts.Event:
    cells = encode_cells(grid, event.cells)
    return parts.Event(number, turn, encode_message(event.message), event.seat, cells)


def encode_refusal(
    grid: Grid, command: str | None, code: str, sentence: str, objection: Objection
) -> messages.Refused:
    """A refusal by the rules, with their reason and the offending cells."""
    reason, cells = encode_message(objection.reason), encode_cells(grid, objection.cells)
    return messages.Refused(command, code, sentence, reason, cells)


def encode_options(options: Options) -> list[http_messages.OptionInfo]:
    return [_option(option) for option in options]


def _option(option: Option) -> http_messages.OptionInfo:
    match option:
        case Choice(key=key, values=values, default=default):
            return http_messages.ChoiceOption(key, list(values), default)
        case Flag():
            return http_messages.FlagOption(option.key, option.default)
        case Number(key=key, least=least, most=most):
            return http_messages.NumberOption(key, least, most, option.default)
        case Words(key=key, slots=slots, is_whole=is_whole):
            groups = [list(group) for group in option.groups]
            return http_messages.WordsOption(key, option.default, groups, slots, is_whole)
