"""
The parts of what the table sends: points, places, events, seats, origins of components.

None of them can be part of a cycle, so the collector of garbage is spared them (`gc=False`): a
position has hundreds.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Kind: TypeAlias = Literal["person", "bot", "open"]
Path: TypeAlias = list[str | int]
"""Names of fields and places in lists, from the outside in."""


class Cell(Struct, frozen=True, gc=False):
    row: int
    column: int


class Message(Struct, frozen=True, gc=False):
    """A key of the Fluent files and what fills its gaps; a value `@key` is translated first."""

    key: str
    args: dict[str, str | int] = {}


class Line(Struct, frozen=True, gc=False):
    """Some points, why, and the names of the cells that earn them."""

    points: int
    reason: Message
    cells: list[str]


class Part(Struct, frozen=True, gc=False):
    """What one way of scoring gives."""

    key: str
    total: int
    lines: list[Line]


class Points(Struct, frozen=True, gc=False):
    total: int
    parts: list[Part]


class Place(Struct, frozen=True, gc=False):
    """Seats that share a place in the order of finish."""

    seats: list[int]


class Rating(Struct, frozen=True, gc=False):
    number: int
    title: str


class Standing(Struct, frozen=True, gc=False):
    """Explained points by seat; places, the first first, once the match is over."""

    points: list[Points]
    places: list[Place]
    ratings: list[Rating]
    is_over: bool


class Group(Struct, frozen=True, gc=False):
    """
    The actions that lay one orientation for one choice.

    *cells* are counted from the anchor, the top left cell of the box around them. *anchors* is a
    set of cells in hexadecimal: bit *n* is the cell of index *n*, counted along the rows. The text
    of an action is the choice, a colon, and the names of its cells in reading order: F:c3c4d4.
    """

    choice: str
    option: int
    cells: list[Cell]
    anchors: str


class Legal(Struct, frozen=True, gc=False):
    """What a seat may do: placements as groups, or else actions as texts; none when it waits."""

    groups: list[Group]
    actions: list[str]
    count: int


class Event(Struct, frozen=True, gc=False):
    """One thing that happened, first sent with update *number*; *seat* did it or owns the map."""

    number: int
    turn: int
    message: Message
    seat: int | None
    cells: list[str]


class Change(Struct, frozen=True, gc=False):
    """What lies at *path* is *value* now; a place just past the end of a list adds to it."""

    path: Path
    value: object


class Outdated(Struct, frozen=True, gc=False):
    """
    Why a match stands still: the rules and data it was begun with, and those of this server.

    Both of the server's are null where it no longer has the title.
    """

    rules: int
    data: str
    rules_now: int | None
    data_now: str | None


class Damage(Struct, frozen=True, gc=False):
    """Why a match stands still: of its log so many lines are *whole*, and so many were *lost*."""

    whole: int
    lost: int


class SeatInfo(Struct, frozen=True, gc=False):
    """
    Who sits where.

    A bot that stands in for a person is *kind* bot with *stands_in*; the name stays the person's.
    An open seat with a name is kept for that person. One who is *absent* has been away or idle for
    so long that a bot may stand in; *reopened*: the host has invited them anew. *is_host* is who
    has the host's rights now.
    """

    seat: int
    kind: Kind
    name: str
    level: str | None
    online: bool
    stands_in: bool
    is_host: bool
    absent: bool
    reopened: bool


class StoodIn(Struct, frozen=True, gc=False):
    """A seat of this browser that a bot plays since the update *number* of the seat."""

    seat: int
    number: int


class BoxInfo(Struct, frozen=True, gc=False):
    """The owner's box a match is played with: its name, and a digest of the values in it."""

    name: str
    digest: str


class Component(Struct, frozen=True, gc=False):
    """
    Some *sections* of a title's data that lie in the box together.

    So many are *reconstructed* and so many an owner's *own*; the others are known.
    """

    name: str
    sections: int
    reconstructed: int
    own: int


class Advice(Struct, frozen=True, gc=False):
    """An action, and the points a strong bot expects from it."""

    action: str
    expected: float | None


class RankedAction(Struct, frozen=True, gc=False):
    """An action, the points right after it, and those of each way of scoring in turn."""

    action: str
    total: int
    parts: list[int]
