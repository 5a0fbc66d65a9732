"""
A whole match as one home of the table hands it to another: packed, unpacked, and played again.

What comes from elsewhere is believed in nothing: the log is played by the rules, line by line, and
what is shown of the match is worked out anew.
"""

from __future__ import annotations

import re
import zlib
from base64 import b64decode, b64encode, urlsafe_b64encode
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from inklands.core.box import Box
from inklands.core.match import Match
from inklands.errors import InklandsError, UnknownGame
from inklands.table.match.feeds.live import LiveFeed
from inklands.table.match.feeds.opening import plays
from inklands.table.match.names import distinct_name
from inklands.table.match.reseating import check_level
from inklands.table.match.seating import Sitting
from inklands.table.match.title_source import TitleSource
from inklands.table.refusal import Refusal
from inklands.table.store.store import Entry, Setup, Stored
from inklands.table.wire import messages
from inklands.table.wire.copy_messages import TableCopy
from inklands.table.wire.messages import UNREADABLE, Count, Seat

FORMAT = 1
MOST_BYTES = 2_000_000
"""Of what is unpacked: a few packed bytes could else fill the memory."""
MOST_LINES = 6_000
NAME = re.compile(r"~?([\w-]{22})", re.ASCII)
"""A table has one name wherever it is, but for the sign of a device before it."""
Word = Annotated[str, Meta(max_length=200)]
Time = Annotated[int, Meta(ge=0, lt=2**40)]


class CopiedBox(Struct, frozen=True):
    name: Word
    written: str


class CopiedSeat(Struct, frozen=True):
    """A seat of whoever hands the match out, or of nobody; see `Sitting`."""

    kind: Literal["person", "bot"]
    is_mine: bool
    name: Annotated[str, Meta(max_length=24)] = ""
    level: Word | None = None
    since: Count | None = None


class CopiedLine(Struct, frozen=True, array_like=True):
    seat: Seat
    action: Annotated[str, Meta(max_length=400)]
    """Empty for an undo."""
    command: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\w.:-]+$")]
    at: Time

    def is_same(self, entry: Entry) -> bool:
        """Whether the same was done; when, and in how many tries, does not matter."""
        return (self.seat, self.action) == (entry.seat, entry.action)


class Copied(Struct, frozen=True):
    """A match without what belongs to one home alone: names of browsers, invitations, links."""

    title: Word
    rules: int
    data: Word
    options: dict[Word, Word]
    seed: Annotated[str, Meta(pattern=r"^[0-9]{1,39}$")]
    has_chosen_deal: bool
    created: Time
    patience: Annotated[int, Meta(ge=60, le=86_400)] | None
    hints: bool
    box: CopiedBox | None
    seats: Annotated[list[CopiedSeat], Meta(min_length=1, max_length=200)]
    lines: Annotated[list[CopiedLine], Meta(max_length=MOST_LINES)]

    def is_match_of(self, setup: Setup) -> bool:
        """Whether it was dealt as the table of *setup*."""
        own = (self.title, self.rules, self.data, self.seed, len(self.seats), self.options)
        box = None if self.box is None else self.box.written
        there = (setup.title, setup.rules, setup.data, setup.seed, setup.seats, dict(setup.options))
        return (*own, box) == (*there, None if setup.box is None else setup.box.written)

    def same_lines(self, entries: Sequence[Entry]) -> int:
        """How many lines are the same in both logs before they part."""
        pairs = zip(self.lines, entries, strict=False)
        return next(
            (place for place, (line, entry) in enumerate(pairs) if not line.is_same(entry)),
            min(len(self.lines), len(entries)),
        )


DECODER = msgspec.json.Decoder(Copied)


def pack(stored: Stored, holder: str) -> TableCopy:
    """The match of *stored* for *holder* to take elsewhere."""
    setup = stored.setup
    copied = Copied(
        title=setup.title,
        rules=setup.rules,
        data=setup.data,
        options=dict(setup.options),
        seed=setup.seed,
        has_chosen_deal=setup.has_chosen_deal,
        created=setup.created,
        patience=setup.patience,
        hints=setup.hints,
        box=None if setup.box is None else CopiedBox(setup.box.name, setup.box.written),
        seats=[_copied_seat(one, holder) for one in stored.seating.sittings],
        lines=[CopiedLine(one.seat, one.action, one.command, one.at) for one in stored.entries],
    )
    packed = b64encode(zlib.compress(msgspec.json.encode(copied), 9)).decode()
    return TableCopy(FORMAT, setup.id, setup.title, packed)


def unpack(copy: TableCopy) -> Copied:
    """The match in *copy*, which anybody may have written."""
    if copy.format > FORMAT:
        raise Refusal("copy/newer", "That match was packed by a newer version of Inklands.")
    try:
        unpacking = zlib.decompressobj()
        content = unpacking.decompress(b64decode(copy.packed, validate=True), MOST_BYTES)
        if not unpacking.eof:
            raise _unreadable()
        return DECODER.decode(content)
    except (ValueError, zlib.error, *UNREADABLE) as error:
        raise _unreadable() from error


def bare_name(copy: TableCopy) -> str:
    """What the table of *copy* is called, wherever it is."""
    found = NAME.fullmatch(copy.table)
    if found is None:
        raise _unreadable()
    return found[1]


def name_apart(name: str, copied: Copied) -> str:
    """The name of a match that parted from the table *name*: always the same for the same log."""
    content = name.encode() + msgspec.json.encode(copied.lines)
    return urlsafe_b64encode(blake2b(content, digest_size=16).digest()).rstrip(b"=").decode()


def own_box(copied: Copied) -> Box | None:
    return None if copied.box is None else Box.parse(copied.box.name, copied.box.written)


def sittings_of(copied: Copied, holder: str) -> tuple[Sitting, ...]:
    """Who sits where after *holder* has brought the match."""
    sittings: list[Sitting] = []
    for seat in copied.seats:
        taken = [one.name for one in sittings if one.name]
        name = distinct_name(seat.name, taken) if seat.name else ""
        level = check_level(seat.level) if seat.kind == "bot" else None
        owner = holder if seat.is_mine else None
        sittings.append(Sitting(seat.kind, name, owner, level, seat.since))
    return tuple(sittings)


def replayed(copied: Copied, title_source: TitleSource) -> LiveFeed:
    """The match of *copied*, played again: whatever the rules do not allow is refused."""
    box = own_box(copied)
    try:
        game = title_source.loader(copied.rules, box)(copied.title)
    except UnknownGame as error:
        raise _other_rules(copied, "does not have that title") from error
    if not plays(game, copied.rules, copied.data):
        now = f"plays by rules {game.rules_version} and data {game.data.version}"
        raise _other_rules(copied, now)
    feed = LiveFeed(Match(game, len(copied.seats), int(copied.seed), copied.options))
    for entry in entries_of(copied.lines):
        try:
            _play(feed, entry)
        except InklandsError as error:
            sentence = f"That match does not play out as it says, from line {entry.index + 1} on."
            raise Refusal("copy/broken", sentence) from error
    if not feed.is_over and any(one.kind == "person" and not one.is_mine for one in copied.seats):
        raise _unreadable()
    return feed


def entries_of(lines: Iterable[CopiedLine]) -> list[Entry]:
    return [
        Entry(
            index, line.seat, "act" if line.action else "undo", line.action, line.command, line.at
        )
        for index, line in enumerate(lines)
    ]


def command_of(feed: LiveFeed, entry: Entry) -> messages.LogCommand:
    """What the seat of *entry* would send now to do the same."""
    decision = feed.decision(entry.seat)
    if entry.kind == "act":
        return messages.Act(entry.command, entry.seat, decision, entry.action)
    return messages.Undo(entry.command, entry.seat, decision)


def _play(feed: LiveFeed, entry: Entry) -> None:
    if entry.seat >= feed.match.seats or feed.has_taken(entry.seat, entry.command):
        raise _unreadable()
    feed.check(command_of(feed, entry))
    feed.add(entry)


def _copied_seat(sitting: Sitting, holder: str) -> CopiedSeat:
    kind: Literal["person", "bot"] = "bot" if sitting.kind == "bot" else "person"
    is_mine = sitting.holder == holder
    return CopiedSeat(kind, is_mine, sitting.name, sitting.level, sitting.since)


def _unreadable() -> Refusal:
    return Refusal("copy/unreadable", "That match cannot be read: something in it was changed.")


def _other_rules(copied: Copied, now: str) -> Refusal:
    then = f"That match was begun with rules {copied.rules} and data {copied.data}"
    return Refusal("copy/other-rules", f"{then}; this home of the table {now}.", 409)
