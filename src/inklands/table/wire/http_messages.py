"""The bodies of HTTP requests and answers, in the same manner as the messages of the socket."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct, field

from inklands.core.box import MOST_NAME
from inklands.table.wire.messages import ClientRequest, Name, Seat, SeatCount
from inklands.table.wire.parts import (
    BoxInfo,
    Component,
    Damage,
    Event,
    Message,
    Outdated,
    Points,
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


class PrintedPicture(Struct, frozen=True):
    """Cells as they are printed, in the letters of the title; a whole map *is_map*."""

    rows: list[str]
    caption: str
    items: list[str]
    ruins: list[str]
    is_map: bool


class PrintedEntry(Struct, frozen=True):
    """A card, a tile or a line of a table, in the reader's language."""

    name: str
    lines: list[str]
    values: list[int]
    pictures: list[PrintedPicture]


class PrintedSection(Struct, frozen=True):
    """
    A section of the data, where it comes from, and what it holds.

    *source* is ``rulebook``, ``public``, ``reconstructed`` or, for an owner's own, ``owner``.
    """

    key: str
    source: str
    heading: str
    about: str
    entries: list[PrintedEntry]


class Printed(Struct, frozen=True):
    """All that is printed on the components of a title; nothing where it does not say."""

    sections: list[PrintedSection]


class Title(Struct, frozen=True):
    """
    What a new table of a title can be; *levels* are the bots, the easiest first.

    It *is_packaged* unless whoever runs the server plays with tables of their own. *components*
    say where what is printed comes from; where it *has_box*, an owner can put in their own.
    """

    name: str
    least_seats: int
    most_seats: int
    height: int
    width: int
    options: list[OptionInfo]
    levels: list[str]
    is_packaged: bool
    components: list[Component]
    has_box: bool


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


BoxName: TypeAlias = Annotated[str, Meta(max_length=MOST_NAME)]


class OwnBox(ClientRequest, frozen=True):
    """What an owner has entered of a title: its sections by name, as they are in the data."""

    name: BoxName
    sections: Raw


class OwnBoxes(ClientRequest, frozen=True):
    """All that an owner has entered, by title: what is in one file."""

    name: BoxName
    boxes: dict[Annotated[str, Meta(max_length=40)], Raw]


class BoxText(ClientRequest, frozen=True):
    """The text of a file of boxes."""

    text: str


class BoxSectionInfo(Struct, frozen=True):
    """
    A section of the data as it is entered, each field as `inklands.core.box_form` describes it.

    *source* is where our own *values* come from; *number* fills the gap of its *name*.
    """

    section: str
    name: str
    number: int
    source: str
    values: Raw
    fields: list[Raw]


class BoxGroupInfo(Struct, frozen=True):
    """Sections that belong together, and a *guide* to what the rulebook tells of them."""

    name: str
    guide: str
    sections: list[BoxSectionInfo]


class BoxPage(Struct, frozen=True):
    """All that can be entered of a title."""

    title: str
    groups: list[BoxGroupInfo]


class BoxProblem(Struct, frozen=True):
    """Why a section cannot be played with; no section where it is about the whole box."""

    section: str
    message: Message


class BoxCheck(Struct, frozen=True):
    """What is wrong with a box; it can be played with where there are no problems."""

    problems: list[BoxProblem]


class NewTable(ClientRequest, frozen=True):
    """
    A table to set up; options not given have their defaults.

    A *seed* fixes the deal. It is refused where a seat is open, for who chose it knows the cards.
    After *patience* seconds a bot may stand in for somebody who is awaited and does nothing; null
    is never. Bots advise who asks them, unless *hints* are switched off. Whoever takes a seat is
    told both. Without a *box* the match is played with the components of this server.
    """

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=200)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=200)]] = (
        field(default_factory=dict)
    )
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    patience: Annotated[int, Meta(ge=60, le=86_400)] | None = 600
    box: OwnBox | None = None
    hints: bool = True


class TakeSeat(ClientRequest, frozen=True):
    """
    Sit down at an open seat, the first one unless *seat* says which.

    *count* is how many seats they want to have in all, as far as the host allows more than one.

    *key* is random and of this browser alone: when the answer is lost, the request can be sent
    again with it, and is answered with the same seat and the same identity.
    """

    invitation: Annotated[str, Meta(max_length=64)]
    name: Name
    seat: Seat | None = None
    count: SeatCount = 1
    key: Annotated[str, Meta(min_length=22, max_length=64)] | None = None


class LinkSeat(ClientRequest, frozen=True):
    """Make a link by which *seat* can be moved to another browser; it voids the one before."""

    seat: Seat


class SeatLink(Struct, frozen=True):
    """The link to one seat, shown once; *picture* is the same as a QR code, in SVG."""

    link: str
    is_local: bool
    picture: str


class ResumeSeat(ClientRequest, frozen=True):
    """Move *seat* to this browser by the *secret* of its link; *key* is as in `TakeSeat`."""

    seat: Seat
    secret: Annotated[str, Meta(max_length=64)]
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
    box: BoxInfo | None = None


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

    A match that is *outdated* or has *damage* stands still, and its turn is not known: 0. One that
    was *taken_along* is played elsewhere.
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
    taken_along: bool = False


class MyTables(Struct, frozen=True):
    """Tables where this browser holds a seat, the last changed first; whether there are more."""

    name: str | None
    tables: list[MyTable]
    has_more: bool


class LeaveTable(ClientRequest, frozen=True):
    """Give up every seat of this browser; where others play on, bots of *level* do, too."""

    level: Annotated[str, Meta(max_length=24)]


class Left(Struct, frozen=True):
    """The seats are given up; where nobody else has one, the table *is_deleted*."""

    is_deleted: bool


class Failure(Struct, frozen=True):
    """Why an HTTP request was refused."""

    code: str
    sentence: str
