"""Values of the rules as parts of messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Generic, TypeVar

from inklands.core import events, message, points
from inklands.core.legal import AnchorGroup
from inklands.core.objection import Objection
from inklands.core.options import Choice, Flag, Number, Option, Options, Words
from inklands.grid.grid import Grid, Mask
from inklands.grid.shape import Shape
from inklands.table.wire import http_messages, messages

T = TypeVar("T")
M = TypeVar("M")


def encode_message(given: message.Message) -> messages.Message:
    return messages.Message(given.key, dict(given.args))


def encode_cells(grid: Grid, cells: Mask) -> list[str]:
    return list(_names(grid, cells))


@lru_cache(maxsize=50_000)
def _names(grid: Grid, cells: Mask) -> tuple[str, ...]:
    """The names of *cells*: the same few sets are sent again with every update."""
    return grid.names(cells)


def encode_points(grid: Grid, given: points.Points) -> messages.Points:
    parts = [
        messages.Part(part.key, part.total, [_line(grid, line) for line in part.lines])
        for part in given.parts
    ]
    return messages.Points(sum(part.total for part in parts), parts)


def _line(grid: Grid, line: points.Line) -> messages.Line:
    return messages.Line(line.points, encode_message(line.reason), encode_cells(grid, line.cells))


def encode_standing(grid: Grid, standing: points.Standing) -> messages.Standing:
    return messages.Standing(
        [encode_points(grid, one) for one in standing.points],
        [messages.Place(list(sharing)) for sharing in standing.places],
        [messages.Rating(rating.number, rating.title) for rating in standing.ratings],
        standing.is_over,
    )


class Memoised(Generic[T, M]):
    """An encoder of a value that is sent again and again: it encodes only what has changed."""

    def __init__(self, encode: Callable[[Grid, T], M]) -> None:
        self._encode = encode
        self._last: tuple[T, M] | None = None

    def __call__(self, grid: Grid, value: T) -> M:
        if self._last is None or self._last[0] != value:
            self._last = (value, self._encode(grid, value))
        return self._last[1]


def encode_groups(groups: Sequence[AnchorGroup]) -> list[messages.Group]:
    return [
        messages.Group(
            group.choice,
            group.option,
            _offsets(group.stamp.shape),
            f"{group.anchors:x}",
        )
        for group in groups
        if group.anchors
    ]


@lru_cache(maxsize=1_000)
def _offsets(shape: Shape) -> list[messages.Cell]:
    return [messages.Cell(row, column) for row, column in shape.cells]


def encode_event(grid: Grid, event: events.Event, number: int, turn: int) -> messages.Event:
    cells = encode_cells(grid, event.cells)
    return messages.Event(number, turn, encode_message(event.message), event.seat, cells)


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
