"""
A finished match as the store keeps it, so that no rules are needed to show it again.

Everything is kept as it was sent. A field that `Update` or another message gains later must have a
default, or what was kept before can no longer be read; `tests/table/former/` holds such outcomes.
"""

from __future__ import annotations

import zlib

import msgspec
from msgspec import Struct

from inklands.table.match.feeds.live import LiveFeed
from inklands.table.match.feeds.replay import FullMoment, moments_of
from inklands.table.wire import messages


class ViewerOutcome(Struct, frozen=True):
    """The last update of a viewer, with every event, and what was taken back on the way."""

    update: messages.Update
    retracted: list[tuple[int, int]]


class Outcome(Struct, frozen=True):
    """A finished match: for each seat and for onlookers, the record, and every moment."""

    height: int
    width: int
    letters_columns: bool
    viewers: list[ViewerOutcome]
    """The seats in order, and after them the onlookers."""
    record: str
    moments: list[FullMoment]


DECODER = msgspec.json.Decoder(Outcome)


def encode_outcome(feed: LiveFeed) -> bytes:
    """What is to be kept of a match that is over."""
    assert feed.is_over
    match, grid = feed.match, feed.grid
    seats = range(match.seats)
    viewers = (*seats, None)
    feed.follow([viewer for viewer in viewers if viewer not in feed.viewers])
    outcome = Outcome(
        grid.height,
        grid.width,
        grid.letters_columns,
        [
            ViewerOutcome(feed.update(viewer, 0), feed.viewer_feed(viewer).retracted)
            for viewer in viewers
        ],
        str(feed.record()),
        list(moments_of(match, seats)),
    )
    return zlib.compress(msgspec.json.encode(outcome))


def decode_outcome(kept: bytes) -> Outcome:
    return DECODER.decode(zlib.decompress(kept))
