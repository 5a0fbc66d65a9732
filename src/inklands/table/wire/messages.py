"""
Every message that the page and the table send each other.

`docs/wire.md` shows each message; `web/src/protocol.ts` is generated from this file. On the wire a
message is a JSON object whose ``type`` is the name of its class; there are no tuples.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from inklands.table.wire.parts import (
    Advice,
    BoxInfo,
    Change,
    Component,
    Damage,
    Event,
    Legal,
    Message,
    Outdated,
    Points,
    RankedAction,
    SeatInfo,
    Standing,
    StoodIn,
)

Identifier: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=64, pattern=r"^(?!bot:)[\w.:-]+$")
]
"""What the page calls a command, so that one sent twice counts once; a bot's begin with `bot:`."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=200)]
SeatCount: TypeAlias = Annotated[int, Meta(ge=1, le=200)]
Count: TypeAlias = Annotated[int, Meta(ge=0, lt=2**31)]

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What decoding raises for bytes that are no message: not JSON, not UTF-8, nested without end."""


class ClientRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a client sends: unknown fields are refused."""


# What the client sends over the socket.


class Join(ClientRequest, frozen=True, tag="join"):
    """
    Follow the match from *seat*, or as an onlooker for null; *seen* is the last update known.

    The answer is a whole update. With *changes* only what changes is sent from then on.
    """

    seat: Seat | None = None
    seen: Count = 0
    changes: bool = False


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


class Rank(SeatCommand, frozen=True, tag="rank"):
    """Ask what each way of scoring would give after every action, the best first."""


class Rename(SeatCommand, frozen=True, tag="rename"):
    """Call the person in *seat* otherwise."""

    name: Name


class SeatBot(SeatCommand, frozen=True, tag="seat-bot"):
    """The host lets a bot play an open seat; anybody seated, stand in for who is absent."""

    level: Annotated[str, Meta(max_length=24)]


class HandBack(SeatCommand, frozen=True, tag="hand-back"):
    """The host, or who holds the seat, takes the bot from *seat* again."""


class FreeSeat(ClientRequest, frozen=True, tag="free-seat"):
    """The host opens the seat of a guest who is away and has not played yet."""

    id: Identifier
    seat: Seat


class StandUp(SeatCommand, frozen=True, tag="stand-up"):
    """Give the own seat up: a bot of *level* plays it on, or it is open if it was never played."""

    level: Annotated[str, Meta(max_length=24)]


class AllowSeats(ClientRequest, frozen=True, tag="allow-seats"):
    """The host lets a guest take up to *count* seats by the invitation; one is usual."""

    id: Identifier
    count: SeatCount


class Rematch(ClientRequest, frozen=True, tag="rematch"):
    """Offer the same table again once the match is over, or accept that offer."""

    id: Identifier


class DeclineRematch(ClientRequest, frozen=True, tag="decline-rematch"):
    """Let the seat at the rematch go that is kept for this browser."""

    id: Identifier


class Ping(ClientRequest, frozen=True, tag="ping"):
    """Ask whether the table is still there."""


LogCommand: TypeAlias = Act | Undo
Reseating: TypeAlias = Rename | SeatBot | HandBack | FreeSeat | StandUp | AllowSeats
Command: TypeAlias = LogCommand | Preview | Hint | Rank | Reseating | Rematch | DeclineRematch
ClientMessage: TypeAlias = Join | Leave | Command | Ping


# What the table sends over the socket.


class Table(Struct, frozen=True, gc=False, tag="table"):
    """
    The table as one client sees it; sent on joining and after every change.

    *letters_columns*: the letter of a cell's name is its column's. *yours* are the seats this
    browser holds. The invitation is for those who hold a seat, while a seat is open; a guest takes
    up to *guest_seats* by it. Whoever is awaited and does nothing for *patience* seconds counts as
    absent; null is never. *next* is the table of the rematch, which the seats in *accepted* go to,
    the first of which offered it, and those in *declined* do not. *run* changes when the server
    starts anew. Of an *outdated* match, or one with *damage*, there are no updates: this server
    cannot play it on. *box* is the owner's box it is played with, *components* where all of them
    come from, as far as that is known here. One that was *taken_along* is played elsewhere, and
    stands still here.
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
    patience: int | None = None
    stood_in: list[StoodIn] = []
    accepted: list[int] = []
    declined: list[int] = []
    guest_seats: int = 1
    box: BoxInfo | None = None
    components: list[Component] = []
    hints: bool = True
    taken_along: bool = False


class Update(Struct, frozen=True, gc=False, tag="update"):
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


class Changes(Struct, frozen=True, gc=False, tag="changes"):
    """
    What the update *number* of *seat* changes in the update *since*, the one before it.

    Events and what was retracted are those of this update alone. *digest* is that of the position
    with all *changes*: who has another one joins again, and is sent a whole update.
    """

    seat: int | None
    number: int
    since: int
    changes: list[Change]
    events: list[Event]
    retracted: list[int]
    digest: str


class Done(Struct, frozen=True, gc=False, tag="done"):
    """The command is stored for good; its effect is in update *number* of the seat and later."""

    id: str
    number: int


class Refused(Struct, frozen=True, gc=False, tag="refused"):
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


class Previewed(Struct, frozen=True, gc=False, tag="previewed"):
    """What each way of scoring would give right after *action*."""

    id: str
    seat: int
    action: str
    decision: int
    live_points: Points
    live_points_seat: int


class Hinted(Struct, frozen=True, gc=False, tag="hinted"):
    """What a strong bot would do, *action*, and the best few it thought of."""

    id: str
    seat: int
    action: str
    decision: int
    advice: list[Advice]


class Ranked(Struct, frozen=True, gc=False, tag="ranked"):
    """
    What the seat may do by what it would give, the best first; at most sixty of all *count*.

    *keys* are the ways of scoring that the parts of each action belong to. Where the points of
    *live_points_seat* are another's, the fewest come first.
    """

    id: str
    seat: int
    decision: int
    count: int
    keys: list[str]
    actions: list[RankedAction]
    live_points_seat: int


class Pong(Struct, frozen=True, gc=False, tag="pong"):
    """The table is there."""


class Bye(Struct, frozen=True, gc=False, tag="bye"):
    """The server stops; connect again in a moment, nothing is lost."""


ServerMessage: TypeAlias = (
    Table | Update | Changes | Done | Refused | Previewed | Hinted | Ranked | Pong | Bye
)

CLIENT_MESSAGES = msgspec.json.Decoder(ClientMessage)
ENCODER = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    """*message* as the text that goes over a socket."""
    return ENCODER.encode(message).decode()
