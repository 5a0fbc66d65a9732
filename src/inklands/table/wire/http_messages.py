"""The bodies of HTTP requests and answers, in the same manner as the messages of the socket."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct, field

from inklands.table.wire.messages import (
    ClientRequest,
    Damage,
    Event,
    Name,
    Outdated,
    Points,
    Seat,
    SeatInfo,
)


class ChoiceOption(Struct, frozen=True, tag="choice"):
    key: str
    values: list[str]
    default: str


class FlagOption(Struct, frozen=True, tag="flag"):
    key: str
    default: bool


class NumberOption(Struct, frozen=True, tag="number"):
    key: str
    least: int
    most: int
    default: int


class WordsOption(Struct, frozen=True, tag="words"):
    """
    Free text; or, where *slots* is not 0, up to so many values with commas between them.

    At most one of each group is named; where it *is_whole*, exactly as many as there are slots.
    """

    key: str
    default: str
    groups: list[list[str]]
    slots: int
    is_whole: bool


OptionInfo: TypeAlias = ChoiceOption | FlagOption | NumberOption | WordsOption


class Title(Struct, frozen=True):
    """
    What a new table of a title can be; *levels* are the bots, the easiest first.

    It *is_packaged* unless whoever runs the server plays with tables of their own.
    """

    name: str
    least_seats: int
    most_seats: int
    height: int
    width: int
    options: list[OptionInfo]
    levels: list[str]
    is_packaged: bool


class Titles(Struct, frozen=True):
    titles: list[Title]


class Invitation(Struct, frozen=True):
    """The link for guests; one that *is_local* leads nowhere from other machines."""

    link: str
    is_local: bool


class SeatRequest(ClientRequest, frozen=True):
    """Who is to sit there: me, a bot of a level, or whoever follows the invitation."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Annotated[str, Meta(max_length=24)] | None = None


class NewTable(ClientRequest, frozen=True):
    """
    A table to set up; options not given have their defaults.

    A *seed* fixes the deal. It is refused where a seat is open, for who chose it knows the cards.
    """

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=200)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=200)]] = (
        field(default_factory=dict)
    )
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class TakeSeat(ClientRequest, frozen=True):
    """
    Sit down at an open seat, the first one unless *seat* says which.

    *key* is random and of this browser alone: when the answer is lost, the request can be sent
    again with it, and is answered with the same seat and the same identity.
    """

    invitation: Annotated[str, Meta(max_length=64)]
    name: Name
    seat: Seat | None = None
    key: Annotated[str, Meta(min_length=22, max_length=64)] | None = None


class Seated(Struct, frozen=True):
    """The seats this browser now holds at *table*."""

    table: str
    seats: list[int]


class ScoreSheet(ClientRequest, frozen=True):
    """A sheet drawn on paper: a JSON object whose fields `docs/notation.md` lists by title."""

    title: Annotated[str, Meta(max_length=40)]
    sheet: Raw


class ReadRecord(ClientRequest, frozen=True):
    """A record to look at; the points are those of *seat*."""

    record: str
    seat: Seat = 0


class Moment(Struct, frozen=True):
    """
    The match at one moment as onlookers see it, and what happened since the one before.

    The seat has *scored* so much; *points* is what each way of scoring would give it then.
    """

    turn: int
    view: Raw
    scored: int
    points: Points
    events: list[Event]


class Replay(Struct, frozen=True):
    """A match that was played; *names* are those of the seats, where they are known."""

    title: str
    height: int
    width: int
    letters_columns: bool
    seats: int
    names: list[str]
    seat: int
    moments: list[Moment]


class Verdict(Struct, frozen=True):
    """
    What is judged of one decision of a seat, one of *count*: *number* actions came before it.

    *most* was to be expected after the best action, *expected* after the one taken: points, or a
    lead in points where there are others. What chance may explain costs nothing. It was
    about the *map* of that seat; of the actions in *unseen*, just before, no moment shows anything.
    """

    number: int
    turn: int
    count: int
    taken: str
    best: str
    most: float
    expected: float
    cost: float
    map: int
    unseen: list[str]


class MyTable(Struct, frozen=True):
    """
    A table of mine; *yours_to_act*: the match waits for me; *changed* is in Unix seconds.

    A match that is *outdated* or has *damage* stands still, and its turn is not known: 0.
    """

    id: str
    title: str
    seats: list[SeatInfo]
    yours: list[int]
    yours_to_act: bool
    turn: int
    is_over: bool
    outdated: Outdated | None
    changed: int
    damage: Damage | None = None


class MyTables(Struct, frozen=True):
    """The tables where this browser holds a seat, the last changed first."""

    name: str | None
    tables: list[MyTable]


class Failure(Struct, frozen=True):
    """Why an HTTP request was refused."""

    code: str
    sentence: str
