"""Values of the rules as parts of messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Generic, TypeVar

from inklands.core import events, message, points
from inklands.core.legal import AnchorGroup
from inklands.core.objection import Objection
from inklands.core.options import Choice, Flag, Number, Options, Words
from inklands.grid.grid import Grid, Mask
from inklands.grid.shape import Shape
from inklands.table.wire import http_messages, messages

T = TypeVar("T")
M = TypeVar("M")


def encode_message(spoken: message.Message) -> messages.Message:
    return messages.Message(spoken.key, dict(spoken.args))


def encode_cells(grid: Grid, cells: Mask) -> list[str]:
    return list(_names(grid, cells))


@lru_cache(maxsize=50_000)
def _names(grid: Grid, cells: Mask) -> tuple[str, ...]:
    """The names of *cells*: the same few sets are told again with every update."""
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
    """A value that is told again and again, put into words only when it changed."""

    def __init__(self, tell: Callable[[Grid, T], M]) -> None:
        self._tell = tell
        self._last: tuple[T, M] | None = None

    def __call__(self, grid: Grid, value: T) -> M:
        if self._last is None or self._last[0] != value:
            self._last = (value, self._tell(grid, value))
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


def refusal(
    grid: Grid, command: str | None, code: str, sentence: str, objection: Objection | None
) -> messages.Refused:
    if objection is None:
        return messages.Refused(command, code, sentence)
    reason, cells = encode_message(objection.reason), encode_cells(grid, objection.cells)
    return messages.Refused(command, code, sentence, reason, cells)


def encode_options(options: Options) -> list[http_messages.OptionInfo]:
    told: list[http_messages.OptionInfo] = []
    for option in options:
        match option:
            case Choice():
                told.append(
                    http_messages.ChoiceOption(option.key, list(option.values), option.default)
                )
            case Flag():
                told.append(http_messages.FlagOption(option.key, option.default))
            case Number(key=key, least=least, most=most, default=default):
                told.append(http_messages.NumberOption(key, least, most, default))
            case Words(key=key, slots=slots, is_whole=is_whole):
                groups = [list(group) for group in option.groups]
                told.append(http_messages.WordsOption(key, option.default, groups, slots, is_whole))
    return told
