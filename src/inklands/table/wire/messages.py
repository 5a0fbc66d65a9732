"""
Every message that the page and the table send each other.

`docs/wire.md` shows each message; `web/src/protocol.ts` is generated from this file. On the wire a
message is a JSON object whose ``type`` is the name of its class; there are no tuples.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

Identifier: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=64, pattern=r"^(?!bot:)[\w.:-]+$")
]
"""What the page calls a command, so that one sent twice counts once; a bot's begin with `bot:`."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=200)]
Count: TypeAlias = Annotated[int, Meta(ge=0, lt=2**31)]
Kind: TypeAlias = Literal["person", "bot", "open"]

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What decoding raises for bytes that are no message: not JSON, not UTF-8, nested without end."""


class ClientRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a client sends: unknown fields are refused."""


# What the client sends over the socket.


class Join(ClientRequest, frozen=True, tag="join"):
    """Follow the match from *seat*, or as an onlooker for null; *seen* is the last update known."""

    seat: Seat | None = None
    seen: Count = 0


class Leave(ClientRequest, frozen=True, tag="leave"):
    """Follow the match from *seat* no longer."""

    seat: Seat | None = None


class SeatCommand(ClientRequest, frozen=True):
    """What a client asks for from a seat it holds, or of one as the host."""

    id: Identifier
    seat: Seat


class Act(SeatCommand, frozen=True, tag="act"):
    """Take an action; *decision* is the one of the update on which it was decided."""

    decision: Count
    action: ActionText


class Undo(SeatCommand, frozen=True, tag="undo"):
    """Take the seat's last action back."""

    decision: Count


class Preview(SeatCommand, frozen=True, tag="preview"):
    """Ask what each way of scoring would give right after an action, without taking it."""

    action: ActionText


class Hint(SeatCommand, frozen=True, tag="hint"):
    """Ask a bot what it would do in this seat."""


class Rename(SeatCommand, frozen=True, tag="rename"):
    """Call the person in *seat* otherwise."""

    name: Name


class SeatBot(SeatCommand, frozen=True, tag="seat-bot"):
    """The host lets a bot play an open seat or stand in for a person."""

    level: Annotated[str, Meta(max_length=24)]


class HandBack(SeatCommand, frozen=True, tag="hand-back"):
    """The host, or who holds the seat, takes the bot from *seat* again."""


class FreeSeat(ClientRequest, frozen=True, tag="free-seat"):
    """The host opens the seat of a guest who is away and has not played yet."""

    id: Identifier
    seat: Seat


class Rematch(ClientRequest, frozen=True, tag="rematch"):
    """Set up the same table again once the match is over."""

    id: Identifier


class Ping(ClientRequest, frozen=True, tag="ping"):
    """Ask whether the table is still there."""


Command: TypeAlias = Act | Undo | Preview | Hint | Rename | SeatBot | HandBack | FreeSeat | Rematch
ClientMessage: TypeAlias = Join | Leave | Command | Ping


# The parts of what the table sends.


class Cell(Struct, frozen=True):
    row: int
    column: int


class Message(Struct, frozen=True):
    """A key of the Fluent files and what fills its gaps; a value `@key` is translated first."""

    key: str
    args: dict[str, str | int] = {}


class Line(Struct, frozen=True):
    """Some points, why, and the names of the cells that earn them."""

    points: int
    reason: Message
    cells: list[str]


class Part(Struct, frozen=True):
    """What one way of scoring gives."""

    key: str
    total: int
    lines: list[Line]


class Points(Struct, frozen=True):
    total: int
    parts: list[Part]


class Place(Struct, frozen=True):
    """Seats that share a place in the order of finish."""

    seats: list[int]


class Rating(Struct, frozen=True):
    number: int
    title: str


class Standing(Struct, frozen=True):
    """Explained points by seat; places, the first first, once the match is over."""

    points: list[Points]
    places: list[Place]
    ratings: list[Rating]
    is_over: bool


class Group(Struct, frozen=True):
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


class Legal(Struct, frozen=True):
    """What a seat may do: placements as groups, or else actions as texts; none when it waits."""

    groups: list[Group]
    actions: list[str]
    count: int


class Event(Struct, frozen=True):
    """One thing that happened, first sent with update *number*; *seat* did it or owns the map."""

    number: int
    turn: int
    message: Message
    seat: int | None
    cells: list[str]


class Outdated(Struct, frozen=True):
    """
    Why a match stands still: the rules and data it was begun with, and those of this server.

    Both of the server's are null where it no longer has the title.
    """

    rules: int
    data: str
    rules_now: int | None
    data_now: str | None


class Damage(Struct, frozen=True):
    """Why a match stands still: of its log so many lines are *whole*, and so many were *lost*."""

    whole: int
    lost: int


class SeatInfo(Struct, frozen=True):
    """
    Who sits where.

    A bot that stands in for a person is *kind* bot with *stands_in*; the name stays the person's.
    """

    seat: int
    kind: Kind
    name: str
    level: str | None
    online: bool
    stands_in: bool
    is_host: bool


# What the table sends over the socket.


class Table(Struct, frozen=True, tag="table"):
    """
    The table as one client sees it; sent on joining and after every change.

    *letters_columns*: the letter of a cell's name is its column's. *yours* are the seats this
    browser holds. The invitation is for those who hold a seat, while a seat is open. *next* is the
    table of the rematch. *run* changes when the server starts anew. Of an *outdated* match, or one
    with *damage*, there are no updates: this server cannot play it on.
    """

    id: str
    title: str
    options: dict[str, str]
    height: int
    width: int
    letters_columns: bool
    seats: list[SeatInfo]
    yours: list[int]
    is_host: bool
    invitation: str | None
    onlookers: int
    chosen_deal: bool
    is_over: bool
    next: str | None
    outdated: Outdated | None
    run: str
    damage: Damage | None = None


class Update(Struct, frozen=True, tag="update"):
    """
    The match as *seat* sees it now, and what happened since the update *since*.

    *number* counts the updates of this seat. *decision* changes whenever what the seat decides on
    does, never because another seat acted in the same simultaneous turn. Events of the updates in
    *retracted* were taken back. *view* is the title's own. The live points are those of
    *live_points_seat*: another's while this seat draws on that other's map.
    """

    seat: int | None
    number: int
    since: int
    decision: int
    turn: int
    view: Raw
    prompt: Message
    to_act: list[int]
    legal: Legal
    standing: Standing
    live_points: Points | None
    live_points_seat: int | None
    events: list[Event]
    retracted: list[int]
    can_undo: bool
    is_over: bool


class Done(Struct, frozen=True, tag="done"):
    """The command is stored for good; its effect is in update *number* of the seat and later."""

    id: str
    number: int


class Refused(Struct, frozen=True, tag="refused"):
    """
    The command changed nothing.

    *code* is stable, *sentence* is English for programs, *reason* is for people where the rules
    give one, *cells* are the names of the offending cells. *id* is null for what cannot be read.
    """

    id: str | None
    code: str
    sentence: str
    reason: Message | None = None
    cells: list[str] = []


class Previewed(Struct, frozen=True, tag="previewed"):
    """What each way of scoring would give right after *action*."""

    id: str
    seat: int
    action: str
    decision: int
    live_points: Points
    live_points_seat: int


class Advice(Struct, frozen=True):
    """An action, and the points a strong bot expects from it."""

    action: str
    expected: float | None


class Hinted(Struct, frozen=True, tag="hinted"):
    """What a strong bot would do, *action*, and the best few it thought of."""

    id: str
    seat: int
    action: str
    decision: int
    advice: list[Advice]


class Pong(Struct, frozen=True, tag="pong"):
    """The table is there."""


class Bye(Struct, frozen=True, tag="bye"):
    """The server stops; connect again in a moment, nothing is lost."""


ServerMessage: TypeAlias = Table | Update | Done | Refused | Previewed | Hinted | Pong | Bye

CLIENT_MESSAGES = msgspec.json.Decoder(ClientMessage)
ENCODER = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    """*message* as the text that goes over a socket."""
    return ENCODER.encode(message).decode()
