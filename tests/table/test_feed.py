"""What a viewer is sent depends on the log alone, not on when somebody began to follow."""

import json
from typing import Any
from zlib import crc32

import pytest

from inklands.core.catalogue import load, titles
from inklands.core.match import Match
from inklands.core.rng import Rng
from inklands.table.match.feeds.live import LiveFeed
from inklands.table.store.store import Entry
from inklands.table.wire.messages import encode
from tests.table.random_play import play_at_random

SEATS = 3
LINES = 60


def followed(title: str, seed: int) -> tuple[LiveFeed, list[Entry]]:
    """A random match with undos, followed by everybody from the start, and its log."""
    feed = LiveFeed(Match(load(title), SEATS, seed))
    feed.follow([*range(SEATS), None])
    return feed, play_at_random(feed, Rng(seed), most=LINES)


@pytest.mark.parametrize("title", titles())
def test_who_comes_late_is_sent_the_same_updates(title: str):
    feed, log = followed(title, 1)
    late = LiveFeed(Match(load(title), SEATS, 1))
    for entry in log:
        late.add(entry)

    assert any(entry.kind == "undo" for entry in log)
    for viewer in (*range(SEATS), None):
        assert late.viewer_feed(viewer) == feed.viewer_feed(viewer)
        assert late.update(viewer, 0) == feed.update(viewer, 0)
    for entry in log:
        numbers = [one.number_of(entry.seat, entry.command) for one in (feed, late)]
        assert numbers[0] == numbers[1] is not None


@pytest.mark.parametrize("title", titles())
def test_what_is_sent_line_by_line_is_what_a_fresh_feed_sends(title: str):
    _, log = followed(title, 3)
    live = LiveFeed(Match(load(title), SEATS, 3))
    for viewer in (*range(SEATS), None):
        live.viewer_feed(viewer)

    for entry in log:
        live.add(entry)
        updates = {viewer: live.update(viewer, 0) for viewer in live.viewers}
        if entry.index % 6 == 0:
            fresh = LiveFeed(Match(load(title), SEATS, 3))
            for line in log[: entry.index + 1]:
                fresh.add(line)
            assert updates == {viewer: fresh.update(viewer, 0) for viewer in updates}


@pytest.mark.parametrize("title", titles())
def test_events_sent_live_and_events_sent_on_coming_back_are_the_same(title: str):
    feed, log = followed(title, 2)
    viewer_feed = feed.viewer_feed(0)

    for seen in range(viewer_feed.number + 1):
        resumed = feed.update(0, seen)
        assert resumed.events == [event for event in viewer_feed.events if event.number > seen]
        assert all(number <= seen for number in resumed.retracted)
        assert not {event.number for event in resumed.events} & set(resumed.retracted)
    assert log


def applied(known: dict[str, Any], sent: dict[str, Any]) -> dict[str, Any]:
    """The update that a client of `docs/wire.md` has after *sent*."""
    update: dict[str, Any] = json.loads(json.dumps(known))
    for change in sent["changes"]:
        *way, last = change["path"]
        place = update
        for step in way:
            place = place[step]
        if isinstance(place, list) and last == len(place):
            place.append(change["value"])
        else:
            place[last] = change["value"]
    return update | {name: sent[name] for name in ("number", "since", "events", "retracted")}


def digest(update: dict[str, Any]) -> str:
    passing = {"type", "seat", "number", "since", "events", "retracted"}
    position = {name: value for name, value in update.items() if name not in passing}
    text = json.dumps(position, separators=(",", ":"), ensure_ascii=False)
    return f"{crc32(text.encode()):08x}"


@pytest.mark.parametrize("title", titles())
def test_changes_lead_every_viewer_to_the_updates_that_others_are_sent_whole(title: str):
    _, log = followed(title, 4)
    live = LiveFeed(Match(load(title), SEATS, 4))
    known = {viewer: json.loads(encode(live.update(viewer, 0))) for viewer in (*range(SEATS), None)}
    size = whole_size = 0

    for entry in log:
        for viewer in live.add(entry):
            number = live.number(viewer)
            changes = live.changes(viewer, number - 1)
            assert changes is not None
            text, whole = encode(changes), encode(live.update(viewer, number - 1))
            known[viewer] = applied(known[viewer], json.loads(text))
            assert known[viewer] == json.loads(whole)
            assert digest(known[viewer]) == changes.digest
            size, whole_size = size + len(text), whole_size + len(whole)

    assert any(entry.kind == "undo" for entry in log)
    assert size < whole_size / 2


def test_who_has_missed_an_update_is_sent_a_whole_one():
    _, log = followed("cartographers", 5)
    feed = LiveFeed(Match(load("cartographers"), SEATS, 5))
    feed.update(0, 0)
    for entry in log[:8]:
        feed.add(entry)
        feed.update(0, 0)
    number = feed.number(0)

    assert feed.changes(0, number - 1) is not None
    assert feed.changes(0, number - 2) is None
    assert feed.changes(0, number) is None
